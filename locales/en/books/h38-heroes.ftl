### Haunt 38, Hellbeasts: the heroes’ book.

betrayal-book-h38-heroes-story = The dog whined, the floor grew hot, and out of the cracks they came: bats with wings of flame. Someone among you held the door open for them.
betrayal-book-h38-heroes-goal = Drive the firebats out with an exorcism: as many successful rolls as there are players, each at another source.
betrayal-book-h38-heroes-can = Go to a holy or a learned place, or get hold of the right card, and roll there. A source that has worked is spent, so spread out. No blade or bullet touches the bats: stay away from them.
betrayal-book-h38-heroes-foe = The bats burn you if you stay in a room with them. The traitor commands them, tells you how much they hurt, and wants you all dead.
betrayal-book-h38-heroes-rules =
    Sources for a Sanity roll of 5 or more: Chapel, Crypt, Pentagram Chamber, Holy Symbol, Ring.
    Sources for a Knowledge roll of 5 or more: Library, Research Laboratory, Book, Crystal Ball.
    You must be in the room or hold the card. Each hero makes one such roll a turn, besides an attack.
    A success marks the source; nobody can use it again. A failure leaves it open. A card that serves is used for this turn.
    Marks stay whatever becomes of room or card. You win at once with as many marks as there are players, the dead included.
    Firebats neither attack nor can be attacked, and do not slow you. You slow them. Killing the traitor does not end the haunt.

betrayal-objective-h38-heroes-marks = Perform exorcisms at different sources

betrayal-choice-h38-heroes-exorcise = Exorcism { $trait-with } ({ $source })
    .help = { $trait-roll } of 5 or more. A success marks the source ({ $source }), which then serves nobody again.
