### Haunt 46, The Feast: what everybody may read.

betrayal-creature-cannibal-freak = Cannibal Freak{ betrayal-nth }
    .nom = { $number ->
        [none] the cannibal freak
       *[other] cannibal freak { $number }
    }
    .acc = { $number ->
        [none] the cannibal freak
       *[other] cannibal freak { $number }
    }
    .to = { $number ->
        [none] to the cannibal freak
       *[other] to cannibal freak { $number }
    }
    .by = { $number ->
        [none] by the cannibal freak
       *[other] by cannibal freak { $number }
    }
    .of = { $number ->
        [none] of the cannibal freak
       *[other] of cannibal freak { $number }
    }
betrayal-creature-victim = Victim{ betrayal-nth }
    .nom = { $number ->
        [none] the victim
       *[other] victim { $number }
    }
    .acc = { $number ->
        [none] the victim
       *[other] victim { $number }
    }
    .to = { $number ->
        [none] to the victim
       *[other] to victim { $number }
    }
    .by = { $number ->
        [none] by the victim
       *[other] by victim { $number }
    }
    .of = { $number ->
        [none] of the victim
       *[other] of victim { $number }
    }
betrayal-counter-h46-escaped = Victims escaped
betrayal-cause-h46-feast = the feast
betrayal-event-h46-feasts = { $explorer } has eaten { $token-the }, and every trait has risen.
betrayal-event-h46-freak-feasts = { $monster-nom } has eaten { $token-the } and has grown.
betrayal-result-h46-heroes = The table stays laid, and nobody sits down to it. Whoever was on the menu will not be hungry for a long while.
betrayal-result-h46-traitor = The last plate is licked clean. The host rises, sated and stronger than flesh should be, and the guests bow.
