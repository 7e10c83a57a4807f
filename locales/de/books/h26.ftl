### Spuk 26, Des Pfeifers Lohn: was alle lesen dürfen.

betrayal-creature-rat = Ratte{ betrayal-nth }
    .nom = { $number ->
        [none] die Ratte
       *[other] Ratte { $number }
    }
    .acc = { $number ->
        [none] die Ratte
       *[other] Ratte { $number }
    }
    .to = { $number ->
        [none] der Ratte
       *[other] Ratte { $number }
    }
    .by = { $number ->
        [none] von der Ratte
       *[other] von Ratte { $number }
    }
    .of = { $number ->
        [none] der Ratte
       *[other] von Ratte { $number }
    }
betrayal-counter-h26-ritual = Verstandeswurf-Marker
betrayal-note-h26-entered = Der Verräter war in der Pentagrammkammer.
betrayal-ask-h26-driven-out = Etwas treibt dich aus der Pentagrammkammer. In welchen Raum?
    .help = Wenn es beginnt, darf niemand in der Pentagrammkammer sein.
betrayal-event-h26-driven-out = { $explorer } wird aus der Pentagrammkammer getrieben und ist nun { $room-in }.
betrayal-event-h26-swarms = Eine graue Welle schlägt über { $target-to } zusammen: { $count } Ratten greifen gemeinsam an.
betrayal-result-h26-heroes = Hinter der Täfelung verklingt das letzte Quieken. Noch wagt niemand, das Ohr an die Wand zu legen.
betrayal-result-h26-traitor = In den Wänden ist es ruhig geworden, denn darin lebt nichts mehr. Es ist alles hier draußen und wird gefüttert.
