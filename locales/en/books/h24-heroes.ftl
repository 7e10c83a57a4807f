### Haunt 24, Fly Away Home: the heroes’ book.

betrayal-book-h24-heroes-story = It sounds like sand against the shutters. Then somebody laughs and chokes, and the sound is inside. They are small, their eyes are red, and there is no end to them.
betrayal-book-h24-heroes-goal = Drive the bats off with the pipe organ, and then kill those that are still drinking from you.
betrayal-book-h24-heroes-can = Go to the Organ Room: it takes strength to start the organ, and knowledge to play what they cannot bear. Strike bats off yourself and off each other.
betrayal-book-h24-heroes-foe = The traitor let the bats in, and was the first to die of it. Now they want your blood.
betrayal-book-h24-heroes-rules =
    Step 1: in the Organ Room, a Might roll of 5 or more starts the organ, which then goes on by itself.
    Step 2: once it runs, a Knowledge roll of 6 or more in the Organ Room, or 5 for whoever loves music (Darrin “Flash” Williams, Zoe Ingstrom, Professor Longfellow). All bats that sit on nobody are gone for good, and no more come.
    Each hero tries one step a turn.
    Step 3: you win when no bat sits on a living hero any more; that may be at once.
    At the start of your turn you take 1 point of physical damage for each bat on you, as one sum; Armor takes 1 off it. Each of them costs you a space of your movement, but you can always move 1.
    A bat that sits on you, or on a hero in the same place, can be attacked with Might; that is your attack of the turn. A win kills it, a loss hurts you as always.
    Bats that sit on nobody do not slow you. You may fight them like other monsters, which stuns them.
    The bats of a hero who dies look for somebody else; after step 2 they are gone.

betrayal-objective-h24-heroes-start = Start the pipe organ
betrayal-objective-h24-heroes-play = Play what drives the bats off
betrayal-objective-h24-heroes-swat = Strike the bats off your friends and yourself

betrayal-choice-h24-heroes-start = Start the organ (Might)
    .help = Might roll of 5 or more. One step with the organ a turn.
betrayal-choice-h24-heroes-play = Play the organ (Knowledge)
    .help = Knowledge roll of { $target } or more. All bats that sit on nobody are driven off.
betrayal-choice-h24-heroes-swat = Strike at a bat: { $explorer }{ $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
    .help = Your attack of this turn, with Might. A win kills the bat; a loss hurts you.
