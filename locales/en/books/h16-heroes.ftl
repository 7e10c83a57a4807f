### Haunt 16, The Phantom's Embrace: the heroes’ book.

betrayal-book-h16-heroes-story = She screamed once, far below, and then somebody laughed, too deep for a human throat. One of you could never bear that she liked the others, too. Now that it is quiet, you hear the ticking.
betrayal-book-h16-heroes-goal = Save the girl from the phantom. Then defuse the bomb, or bring her out of the house before it goes off.
betrayal-book-h16-heroes-can = Explore the basement: the phantom comes to you, and you must fight it. Open the front door meanwhile; you will be in a hurry.
betrayal-book-h16-heroes-foe = The traitor has called a phantom to guard the girl, somewhere in the basement, and has set a bomb. How much time there is, you do not know.
betrayal-book-h16-heroes-rules =
    Whoever of you discovers a basement room with an event or omen symbol draws no card but meets the phantom, stops, and must attack it at once, even after another attack.
    If you win, the phantom is dead, the girl is with you, and the bomb is in that room. If you lose, you take damage as usual; then, and after a draw, it flees and waits for the next such room.
    Once the basement is explored, after each traitor turn the traitor puts the phantom into a basement room where it has not been yet, as long as there is one. Nobody has to attack it there.
    Defuse: in the room of the bomb, Knowledge roll of 7 or more, once a turn.
    Front door: in the Entrance Hall, Knowledge or Might roll of 6 or more, one attempt a turn. If it opens, draw an event card, and your turn ends. On later turns any of you may leave from there for 1 space; nobody comes back.
    You win when the hero with the girl is outside. If all living heroes are outside without her, you have lost.

betrayal-objective-h16-heroes-girl = Save the girl
betrayal-objective-h16-heroes-defuse = Defuse the bomb
betrayal-objective-h16-heroes-open-door = Open the front door
betrayal-objective-h16-heroes-out = Bring the girl out of the house

betrayal-choice-h16-heroes-defuse = Defuse the bomb ({ $trait-roll })
    .help = 7 or more stops it. One attempt a turn.
betrayal-choice-h16-heroes-open-door = Open the front door ({ $trait-roll })
    .help = 6 or more opens it. Then you draw an event card, and your turn ends.
betrayal-choice-h16-heroes-leave = Leave the house
    .help = There is no way back. Only with the girl is it a victory.
