### Haunt 14, The Stars Are Right: the traitor’s book.

betrayal-book-h14-traitor-story = Tonight, once in a lifetime, every light up there stands where the old drawing says. Your brothers and sisters in the robes have kept the candles dry. All that is missing is a little something to lay into the star, and your dear friends have brought it: their pockets are full, and so are their veins.
betrayal-book-h14-traitor-goal = You win with 13 points of sacrifices, or when all heroes are dead.
betrayal-book-h14-traitor-can = In the Pentagram Chamber lay down what you carry. Send the cultists for things that lie about, for bodies, and for the pockets of the weak, and let them carry it home.
betrayal-book-h14-traitor-foe = Only one thing can stop you: the heroes want to desecrate the Pentagram Chamber with paint. The cans are somewhere in the house.
betrayal-book-h14-traitor-rules =
    In the Pentagram Chamber you or a cultist may sacrifice any number of things: a body 4 points; Girl, Madman or Dog 2 points, only you; any other item or omen that may be traded 1 point. They leave the game. Nobody else knows the count.
    Nothing that changed hands in this turn can be sacrificed in it. Bite and paint never.
    Cultists: Speed 4, Might 4, Sanity 4. They carry things, take them up, lay them down, steal one instead of doing 2 or more points of damage, and once a turn trade one, as you do: with you, with each other, with a hero who agrees; what they carry does nothing for them. A stunned one drops everything.
    Whoever dies leaves a body. You and the cultists take it up like an item; each room entered with it costs 2 spaces, however many you carry.
    You and the cultists cannot touch paint. Cultists do not keep companions.
    The cult goes on when you are dead.

betrayal-objective-h14-traitor-god = Gather 13 points of sacrifices in the Pentagram Chamber

betrayal-choice-h14-traitor-offer = Sacrifice { $card-the }
    .help = It leaves the game. A body is worth 4 points, a companion 2, anything else 1.
betrayal-choice-h14-traitor-give = Give { $card-the } { $monster-to }
    .help = It can be sacrificed from the next turn on.
