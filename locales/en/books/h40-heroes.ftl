### Haunt 40, Buried Alive: the heroes’ book.

betrayal-book-h40-heroes-story = The pointer jerks from letter to letter and will not be stopped: eleven letters, two words, a breath between them. You count heads, and count again. There were more of you at the gate. How could you all forget a face?
betrayal-book-h40-heroes-goal = Find the grave, and dig as many spadefuls there as there are players, before your friend is dead.
betrayal-book-h40-heroes-can = Your friend lies below a room of the basement that was in the house when the haunt began. Go in and search: Knowledge roll of 3 or more. Once the grave is found, dig: Might roll of 4 or more. Whoever holds the Spirit Board may give a whole turn to asking it.
betrayal-book-h40-heroes-foe = The traitor alone knows the room, and how long a friend can breathe down there.
betrayal-book-h40-heroes-rules =
    Search: when you have come into a room in this turn, each room once a turn, several rooms if you get that far. On a success everybody learns whether this is the grave. A failure tells nothing. You need not search again where the answer is known.
    Dig: one roll a turn in the room of the grave, also in the turn in which it was found. Barriers do not matter.
    Spirit Board: instead of everything else in your turn, until the grave is found. Sanity roll: 0 to 2 nothing; 3 or 4: any explorer, also the traitor or yourself, is moved up to 3 spaces by you, unless Debris or Webs hold them; 5 or 6: 2 dice of damage are healed; 7 or more: the grave is found.
    The Board does nothing else any more. It cannot be traded or dropped; if its holder dies it lies there for anybody. When the grave is found it is discarded.
    The death of the traitor ends nothing.

betrayal-objective-h40-heroes-search = Find the grave in the basement
betrayal-objective-h40-heroes-dig = Dig up your friend

betrayal-choice-h40-heroes-search = Search for the grave
    .help = Knowledge roll of { $target } or more: everybody learns whether it is here.
betrayal-choice-h40-heroes-dig = Dig
    .help = Might roll of { $target } or more for a spadeful. Once a turn.
betrayal-choice-h40-heroes-ask = Ask the Spirit Board
    .help = Takes your whole turn. Sanity roll: 3 moves somebody, 5 heals your friend, 7 tells where the grave is.
betrayal-ask-h40-heroes-push = Whom does the Board push through the house?
betrayal-choice-h40-heroes-push = { $explorer }
    .help = You say where this explorer goes, up to 3 spaces.
betrayal-ask-h40-heroes-walk = Where does { $explorer } go?
