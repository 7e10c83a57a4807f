### Haunt 35, Small Change: the traitor’s book.

betrayal-book-h35-traitor-story = One vial, a silver mist, and the hall has become a landscape. You are no bigger than they are, but you have planned for it, and you have friends with whiskers. The experiment can begin: how long does it take a house cat to learn to like a new kind of mouse?
betrayal-book-h35-traitor-goal = More than half of the heroes must be killed by cats.
betrayal-book-h35-traitor-can = You lead the cats, even if you die. If the heroes fly, knock their airplane out of the air, you or a cat.
betrayal-book-h35-traitor-foe = The heroes want to escape in a toy airplane.
betrayal-book-h35-traitor-rules =
    Cats: Speed 6, Might 7, Sanity 5, Knowledge 5. They count doorways as you do, and climb stairs without a roll.
    You too are small: what you carry works. Nobody draws cards; a new room with a symbol ends the turn. Every doorway is a space of its own, so that the next room is 2 spaces away; you may stop in it. Stairs take a Might roll of 3 or more, else your turn is over. Collapsed Room and Mystic Elevator cannot be used; Gallery, Gymnasium and Vault do nothing.
    You cannot attack explorers by any means, whatever you carry.
    A cat that beats a hero catches instead of hurting. On their own next turn the hero may try to get away; the heroes know how. If anybody beats the cat before, it drops its catch and is stunned. Otherwise it swallows the hero at the start of the next monster turn, and then acts. A cat holds one hero at a time. The Bell does not move captives.
    Airplane: a cat in its space may bat it down with a Speed roll of 7 or more, once in its turn, and then attack somebody aboard. You need a Speed roll of 5 or more, once a turn.
    You also win as soon as fewer heroes are alive than half of those who began, rounded up, whatever killed the others.

betrayal-objective-h35-traitor-feed = Feed the heroes to the cats

betrayal-choice-h35-traitor-knock-down = Knock the airplane down
    .help = A Speed roll: a cat needs 7 or more, you need 5.
