### Haunt 46, The Feast: the heroes’ book.

betrayal-book-h46-heroes-story = It smelled of roast all evening; now you have seen the kitchen scraps, and they had fingers. One of you invited you here as a course. Upstairs others have just broken out of the attic, and they stumble through the dark.
betrayal-book-h46-heroes-goal = Get every victim and yourselves out of the front door alive, or kill the traitor and all the cannibal freaks. Once a victim or a hero has died, only the killing wins.
betrayal-book-h46-heroes-can = Open the front door in the Entrance Hall. Begin your turn beside a victim and you can lead it up to two spaces, hand it on to the next hero, and at last take it outside. You can come back in for more.
betrayal-book-h46-heroes-foe = The traitor and the freaks kill victims and eat the dead, you among them, and grow stronger with each meal. A victim that is out of the house spoils their plan.
betrayal-book-h46-heroes-rules =
    Victims: Speed 2, Might 3, Sanity 3. They never attack, hurt nobody, and die when they are beaten. You cannot attack them.
    At the start of the turn of the player left of the traitor every victim that shares no room with a living hero walks 2 rooms: straight on, or else turned left to the next explored exit. It stops in a hero’s room and stays there with you. It takes no stairs and opens no unexplored door.
    Escort: if you begin your turn beside a victim, you may first move up to 2 spaces together, in any direction. They count against your movement, and only you are slowed. One victim a turn; several heroes may lead the same one in a round.
    Front door: in the Entrance Hall, Knowledge or Might roll of 5 or more, one attempt a turn. If it opens, draw an event card, and your turn ends.
    On later turns anyone of you may leave from the Entrance Hall for 1 space, with a victim that is there or alone, whenever you like in your turn, and come back in for 1 space to fetch the next. Outside nothing can reach you.
    Freaks and victims that are beaten are killed, not stunned.

betrayal-objective-h46-heroes-door = Open the front door
betrayal-objective-h46-heroes-victims = Lead the victims out of the house
betrayal-objective-h46-heroes-outside = Leave the house, all of you
betrayal-objective-h46-heroes-bad-guys = Kill the traitor and the freaks

betrayal-ask-h46-heroes-facing = Which way do the victims look?
    .help = Those in the Attic stagger on the way they look, until somebody leads them.
betrayal-ask-h46-heroes-next-victim = Which victim walks next?
betrayal-ask-h46-heroes-escort = Where do you lead { $monster-acc } now?

betrayal-choice-h46-heroes-escort = Lead { $monster-acc } { $room-into }{ betrayal-on-side }
    .help = You go together, for { $price ->
        [one] 1 space
       *[other] { $price } spaces
    } of your movement.
betrayal-choice-h46-heroes-rescue = Take { $monster-acc } outside
    .help = It is saved. You stand outside then and can come back in.
betrayal-choice-h46-heroes-let-go = Leave the victim here
    .help = You go on alone.
betrayal-choice-h46-heroes-open-door = Open the front door ({ $trait-roll })
    .help = 5 or more opens it. Then you draw an event card, and your turn ends.
betrayal-choice-h46-heroes-leave = Leave the house
    .help = Outside nothing can reach you, and you can come back in.
betrayal-choice-h46-heroes-come-back = Come back in
    .help = For 1 space you stand in the Entrance Hall.
