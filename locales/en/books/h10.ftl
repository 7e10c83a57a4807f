### Haunt 10, Family Gathering: what everybody may read.

betrayal-creature-family-zombie = Zombie{ betrayal-nth }
    .nom = { $number ->
        [none] the zombie
       *[other] zombie { $number }
    }
    .acc = { $number ->
        [none] the zombie
       *[other] zombie { $number }
    }
    .to = { $number ->
        [none] to the zombie
       *[other] to zombie { $number }
    }
    .by = { $number ->
        [none] by the zombie
       *[other] by zombie { $number }
    }
    .of = { $number ->
        [none] of the zombie
       *[other] of zombie { $number }
    }
betrayal-creature-family-madman = Madman
    .nom = the madman
    .acc = the madman
    .to = to the madman
    .by = by the madman
    .of = of the madman
betrayal-status-trapped = At peace
betrayal-why-h10-favourite = an old memory
betrayal-event-h10-trapped = { $monster-nom } stops { $room-in }, sits down as if it had come home, and does not get up again.
betrayal-event-h10-madman-hurt =
    { $points ->
        [one] { $monster-nom } takes 1 point of damage and only giggles.
       *[other] { $monster-nom } takes { $points } points of damage and only giggles.
    }
betrayal-result-h10-heroes = Each of them sits where it loved to sit, and the house is quiet. Somewhere a grown man calls for his mother.
betrayal-result-h10-traitor = The table is long enough for everybody now. Mama counts the new children twice.
