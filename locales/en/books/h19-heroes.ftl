### Haunt 19, A Friend for the Ages: the heroes’ book.

betrayal-book-h19-heroes-story = The face in the dark frame is that of your friend, but old past bearing, and cut, and burnt, and drowned. The brass plate under it bears a date three centuries old. Behind you somebody laughs, with the same mouth.
betrayal-book-h19-heroes-goal = Break the ward by painting the portrait over, or see the traitor dead.
betrayal-book-h19-heroes-can = Fetch paint, one can each, and bring it to the Gallery. There, try to paint. What you leave behind may fall into the wrong hands.
betrayal-book-h19-heroes-foe = The portrait takes all ills from the traitor: ordinary means do no harm. The traitor will protect it at any price.
betrayal-book-h19-heroes-rules =
    There are as many cans of paint as heroes, and two more. They stand in the Abandoned Room, the Attic, the Collapsed Room, the Patio, the Statuary Corridor, the Storeroom and the Wine Cellar; those left over appear when such a room comes into the house.
    Paint is picked up, dropped, traded and stolen like an item. Nobody carries more than one, and the Dog carries none.
    In the Gallery, with paint, once in your turn: a Knowledge roll of 4 or more. A success uses the paint up and puts a token into the room. With as many tokens as there were heroes at the start you win. Not in the turn in which you picked the paint up, stole or traded it.
    If you beat the traitor by 2 or more in a physical fight, you may take an item, though it does no damage.
    In a fight against a hero with the Amulet of the Ages the traitor is hurt like anybody else.

betrayal-objective-h19-heroes-portrait = Paint the portrait over
betrayal-objective-h19-heroes-traitor = See the traitor dead

betrayal-ask-h19-heroes-paint = Which of these rooms gets a can of paint?
    .help = Paint is what you will need, and it lies as far from you all as can be. These rooms are equally far.
betrayal-choice-h19-heroes-repaint = Paint the portrait over
    .help = { $trait-roll } of { $target } or more: the paint is used up, and the ward is weaker. Once a turn.
