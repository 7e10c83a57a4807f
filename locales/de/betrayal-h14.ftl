### Spuk 14, Die Sterne stehen richtig: was alle lesen dürfen.

betrayal-creature-cultist = Kultist{ betrayal-nth }
    .nom = { $number ->
        [none] der Kultist
       *[other] Kultist { $number }
    }
    .acc = { $number ->
        [none] den Kultisten
       *[other] Kultist { $number }
    }
    .to = { $number ->
        [none] dem Kultisten
       *[other] Kultist { $number }
    }
    .by = { $number ->
        [none] vom Kultisten
       *[other] von Kultist { $number }
    }
    .of = { $number ->
        [none] des Kultisten
       *[other] von Kultist { $number }
    }
betrayal-card-paint-1 = Farbeimer 1
    .a = ein Farbeimer 1
    .the = der Farbeimer 1
    .nom = der Farbeimer 1
    .with = mit dem Farbeimer 1
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-card-paint-2 = Farbeimer 2
    .a = ein Farbeimer 2
    .the = der Farbeimer 2
    .nom = der Farbeimer 2
    .with = mit dem Farbeimer 2
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-card-paint-3 = Farbeimer 3
    .a = ein Farbeimer 3
    .the = der Farbeimer 3
    .nom = der Farbeimer 3
    .with = mit dem Farbeimer 3
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-card-paint-4 = Farbeimer 4
    .a = ein Farbeimer 4
    .the = der Farbeimer 4
    .nom = der Farbeimer 4
    .with = mit dem Farbeimer 4
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-card-paint-5 = Farbeimer 5
    .a = ein Farbeimer 5
    .the = der Farbeimer 5
    .nom = der Farbeimer 5
    .with = mit dem Farbeimer 5
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-card-paint-6 = Farbeimer 6
    .a = ein Farbeimer 6
    .the = der Farbeimer 6
    .nom = der Farbeimer 6
    .with = mit dem Farbeimer 6
    .help = Einer je Held. In die Pentagrammkammer geworfen, bleibt er dort.
betrayal-token-paint-1 = { betrayal-card-paint-1 }
betrayal-token-paint-2 = { betrayal-card-paint-2 }
betrayal-token-paint-3 = { betrayal-card-paint-3 }
betrayal-token-paint-4 = { betrayal-card-paint-4 }
betrayal-token-paint-5 = { betrayal-card-paint-5 }
betrayal-token-paint-6 = { betrayal-card-paint-6 }
betrayal-list-h14-offered = Geopfert: { $what }

betrayal-event-h14-offers = { $explorer } legt ein Opfer ins Pentagramm: { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } legt ein Opfer ins Pentagramm: { $card }.
betrayal-event-h14-hands-over = { $monster-nom } übergibt { $explorer } etwas: { $card }.
betrayal-event-h14-thrown = { $explorer } schleudert den Eimer durch die Tür. Farbe läuft über das Pentagramm: { $count ->
        [one] 1 Eimer bisher.
       *[other] { $count } Eimer bisher.
    }
betrayal-event-h14-score = Der Kult hatte { $count } der 13 Punkte beisammen, die sein Gott verlangt.

betrayal-result-h14-heroes = Der letzte Eimer platzt auf den Dielen, und der Gesang stolpert über die eigenen Worte. Wo der Stern war, ist nur noch eine Pfütze, himmelblau. Weit fort dreht sich etwas um und schläft wieder ein.
betrayal-result-h14-traitor = Das dreizehnte Maß ist voll. Die Decke öffnet sich wie ein Auge, und es sucht dich, euch alle, voller Liebe.
