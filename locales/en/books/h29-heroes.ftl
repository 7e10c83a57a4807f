### Haunt 29, Frankenstein's Legacy: the heroes’ book.

betrayal-book-h29-heroes-story = Your friend would not put the book down, and read aloud of graves and thread and lightning. Then the lamps flickered. In a laboratory something that was several people sat up.
betrayal-book-h29-heroes-goal = Kill the monster: with as many torch hits as there are players, or by one push into the depths.
betrayal-book-h29-heroes-can = Light a torch where there is fire and throw it from next door. Or let the monster come to you in the Tower or at the Chasm, and send the strongest to push.
betrayal-book-h29-heroes-foe = The monster is stronger than any of you and always walks to whoever is closest. Fire is what it fears. The traitor guards it.
betrayal-book-h29-heroes-rules =
    Torches: in the Charred Room, Furnace Room, Kitchen or Pentagram Chamber you may take one, without a roll. There are always more, but nobody carries two. They may be traded and dropped.
    Throwing: in the monster’s place, or in the next room if a door joins the two. It is your attack, Speed against Speed, and no weapon helps. If you win, that is a hit: the track goes on by 1, the torch is used up, and the monster is not stunned. If you lose, the torch is gone, and nothing else happens. A draw changes nothing.
    A torch you have just lit may be thrown at once; one that was traded or picked up, only from your next turn on.
    Push: in the Tower or the Chasm, on the side of the monster, a Might roll of 6 or more, once a turn. It falls to its death.
    Other Might attacks that win stun the monster as usual. Even stunned it can be burnt and pushed.

betrayal-objective-h29-heroes-torch = Light a torch
betrayal-objective-h29-heroes-burn = Burn the monster
betrayal-objective-h29-heroes-push = Or push it down in the Tower or the Chasm

betrayal-choice-h29-heroes-torch = Light a torch
    .help = It costs nothing. You carry one at most.
betrayal-choice-h29-heroes-throw = Throw the torch at { $monster-acc }
    .help = Speed against Speed; this is your attack. A win burns it. A loss costs you the torch.
betrayal-choice-h29-heroes-push = Push the monster down ({ $trait-roll })
    .help = 6 or more kills it. One attempt a turn.
