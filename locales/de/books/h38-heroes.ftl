### Spuk 38, Höllenbestien: das Buch der Helden.

betrayal-book-h38-heroes-story = Der Hund winselte, der Boden wurde heiß, und aus den Ritzen kamen sie: Fledermäuse mit Flügeln aus Feuer. Einer von euch hat ihnen die Tür aufgehalten.
betrayal-book-h38-heroes-goal = Vertreibt die Feuerfledermäuse mit einem Exorzismus: so viele gelungene Würfe, wie Spieler dabei sind, jeder an einer anderen Quelle.
betrayal-book-h38-heroes-can = Geht an einen heiligen oder gelehrten Ort oder besorgt euch die richtige Karte und würfelt dort. Eine Quelle, die gewirkt hat, ist verbraucht: Verteilt euch. Weder Klinge noch Kugel kann den Tieren etwas anhaben: Haltet euch von ihnen fern.
betrayal-book-h38-heroes-foe = Die Fledermäuse verbrennen euch, wenn ihr mit ihnen in einem Raum bleibt. Der Verräter befiehlt ihnen, sagt euch, wie weh sie tun, und will euch alle tot sehen.
betrayal-book-h38-heroes-rules =
    Quellen für einen Verstandeswurf von 5 oder mehr: Kapelle, Krypta, Pentagrammkammer, Heiliges Symbol, Ring.
    Quellen für einen Wissenswurf von 5 oder mehr: Bibliothek, Forschungslabor, Buch, Kristallkugel.
    Ihr müsst in dem Raum sein oder die Karte halten. Jeder Held macht einen solchen Wurf pro Zug, neben einem Angriff.
    Ein Erfolg markiert die Quelle; niemand kann sie noch einmal nutzen. Ein Fehlschlag lässt sie offen. Eine Karte, die dient, ist in diesem Zug benutzt.
    Markierungen bleiben, was auch aus Raum oder Karte wird. Ihr gewinnt sofort mit so vielen Markierungen, wie Spieler dabei sind, die toten mitgezählt.
    Feuerfledermäuse greifen nicht an, können nicht angegriffen werden und bremsen euch nicht. Ihr bremst sie. Der Tod des Verräters beendet den Spuk nicht.

betrayal-objective-h38-heroes-marks = An verschiedenen Quellen exorzieren

betrayal-choice-h38-heroes-exorcise = Exorzismus { $trait-with } ({ $source })
    .help = { $trait-roll } von 5 oder mehr. Ein Erfolg markiert die Quelle ({ $source }); dann dient sie niemandem mehr.
