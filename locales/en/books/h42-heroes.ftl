### Haunt 42, Comes the Hero: the heroes’ book.

betrayal-book-h42-heroes-story = Among all the junk in this house stands one thing that looks as if it were waiting: a statue with an empty, outstretched hand. There is a line on its base about what cannot be beaten. Behind you somebody laughs who has just pulled a knife out of their own chest.
betrayal-book-h42-heroes-goal = The traitor must die.
betrayal-book-h42-heroes-can = Give the statue what it waits for, and it awakes. Then move it with your minds to where the traitor is: its mere presence eats immortality away.
betrayal-book-h42-heroes-foe = The traitor cannot be harmed, and wants to open a gate to hell. You fear that it takes a human sacrifice.
betrayal-book-h42-heroes-rules =
    The traitor cannot be attacked, and nothing ordinary does harm.
    Awakening: beside the statue, on your turn, discard the Holy Symbol, the Axe, the Crystal Ball or the Book, if you did not get it this turn. It becomes Judge, Warrior, Seer or Wizard, once and for all: Speed 8, Might 8, Sanity 8, Knowledge 8. Until then it cannot be moved.
    Moving: once in your turn, beside the awakened statue, make a Knowledge or Sanity roll. You may move it up to that many spaces, as a monster walks; you stay. Out of the traitor’s room it costs 1 more. It explores nothing.
    Draining: if it shares the traitor’s space when the traitor’s turn begins, a trait drops by one step: Judge Speed, Warrior Might, Seer Sanity, Wizard Knowledge. At the skull the traitor dies.
    If the traitor attacks the statue, with whatever trait, and wins, it skips its next draining. Nothing destroys it.

betrayal-objective-h42-heroes-animate = Give the statue what it waits for
betrayal-objective-h42-heroes-drain = Bring the statue to the traitor until immortality is used up

betrayal-ask-h42-heroes-statue = Where do your thoughts move the statue?
betrayal-choice-h42-heroes-statue = Move it { $room-into }
    .help = Beside the traitor it drains a trait whenever the traitor’s turn begins.
betrayal-choice-h42-heroes-stay = Leave it where it is
    .help = You are done with it for this turn.
betrayal-choice-h42-heroes-offer = Lay { $card-the } into the statue’s hand
    .help = The card is discarded, and the statue awakes. The Holy Symbol makes it drain Speed, the Axe Might, the Crystal Ball Sanity, the Book Knowledge.
betrayal-choice-h42-heroes-move = Move the statue ({ $trait-roll })
    .help = It can go as many spaces as you roll. You stay here.
