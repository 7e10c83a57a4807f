### Haunt 13, Perchance to Dream: the heroes’ book.

betrayal-book-h13-heroes-story = You called, you shook, you slapped: nothing. Your friend sleeps like a stone, and smiles. Then the lips moved, and something that had no business outside a head stood up and stretched.
betrayal-book-h13-heroes-goal = Wake the dreamer before too many nightmares have escaped from the house.
betrayal-book-h13-heroes-can = Bring the Holy Symbol to the dreamer’s room and keep it there in a hero’s hands. Then shout and shake, all of you, turn after turn. Meanwhile kill what you can.
betrayal-book-h13-heroes-foe = The dreamer’s mind has let nightmares loose. If enough of them escape, you lose. How many that is, only the traitor has written down.
betrayal-book-h13-heroes-rules =
    In the dreamer’s room, while a hero there carries the Holy Symbol, each hero may make one roll a turn: Sanity or Might of 5 or more. A success is a token. You win with as many tokens as there are players, of whatever kind.
    On the floor the Holy Symbol is of no use. The Smelling Salts cannot wake the dreamer.
    Nightmares do mental damage instead of physical. If your own attack beats one, it is dead and not only stunned. So you can also kill one that lies there stunned.

betrayal-objective-h13-heroes-wake = Wake the dreamer
betrayal-objective-h13-heroes-nightmares = Keep the nightmares in the house

betrayal-choice-h13-heroes-wake = Wake the dreamer { $trait-with }
    .help = { $trait-roll } of { $target } or more for a token. Once a turn.
