### Haunt 1, The Mummy Walks: the heroes’ book.

betrayal-book-h01-heroes-story = Dust rolls through the corridors, and a voice of sand speaks in your heads: it has waited for its bride since the pyramids were new, and now the girl is here. One of you has knelt before it.
betrayal-book-h01-heroes-goal = Banish the mummy: learn its true name, find the spell in the Book, and speak it in the mummy’s face.
betrayal-book-h01-heroes-can = Study the sarcophagus, or look in the Library or the Research Laboratory. If nobody has the Book, the next of you to find an omen room finds it there. Get to the girl before the others do.
betrayal-book-h01-heroes-foe = The traitor wants to see the mummy married to the girl.
betrayal-book-h01-heroes-rules =
    Step 1, the name: in the room of the sarcophagus, the Library or the Research Laboratory, a Knowledge roll of 6 or more.
    Step 2, the spell: on a later turn, whoever holds the Book makes a Knowledge roll of 6 or more, in any room.
    Step 3, the banishment: with both tokens, a hero beside the mummy attacks it with Sanity; the Book must be there too, with a hero or in a pile. A win banishes it for good, a loss is mental damage. It works on a stunned mummy as well.
    Each hero tries one step a turn. Tokens are never lost.
    As long as nobody has found the Book, it waits in the next omen room: the hero who discovers that room takes it in place of the draw.
    Whoever enters the girl’s room takes her along. She is not traded, dropped or stolen among explorers.
    Speed attacks do nothing to the mummy, nor does Dynamite. Beaten in another way it is stunned, like any monster.

betrayal-objective-h01-heroes-name = Learn the mummy’s name
betrayal-objective-h01-heroes-spell = Find the spell in the Book
betrayal-objective-h01-heroes-banish = Banish the mummy beside the Book

betrayal-choice-h01-heroes-name = Look for the mummy’s name (Knowledge)
    .help = Knowledge roll of 6 or more. One step a turn.
betrayal-choice-h01-heroes-spell = Look up the spell in the Book (Knowledge)
    .help = Knowledge roll of 6 or more. The Book is used for this turn.
betrayal-choice-h01-heroes-banish = Banish the mummy (Sanity)
    .help = It is your attack of this turn. Win, and the mummy is gone for good; lose, and your mind suffers by the difference.
