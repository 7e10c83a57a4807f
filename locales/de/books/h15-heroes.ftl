### Spuk 15, Hier gibt es Drachen: das Buch der Helden.

betrayal-book-h15-heroes-story = Einer von euch hebt eine Kinderzeichnung vom Boden auf und flüstert mit ihr. Die Haustür birst. Was sich hereinschiebt, füllt die Halle bis zur Decke, mit Schuppen wie Dachziegel und einem Schlund, der glüht. „Friss sie“, sagt euer Freund und lacht. Es ist nicht euer Traum.
betrayal-book-h15-heroes-goal = Erschlagt den Drachen.
betrayal-book-h15-heroes-can = Holt die antike Rüstung und den Schild, die irgendwo im Keller liegen, und nehmt den Speer. Wer Rüstung und Speer hat, neben dem, der den Schild trägt, hat eine Chance.
betrayal-book-h15-heroes-foe = Der Drache beißt und speit Feuer. Nur der Verräter weiß, wie viel er aushält, und sagt euch, wenn er tot ist.
betrayal-book-h15-heroes-rules =
    Antike Rüstung: Sie anzulegen kostet deinen ganzen Zug, ebenso, sie abzulegen und jemandem in deinem Raum zu geben. Angelegt nimmt sie jedem Angriff 5 Punkte körperlichen Schaden, Feuer und Hitze aber nichts, und du gehst 1 Feld weniger. Im Kampf kann man sie nicht stehlen, und neben der Rüstung kann man sie nicht tragen.
    Schild: Wer ihn trägt, dem tun Feuer und Hitze nichts, doch er geht 1 Feld weniger. Jeder Held im selben Raum ist vor dem Drachenfeuer sicher.
    Mindestens 1 Feld kannst du immer gehen.
    Speer: Gegen den Drachen zählst du 4 zu deinem Ergebnis, wenn du mit ihm angreifst, mit Kraft, und wenn der Drache dich angreift.
    Vom Drachen verbrannt, darfst du nach dem Schadenswurf Gegenstände den Flammen überlassen: 2 Punkte weniger für jeden.
    Der Drache wird nie betäubt. Ihr gewinnt, sobald er tot ist.

betrayal-objective-h15-heroes-gear = Schild, Rüstung und Speer zusammentragen
betrayal-objective-h15-heroes-slay = Den Drachen erschlagen

betrayal-choice-h15-heroes-wear = Die antike Rüstung anlegen
    .help = Kostet den ganzen Zug. Angelegt nimmt sie jedem Angriff 5 Punkte körperlichen Schaden, dem Feuer nicht; du gehst 1 Feld weniger.
betrayal-choice-h15-heroes-give = Die antike Rüstung ablegen und { $explorer-to } geben
    .help = Kostet den ganzen Zug.
betrayal-choice-h15-heroes-discard = { $card-the } den Flammen überlassen
    .help = 2 Punkte Schaden weniger.
betrayal-choice-h15-heroes-keep = Den Flammen nichts mehr überlassen
betrayal-ask-h15-heroes-discard = Durch das Feuer { $points ->
        [one] droht { $explorer-to } 1 Punkt
       *[other] drohen { $explorer-to } { $points } Punkte
    } körperlicher Schaden. Was überlässt du den Flammen?
