### Spuk 24, Flieg nach Haus: das Buch der Helden.

betrayal-book-h24-heroes-story = Es klingt wie Sand an den Läden. Dann lacht jemand und würgt, und das Geräusch ist drinnen. Sie sind klein, ihre Augen sind rot, und es nimmt kein Ende mit ihnen.
betrayal-book-h24-heroes-goal = Vertreibt die Fledermäuse mit der Orgel, und tötet dann die, die noch an euch trinken.
betrayal-book-h24-heroes-can = Geht ins Orgelzimmer: Es braucht Kraft, die Orgel in Gang zu bringen, und Wissen, um zu spielen, was sie nicht ertragen. Schlagt die Tiere von euch und voneinander ab.
betrayal-book-h24-heroes-foe = Der Verräter hat die Fledermäuse eingelassen und ist als Erster daran gestorben. Jetzt wollen sie euer Blut.
betrayal-book-h24-heroes-rules =
    Schritt 1: Im Orgelzimmer bringt ein Kraftwurf von 5 oder mehr die Orgel in Gang; dann läuft sie von allein.
    Schritt 2: Läuft sie, braucht es im Orgelzimmer einen Wissenswurf von 6 oder mehr, für alle, die Musik lieben (Darrin „Flash“ Williams, Zoe Ingstrom, Professor Longfellow), von 5. Alle Fledermäuse, die auf niemandem sitzen, sind für immer fort, und keine kommt mehr nach.
    Jeder Held versucht einen Schritt pro Zug.
    Schritt 3: Ihr gewinnt, wenn auf keinem lebenden Helden mehr eine Fledermaus sitzt; das kann sofort sein.
    Zu Beginn deines Zuges erleidest du für jede Fledermaus auf dir 1 Punkt körperlichen Schaden, als eine Summe; die Rüstung nimmt 1 davon weg. Jede kostet dich ein Feld deiner Bewegung, doch 1 Feld weit kommst du immer.
    Eine Fledermaus auf dir oder auf einem Helden am selben Ort kannst du mit Kraft angreifen; das ist dein Angriff in diesem Zug. Ein Sieg tötet sie, eine Niederlage verletzt dich wie immer.
    Fledermäuse, die auf niemandem sitzen, bremsen euch nicht. Ihr könnt sie bekämpfen wie andere Monster; das betäubt sie.
    Stirbt ein Held, suchen sich seine Fledermäuse jemand anderen; nach Schritt 2 sind sie fort.

betrayal-objective-h24-heroes-start = Die Orgel in Gang bringen
betrayal-objective-h24-heroes-play = Spielen, was die Fledermäuse vertreibt
betrayal-objective-h24-heroes-swat = Die Fledermäuse von euch und euren Freunden abschlagen

betrayal-choice-h24-heroes-start = Die Orgel in Gang bringen (Kraft)
    .help = Kraftwurf von 5 oder mehr. Ein Schritt an der Orgel pro Zug.
betrayal-choice-h24-heroes-play = Die Orgel spielen (Wissen)
    .help = Wissenswurf von { $target } oder mehr. Alle Fledermäuse, die auf niemandem sitzen, sind vertrieben.
betrayal-choice-h24-heroes-swat = Nach einer Fledermaus schlagen: { $explorer }{ $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
    .help = Dein Angriff in diesem Zug, mit Kraft. Ein Sieg tötet die Fledermaus; eine Niederlage verletzt dich.
