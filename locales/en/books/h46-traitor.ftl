### Haunt 46, The Feast: the traitor’s book.

betrayal-book-h46-traitor-story = The table is laid as you like it. Your friends of the house have cooked for you, and you have brought fresh guests. Whoever eats their fill tonight will never die.
betrayal-book-h46-traitor-goal = Let all the victims be eaten, or kill all the heroes. If even one victim gets out of the front door, only the death of all heroes wins.
betrayal-book-h46-traitor-can = You and your freaks attack victims and heroes. Begin a turn beside a body with no living hero in the room, and you may spend that turn feasting: every trait rises.
betrayal-book-h46-traitor-foe = The victims have broken out of the attic. The heroes will want to save them.
betrayal-book-h46-traitor-rules =
    Cannibal freaks: Speed 2, Might 4, Sanity 4, as many as there are heroes, in the Dining Room. A freak that is beaten is killed.
    You or a freak may attack a victim with Might. A victim that is killed becomes a corpse. You do not slow victims, and victims do not slow you; heroes and you slow each other as usual.
    Feast: whoever begins the turn beside a corpse or a dead hero, with no living hero in the room, may give the whole turn to it. Each of your traits rises a space, up to its highest; each of a freak’s traits rises by 1, without end. The body is gone: one body feeds one diner.
    A corpse counts only once it is eaten. A freak that has grown faster rolls its movement by itself.
    If you die, the freaks go on, and both ways to win stay open.

betrayal-objective-h46-traitor-victims = Eat all the victims
betrayal-objective-h46-traitor-heroes = Kill all the heroes

betrayal-choice-h46-traitor-feast = Feast ({ $token })
    .help = It takes the whole turn. Every trait rises, and the body is gone.
