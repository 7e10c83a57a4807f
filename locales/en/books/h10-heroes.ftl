### Haunt 10, Family Gathering: the heroes’ book.

betrayal-book-h10-heroes-story = “They only want company,” says the madman, and pats the floorboards. Then these rise, and his whole family climbs out. Your friend is the first it embraces.
betrayal-book-h10-heroes-goal = Trap every zombie in a room that it loved when it was alive.
betrayal-book-h10-heroes-can = Let the dead see you, and wait for them in the Attic, Chapel, Conservatory, Game Room, Library or Master Bedroom, or beyond it on the same line. Find those rooms first.
betrayal-book-h10-heroes-foe = The madman and the zombies want you dead. Zombies are slow, and each goes for the nearest of you that it sees.
betrayal-book-h10-heroes-rules =
    A zombie that enters one of the six rooms, or starts its turn there, rolls Knowledge before anything else. Below 4 it stays there for the rest of the game: it attacks nobody, slows nobody and cannot be attacked.
    A room that has one zombie traps no other. There are as many zombies as players, dead ones included. Rooms that are not in the house yet have to be found.
    You win as soon as all zombies are trapped, whatever the madman does. Beaten zombies are only stunned.

betrayal-objective-h10-heroes-trap = Lure the zombies into their rooms
