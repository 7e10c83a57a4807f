### Haunt 26, Pay the Piper: what everybody may read.

betrayal-creature-rat = Rat{ betrayal-nth }
    .nom = { $number ->
        [none] the rat
       *[other] rat { $number }
    }
    .acc = { $number ->
        [none] the rat
       *[other] rat { $number }
    }
    .to = { $number ->
        [none] to the rat
       *[other] to rat { $number }
    }
    .by = { $number ->
        [none] by the rat
       *[other] by rat { $number }
    }
    .of = { $number ->
        [none] of the rat
       *[other] of rat { $number }
    }
betrayal-counter-h26-ritual = Sanity roll tokens
betrayal-note-h26-entered = The traitor has been in the Pentagram Chamber.
betrayal-ask-h26-driven-out = Something drives you out of the Pentagram Chamber. Into which room?
    .help = Nobody may be in the Pentagram Chamber when this begins.
betrayal-event-h26-driven-out = { $explorer } is driven out of the Pentagram Chamber and is now { $room-in }.
betrayal-event-h26-swarms = A grey wave breaks over { $target-acc }: { $count } rats attack as one.
betrayal-result-h26-heroes = The last squeal dies away behind the panels. Nobody dares to put an ear to the wall just yet.
betrayal-result-h26-traitor = The walls have gone quiet, for nothing lives in them any more. It is all out here, and it is being fed.
