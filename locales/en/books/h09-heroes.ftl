### Haunt 9, The Dance of Death: the heroes’ book.

betrayal-book-h09-heroes-story = All the clocks strike twelve at once, though it was hardly nine. When the last of them is silent a fiddle begins, somewhere, everywhere, a tune so sweet that it turns your stomach. Your heel taps. You did not tell it to.
betrayal-book-h09-heroes-goal = Defy the fiddler in the pentagram chamber as often as there are players.
betrayal-book-h09-heroes-can = Bring the holy symbol to the pentagram chamber, gather around it, and roll. Whoever carries it hears no tune. Stay away from the ballroom.
betrayal-book-h09-heroes-foe = Nobody is a traitor yet. But whoever gives in to the music will be one.
betrayal-book-h09-heroes-rules =
    At the start of each of your turns, unless you carry the holy symbol: a Sanity roll of 4 or more. If you fail in the ballroom you are lost and turn traitor. If you fail elsewhere you lose 1 Sanity, and this turn all your movement takes the shortest way to the ballroom through rooms that lie there; once in it you stay. You may act on the way, but not explore.
    Sanity on the skull, whatever the cause, does not kill you: you turn traitor. Your other traits kill as usual.
    Defying: a hero in the pentagram chamber, while the symbol is in that room, no matter who has it, rolls Sanity: 5 or more is a success. Once a turn. A hero who carries the symbol in does not roll in the same turn. Successes are never lost.
    No hero gives the symbol away or lays it down. If its bearer dies it lies there; a bearer who turns keeps it. You may rob a traitor of it.
    The fiddler cannot be attacked. Heroes do not attack heroes.

betrayal-objective-h09-heroes-defy = Defy the fiddler in the pentagram chamber
betrayal-choice-h09-heroes-defy = Defy the fiddler (Sanity)
    .help = Sanity roll of 5 or more. Once a turn.
