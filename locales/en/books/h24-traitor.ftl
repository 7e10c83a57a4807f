### Haunt 24, Fly Away Home: the traitor’s book.

betrayal-book-h24-traitor-story = You heard them long before they came: a rustling, a thousand small hearts, and every one of them knew your name. You opened the window. It hardly hurt. Now you are all of them.
betrayal-book-h24-traitor-goal = You win when all the heroes are dead.
betrayal-book-h24-traitor-can = Every turn more bats come in. Let them latch on where it hurts most: each of them drinks, and holds its hero back.
betrayal-book-h24-traitor-foe = The heroes are looking for a way to drive your bats off.
betrayal-book-h24-traitor-rules =
    Bats: Speed 5, Might 2, Sanity 1. There are never more than 24 in the house, those on heroes included; killed ones may come again.
    In the monster turn as many dice are rolled as there are players, and so many bats come in: into the Tower, Chasm, Conservatory, Entrance Hall, Gardens, Graveyard, Patio, Balcony, Grand Staircase, Master Bedroom, Bedroom, Chapel and Dining Room, as far as these are in the house, even where another room blocks the window. Each gets one before any gets two; you choose.
    Then one roll for movement holds for all bats. Coming in counts as 1 space; they may fly on and attack in the same turn.
    A bat does not fight. Once a turn it may try to latch on to a hero in its room: one die, and on a 2 it holds. From then on it goes where the hero goes.
    At the start of a hero’s turn each bat on that hero does 1 point of physical damage. Each costs the hero a space of movement, but never the last.
    Bats that sit on nobody do not slow heroes; heroes slow them. Beaten in a fight they are stunned.
    When a hero dies, the bats on that hero are free again.

betrayal-objective-h24-traitor-heroes = Drain the heroes

betrayal-ask-h24-traitor-roost = In which room do your bats hang?
    .help = Bats hang in two places of the house from now on; this is one of them.
betrayal-ask-h24-traitor-entry =
    { $left ->
        [one] In which room does one more bat come in?
       *[other] { $left } more bats come in, each in another room. Where does the next one?
    }
betrayal-choice-h24-traitor-latch = Latch on: { $explorer }
    .help = One die: on a 2 the bat holds, drinks at the start of every turn of this hero, and takes a space of movement.
