### Haunt 36, Better with Friends: the heroes’ book.

betrayal-book-h36-heroes-story = The floor tilts, and the cellar gurgles like a throat. One of you only smiles and does not run. Then somebody remembers the old boat under the roof.
betrayal-book-h36-heroes-goal = Carry the rowboat from the Attic to the Balcony or the Tower, and gather there, every hero who still lives. At least half of you, rounded up, must get away.
betrayal-book-h36-heroes-can = Find the Attic on the upper floor, take up the boat, and pass it on when your arms give out. Whoever has the Medallion can let it sink where there is water, and win you a turn.
betrayal-book-h36-heroes-foe = The traitor has brought you here to drown. The water climbs from below and will not stop.
betrayal-book-h36-heroes-rules =
    The boat: it lies in the Attic, or will as soon as the Attic is found. One hero carries it like an item and may drop or trade it; every room entered with it costs 2 spaces. The Dog cannot carry it.
    Half flooded: a hero who begins the turn on such a floor has 2 spaces fewer in that turn.
    Flooded: 4 spaces fewer, and 2 points of physical damage that nothing prevents or lessens.
    One space always remains. Only the floor where your turn begins counts; the elevator belongs to the floor it stands on.
    The Medallion: in a room on a half or fully flooded floor its holder may let it sink, but not in the turn of getting it. It is discarded, and at the end of the next traitor turn the water does not rise.
    You cast off at once when every living hero stands in one place with the boat, on the Balcony or in the Tower, on the same side there. A hero who lives elsewhere in the house holds all of you back.

betrayal-objective-h36-heroes-attic = Find the Attic on the upper floor
betrayal-objective-h36-heroes-boat = Take up the rowboat
betrayal-objective-h36-heroes-medallion = Let the Medallion sink
betrayal-objective-h36-heroes-landing = Find the Balcony or the Tower
betrayal-objective-h36-heroes-gather = Gather with the boat

betrayal-choice-h36-heroes-medallion = Let the Medallion sink
    .help = It is discarded. At the end of the next traitor turn the water does not rise.
