### Haunt 17, A Breath of Wind: the heroes’ book.

betrayal-book-h17-heroes-story = A button rolled across the floor, uphill. Then a drawer came after it, and then the whole room, spinning and giggling and throwing itself at your heads.
betrayal-book-h17-heroes-goal = Drive the poltergeist out: light as many candles as there are heroes, each in another room of the floor on which the haunt began.
betrayal-book-h17-heroes-can = Find candles in the Kitchen, the Dining Room, the Chapel or the Gallery, carry them to that floor and light them there, before the next chair finds you.
betrayal-book-h17-heroes-foe = They are trying to kill you.
betrayal-book-h17-heroes-rules =
    Once a turn, in the Kitchen, Dining Room, Chapel or Gallery: a Speed roll of 3 or more finds a candle. There are always more.
    Once a turn, with a candle, in a room of that floor where none burns: discard it and make a Knowledge roll of 5 or more. A success leaves a burning candle in the room for good; a failure loses the candle. The Candle card serves as well.
    You win when as many burn as there were heroes at the start. Those who have died count.
    Might and the Revolver do nothing to the poltergeist. Dynamite does affect it.
    In its room you may attack it with Speed: if you win, you may take one thing it carries; if you lose, you take 1 die of physical damage.
    With the Ring, the Skull or the Bell you may attack it with Sanity: if you win, the track falls by the difference; if you lose, you take 1 die of mental damage.

betrayal-objective-h17-heroes-candles = Light candles on the floor where it began

betrayal-ask-h17-heroes-snatch = What do you snatch out of the air?
betrayal-choice-h17-heroes-find = Look for a candle
    .help = { $trait-roll } of { $target } or more. Once a turn.
betrayal-choice-h17-heroes-light = Light a candle ({ $card })
    .help = Knowledge roll of { $target } or more, and it burns here for good. Below that it is lost. Once a turn.
betrayal-choice-h17-heroes-defy = Defy { $target-acc } with Sanity
    .help = If you win, the track falls by the difference. If you lose, you take 1 die of mental damage. It is your attack.
