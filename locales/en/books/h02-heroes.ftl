### Haunt 2, The Séance: the heroes’ book.

betrayal-book-h02-heroes-story = Mist creeps from the floorboards, and your breath hangs white before you. A voice without a mouth begs for rest, and threatens. One of you grips the Spirit Board and smiles. Whoever reaches the dead first will have their ear.
betrayal-book-h02-heroes-goal = Call the ghost before the traitor does; then bury its bones in time. If it comes under the traitor’s hand, destroy it.
betrayal-book-h02-heroes-can = Go to the Pentagram Chamber and call it, each of you once a turn. When it has come, search the bedrooms and the attic for its bones, and carry them to a grave.
betrayal-book-h02-heroes-foe = The traitor holds a séance too, and wants all of you dead.
betrayal-book-h02-heroes-rules =
    Before the ghost has come nobody can attack anybody.
    Séance: in the Pentagram Chamber, Knowledge or Sanity roll of 5 or more, once on your turn. Each success lays a token where the haunt began. With half as many tokens as players, rounded down, the ghost comes.
    Quest: then the track stands at 1 and goes up at the end of each later turn of whoever called last, alive or dead. At 5 the quest is lost, and the ghost is the traitor’s.
    Bones: in the Attic, the Bedroom or the Master Bedroom, Knowledge roll of 5 or more, once on your turn.
    Burial: with the bones in the Crypt or the Graveyard, Knowledge roll of 5 or more, once on your turn. Then you have won.
    If the ghost is the traitor’s, attack it with Sanity only, and only with the Ring or in the Pentagram Chamber. One victory destroys it, and you have won. Its own attacks that fail do not harm it.

betrayal-objective-h02-heroes-seance = Call the ghost in the Pentagram Chamber
betrayal-objective-h02-heroes-bones = Find the bones of the ghost
betrayal-objective-h02-heroes-bury = Bury the bones in time
betrayal-objective-h02-heroes-destroy = Destroy the ghost

betrayal-choice-h02-heroes-seance = Call the ghost ({ $trait })
    .help = { $trait-roll }, { $target } or more: one answer more. Once on your turn.
betrayal-choice-h02-heroes-bones = Look for the bones
    .help = { $trait-roll }, { $target } or more: you have the bones. Once on your turn.
betrayal-choice-h02-heroes-bury = Bury the bones
    .help = { $trait-roll }, { $target } or more: the ghost is at rest, and you have won. Once on your turn.
