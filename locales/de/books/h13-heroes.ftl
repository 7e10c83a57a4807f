### Spuk 13, Vielleicht auch träumen: das Buch der Helden.

betrayal-book-h13-heroes-story = Ihr habt gerufen, gerüttelt, geohrfeigt: nichts. Euer Freund schläft wie ein Stein und lächelt. Dann bewegten sich die Lippen, und etwas, das außerhalb eines Kopfes nichts zu suchen hat, stand auf und streckte sich.
betrayal-book-h13-heroes-goal = Weckt die schlafende Gestalt, bevor zu viele Albträume aus dem Haus entkommen sind.
betrayal-book-h13-heroes-can = Bringt das heilige Symbol in den Raum der schlafenden Gestalt und lasst es dort in den Händen eines Helden. Dann ruft und rüttelt alle, Zug um Zug. Tötet derweil, was ihr könnt.
betrayal-book-h13-heroes-foe = Der schlafende Geist hat Albträume freigelassen. Entkommen genug von ihnen, so verliert ihr. Wie viele das sind, hat nur der Verräter aufgeschrieben.
betrayal-book-h13-heroes-rules =
    Im Raum der schlafenden Gestalt, solange dort ein Held das heilige Symbol trägt, darf jeder Held einmal pro Zug mit Verstand oder Kraft würfeln, 5 oder mehr. Ein Erfolg ist ein Marker. Ihr gewinnt mit so vielen Markern, wie Spieler dabei sind, gleich welcher Art.
    Am Boden nützt das heilige Symbol nichts. Das Riechsalz kann die schlafende Gestalt nicht wecken.
    Albträume machen geistigen statt körperlichen Schaden. Besiegt euer eigener Angriff einen, ist er tot und nicht nur betäubt. So könnt ihr auch einen töten, der schon betäubt daliegt.

betrayal-objective-h13-heroes-wake = Die schlafende Gestalt wecken
betrayal-objective-h13-heroes-nightmares = Die Albträume im Haus halten

betrayal-choice-h13-heroes-wake = Die schlafende Gestalt { $trait-with } wecken
    .help = { $trait-roll } von { $target } oder mehr für einen Marker. Einmal pro Zug.
