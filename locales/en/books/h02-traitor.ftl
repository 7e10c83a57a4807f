### Haunt 2, The Séance: the traitor’s book.

betrayal-book-h02-traitor-story = The board is warm in your hands and beats like a second heart. The mist on it draws letters, one after the other, and you read them with your lips. It asks so little of you: only all of them.
betrayal-book-h02-traitor-goal = You win when all the heroes are dead, whoever has called the ghost.
betrayal-book-h02-traitor-can = Call the ghost, wherever you are, as long as you have the Spirit Board. When it is yours, send it through walls after the heroes, and let the house fall on them.
betrayal-book-h02-traitor-foe = The heroes want to call it too. If they are first, it sets them a task; if you are, they will try to destroy it.
betrayal-book-h02-traitor-rules =
    Before the ghost has come nobody can attack anybody.
    Séance: with the Spirit Board, Knowledge or Sanity roll of 5 or more, once on your turn. With a success in each of the two the ghost stands beside you and is yours. It is yours too if the heroes fail in their task, and even if you are dead.
    Ghost: Speed 4, Sanity 6. On each monster turn it goes after a hero of your choice and attacks with Sanity if it can. Walls are doors to it, ruins are no obstacle; it changes floors by stairs only. Failed attacks do not harm it. Only a hero with the Ring, or in the Pentagram Chamber, can attack it, with Sanity.
    Collapse: at the end of your first turn with the ghost the Attic falls in, or an empty room of the upper floor if there is none. From then on each living explorer’s turn ends with a room that falls in, chosen by that player.
    It must share a side with a ruin; doors are not needed. First the whole upper floor, then the ground floor from the Grand Staircase on, then the basement from its landing. Whoever is inside dies, you too. Monster turns bring nothing down.
    The Mystic Elevator does not go to a floor without a standing room that has an open doorway.

betrayal-objective-h02-traitor-call = Call the ghost by Knowledge and by Sanity
betrayal-objective-h02-traitor-heroes = See all the heroes dead

betrayal-choice-h02-traitor-seance = Call the ghost ({ $trait })
    .help = { $trait-roll }, { $target } or more; you need one success with each of the two traits. Once on your turn.
