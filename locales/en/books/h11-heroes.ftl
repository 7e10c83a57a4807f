### Haunt 11, Let Them In: the heroes’ book.

betrayal-book-h11-heroes-story = A sash rattles upstairs, then another. Somebody laughs, high and glad, and a cold breath goes through the rooms with whispers in it. There are faces in the mist out there, and one of you is opening.
betrayal-book-h11-heroes-goal = Banish all the specters: by an exorcism of as many successful rolls as there are players, or one by one with the Ring.
betrayal-book-h11-heroes-can = Roll at holy or learned places, or with the right card; each source works once. The Ring banishes what has come in already, one by one.
betrayal-book-h11-heroes-foe = The traitor and the madman want to let the specters in, and these want you dead. No blow touches a specter. As long as the madman is busy letting them in, he attacks nobody; he defends himself, though.
betrayal-book-h11-heroes-rules =
    Sources for a Sanity roll of 5 or more: Chapel, Crypt, Pentagram Chamber, Holy Symbol, Ring.
    Sources for a Knowledge roll of 5 or more: Library, Research Laboratory, Book, Crystal Ball.
    You must be in the room or hold the card. Each hero makes one such roll a turn, besides an attack. A success marks the source, which serves nobody again; a failure leaves it open. A card that serves is used for this turn.
    With as many marks as there are players you win at once, whatever is still in the house.
    Whoever holds the Ring may attack a specter in the same place with Sanity, even a stunned one. A win banishes it for good, a loss is mental damage. You also win when no specter is left, inside or outside, and the Ring has banished at least one.
    A specter that attacks you and loses is stunned. Nothing else can be done to specters.
    A specter that is still outside does nothing and slows nobody. An open front door lets nobody leave.

betrayal-objective-h11-heroes-marks = Perform exorcisms at different sources
betrayal-objective-h11-heroes-ring = Or banish every specter with the Ring

betrayal-choice-h11-heroes-exorcise = Exorcism { $trait-with } ({ $source })
    .help = { $trait-roll } of 5 or more. A success marks the source ({ $source }), which then serves nobody again.
