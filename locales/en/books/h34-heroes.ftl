### Haunt 34, Guillotines: the book that everybody reads, the hidden traitor too.

betrayal-book-h34-heroes-story = You come to on the floor with cold steel round your necks. A voice on a tape wishes you a pleasant game: each collar hides a blade on a spring, each has a clock, and the keys are where nobody likes to look. One of you was told something more.
betrayal-book-h34-heroes-hears = Cold steel lies round your neck as well, and you hear the tape wish everybody a pleasant game. Then the voice sinks to a whisper that reaches you alone: “You know these faces. They stood at the roadside when your mother’s car burned and she lay in it senseless, and not one of them dared to pull her out until the tank went up. Tonight they are yours. Your collar is a toy, and nobody else knows it. Let us see whether they will risk for you what they would not risk for her.”
betrayal-book-h34-heroes-goal = Get every collar off while at least half of the heroes live. The one whose token is a 1 wants the opposite: more than half of the heroes dead.
betrayal-book-h34-heroes-can = Fetch keys, each at its room’s price, and open a collar with two of them, yours or a neighbour’s. Trade keys to where they are needed first: low numbers start to roll first. Anybody may attack anybody.
betrayal-book-h34-heroes-foe = The traitor’s collar is harmless, but must come off too. Until that is seen, the traitor plays like a friend, and may step forward at any time to use a traitor’s powers.
betrayal-book-h34-heroes-rules =
    Keys lie in twelve rooms, Attic, Junk Room, Pentagram Chamber, Catacombs, Chasm, Tower, Crypt, Furnace Room, Gallery, Collapsed Room, Operating Laboratory and Vault, now or as soon as they are discovered. One attempt a turn, after the room’s card; a found key ends your movement.
    Crypt, Furnace Room: take the room’s damage, once. Gallery: jump into the Ballroom. Collapsed Room: Speed 5 or more, or you fall. Catacombs, Chasm, Tower: pass the crossing roll.
    Attic, Junk Room, Pentagram Chamber: pass the exit roll, or lose what the tile takes; leaving still needs its own roll. Operating Laboratory: 3 or more with every trait, and 2 dice of physical damage either way.
    Vault: the first to end a turn in it once it is open gets the key, to be used from the next turn on.
    Two keys open a collar in your room, on your turn. A key that changed hands this turn cannot be used by its receiver.
    Clock: at the end of each turn of the revealer the track goes up by 1. Then everyone in a locked collar with that number or a lower one rolls 3 dice, and dies on less than the track’s number. It begins at 0, with 5 or 6 players at 1.
    The traitor, instead of dying so, must step forward. A collar also counts as gone when its wearer is dead or the known traitor.
    Whoever dies shows the token. Heroes win with half of them alive, rounded up; the traitor with more than half of them dead, however they died. The front door stays shut.

betrayal-objective-h34-heroes-keys = Collect keys
betrayal-objective-h34-heroes-collars = Take off every collar
betrayal-objective-h34-traitor-heads = See more than half of the heroes dead
betrayal-objective-h34-traitor-keys = Keep keys away from those who need them

betrayal-event-h34-hears = { betrayal-book-h34-heroes-hears }
