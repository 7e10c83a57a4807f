### Spuk 26, Des Pfeifers Lohn: das Buch der Helden.

betrayal-book-h26-heroes-story = Das Kratzen hinter der Täfelung geht euch schon den ganzen Abend nach. Nur einer von euch hat darüber gelächelt. Dann bekam das Lächeln Zähne, ein schrilles Wort fiel, und die Fußleisten barsten.
betrayal-book-h26-heroes-goal = Tötet jede Ratte im Haus, oder tötet den Verräter, bevor er die Pentagrammkammer betritt.
betrayal-book-h26-heroes-can = Schneidet dem Verräter den Weg dorthin ab. Ist es dafür zu spät, jagt die Ratten, eine nach der anderen, und beeilt euch.
betrayal-book-h26-heroes-foe = In der Pentagrammkammer vollzieht der Verräter ein Ritual, das nur der Tod aller Ratten aufhält. Die Ratten greifen in Schwärmen an.
betrayal-book-h26-heroes-rules =
    Eine besiegte Ratte ist tot; ihr greift immer nur eine an.
    Weder ihr noch die Ratten können die Pentagrammkammer betreten. Was euch dorthin brächte, bringt euch in einen Raum daneben.
    Solange der Verräter darin ist, erreicht ihn nichts von euch: kein Angriff, kein Schuss, kein Dynamit.
    Stirbt der Verräter, nachdem er dort war, machen die Ratten ohne ihn weiter, und alle müssen sterben.

betrayal-objective-h26-heroes-traitor = Den Verräter töten, bevor er die Pentagrammkammer erreicht
betrayal-objective-h26-heroes-rats = Alle Ratten töten
