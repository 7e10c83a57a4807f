### Haunt 38, Hellbeasts: what everybody may read.

betrayal-creature-firebat = Firebat{ betrayal-nth }
    .nom = { $number ->
        [none] the firebat
       *[other] firebat { $number }
    }
    .acc = { $number ->
        [none] the firebat
       *[other] firebat { $number }
    }
    .to = { $number ->
        [none] to the firebat
       *[other] to firebat { $number }
    }
    .by = { $number ->
        [none] by the firebat
       *[other] by firebat { $number }
    }
    .of = { $number ->
        [none] of the firebat
       *[other] of firebat { $number }
    }
betrayal-why-h38-burn = the heat of the swarm
betrayal-event-h38-burns = Burning wings fill the air { $room-in }: { $points ->
        [0] nobody is scorched.
        [one] every hero there takes 1 point of damage.
       *[other] every hero there takes { $points } points of damage.
    }
betrayal-result-h38-heroes = The last words ring out, and the swarm goes dark in mid-flight. What falls to the floor is only ash.
betrayal-result-h38-traitor = Nobody is left to put out the fire. The bats rise through the roof, and the night over the hill turns red.
