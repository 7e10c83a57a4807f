### Haunt 7, Carnivorous Ivy: what everybody may read.

betrayal-creature-tip = Tip{ betrayal-nth }
    .nom = { $number ->
        [none] the tip
       *[other] tip { $number }
    }
    .acc = { $number ->
        [none] the tip
       *[other] tip { $number }
    }
    .to = { $number ->
        [none] to the tip
       *[other] to tip { $number }
    }
    .by = { $number ->
        [none] by the tip
       *[other] by tip { $number }
    }
    .of = { $number ->
        [none] of the tip
       *[other] of tip { $number }
    }
betrayal-token-root =
    { $number ->
        [none] Root
       *[other] Root { $number }
    }
    .the = { $number ->
        [none] a root
       *[other] root { $number }
    }
    .help = Here the creeper of this number grows. The root never moves, slows nobody, and no ordinary attack does anything to it.
betrayal-token-plant-spray = Plant Spray
    .the = the plant spray
    .help = An item like others: it is traded, dropped and stolen.
betrayal-counter-h07-killed = Creepers killed with the spray
betrayal-event-h07-made = { $explorer } stirs, coughs, and fills a sprayer: this smells like the death of plants.
betrayal-event-h07-sprayed = A cloud settles on { $monster-acc }; leaf, stalk and root turn brown and crumble.
betrayal-event-h07-destroyed = { $explorer } casts { $card-the } away { $room-in }. It will not be seen again.
betrayal-result-h07-heroes = Brown leaves rustle down all through the house. What still grows out there keeps its distance from the windows.
betrayal-result-h07-traitor = In spring the house can hardly be seen from the road. Everything is in bloom, and the soil has never been so rich.
