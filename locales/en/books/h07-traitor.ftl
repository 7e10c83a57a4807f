### Haunt 7, Carnivorous Ivy: the traitor’s book.

betrayal-book-h07-traitor-story = You only watered it. You talked to it a little, in the evenings. It grew so beautifully, and it asked for so little: light, rain, and something for the soil. You know some people who would do.
betrayal-book-h07-traitor-goal = You win when all the heroes are dead, or when you have destroyed the special item that they can make. It does not matter whether you live to see the former.
betrayal-book-h07-traitor-can = Let the tips grab heroes and drag them to their roots. Steal the heroes’ item, or pick it up, and end your turn with it in the Chasm, the Furnace Room or the Underground Lake.
betrayal-book-h07-traitor-foe = The heroes are brewing something that can destroy your vines.
betrayal-book-h07-traitor-rules =
    Tips: Speed 2, Might 5, Sanity 3. There are twice as many creepers as players, ten at most, each a root and a tip of the same number.
    They take root in the Entrance Hall, Gardens, Graveyard, Patio, Conservatory, Balcony and Tower, and in the Chapel, Dining Room, Grand Staircase, Bedroom and Master Bedroom, one in a room. When such a room is found later and you have some left, you may plant one there at once.
    You can never take the Book.
    A tip that beats a hero in physical combat does no damage: the hero is grabbed and drops all items, and the tip moves no farther. Holding somebody it cannot attack, and other tips leave its prisoner alone; you need not.
    A tip that begins its turn with prisoners moves 2 rooms toward its root instead of its roll, by any way that brings it nearer, and takes them along; nobody slows it.
    A creeper that begins its turn holding heroes at its root kills them, and is gone with root and tip.
    A tip that is beaten is stunned and lets go. Roots cannot be attacked and slow nobody; tips slow heroes. A tip in the Mystic Elevator keeps it from moving. The Bell does nothing to the grabbed, the Spirit Board nothing to tips.

betrayal-objective-h07-traitor-item = Destroy the heroes’ special item
betrayal-objective-h07-traitor-heroes = Feed the heroes to the vines

betrayal-ask-h07-traitor-root = Where does the next creeper take root?
    .help = Creepers come in wherever there is light, but you have not enough for all these rooms.
betrayal-ask-h07-traitor-plant = Does a creeper take root { $room-in }?
