### Haunt 47, Worm Ouroboros: what everybody may read.

betrayal-creature-ouroboros-head = Ouroboros Head{ betrayal-nth }
    .nom = { $number ->
        [none] the ouroboros head
       *[other] ouroboros head { $number }
    }
    .acc = { $number ->
        [none] the ouroboros head
       *[other] ouroboros head { $number }
    }
    .to = { $number ->
        [none] to the ouroboros head
       *[other] to ouroboros head { $number }
    }
    .by = { $number ->
        [none] by the ouroboros head
       *[other] by ouroboros head { $number }
    }
    .of = { $number ->
        [none] of the ouroboros head
       *[other] of ouroboros head { $number }
    }
betrayal-token-ouroboros-body =
    { $number ->
        [none] Ouroboros body
       *[other] Ouroboros body { $number }
    }
    .the = a coil of the worm
    .help = A part of the worm’s body. It never moves, nobody can attack it, and it slows heroes who leave this place.
betrayal-status-weakened = Weakened
betrayal-status-hits = Hits
betrayal-event-h47-devours = Jaws open where a face was: { $card-the } is devoured.
betrayal-event-h47-grows = A coil of the worm fills the room that its head has left: it lies { $room-in }.
betrayal-event-h47-weakened = { $explorer } holds up the skull, and the scales { $monster-of } turn dull and soft.
betrayal-event-h47-hit = { $monster-nom } bleeds: { $count } of { $needed }.
betrayal-result-h47-heroes = The second head falls as the first one did, and the coils in every corridor go slack. Nobody measures how long the thing was.
betrayal-result-h47-traitor = The coils close around the house, and beams snap like straw. After the house comes the hill, and after the hill the world.
