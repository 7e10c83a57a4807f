### Haunt 10, Family Gathering: the traitor’s book.

betrayal-book-h10-traitor-story = He held you quite gently while they came up through the floor, all of them, smiling with what they have left. Now you are one of the family. It would be a shame if the others went home alone.
betrayal-book-h10-traitor-goal = You win when all the heroes are dead.
betrayal-book-h10-traitor-can = Your explorer is dead; you run the madman and the zombies. The madman goes where you like. Zombies go where you like only until they see a hero.
betrayal-book-h10-traitor-foe = They are trying to trap the zombies in certain rooms of the house. Which ones, you will see.
betrayal-book-h10-traitor-rules =
    Zombies: Speed 2, Might 6, Sanity 2, Knowledge 3, as many as there are players, one in each omen room; those left over rise in rooms without an event symbol.
    Madman: Speed 3, Might 5, Sanity 5. Physical damage does not stun him; it is counted on the track, and 5 points kill him. His traits do not change.
    A zombie that sees no hero moves as you like. As soon as one is in its line of sight, it must spend the rest of its movement on the closest it sees; of several you choose. It keeps to that hero for the turn, as long as it sees any hero at all.
    When its turn starts and another hero in sight is closer than the one it went after, it goes after that one.
    A zombie attacks as soon as it shares a room with a hero; then its movement is over.

betrayal-objective-h10-traitor-heroes = Kill all the heroes
betrayal-ask-h10-traitor-zombie = Where does a zombie rise?
    .help = Your family comes home: one of the dead for each player, each in a room of its own.
betrayal-ask-h10-traitor-quarry = Whom does { $monster-nom } go after?
