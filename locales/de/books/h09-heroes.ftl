### Spuk 9, Der Totentanz: das Buch der Helden.

betrayal-book-h09-heroes-story = Alle Uhren schlagen zugleich zwölf, dabei war es kaum neun. Als die letzte schweigt, setzt irgendwo, überall, eine Fiedel ein, so süß, dass sich der Magen umdreht. Deine Ferse klopft den Takt. Du hast es ihr nicht befohlen.
betrayal-book-h09-heroes-goal = Trotzt dem Fiedler in der Pentagrammkammer so oft, wie es Spieler gibt.
betrayal-book-h09-heroes-can = Bringt das heilige Symbol in die Pentagrammkammer, versammelt euch darum und würfelt. Wer es trägt, hört keine Melodie. Haltet euch vom Ballsaal fern.
betrayal-book-h09-heroes-foe = Noch ist niemand ein Verräter. Doch wer der Musik nachgibt, wird einer.
betrayal-book-h09-heroes-rules =
    Zu Beginn jedes deiner Züge, es sei denn, du trägst das heilige Symbol: ein Verstandeswurf von 4 oder mehr. Misslingt er im Ballsaal, bist du verloren und wirst Verräter. Misslingt er anderswo, verlierst du 1 Verstand, und deine ganze Bewegung nimmt in diesem Zug den kürzesten Weg zum Ballsaal, durch Räume, die schon liegen; dort bleibst du. Unterwegs darfst du handeln, aber nichts erkunden.
    Verstand auf dem Totenkopf, woher auch immer, tötet dich nicht: Du wirst Verräter. Deine anderen Eigenschaften töten wie üblich.
    Trotzen: Ein Held in der Pentagrammkammer, solange das Symbol in diesem Raum ist, gleich bei wem, würfelt mit Verstand: 5 oder mehr gelingt. Einmal pro Zug. Ein Held, der das Symbol hineinträgt, würfelt nicht im selben Zug. Erfolge gehen nie verloren.
    Kein Held gibt das Symbol her oder legt es ab. Stirbt sein Träger, liegt es da; ein Träger, der sich verwandelt, behält es. Einem Verräter dürft ihr es stehlen.
    Der Fiedler kann nicht angegriffen werden. Helden greifen keine Helden an.

betrayal-objective-h09-heroes-defy = Dem Fiedler in der Pentagrammkammer trotzen
betrayal-choice-h09-heroes-defy = Dem Fiedler trotzen (Verstand)
    .help = Verstandeswurf von 5 oder mehr. Einmal pro Zug.
