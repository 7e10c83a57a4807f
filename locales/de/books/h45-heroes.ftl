### Spuk 45, Tick, tick, tick: das Buch der Helden.

betrayal-book-h45-heroes-story = Ihr habt es für eine Uhr im Nebenzimmer gehalten. Aber das Geräusch geht, wenn ihr geht, und es hat Schnallen. Jemand, der euch gut kennt, hat euch alle in Sprengstoff gekleidet.
betrayal-book-h45-heroes-goal = Tötet den Verräter. Mindestens einer von euch muss es überleben.
betrayal-book-h45-heroes-can = Entschärft eine Bombe, die eigene oder die eines Freundes neben euch, der einverstanden ist. Dazu braucht es einen klaren Kopf, und ein verpfuschter Versuch ist der letzte. Wer seine Bombe los ist, kann zum Verräter gehen.
betrayal-book-h45-heroes-foe = Der Verräter hat einen Auslöser, der im eigenen Raum und in allen Räumen ringsum wirkt, mit oder ohne Tür. Außerdem ticken die Bomben, niemand weiß wie lange, und eine viel größere wird gerade gebaut.
betrayal-book-h45-heroes-rules =
    Einmal in deinem Zug darfst du eine Bombe entschärfen: deine oder die eines Helden am selben Ort, der zustimmt. Ein Wissenswurf von 7 oder mehr nimmt sie ab. Wer den Wahnsinnigen hat, braucht nur 5.
    Bei 2 oder weniger geht diese Bombe hoch und tötet alle Entdecker im Raum, auch den Verräter. Alles dazwischen ändert nichts.
    Geht eine Bombe auf andere Weise hoch, sterben alle Helden im Raum. Alle Karten der Toten werden abgeworfen.
    Eine Bombe lässt sich nicht ablegen, weitergeben oder stehlen. Ohne sie bist du vor Auslöser und Ticken sicher, aber nicht vor den Bomben anderer neben dir.
    Der Verräter baut weiter, bis er tot ist. Ein Schuss aus sicherer Entfernung tut es auch.

betrayal-objective-h45-heroes-bombs = Die Zeitbomben entschärfen
betrayal-objective-h45-heroes-traitor = Den Verräter töten

betrayal-ask-h45-heroes-consent = { $explorer } möchte deine Bombe entschärfen. Hältst du still?
betrayal-choice-h45-heroes-defuse = { $own ->
        [true] Die eigene Bombe entschärfen
       *[false] Eine Bombe entschärfen ({ $explorer })
    }
    .help = Wissenswurf von { $target } oder mehr: Die Bombe ist weg. 2 oder weniger: Sie geht hoch, und alle im Raum sterben, auch der Verräter.
