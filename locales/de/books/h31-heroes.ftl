### Spuk 31, In der Luft: das Buch, das alle lesen.

betrayal-book-h31-heroes-story = Ein Schrei wie reißendes Eisen, dann kippt der Boden, und euch sackt der Magen weg. Vor dem Fenster ist das Dorf so groß wie ein Teller, dann wie eine Münze. Krallen haben sich um das Haus geschlossen, und wem sie gehören, der hat Mäuler zu stopfen. Früher, sagt jemand, gab es hier Fallschirme. Jemand fängt an, euch zu zählen.
betrayal-book-h31-heroes-goal = Verlasst das Haus mit einem Fallschirm. Wem das gelingt, der gewinnt; wer zurückbleibt, wird verfüttert.
betrayal-book-h31-heroes-can = Durchsucht Räume mit einem Omensymbol, nehmt einen Fallschirm dem ab, der einen hat, eilt dann zu einem Ausgang und findet den Mut zum Sprung.
betrayal-book-h31-heroes-foe = Einen Verräter gibt es nicht. Aber es gibt nur halb so viele Fallschirme wie Spieler, abgerundet, und rechnen können alle.
betrayal-book-h31-heroes-rules =
    Der Keller ist für immer fort. Der Aufzug fährt nicht mehr dorthin, die Kohlenrutsche endet in der Luft, und durch das eingestürzte Zimmer fällt niemand mehr.
    Suchen: in einem Raum mit Omensymbol, Wissenswurf oder Tempowurf von 4 oder mehr, einmal in deinem Zug, wenn du keinen Fallschirm hast. Jeder Raum birgt höchstens einen. Wer einen findet, bewegt sich in diesem Zug nicht mehr.
    Abnehmen: Greife jemanden in deinem Raum an, der einen Fallschirm hat, wenn du keinen hast, Kraft gegen Kraft oder Wissen gegen Wissen; Waffen für Kraft helfen. Gewinnst du, ist er dein. Niemand wird verletzt, und dein Zug ist so oder so vorbei.
    Angreifen darfst du auch wie sonst jeden, um zu verletzen oder andere Dinge zu stehlen, aber keinen Fallschirm. Tote lassen ihren fallen.
    Niemand trägt mehr als einen Fallschirm. Tauschen, ablegen und aufheben darf man sie; wer einen erst in diesem Zug bekommt, springt frühestens im nächsten.
    Alle bremsen alle: Einen Raum zu verlassen kostet 1 Feld mehr für jeden anderen darin.
    Ausgang: Mit einem Fallschirm in der Eingangshalle, auf dem Balkon, im Turm, in der Kohlenrutsche oder im eingestürzten Zimmer gibst du 1 Feld aus und machst einen Wissenswurf oder Verstandeswurf, einmal in deinem Zug. Ab 4 bist du draußen und gewinnst.
    Es endet, wenn der letzte Fallschirm fort ist oder niemand mehr im Haus.

betrayal-objective-h31-heroes-parachute = Einen Fallschirm ergattern
betrayal-objective-h31-heroes-out = Springen, ehe ihn dir jemand abnimmt

betrayal-choice-h31-heroes-search = Nach einem Fallschirm suchen ({ $trait })
    .help = { $trait-roll }, { $target } oder mehr: Du findest einen und bewegst dich in diesem Zug nicht mehr. Einmal in deinem Zug.
betrayal-choice-h31-heroes-steal = { $explorer-to } den Fallschirm abnehmen ({ $trait }{ $card-id ->
        [none] )
       *[other] , { $card-with })
    }
    .help = { $trait } gegen { $trait }. Gewinnst du, ist der Fallschirm dein; verletzt wird niemand. Dein Zug endet so oder so.
betrayal-choice-h31-heroes-exit = Aus dem Haus springen ({ $trait })
    .help = Kostet 1 Feld. { $trait-roll }, { $target } oder mehr: Du bist draußen und gewinnst. Einmal in deinem Zug.
