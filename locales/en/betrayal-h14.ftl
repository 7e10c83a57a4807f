### Haunt 14, The Stars Are Right: what everybody may read.

betrayal-creature-cultist = Cultist{ betrayal-nth }
    .nom = { $number ->
        [none] the cultist
       *[other] cultist { $number }
    }
    .acc = { $number ->
        [none] the cultist
       *[other] cultist { $number }
    }
    .to = { $number ->
        [none] to the cultist
       *[other] to cultist { $number }
    }
    .by = { $number ->
        [none] by the cultist
       *[other] by cultist { $number }
    }
    .of = { $number ->
        [none] of the cultist
       *[other] of cultist { $number }
    }
betrayal-card-paint-1 = Can of paint 1
    .a = can of paint 1
    .the = can of paint 1
    .nom = can of paint 1
    .with = with can of paint 1
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-card-paint-2 = Can of paint 2
    .a = can of paint 2
    .the = can of paint 2
    .nom = can of paint 2
    .with = with can of paint 2
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-card-paint-3 = Can of paint 3
    .a = can of paint 3
    .the = can of paint 3
    .nom = can of paint 3
    .with = with can of paint 3
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-card-paint-4 = Can of paint 4
    .a = can of paint 4
    .the = can of paint 4
    .nom = can of paint 4
    .with = with can of paint 4
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-card-paint-5 = Can of paint 5
    .a = can of paint 5
    .the = can of paint 5
    .nom = can of paint 5
    .with = with can of paint 5
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-card-paint-6 = Can of paint 6
    .a = can of paint 6
    .the = can of paint 6
    .nom = can of paint 6
    .with = with can of paint 6
    .help = One can to a hero. Thrown into the Pentagram Chamber it stays there.
betrayal-token-paint-1 = { betrayal-card-paint-1 }
betrayal-token-paint-2 = { betrayal-card-paint-2 }
betrayal-token-paint-3 = { betrayal-card-paint-3 }
betrayal-token-paint-4 = { betrayal-card-paint-4 }
betrayal-token-paint-5 = { betrayal-card-paint-5 }
betrayal-token-paint-6 = { betrayal-card-paint-6 }
betrayal-list-h14-offered = Sacrificed: { $what }

betrayal-event-h14-offers = { $explorer } lays a sacrifice into the pentagram: { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } lays a sacrifice into the pentagram: { $card }.
betrayal-event-h14-hands-over = { $monster-nom } hands something to { $explorer }: { $card }.
betrayal-event-h14-thrown = { $explorer } hurls the can through the door. Paint runs over the pentagram: { $count ->
        [one] 1 can so far.
       *[other] { $count } cans so far.
    }
betrayal-event-h14-score = The cult had gathered { $count } of the 13 points that its god demands.

betrayal-result-h14-heroes = The last can bursts on the boards, and the chant trips over its own words. Where the star was there is only a puddle, sky blue. Far off something turns over and goes back to sleep.
betrayal-result-h14-traitor = The thirteenth measure is full. The ceiling opens like an eye, and it is looking for you, for all of you, with love.
