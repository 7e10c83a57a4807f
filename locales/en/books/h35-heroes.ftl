### Haunt 35, Small Change: the heroes’ book.

betrayal-book-h35-heroes-story = Glass broke, a silver mist rose, and your stomach turned over. When you could see again, the chair beside you had become a tower. A floorboard creaks like a falling tree. Behind the door something breathes, soft and enormous, and says: meow.
betrayal-book-h35-heroes-goal = Escape in the toy airplane, at least half of you, and nobody who is alive may stay behind.
betrayal-book-h35-heroes-can = Find the airplane in a bedroom, the Storeroom, the Attic or the Game Room, start it, climb in, and pick up the others on the wing. Leave by a window, or from a room in the open air.
betrayal-book-h35-heroes-foe = The traitor has shrunk you all and let cats into the house. They want to eat you.
betrayal-book-h35-heroes-rules =
    Small: what you carry is small too and works. Nobody draws cards; a new room with a symbol ends the turn. Every doorway is a space of its own, so that the next room is 2 spaces away; you may stop in it. Stairs take a Might roll of 3 or more, else your turn is over. Collapsed Room and Mystic Elevator cannot be used; Gallery, Gymnasium and Vault do nothing.
    Search: in the Bedroom, Master Bedroom, Storeroom, Attic or Game Room, Knowledge roll of 3 or more, one attempt a turn.
    Start: beside the airplane on the ground, Knowledge roll of 4 or more, one attempt a turn. You are the pilot. It warms up until your next turn; others may board, and cats may attack those aboard.
    Flying: the pilot moves it 5 spaces a turn, doorways count. It needs no roll for stairs or the Chasm, may go through Gallery and Collapsed Room, and may discover rooms. Other room texts and barriers hold for everybody aboard. Those in the air attack and are attacked only with Revolver, Ring or Dynamite, and nobody slows them.
    Pick up: 1 space; the fastest aboard rolls Speed. 4 or more: aboard. 2 or 3: missed, you may try again. 0 or 1: you crash and must start it again. Nobody is picked up out of a cat’s paws. If the pilot is caught or dies, it is grounded.
    Leave: 1 space, from Balcony, Gardens, Graveyard, Patio or Tower with a side that nothing lies beside, or by a window that looks out, when every living hero is aboard.
    Caught: at the start of your next turn name a trait; you and the cat roll it. With more you are free and take your turn. Otherwise it is over. If anybody beats the cat, you are free.
    If fewer of you are alive than half of those who began, rounded up, you have lost.

betrayal-objective-h35-heroes-struggle = Get out of the cat’s paws
betrayal-objective-h35-heroes-find = Find the toy airplane
betrayal-objective-h35-heroes-start = Start the toy airplane
betrayal-objective-h35-heroes-board = Get aboard
betrayal-objective-h35-heroes-escape = Fly out of the house with everybody who lives

betrayal-ask-h35-heroes-struggle = Claws all around you. With what do you get away?
betrayal-choice-h35-heroes-struggle = { $trait }
    .help = You and the cat roll it. Only with more you are free.
betrayal-choice-h35-heroes-search = Search for the toy airplane ({ $trait-roll })
    .help = 3 or more finds it.
betrayal-choice-h35-heroes-start = Start the toy airplane ({ $trait-roll })
    .help = With 4 or more you are its pilot. It takes off when your next turn begins.
betrayal-choice-h35-heroes-board = Climb aboard
    .help = Aboard you move only with the airplane.
betrayal-choice-h35-heroes-get-off = Climb out
    .help = Without its pilot the airplane does not take off.
betrayal-choice-h35-heroes-dive = Dive through the hole in the floor
    .help = For 1 space you find out what lies below.
betrayal-choice-h35-heroes-pick-up = Swoop down for { $explorer-acc }
    .help = For 1 space the fastest aboard rolls Speed: 4 or more succeeds, 0 or 1 crashes.
betrayal-choice-h35-heroes-escape = Fly out into the night
    .help = All who live are aboard. You win.
