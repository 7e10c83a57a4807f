### Haunt 37, Checkmate: the heroes’ book.

betrayal-book-h37-heroes-story = In the journal of Uncle Ebenezer the last entry is a diagram: a board, a position, black to move. Under it, in another hand, very neat: “Your turn.” When you look up, somebody in a hood sits at the table and has all the time in the world.
betrayal-book-h37-heroes-goal = Beat Death at chess, once.
betrayal-book-h37-heroes-can = One of you must be in Death’s room whenever the monster turn begins: the one with the highest Knowledge there plays. The others look for Holy Seals and break them, which weakens Death. The Book helps whoever plays with it.
betrayal-book-h37-heroes-foe = Death is very good. There are five Holy Seals; some may lie in rooms that nobody has found yet. If nobody faces Death, you lose.
betrayal-book-h37-heroes-rules =
    In each monster turn Death plays one game with the hero in the room who has the highest Knowledge; you choose among equals. Both roll. You need a higher result; a draw is not enough.
    You roll your Knowledge, with the Book 1 die more, never more than 8 dice. Cards that change a roll at any time work.
    Holy Seal: pick it up, trade it, drop it like any item. Break it: once a turn, Sanity roll of 4 or more, also in the turn in which you picked it up, but not in one in which you stole it or got it in a trade. With 3 or 4 players Death then rolls 2 dice fewer, with more players 1 die fewer.
    Death does not move, fight or slow anybody, and cannot be harmed.
    The death of the traitor ends nothing.

betrayal-objective-h37-heroes-player = Face Death, and win one game
betrayal-objective-h37-heroes-break = Find Holy Seals and break them

betrayal-ask-h37-heroes-player = Who of you plays against Death?
betrayal-choice-h37-heroes-break = Break a Holy Seal
    .help = Sanity roll of { $target } or more. Once a turn.
