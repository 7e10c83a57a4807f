### Haunt 27, Amok Flesh: the heroes’ book.

betrayal-book-h27-heroes-story = The ball rolls off the table and breaks like an egg. What lies among the splinters is pink and no bigger than a fist. Then it is bigger than a fist. When you look again it has reached the skirting board, and it is feeling its way to the door.
betrayal-book-h27-heroes-goal = Destroy the Blob: throw as many ingredients into it as there are players.
betrayal-book-h27-heroes-can = First examine it from beside it until you know its weakness. Then search the house for what it cannot bear, and throw that in. Never end a turn where it can reach you.
betrayal-book-h27-heroes-foe = It grows. Whoever is in a room that it fills, at any moment, becomes a part of it and plays for the other side.
betrayal-book-h27-heroes-rules =
    It begins in the room where the Crystal Ball broke. Do not wait there for it.
    Examining: in a room beside it, with a door between, once a turn a Knowledge roll of 3 or more. As many successes as there are players, by whomever, make its weakness known.
    Searching, from then on: Knowledge 3 or more, once a turn, in the Attic, Conservatory, Furnace Room, Gardens, Library, Operating Laboratory, Research Laboratory, Junk Room, Kitchen, Larder, Storeroom, open Vault or Wine Cellar. Each of them holds one ingredient. Ingredients are items.
    Throwing: beside it, with a door between, for 1 space each. You need not wait until you have them all. One that you picked up or were given this turn has to wait.
    Stairs and holes are not beside.

betrayal-objective-h27-heroes-examine = Learn its weakness
betrayal-objective-h27-heroes-throw = Throw ingredients into the Blob

betrayal-choice-h27-heroes-examine = Examine the Blob (Knowledge)
    .help = Knowledge roll of 3 or more. Once a turn.
betrayal-choice-h27-heroes-search = Search for an ingredient (Knowledge)
    .help = Knowledge roll of 3 or more. Once a turn; each room holds one.
betrayal-choice-h27-heroes-throw = Throw { $card-the } into the Blob
    .help = Costs 1 space.
