### Haunt 23, Tentacled Horror: the traitor’s book.

betrayal-book-h23-traitor-story = It took you first. It was quick: a tug, a corridor, teeth that were no teeth. Now you lie at the middle of it all and feel with a great many hands. There are more of them up there, warm and in a hurry.
betrayal-book-h23-traitor-goal = You win when all the heroes are dead.
betrayal-book-h23-traitor-can = Send your suckers out, grab heroes, and pull them to your arms. Time is on your side: with every turn you grow.
betrayal-book-h23-traitor-foe = The heroes are looking for your head, to kill you.
betrayal-book-h23-traitor-rules =
    There are as many tentacles as players, each an arm and a sucker of the same number, one in a room: Furnace Room, Conservatory, Organ Room, Underground Lake, Gardens, Chasm. What is missing of these you lay yourself.
    At the end of each of your turns the track goes on by 1. Suckers on turn 1 and 2: Speed 2, Might 4, Sanity 7. On 3 and 4: 3, 5, 7. From 5 to 7: 3, 7, 7. From 8 on: 4, 8, 8.
    A sucker that beats a hero in physical combat does no damage: the hero is grabbed and drops all items, and the sucker moves no farther. Holding somebody it cannot attack, and other suckers leave its prisoner alone.
    A sucker that begins its turn with prisoners moves 2 rooms toward its arm instead of its roll, by any way that brings it nearer, and takes them along; nobody slows it.
    At the start of the monster turn every hero who is held in the room of the matching arm is eaten; that tentacle is gone, too.
    A sucker that is beaten is stunned and lets go; in a physical fight it also goes back to its arm. Arms cannot be attacked and slow nobody; suckers slow heroes.
    Your head, once it is found, has Might 6, never moves, and may attack heroes in its room. Losing its own attack does it no harm.
    A sucker in the Mystic Elevator keeps it from moving. The Bell does nothing to the grabbed, the Spirit Board nothing to suckers.

betrayal-objective-h23-traitor-heroes = Eat the heroes

betrayal-ask-h23-traitor-room = Through which room do you break into the house?
betrayal-ask-h23-traitor-arm = Where does an arm come up?
    .help = An arm for each player comes up through the floors, each in another of these rooms.
