### Haunt 47, Worm Ouroboros: the heroes’ book.

betrayal-book-h47-heroes-story = Your friend came apart like wet paper, and out of the two halves something without end began to uncoil. It has two heads now, and both of them are looking for room to grow.
betrayal-book-h47-heroes-goal = Destroy both heads of the worm before it is full-grown.
betrayal-book-h47-heroes-can = Pick up the Skull that was left behind, carry it to a head, and speak the spell that softens its scales. From then on blows count.
betrayal-book-h47-heroes-foe = The worm crawls through the house and leaves coils behind. Once it has grown fully nothing will stop it.
betrayal-book-h47-heroes-rules =
    The spell: whoever carries the Skull, in the same place as a head that is not weakened, makes a Sanity roll of 5 or more, once a turn. Success weakens that head for good: its Might is 5. The other head needs a spell of its own. The Skull cannot serve on the turn it was picked up or received.
    Nobody can attack a head before it is weakened. After that, whoever defeats it scores a hit, also when the head itself attacked. Half as many hits as there are players, rounded up, destroy it.
    You may speak the spell and attack in the same turn.
    Every head and every coil in your place costs you 1 space more when you leave it.
    Speed attacks, such as with Revolver and Dynamite, do nothing to the heads.
    Coils cannot be attacked and never go away, not even when a head is destroyed.
    If the Skull leaves the game, it turns up again where the haunt began.

betrayal-objective-h47-heroes-skull = Get the Skull
betrayal-objective-h47-heroes-weaken = Weaken both heads with the Skull’s spell
betrayal-objective-h47-heroes-heads = Destroy both heads

betrayal-choice-h47-heroes-weaken = Weaken { $monster-acc } (Sanity)
    .help = Sanity roll of 5 or more, once a turn. The Skull is used for this turn.
