### Haunt 23, Tentacled Horror: what everybody may read.

betrayal-creature-sucker = Sucker{ betrayal-nth }
    .nom = { $number ->
        [none] the sucker
       *[other] sucker { $number }
    }
    .acc = { $number ->
        [none] the sucker
       *[other] sucker { $number }
    }
    .to = { $number ->
        [none] to the sucker
       *[other] to sucker { $number }
    }
    .by = { $number ->
        [none] by the sucker
       *[other] by sucker { $number }
    }
    .of = { $number ->
        [none] of the sucker
       *[other] of sucker { $number }
    }
betrayal-creature-horror-head = Head of the Horror
    .nom = the head of the horror
    .acc = the head of the horror
    .to = to the head of the horror
    .by = by the head of the horror
    .of = of the head of the horror
betrayal-token-arm =
    { $number ->
        [none] Arm
       *[other] Arm { $number }
    }
    .the = { $number ->
        [none] an arm
       *[other] arm { $number }
    }
    .help = Here the tentacle of this number comes out of the floor. The arm never moves, slows nobody and cannot be attacked.
betrayal-counter-h23-hits = Blows on the head
betrayal-event-h23-shatters = { $explorer } has seen enough: { $card-the } bursts into a thousand splinters.
betrayal-result-h23-heroes = The great eye clouds over. All through the house wet ropes go slack and slide back under the floor, and nothing pulls at you any more.
betrayal-result-h23-heroes-lost = The great eye clouds over, and you see less and less through it. All through the house wet ropes go slack and slide back under the floor.
betrayal-result-h23-traitor = Nobody is left to hear how something swallows beneath the floor. Then a wet arm pushes the front door open and feels for the road.
