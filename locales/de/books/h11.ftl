### Spuk 11, Lasst sie herein: was alle lesen dürfen.

betrayal-creature-specter = Schemen{ betrayal-nth }
    .nom = { $number ->
        [none] der Schemen
       *[other] Schemen { $number }
    }
    .acc = { $number ->
        [none] den Schemen
       *[other] Schemen { $number }
    }
    .to = { $number ->
        [none] dem Schemen
       *[other] Schemen { $number }
    }
    .by = { $number ->
        [none] vom Schemen
       *[other] von Schemen { $number }
    }
    .of = { $number ->
        [none] des Schemens
       *[other] von Schemen { $number }
    }
betrayal-creature-madman = Wahnsinniger
    .nom = der Wahnsinnige
    .acc = den Wahnsinnigen
    .to = dem Wahnsinnigen
    .by = vom Wahnsinnigen
    .of = des Wahnsinnigen
betrayal-token-specter-outside =
    { $number ->
        [none] Schemen draußen
       *[other] Schemen draußen { $number }
    }
    .the = ein Schemen draußen
    .help = Er wartet im Nebel, bis jemand öffnet. Dort draußen handelt er nicht und bremst niemanden, und nichts erreicht ihn.
betrayal-counter-h11-banished = Mit dem Ring gebannte Schemen
betrayal-note-h11-opened = Steht offen: { $what }
betrayal-event-h11-gathers = Draußen im Nebel formt sich etwas. Es wartet darauf, dass ihm jemand { $room-in } öffnet.
betrayal-event-h11-shut-out = Wo Nebel war, steht eine Wand, und { $room-in } kommt nichts mehr herein.
betrayal-event-h11-opens = { $who-nom } reißt { $room-in } { $room-id ->
        [entrance-hall] die Haustür
       *[other] das Fenster
    } auf, und der Nebel tritt ein.
betrayal-event-h11-banishes = Der Ring flammt auf, und { $monster-nom } vergeht wie Atem auf einer Scheibe.
betrayal-result-h11-heroes = Ein Fenster nach dem anderen schlägt zu. Draußen drückt der Nebel seine Gesichter ans Glas und findet niemanden, der öffnet.
betrayal-result-h11-traitor = Alle Fenster stehen offen, und niemand ist mehr da, der die Kälte spürt. Jetzt weißt du, was sie hier drin wollten.
betrayal-result-h11-traitor-lost = Alle Fenster stehen offen, und niemand ist mehr da, der die Kälte spürt. Was so dringend hereinwollte, geht durch eure Zimmer und fasst eure Sachen an.
