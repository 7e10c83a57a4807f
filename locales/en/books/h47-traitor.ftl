### Haunt 47, Worm Ouroboros: the traitor’s book.

betrayal-book-h47-traitor-story = You were always too big for that skin. Now it is off, and you are long, and you have two mouths, and still you are hungry. The house is small. You will wear it like a collar, until it bursts.
betrayal-book-h47-traitor-goal = Lay 16 coils of your body in the house. If all heroes die before, that will do as well.
betrayal-book-h47-traitor-can = After the heroes both heads act, one after the other. Send them apart, through rooms where you have not been, and through doors that nobody has opened.
betrayal-book-h47-traitor-foe = The heroes know some ritual that will let them hurt your heads. They will try to kill you.
betrayal-book-h47-traitor-rules =
    Heads: Speed 1, Might 6. Each rolls for its own movement and may always move 1 space, or stay.
    A coil goes into every room that a head leaves, if none lies there. A room holds one coil. With the 16th you win at once.
    Heads pass rooms with coils freely, and heroes do not slow them. Every head and every coil slows heroes who leave its place.
    Heads go through open doorways: the room is laid, its symbol ignored, and the head goes on. If it is the Mystic Elevator, the head stays outside.
    Heads cannot use the Secret Stairs or the Secret Passage, nor enter the Mystic Elevator. Barriers do not stop them.
    Each head may attack once a turn, with Might. Coils do not attack, and nothing can be done to them.
    Heads are never stunned, and Speed attacks do nothing to them. The heroes must complete a ritual before they can attack a head at all; after that half as many hits as there are players, rounded up, destroy it. A head that attacks and loses takes a hit, too.

betrayal-objective-h47-traitor-body = Lay coils of your body in the house
betrayal-objective-h47-traitor-heroes = Or kill all the heroes
