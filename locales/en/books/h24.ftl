### Haunt 24, Fly Away Home: what everybody may read.

betrayal-creature-bat = Bat{ betrayal-nth }
    .nom = { $number ->
        [none] the bat
       *[other] bat { $number }
    }
    .acc = { $number ->
        [none] the bat
       *[other] bat { $number }
    }
    .to = { $number ->
        [none] to the bat
       *[other] to bat { $number }
    }
    .by = { $number ->
        [none] by the bat
       *[other] by bat { $number }
    }
    .of = { $number ->
        [none] of the bat
       *[other] of bat { $number }
    }
betrayal-creature-latched-bat = Latched bat
    .nom = the latched bat
    .acc = the latched bat
    .to = to the latched bat
    .by = by the latched bat
    .of = of the latched bat
betrayal-status-bats = Bats
betrayal-status-entered = Just come in
betrayal-note-h24-organ = The pipe organ is running.
betrayal-note-h24-driven-away = The bats have been driven off.
betrayal-why-h24-swarm = bats that come in
betrayal-why-h24-latch = teeth that find a hold
betrayal-cause-h24-bats = the bats
betrayal-event-h24-organ-starts = The bellows fill: { $explorer } has the pipe organ running.
betrayal-event-h24-bats-flee = A chord shakes the panes. { $explorer } plays on, and every bat that has no hold whirls away into the night.
betrayal-event-h24-latches = { $monster-nom } digs its teeth into { $explorer }: { $count ->
        [one] one bat is drinking.
       *[other] { $count } bats are drinking.
    }
betrayal-event-h24-swats = A bat drops off { $explorer }, dead. { $count ->
        [0] It was the last one.
        [one] One is left.
       *[other] { $count } are left.
    }
betrayal-result-h24-heroes = The last bloated body hits the floor, and the organ breathes out. Behind the curtains it is getting light.
betrayal-result-h24-traitor = Toward morning the rustling dies down. They hang from every beam, heavy and content, and below them lies what they have left.
