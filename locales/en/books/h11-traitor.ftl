### Haunt 11, Let Them In: the traitor’s book.

betrayal-book-h11-traitor-story = They said that he was raving. But it was never nonsense, it was only whispered too softly: there is something in the mist, it is cold out there, and nobody has ever asked it in. You have manners. You will open.
betrayal-book-h11-traitor-goal = You win when all the heroes are dead. It does not matter whether you live to see it.
betrayal-book-h11-traitor-can = Go to the windows and the front door and open them. The madman does the same on his own. Those who are inside hunt the heroes’ minds.
betrayal-book-h11-traitor-foe = An exorcism would banish the specters. The heroes will try it.
betrayal-book-h11-traitor-rules =
    Specters: Speed 4, Sanity 6. Madman: Speed 7, Might 7, Sanity 7.
    A specter waits outside before the front door and before each window that faces no other room: in the Bedroom, Chapel, Dining Room, Grand Staircase and Master Bedroom. One that is found later draws another. If a room blocks the window before you open, that specter is gone.
    You or the madman open in that room for 1 space. The specter is inside then; it may act in the same monster turn, or in the next one if you opened.
    In the monster turn the madman is first. He must go by a shortest way to the nearest specter outside, open there, and go on; you settle ties. If none waits, he must explore above ground, at the nearest doorway behind which a window may be found. He draws nothing, and nobody draws later for rooms that he finds.
    When all five rooms are in the house, or none can be found any more, and everybody is inside, he goes where you like and may attack. Before that he only defends himself.
    Specters attack with Sanity, for mental damage, and can only be attacked with it. A hero with the Ring who attacks one and wins banishes it. One that attacks and loses is stunned. The madman is stunned like any monster.
    You draw cards for rooms that you discover.

betrayal-objective-h11-traitor-windows = Open the windows and the front door
betrayal-objective-h11-traitor-heroes = Let no hero live

betrayal-choice-h11-traitor-open = Let in who waits outside
    .help = It takes 1 space. The specter is in the house from now on.
