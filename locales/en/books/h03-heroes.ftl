### Haunt 3, Frog-Leg Stew: the heroes’ book.

betrayal-book-h03-heroes-story = The book was open on the first page when the laughter began. It came down every chimney at once, and it called you by your names, and then by the names of small wet animals.
betrayal-book-h03-heroes-goal = Kill the witch.
betrayal-book-h03-heroes-can = Nothing harms her until somebody casts the Form of Mortal from her own book, and that takes a mandrake root. Find one, dig it up, bring root and book to her. Then strike.
betrayal-book-h03-heroes-foe = The witch has made herself invulnerable. She turns people into frogs.
betrayal-book-h03-heroes-rules =
    Once a turn you may do one of these two. In a room with a root: a Knowledge roll of 4 or more digs it up. With a root and the Book beside the witch: a Knowledge roll of 6 or more makes her mortal and uses the root up; a failure keeps it.
    Once she is mortal, any attack that beats her kills her.
    A frog has lost all items and companions, and has the lowest Might and Knowledge. It cannot attack, draw cards, discover rooms or hold anything. It may move.
    Anybody who is no frog may take a frog up, carry, drop, trade or steal it like an item. Carried, it can do nothing.
    With the Book beside a frog, carried ones too, once a turn besides: a Knowledge roll of 4 or more turns it back, with all traits at their starting values.
    When a cat appears, it can be attacked.

betrayal-objective-h03-heroes-witch = Make the witch mortal, and kill her
betrayal-objective-h03-heroes-hide = Keep away from the cat

betrayal-choice-h03-heroes-dig = Dig up the mandrake root
    .help = { $trait-roll } of { $target } or more. Not in the same turn as the Form of Mortal.
betrayal-choice-h03-heroes-form = Cast the Form of Mortal
    .help = { $trait-roll } of { $target } or more: the witch is mortal, and the root is used up. Not in the same turn as digging.
betrayal-choice-h03-heroes-restore = Turn a frog back ({ $explorer })
    .help = Knowledge roll of { $target } or more. Once a turn.
