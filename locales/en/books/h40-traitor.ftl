### Haunt 40, Buried Alive: the traitor’s book.

betrayal-book-h40-traitor-story = It took you months to learn the trick that makes people forget, and a piece of wood with letters on it spoils everything. They are counting heads. They will go down with spades. And it was going to be such a slow, such a lovely end.
betrayal-book-h40-traitor-goal = You win when the buried one is dead, after 12 points of damage.
betrayal-book-h40-traitor-can = Choose the room of the basement where the grave is. Then play for time: after each of your turns the air gets worse. Keep the heroes away from it, and break the Spirit Board.
betrayal-book-h40-traitor-foe = The heroes want to rescue whom you buried. The Spirit Board helps them.
betrayal-book-h40-traitor-rules =
    If the basement has fewer than five rooms, the Basement Landing included, you place basement rooms until there are five. Nobody draws a card for them.
    The room of the grave is secret and never changes.
    At the end of each of your turns, even if you are dead, the track goes up by 1, to 1 at first; then the buried one takes as many dice of damage as it shows. Everybody sees the total.
    If you defeat the holder of the Spirit Board by 2 or more with Might, you may take the Board instead of doing damage. In your hands it breaks, also if you pick it up.

betrayal-objective-h40-traitor-time = Keep the grave closed until there is no more air
betrayal-secret-h40-burial = The grave: { $what }

betrayal-ask-h40-traitor-bury = Below which room did you dig the grave?
    .help = Somebody lies in that grave, and the heroes have to find it in time. They are not told.
betrayal-choice-h40-traitor-bury = { $room }
    .help = Only you know. It cannot be changed.
betrayal-ask-h40-traitor-board = Do you break the Spirit Board instead of doing damage?
