### Spuk 13, Vielleicht auch träumen: was alle lesen dürfen.

betrayal-creature-nightmare = Albtraum{ betrayal-nth }
    .nom = { $number ->
        [none] der Albtraum
       *[other] Albtraum { $number }
    }
    .acc = { $number ->
        [none] den Albtraum
       *[other] Albtraum { $number }
    }
    .to = { $number ->
        [none] dem Albtraum
       *[other] Albtraum { $number }
    }
    .by = { $number ->
        [none] vom Albtraum
       *[other] von Albtraum { $number }
    }
    .of = { $number ->
        [none] des Albtraums
       *[other] von Albtraum { $number }
    }
betrayal-counter-h13-escaped = Entkommene Albträume
betrayal-counter-h13-sanity = Verstandeswurf-Marker
betrayal-counter-h13-might = Kraftwurf-Marker
betrayal-token-dreamer = Die schlafende Gestalt
    .help = Der Körper von jemandem, der schläft. Man kann ihm nichts tun, nur ihn wecken.
betrayal-token-escape = Ausweg{ betrayal-nth }
    .help = Hier hat ein Albtraum das Haus verlassen.
betrayal-event-h13-symbol = { $explorer } hält { $card-the }.
betrayal-event-h13-sleeps = { $explorer } legt sich { $room-in } nieder und schläft. Hinter den Lidern zucken die Augen.
betrayal-event-h13-escapes = { $monster-nom } ist draußen: Niemand hat es gesehen, doch { $room-in } hat die Nacht ein Loch.
betrayal-event-h13-counted = Die aufgeschriebene Zahl: { $number }.
betrayal-result-h13-heroes = Sie alle halten mitten in der Luft inne und zerlaufen wie Tinte. Auf dem Boden gähnt jemand und fragt, was der Lärm soll.
betrayal-result-h13-traitor = Der letzte von ihnen tritt in den Garten und sieht sich um. Die Welt ist groß, und sie schläft.
