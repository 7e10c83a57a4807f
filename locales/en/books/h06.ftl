### Haunt 6, The Floating Eye: what everybody may read.

betrayal-creature-alien = Alien{ betrayal-nth }
    .nom = { $number ->
        [none] the alien
       *[other] alien { $number }
    }
    .acc = { $number ->
        [none] the alien
       *[other] alien { $number }
    }
    .to = { $number ->
        [none] to the alien
       *[other] to alien { $number }
    }
    .by = { $number ->
        [none] by the alien
       *[other] by alien { $number }
    }
    .of = { $number ->
        [none] of the alien
       *[other] of alien { $number }
    }
betrayal-token-spaceship = Spaceship
    .the = the spaceship
    .help = It hums on its landing legs. Whoever goes up the ramp does not come back.
betrayal-status-controlled = Under alien control
betrayal-status-immune = Immune to the eye
betrayal-counter-h06-damage = Damage to the spaceship
betrayal-event-h06-boards = { $explorer } walks up the ramp into blue light, and the hatch closes behind.
betrayal-event-h06-controlled = { $explorer } looks into the eye of { $monster-acc } and stops blinking. From now on a strange will moves those legs.
betrayal-event-h06-freed = The stare of { $explorer } breaks. No eye will ever hold this mind again.
betrayal-result-h06-heroes = Something in the hull shrieks and goes dark. The lights above the roof drift off without their cargo, and the night has stars again.
betrayal-result-h06-traitor = The ramp folds in, and the house stands empty in a ring of scorched grass. High above, somebody is shown the eyes of the masters, one by one.
