### Spuk 8, Das Klagen der Banshee: das Buch der Helden.

betrayal-book-h08-heroes-story = Jemand hat das Geisterbrett um Gesellschaft gebeten, und Gesellschaft kam: eine Frau in silbernen Lumpen, die durch die Räume weht und deren Stimme niemand lange erträgt. Einer von euch lächelt ihr zu.
betrayal-book-h08-heroes-goal = Bringt sie mit einem Exorzismus zum Schweigen: so viele gelungene Würfe, wie Spieler dabei sind, jeder an einer anderen Quelle.
betrayal-book-h08-heroes-can = Geht an einen heiligen oder gelehrten Ort oder besorgt euch die richtige Karte und würfelt dort. Eine Quelle, die gewirkt hat, ist verbraucht: Verteilt euch. Geht der Banshee aus dem Weg, denn ihr Schrei tötet.
betrayal-book-h08-heroes-foe = Der Verräter hat sie gerufen und hört sie nicht, solange er das Geisterbrett hält. Nehmt es ihm, und er leidet wie ihr. Einen Helden schützt es nicht.
betrayal-book-h08-heroes-rules =
    Quellen für einen Verstandeswurf von 5 oder mehr: Kapelle, Krypta, Pentagrammkammer, Heiliges Symbol, Geisterbrett.
    Quellen für einen Wissenswurf von 5 oder mehr: Bibliothek, Forschungslabor, Buch, Kristallkugel.
    Ihr müsst in dem Raum sein oder die Karte halten. Jeder Held macht einen solchen Wurf pro Zug, neben einem Angriff.
    Ein Erfolg markiert die Quelle; niemand kann sie noch einmal nutzen. Ein Fehlschlag lässt sie offen. Eine Karte, die dient, ist in diesem Zug benutzt.
    Markierungen bleiben, was auch aus Raum oder Karte wird. Ihr gewinnt sofort mit so vielen Markierungen, wie Spieler dabei sind.
    Die Banshee kann weder angegriffen noch verletzt noch betäubt werden.

betrayal-objective-h08-heroes-exorcise = An verschiedenen Quellen exorzieren

betrayal-choice-h08-heroes-exorcise = Exorzismus { $trait-with } ({ $source })
    .help = { $trait-roll } von 5 oder mehr. Ein Erfolg markiert die Quelle ({ $source }); dann dient sie niemandem mehr.
