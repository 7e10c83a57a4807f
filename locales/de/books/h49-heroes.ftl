### Spukfall 49, Es steht dir gut: das Buch der Helden.

betrayal-book-h49-heroes-story = Etwas zog an euch, sanft wie eine Hand am Ärmel, und ihr tratet aus euch heraus. Euer Körper liegt zu euren Füßen und atmet ohne euch. Die Wände sind nur noch Nebel. Und durch den Nebel kommt etwas, das sehr lange nackt war.
betrayal-book-h49-heroes-goal = Vernichtet den Astralgeist. So viele gelungene Angriffe, wie Spieler da sind, genügen; dann kehrt ihr in eure Körper zurück.
betrayal-book-h49-heroes-can = Schwebt durch Wände, sammelt euch, wo der Geist ist, und schlagt mit Wissen oder Verstand zu. Betäubt den Verräter, der eure hilflosen Körper schlägt.
betrayal-book-h49-heroes-foe = Der Verräter dient einem Astralgeist. In einem bewusstlosen Körper wäre dieser unsterblich.
betrayal-book-h49-heroes-rules =
    Ihr seid Seelen, mit all euren Eigenschaften. Wände zwischen Räumen, die eine Seite teilen, sind wie Türen; Böden und Decken nicht. Auf und ab geht es frei durch Kohlenrutsche, eingestürztes Zimmer und Galerie. Was Räume über den Körper sagen, berührt euch nicht: Felsspalte, Turm und die Tür des Tresorraums halten euch nicht auf, die Katakomben schon. Trümmer und Spinnweben halten den Körper, nicht euch.
    Ihr entdeckt keine Räume. Ihr benutzt eure Gegenstände, bekommt aber keine neuen, tauscht und legt keine ab und nehmt keine Begleiter an. Schädel und Waffen nützen nichts. Wird eure Seele vernichtet, dann auch eure Gegenstände.
    Ihr greift nur mit Wissen oder Verstand an und verteidigt euch nur damit. Jeder Schaden ist geistig.
    Der Geist: Wer ihn angreift und gewinnt, legt einen Marker der Eigenschaft auf die eigene Karte. Wer verliert, erleidet nichts. Siege in der Verteidigung zählen nicht.
    Der Verräter: Wer ihn besiegt, betäubt ihn, statt ihn zu verletzen; er setzt den nächsten Zug aus. Wer verliert, erleidet geistigen Schaden.
    Der Verräter darf euren Körper angreifen, als Angriff eines Zuges: 2 Würfel geistiger Schaden, ohne Verteidigung, wo immer eure Seele ist.
    Eure Seele ist vernichtet, wenn Wissen oder Verstand den Totenkopf erreicht.

betrayal-objective-h49-heroes-spirit = Den Astralgeist vernichten
betrayal-objective-h49-heroes-traitor = Den Verräter betäuben

betrayal-choice-h49-heroes-strike = Schlag zu: { $target } ({ $trait })
    .help = Beide würfeln. Ein Sieg über den Geist zählt, und gegen ihn zu verlieren kostet nichts; ein Sieg über den Verräter betäubt.
