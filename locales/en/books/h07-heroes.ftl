### Haunt 7, Carnivorous Ivy: the heroes’ book.

betrayal-book-h07-heroes-story = Something scrapes at the panes like dry fingers. Then the first one breaks, and green comes in, leaf by leaf, feeling its way along the wall toward the warmth. Toward you.
betrayal-book-h07-heroes-goal = Make the plant spray, and kill as many creepers with it as there are players.
betrayal-book-h07-heroes-can = The recipe is in the Book: carry it to the Kitchen or the Research Laboratory. Then spray root or tip. Cut your friends loose before they are dragged away.
betrayal-book-h07-heroes-foe = Each root with its tip is one creeper. The tips grab you; what the plants feed on is made of bodies.
betrayal-book-h07-heroes-rules =
    The spray: whoever holds the Book in the Kitchen or the Research Laboratory makes a Knowledge roll of 5 or more, once a turn. There is only one spray; if it is destroyed, no other can be made.
    Spraying takes the place of your attack. In the same place as a root or a tip it kills that creeper without a roll: both are gone, wherever they are, and whom it held is free. The spray is an item like others and never runs dry.
    A tip that beats you in physical combat does no damage: you are grabbed and drop all items there; companions stay with you. That also happens when you attack it and lose, even if it holds somebody already; a lost shot from another room costs nothing.
    Grabbed, you can only struggle: one Might attack with bare hands. Win, and the tip is stunned and you go on with your turn. Lose or tie, and your turn is over without damage.
    Whoever defeats a tip stuns it, and it lets go of everybody.
    Tips slow you, roots do not. Only the spray does anything to roots.

betrayal-objective-h07-heroes-make = Make the plant spray with the Book
betrayal-objective-h07-heroes-spray = Kill creepers with the spray
betrayal-objective-h07-heroes-friends = Free those who are grabbed

betrayal-choice-h07-heroes-make = Make the plant spray (Knowledge)
    .help = Knowledge roll of 5 or more. The Book is used for this turn.
betrayal-choice-h07-heroes-spray = Spray { $monster-acc } and its root
    .help = In place of your attack, and without a roll: this creeper dies, and lets go of whom it holds.
