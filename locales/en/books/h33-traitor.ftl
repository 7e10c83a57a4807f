### Haunt 33, An Invocation of Darkness: the traitor’s book.

betrayal-book-h33-traitor-story = It was only a few lines in a dead tongue, and you read them aloud for a joke. Now you cannot stop, and why should you? Behind the last page somebody is waiting who has a thousand years of night to give away.
betrayal-book-h33-traitor-goal = You win when all the heroes are dead. A god will do that better than you.
betrayal-book-h33-traitor-can = Carry the Book into the Chapel or the Pentagram Chamber and call. Five successful calls open the gate. Then your own part is over, and you play the god.
betrayal-book-h33-traitor-foe = The heroes want to destroy the Book, to stop the summoning or to send the god back.
betrayal-book-h33-traitor-rules =
    You have one turn before everybody else.
    In the Chapel or the Pentagram Chamber each space of movement you spend buys one Knowledge roll of 5 or more, as many a turn as you have spaces. Each success is a token; tokens from both rooms add up.
    You must have brought the Book into one of these rooms once, or a hero must have it. After that you know the words by heart.
    With the fifth token the Elder God comes through where you stand and kills you on the spot. What you carried stays there. The god does nothing in the first monster turn; then it is yours to command.
    The Elder God has Might 12, Sanity 7, and as much Speed as there were players. It can be stunned, and cannot carry the Book.

betrayal-objective-h33-traitor-invocation = Call the Elder God
betrayal-objective-h33-traitor-heroes = Let no hero live

betrayal-choice-h33-traitor-invoke = Invoke the darkness
    .help = Costs 1 space. Knowledge roll of 5 or more for a token; the fifth opens the gate.
