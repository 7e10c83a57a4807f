### Spuk 26, Des Pfeifers Lohn: das Buch des Verräters.

betrayal-book-h26-traitor-story = Sie wispern hinter dem Putz, und endlich verstehst du jedes Wort. Sie nennen dich Vetter. So lange haben sie auf einen der Ihren gewartet, der Hände hat, um den Kreis zu ziehen.
betrayal-book-h26-traitor-goal = Du gewinnst, wenn das Ritual vollendet ist oder wenn alle Helden tot sind.
betrayal-book-h26-traitor-can = Lauf zur Pentagrammkammer und würfle dort für das Ritual, Zug um Zug. Deine Ratten streifen derweil durchs Haus: Halte sie beisammen, denn allein sterben sie.
betrayal-book-h26-traitor-foe = Die Helden wollen jede Ratte im Haus töten; ohne sie ist dein Ritual nichts wert.
betrayal-book-h26-traitor-rules =
    Ritual: in der Pentagrammkammer, einmal pro Zug, ein Verstandeswurf von 3 oder mehr. Du brauchst 5 Erfolge bei drei oder vier Spielern, 4 bei fünf oder sechs. Marker bleiben, wenn du gehst.
    Jeder Erfolg bringt auch eine Ratte zurück, falls eine gestorben ist, in einen Raum neben der Kammer, mit oder ohne Tür.
    In der Kammer kann dir kein Held etwas tun; deine Schüsse und dein Dynamit reichen trotzdem hinaus. Helden und Ratten kommen nie hinein.
    Ratten haben Tempo 3, Kraft 2 und Verstand 1. Eine besiegte Ratte ist tot.
    Beliebig viele Ratten in einem Raum dürfen gemeinsam einen Helden angreifen. Ihre Kraft wird zusammengezählt, höchstens 8 Würfel, und keine von ihnen greift in diesem Zug noch einmal an. Ein Schwarm, der verliert, erleidet keinen Schaden; eine einzelne Ratte, die verliert, stirbt.

betrayal-objective-h26-traitor-ritual = Das Ritual in der Pentagrammkammer vollenden
betrayal-objective-h26-traitor-heroes = Die Helden dem Schwarm überlassen

betrayal-ask-h26-traitor-rat = Wo kommt die nächste Ratte aus der Wand? (noch { $left })
    .help = Zwei Ratten je Person kommen dort aus den Wänden, wo niemand steht. Du sagst, in welchen Räumen.
betrayal-ask-h26-traitor-rats = Wie viele Ratten greifen { $target-acc } an?
betrayal-choice-h26-traitor-ritual = Das Ritual vollziehen
    .help = { $trait-roll } von { $target } oder mehr: ein Marker für dich und, falls eine gestorben ist, eine Ratte neben der Kammer.
betrayal-choice-h26-traitor-swarm = Über { $target-acc } herfallen
    .help = Bis zu { $count } Ratten hier greifen gemeinsam mit zusammengezählter Kraft an. Verlieren sie, geschieht ihnen nichts; in diesem Zug greifen sie nicht noch einmal an.
betrayal-choice-h26-traitor-rats = { $count } Ratten
