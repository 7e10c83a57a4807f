### Haunt 13, Perchance to Dream: what everybody may read.

betrayal-creature-nightmare = Nightmare{ betrayal-nth }
    .nom = { $number ->
        [none] the nightmare
       *[other] nightmare { $number }
    }
    .acc = { $number ->
        [none] the nightmare
       *[other] nightmare { $number }
    }
    .to = { $number ->
        [none] to the nightmare
       *[other] to nightmare { $number }
    }
    .by = { $number ->
        [none] by the nightmare
       *[other] by nightmare { $number }
    }
    .of = { $number ->
        [none] of the nightmare
       *[other] of nightmare { $number }
    }
betrayal-counter-h13-escaped = Nightmares escaped
betrayal-counter-h13-sanity = Sanity roll tokens
betrayal-counter-h13-might = Might roll tokens
betrayal-token-dreamer = The dreamer
    .help = The body of one who sleeps. Nothing can be done to it but to wake it.
betrayal-token-escape = Way out{ betrayal-nth }
    .help = A nightmare has left the house here.
betrayal-event-h13-symbol = { $explorer } holds { $card-the }.
betrayal-event-h13-sleeps = { $explorer } lies down { $room-in } and sleeps. The eyes move fast behind the lids.
betrayal-event-h13-escapes = { $monster-nom } is out: nobody saw it leave, but { $room-in } the night has a hole in it.
betrayal-event-h13-counted = The number that was written down: { $number }.
betrayal-result-h13-heroes = All of them stop in mid-air and run like ink. On the floor somebody yawns and asks what all the noise is about.
betrayal-result-h13-traitor = The last of them steps into the garden and looks about. It is a big world, and it is asleep.
