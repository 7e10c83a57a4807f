### Haunt 14, The Stars Are Right: the heroes’ book.

betrayal-book-h14-heroes-story = Every book on these shelves has the same page torn out. Then the chant begins, below or above, you cannot tell, and among the voices is one that you have known for years. It knows all the words.
betrayal-book-h14-heroes-goal = Throw all the cans of paint, as many as there are players, into the Pentagram Chamber before the god is called.
betrayal-book-h14-heroes-can = Pick up a can, one to a hero, and throw it into the Pentagram Chamber from next door, on a later turn than you took it. Work as a relay. Do not leave things lying about, and do not die: both serve the cult.
betrayal-book-h14-heroes-foe = The traitor and the cultists bring sacrifices into the Pentagram Chamber: things, some companions, and your dead bodies. How many it takes you do not know.
betrayal-book-h14-heroes-rules =
    The paint was put into Kitchen, Larder, Junk Room, Storeroom, Research Laboratory and Attic, as far as they were there, in turn.
    Paint: pick it up, trade it or drop it like an item, but never hold more than one can. The Dog does not carry it.
    Throw: from a room with a door to the Pentagram Chamber, or inside it, for 1 space of movement. Not in the turn in which you took, got or dropped that can. Thrown paint stays there.
    A cultist that is stunned drops what it carries.
    Whoever dies leaves a body, which the traitor or a cultist can carry off; each room they enter with one costs 2 spaces. Heroes cannot carry bodies.
    The death of the traitor ends nothing.

betrayal-objective-h14-heroes-paint = Throw all the paint into the Pentagram Chamber

betrayal-choice-h14-heroes-throw = Throw the paint into the Pentagram Chamber
    .help = Costs 1 space of movement. It stays there for good.
