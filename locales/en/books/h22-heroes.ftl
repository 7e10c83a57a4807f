### Haunt 22, The Abyss Gazes Back: the heroes' book.

betrayal-book-h22-heroes-story = The boards groan, a hot wind rises from below, and one of you begins to laugh. Under the cellar there is no earth any more, only fire. Room by room, the house is sliding into it.
betrayal-book-h22-heroes-goal = Perform an exorcism: as many successful rolls as there are players, each with another room or card, before the last of you has fallen.
betrayal-book-h22-heroes-can = Go to a holy or learned place, or carry a holy or learned thing, and roll once on your turn. Share the places out among you, and never stop where only one door leads out.
betrayal-book-h22-heroes-foe = The traitor welcomes the pit and wants everybody to go down with it.
betrayal-book-h22-heroes-rules =
    Exorcism: once on your turn, with a room or a card you name first.
    Sanity 5 or more in the Chapel, the Crypt or the Pentagram Chamber, or with the Holy Symbol or the Ring.
    Knowledge 5 or more in the Library or the Research Laboratory, or with the Book or the Crystal Ball.
    A success marks that room or card; it cannot serve again, and the mark counts even if the room or card is lost. A failure leaves it open.
    You win as soon as there is a mark for every player.
    Collapse: at the end of your turn the traitor may tell you to let rooms fall, and which could be next. They belong to the pit from then on. Entrance Hall, Foyer and Grand Staircase are three rooms. The track is the traitor’s, and counts the turns.
    In a falling room you make a Speed roll: with 4 or more you jump through a door into a room that stays. Without such a room, or with less, you die.
    Whoever is sent to a fallen room, or by the Mystic Elevator to a fallen floor, dies.
    Holy Symbol: at the end of your turn, if a door of your room leads to a fallen room, you may throw it away instead of letting rooms fall. Then nothing falls until the end of your next turn; the track goes on.

betrayal-objective-h22-heroes-exorcism = Complete the exorcism: a mark for every player

betrayal-choice-h22-heroes-exorcise = Speak the exorcism: { $source } ({ $trait })
    .help = { $trait-roll }, 5 or more: marks { $source-the } for good. Once on your turn.
betrayal-ask-h22-heroes-sacrifice =
    { $left ->
        [one] A room would fall. Do you throw the holy symbol into the pit instead?
       *[other] { $left } rooms would fall. Do you throw the holy symbol into the pit instead?
    }
