### Haunt 25, Voodoo: the heroes’ book.

betrayal-book-h25-heroes-story = Between two floorboards lies an album full of dolls, photographed with care. Page after page is crossed out in red. On the last pages nothing is crossed out yet, and the dolls there wear your clothes, your hair, your faces.
betrayal-book-h25-heroes-goal = Destroy all the dolls while at least half of the heroes who began, rounded up, are alive.
betrayal-book-h25-heroes-can = Think about what the traitor said to each of you: it fits the place where that doll suffers. Go there and search. A doll that was found can be destroyed only by the hero it looks like. You need not stop for symbols, so open doors as fast as you can.
betrayal-book-h25-heroes-foe = The traitor has hidden a doll for each of you in a dangerous place. What they do to you gets worse as the track goes up.
betrayal-book-h25-heroes-rules =
    Search: in any room, once a turn, Knowledge roll of 2 or more. Then everybody learns whether there is a doll in the room, which one, and whose. A doll that is found stays found. Barriers do not matter.
    Destroy: on your turn, in the room of your own doll that was found, without a roll. Nobody else can do it. If a hero dies, the doll of that hero is destroyed.
    Symbols do not stop anybody: you may go on from a room that you have just discovered and discover more. You draw only for the room where your movement ends, or when you search there: the card comes first, then the roll. A symbol that was passed gives nobody a card.
    What was said can be read again at any time.
    You win when no doll is left and at least half of the heroes who began, rounded up, are alive. You lose when more than half of them are dead.
    The curse goes on even if the traitor is dead.

betrayal-objective-h25-heroes-find = Find your own doll: where does it feel like what was said to you?
betrayal-objective-h25-heroes-own = Destroy your own doll
betrayal-objective-h25-heroes-all = Let all the dolls be found and destroyed

betrayal-choice-h25-heroes-search = Search for a doll { $room-in }
    .help = Knowledge roll of { $target } or more: everybody learns whether a doll is here. Once a turn. If you have just discovered the room, you draw its card first.
betrayal-choice-h25-heroes-destroy = Destroy your doll ({ $token })
    .help = No roll, no price: it can do nothing to you any more.
