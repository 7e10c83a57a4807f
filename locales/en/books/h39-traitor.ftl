### Haunt 39, The Heir: the traitor’s book.

betrayal-book-h39-traitor-story = So they have come, all the drops that are left of the old blood, and one of them would be enough to beggar you: on the throne, with the ring on the finger and the spear in hand. Your people are in the walls already. They ask for nothing but a sign.
betrayal-book-h39-traitor-goal = The heir must die. You do not know who it is.
betrayal-book-h39-traitor-can = Hide your assassins, and say in advance whom they shall strike: nobody will ask you when a hero walks into one, so nobody will notice whom you let pass. After each of your turns you may change your orders. Fight, too, and take Spear or Ring away.
betrayal-book-h39-traitor-foe = One of the heroes is the heir and wants to sit on the throne, with Spear and Ring.
betrayal-book-h39-traitor-rules =
    The Statuary Corridor is placed as far from the heroes as can be, if it is not there yet.
    You hide as many assassins as there are players, one to a room, never where an explorer is, you included, and at first not in the Statuary Corridor. What finds no room is lost. At the end of Turns 3 and 6 as many come again, then also into the Corridor.
    A hero who comes into a room with an assassin, in whatever way, is struck if your order says so: 2 dice of physical damage, no defence. The assassin is dead after that. Whoever stands still is never struck.
    Your order is asked for after each of your turns and stands until you give another: strike all, nobody, only one hero, or all but one. The others see only that you have decided something.
    Assassins do not move, slow or fight otherwise, and nobody can attack them. All this goes on when you are dead.
    Of each hero who dies you are told if it was not the heir. The track goes up at the end of each of your turns.

betrayal-objective-h39-traitor-heir = Kill the heir, whoever it is
betrayal-secret-h39-assassins = Your assassins: { $what }
betrayal-secret-orders-given-h39-traitor-strike = Your order: strike { $what }

betrayal-ask-h39-traitor-hide = Where does an assassin hide? { $count ->
        [one] This is the last one.
       *[other] You have { $count } to hide.
    }
    .help = Your assassins wait unseen. The heroes do not know where, and may walk into them.
betrayal-choice-h39-traitor-hide = { $room }
    .help = A hero who comes in here is struck if your order says so.
betrayal-ask-h39-traitor-strike = Whom shall your assassins strike, until your next turn is over?
    .help = They strike in the turns of the others, when you are not asked: so you give your orders now.
betrayal-choice-h39-traitor-strike-stands = Your order stands
    .help = Nothing changes.
betrayal-choice-h39-traitor-strike-all = Strike every hero
    .help = Whoever comes into a room with an assassin is struck.
betrayal-choice-h39-traitor-strike-only = Strike only { $explorer }
    .help = All others pass and never know.
betrayal-choice-h39-traitor-strike-spare = Strike all but { $explorer }
    .help = This hero passes and never knows.
betrayal-choice-h39-traitor-strike-none = Strike nobody
    .help = All pass and never know.
