### Spuk 24, Flieg nach Haus: was alle lesen dürfen.

betrayal-creature-bat = Fledermaus{ betrayal-nth }
    .nom = { $number ->
        [none] die Fledermaus
       *[other] Fledermaus { $number }
    }
    .acc = { $number ->
        [none] die Fledermaus
       *[other] Fledermaus { $number }
    }
    .to = { $number ->
        [none] der Fledermaus
       *[other] Fledermaus { $number }
    }
    .by = { $number ->
        [none] von der Fledermaus
       *[other] von Fledermaus { $number }
    }
    .of = { $number ->
        [none] der Fledermaus
       *[other] von Fledermaus { $number }
    }
betrayal-creature-latched-bat = Festgebissene Fledermaus
    .nom = die festgebissene Fledermaus
    .acc = die festgebissene Fledermaus
    .to = der festgebissenen Fledermaus
    .by = von der festgebissenen Fledermaus
    .of = der festgebissenen Fledermaus
betrayal-status-bats = Fledermäuse
betrayal-status-entered = Eben hereingekommen
betrayal-note-h24-organ = Die Orgel läuft.
betrayal-note-h24-driven-away = Die Fledermäuse sind vertrieben.
betrayal-why-h24-swarm = Fledermäuse, die hereinkommen
betrayal-why-h24-latch = Zähne, die Halt finden
betrayal-cause-h24-bats = die Fledermäuse
betrayal-event-h24-organ-starts = Der Blasebalg füllt sich: { $explorer } hat die Orgel in Gang gebracht.
betrayal-event-h24-bats-flee = Ein Akkord lässt die Scheiben beben. { $explorer } spielt weiter, und jede Fledermaus, die keinen Halt hat, wirbelt hinaus in die Nacht.
betrayal-event-h24-latches = { $monster-nom } schlägt die Zähne in { $explorer }: { $count ->
        [one] Eine Fledermaus trinkt.
       *[other] { $count } Fledermäuse trinken.
    }
betrayal-event-h24-swats = { $explorer }: Eine Fledermaus fällt tot ab. { $count ->
        [0] Es war die letzte.
        [one] Eine ist noch da.
       *[other] { $count } sind noch da.
    }
betrayal-result-h24-heroes = Der letzte pralle Leib schlägt auf, und die Orgel atmet aus. Hinter den Vorhängen wird es hell.
betrayal-result-h24-traitor = Gegen Morgen verstummt das Rascheln. Sie hängen an jedem Balken, schwer und satt, und unter ihnen liegt, was sie übrig gelassen haben.
