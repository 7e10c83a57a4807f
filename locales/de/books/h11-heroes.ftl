### Spuk 11, Lasst sie herein: das Buch der Helden.

betrayal-book-h11-heroes-story = Oben klappert ein Fensterflügel, dann noch einer. Jemand lacht, hell und froh, und ein kalter Hauch geht durch die Räume, in dem es flüstert. Da draußen sind Gesichter im Nebel, und einer von euch öffnet ihnen.
betrayal-book-h11-heroes-goal = Bannt alle Schemen: durch einen Exorzismus mit so vielen gelungenen Würfen, wie Spieler dabei sind, oder einzeln mit dem Ring.
betrayal-book-h11-heroes-can = Würfelt an heiligen oder gelehrten Orten oder mit der richtigen Karte; jede Quelle wirkt einmal. Der Ring bannt einzeln, was schon drinnen ist.
betrayal-book-h11-heroes-foe = Der Verräter und der Wahnsinnige wollen die Schemen einlassen, und die wollen euren Tod. Kein Hieb trifft einen Schemen. Solange der Wahnsinnige mit dem Einlassen beschäftigt ist, greift er niemanden an; er wehrt sich aber.
betrayal-book-h11-heroes-rules =
    Quellen für einen Verstandeswurf von 5 oder mehr: Kapelle, Krypta, Pentagrammkammer, Heiliges Symbol, Ring.
    Quellen für einen Wissenswurf von 5 oder mehr: Bibliothek, Forschungslabor, Buch, Kristallkugel.
    Ihr müsst in dem Raum sein oder die Karte halten. Jeder Held macht einen solchen Wurf pro Zug, neben einem Angriff. Ein Erfolg markiert die Quelle, die dann niemandem mehr dient; ein Fehlschlag lässt sie offen. Eine Karte, die dient, ist in diesem Zug benutzt.
    Mit so vielen Markierungen, wie Spieler dabei sind, gewinnt ihr sofort, was auch noch im Haus ist.
    Wer den Ring hält, darf einen Schemen am selben Ort mit Verstand angreifen, auch einen betäubten. Ein Sieg bannt ihn für immer, eine Niederlage ist geistiger Schaden. Ihr gewinnt auch, wenn drinnen und draußen kein Schemen mehr ist und der Ring wenigstens einen gebannt hat.
    Ein Schemen, der euch angreift und verliert, ist betäubt. Sonst kann man Schemen nichts tun.
    Ein Schemen, der noch draußen ist, tut nichts und bremst niemanden. Durch die offene Haustür kommt niemand hinaus.

betrayal-objective-h11-heroes-marks = An verschiedenen Quellen exorzieren
betrayal-objective-h11-heroes-ring = Oder jeden Schemen mit dem Ring bannen

betrayal-choice-h11-heroes-exorcise = Exorzismus { $trait-with } ({ $source })
    .help = { $trait-roll } von 5 oder mehr. Ein Erfolg markiert die Quelle ({ $source }); dann dient sie niemandem mehr.
