### Haunt 5, I Was a Teenage Lycanthrope: the traitor’s book.

betrayal-book-h05-traitor-story = Moonlight touches your skin, and the skin gives way. What you knew and whom you loved runs out of your head like water; what stays is hunger, and a dog that understands you.
betrayal-book-h05-traitor-goal = No hero may be left: each of them dead or a werewolf.
betrayal-book-h05-traitor-can = Hunt. You grow at the start of each of your turns, your wounds count half, and nothing you know of can kill you. Whoever you or the dog hurt is bitten and may join you.
betrayal-book-h05-traitor-foe = You knew something about them once. Now they only smell of fear.
betrayal-book-h05-traitor-rules =
    On turning: you drop all items, companions stay behind, every trait rises to its starting value at least, and you add as many single spaces as there are living heroes.
    At the start of each of your turns: 1 space of Might or Speed, up to the maximum. Who has just turned begins with the next turn.
    Damage to you is halved, rounded up, and brings no trait to the skull; one special thing that the heroes may have is the exception.
    You and the dog carry nothing, steal nothing, have no companions, and the Mystic Elevator does not move for you.
    Dog: Speed 4, Might 4, Sanity 3. It acts after the first werewolf’s turn, even if that one is dead.
    A hero who takes damage in a fight with you or the dog is bitten: a Sanity roll of 4 or more at the start of each own turn, else a werewolf from then on.
    When no hero is left the first werewolf wins, dead or alive; another werewolf wins too if its own attack has killed a hero. What the dog kills counts for nobody.

betrayal-objective-h05-traitor-heroes = Kill or turn all the heroes

betrayal-turned-h05 = You are a werewolf
betrayal-turned-h05-part = a werewolf
betrayal-turned-h05-why = The fever won. Your hands are too strong for the gloves, and the others smell of supper.
betrayal-turned-h05-want = See to it that no hero is left: dead, or one of you. You yourself win only if one of them dies by your own attack.
