### Haunt 32, Lost: the traitor’s book.

betrayal-book-h32-traitor-story = For years you have worn that face; now it may come off. The sky has the right colour again, and the wind sings in the old tongue. You have brought home a house and several living samples. They will not stay alive for long in this air.
betrayal-book-h32-traitor-goal = You win when all the heroes are dead.
betrayal-book-h32-traitor-can = You lay the rooms that are left beside the starting tiles and say where the Organ Room goes: make the way long. Then spoil the controls, room by room, and see to it that nobody clever gets into the Organ Room.
betrayal-book-h32-traitor-foe = The heroes want to set the transporter in the Organ Room going again and ride the house back. Every turn the air poisons them; you it does not harm.
betrayal-book-h32-traitor-rules =
    All rooms but the starting tiles and those where somebody stands go into one new stack. The Organ Room is laid at a starting tile, and the occupied rooms as close to the starting tiles of their floors as they fit.
    Sabotage: once on your turn in the Chapel, the Game Room, the Research Laboratory, the Operating Laboratory or the Pentagram Chamber, Knowledge roll. With 4 or more a token lies there for good, one in each of these rooms.
    The heroes are told: each token takes 3 off every try to set the transporter going.
    The rooms must be found again; you may explore and fight like anybody. If you die, the poison goes on working.

betrayal-objective-h32-traitor-sabotage = Spoil the controls of the transporter
betrayal-objective-h32-traitor-heroes = See all the heroes dead

betrayal-choice-h32-traitor-sabotage = Spoil the controls in this room
    .help = Knowledge roll, { $target } or more: 3 less on every try to set the transporter going, for good. Once on your turn.
