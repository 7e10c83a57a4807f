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
betrayal-card-paint-can = Farbeimer{ betrayal-nth }
    .a = einen Farbeimer{ betrayal-nth }
    .the = den Farbeimer{ betrayal-nth }
    .nom = der Farbeimer{ betrayal-nth }
    .with = mit dem Farbeimer{ betrayal-nth }
    .help = Es schwappt darin. Man kann ihn tauschen und ablegen wie einen Gegenstand.
betrayal-token-paint-can = { betrayal-card-paint-can }
betrayal-note-h14-offered = Geopfert: { $what }

betrayal-event-h14-offers = { $explorer } legt ein Opfer ins Pentagramm: { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } legt ein Opfer ins Pentagramm: { $card }.
betrayal-event-h14-thrown = { $explorer } schleudert den Eimer. Farbe läuft über das Pentagramm: { $count ->
        [one] 1 Eimer bisher.
       *[other] { $count } Eimer bisher.
    }
betrayal-event-h14-score = Der Kult hatte { $count } der 13 Punkte beisammen, die sein Gott verlangt.

betrayal-result-h14-heroes = Der letzte Eimer platzt auf den Dielen, und der Gesang stolpert über die eigenen Worte. Wo der Stern war, ist nur noch eine Pfütze, himmelblau. Weit fort dreht sich etwas um und schläft wieder ein.
betrayal-result-h14-traitor = Nichts steht mehr im Weg. Die Decke öffnet sich wie ein Auge, und es sucht dich, euch alle, voller Liebe.
