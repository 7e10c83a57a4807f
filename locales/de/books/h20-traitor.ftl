### Spuk 20, Die Geisterbraut: das Buch des Verräters.

betrayal-book-h20-traitor-story = Bei Hochzeiten hast du immer geweint, und keine war wie diese: eine Braut, die hundert Jahre Wort gehalten hat. Nur der Bräutigam zaudert. Jemand sollte ihm darüber hinweghelfen.
betrayal-book-h20-traitor-goal = Die Braut soll den Bräutigam heiraten, den sie erwählt hat.
betrayal-book-h20-traitor-can = Tötet den Bräutigam, du oder die Braut. Dann stehen beide in der Kapelle, und die Hochzeit dauert drei deiner Züge. Halte die anderen so lange fern.
betrayal-book-h20-traitor-foe = Sie wollen die Hochzeit verhindern.
betrayal-book-h20-traitor-rules =
    Geisterbraut: Tempo 4, Verstand 6; bei 5 oder 6 Spielern Tempo 5, Verstand 7. Zwischen Räumen eines Stockwerks geht sie durch Wände wie durch Türen, nie durch Böden oder Decken. Nichts verletzt oder betäubt sie als ein Verstandesangriff mit dem Ring, und ein verlorener eigener Angriff kostet sie nichts.
    Sie greift mit Verstand an. Alle anderen erleiden geistigen Schaden; der Bräutigam verliert stattdessen Kraft: 1 bei 1 oder 2 Punkten, 2 bei 3 oder 4, 3 bei 5 oder mehr.
    Stirbt der Bräutigam, woran auch immer, lässt er alles zurück, auch den Ring. Braut und Geist kommen in die Kapelle und bleiben dort; Helden, die hereinkommen, darf sie noch angreifen.
    Von da an steigt die Leiste am Ende jedes deiner Züge, auch wenn du tot bist oder sie betäubt ist. Bei 3 hast du gewonnen.
    Ist kein Mann unter den Helden, ist ein Fremder der Bräutigam. Er steht in der Eingangshalle und rührt sich nie; du und die Braut könnt ihn angreifen.

betrayal-objective-h20-traitor-groom = Den Bräutigam töten
betrayal-objective-h20-traitor-wedding = Die Hochzeit ihren Lauf nehmen lassen
betrayal-objective-h20-traitor-heroes = Oder alle Helden töten
