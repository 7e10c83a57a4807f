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
betrayal-card-paint-can = Can of paint{ betrayal-nth }
    .a = can of paint{ betrayal-nth }
    .the = can of paint{ betrayal-nth }
    .nom = can of paint{ betrayal-nth }
    .with = with can of paint{ betrayal-nth }
    .help = It sloshes. It can be traded and dropped like an item.
betrayal-token-paint-can = { betrayal-card-paint-can }
betrayal-note-h14-offered = Sacrificed: { $what }

betrayal-event-h14-offers = { $explorer } lays a sacrifice into the pentagram: { $card }.
betrayal-event-h14-cultist-offers = { $monster-nom } lays a sacrifice into the pentagram: { $card }.
betrayal-event-h14-thrown = { $explorer } hurls the can. Paint runs over the pentagram: { $count ->
        [one] 1 can so far.
       *[other] { $count } cans so far.
    }
betrayal-event-h14-score = The cult had gathered { $count } of the 13 points that its god demands.

betrayal-result-h14-heroes = The last can bursts on the boards, and the chant trips over its own words. Where the star was there is only a puddle, sky blue. Far off something turns over and goes back to sleep.
betrayal-result-h14-traitor = Nothing stands in the way any more. The ceiling opens like an eye, and it is looking for you, for all of you, with love.
