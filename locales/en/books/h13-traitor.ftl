### Haunt 13, Perchance to Dream: the traitor’s book.

betrayal-book-h13-traitor-story = Only for a moment, you told yourself, it is such a soft floor. And while the body sleeps, you sit up in it for the first time, with all your doors open, and call your children by their names.
betrayal-book-h13-traitor-goal = You win when as many nightmares have escaped as there were ways out of the house at the start. Your number is written down; nobody else knows it.
betrayal-book-h13-traitor-can = Send the nightmares to the ways out, each to another. Whenever one escapes or dies, let out a new one beside your body.
betrayal-book-h13-traitor-foe = They are trying to wake your body.
betrayal-book-h13-traitor-rules =
    Your body can do nothing, and nothing can be done to it. Your turn is empty; then come the nightmares.
    Ways out are the Balcony, Bedroom, Chapel, Conservatory, Dining Room, Entrance Hall, Gardens, Grand Staircase, Graveyard, Master Bedroom, Patio and Tower, also with a false window. If there are fewer than players, you add some at the start.
    A nightmare in such a room escapes for 1 space, like a step: heroes there slow it. Each way serves once. Rooms that are found later serve too, and do not change your number.
    Nightmares have Speed 5, Might 4 and Sanity 4. They attack with Might and do mental damage. Whoever beats one with an own attack kills it; one that attacks and loses is stunned.
    There are never more of them than players. A new one does not act in the monster turn in which it comes. You may also decline, and let it out at the start of a later monster turn.
    You also win when no hero lives.

betrayal-objective-h13-traitor-escape = Let the nightmares out into the world
betrayal-objective-h13-traitor-heroes = Let no hero live
betrayal-secret-h13-escapes = Escapes needed: { $what }

betrayal-ask-h13-traitor-room = Which way out do you add to the house?
betrayal-ask-h13-traitor-unleash = Do you let out another nightmare beside your body?
betrayal-choice-h13-traitor-escape = Escape from the house
    .help = Costs { $price ->
        [one] { $price } space
       *[other] { $price } spaces
    }. No other nightmare can leave by this room.
