### Haunt 39, The Heir: the heroes’ book.

betrayal-book-h39-heroes-story = A family tree, inked over five centuries, and at its last twig a name that one of you knows from the cradle. The old princes died in this house, betrayed by their own guards. All but one child. And your friend who went ahead just now has a guard’s tattoo.
betrayal-book-h39-heroes-goal = The heir must be in the Statuary Corridor, where the throne stands, and carry both the Spear and the Ring.
betrayal-book-h39-heroes-can = The one who revealed the haunt has chosen the heir among the others; only you know who it is. Bring Spear and Ring to the heir, and the heir to the throne. Do not let the traitor guess whom you protect. The Ring may still lie in the omen stack: then look for it.
betrayal-book-h39-heroes-foe = Assassins of the traitor hide in the house. If the heir dies, all is lost.
betrayal-book-h39-heroes-rules =
    The heir may not be the one who revealed the haunt. The traitor is not told who it is.
    You win at the moment when the heir is in the Statuary Corridor with both cards, by walking in or by getting the last one there. That comes before anything else.
    Spear and Ring can be traded, dropped, taken up and stolen as always. If one of them can no longer be drawn, it comes to light where the haunt began.
    What an assassin can do, you will learn when you meet one. A step into a room cannot be taken back.
    The death of the traitor ends nothing.

betrayal-objective-h39-heroes-regalia = Bring Spear and Ring to the heir
betrayal-objective-h39-heroes-own-regalia = You are the heir: get Spear and Ring
betrayal-objective-h39-heroes-throne = You are the heir: take the throne in the Statuary Corridor
betrayal-secret-h39-heir = Heir: { $what }

betrayal-ask-h39-heroes-crown = Who of you is the heir? The traitor will not hear it.
    .help = The heir has to reach the throne. Only you heroes know who it is.
betrayal-choice-h39-heroes-crown = { $explorer } is the heir
    .help = This hero must reach the throne with Spear and Ring, and must not die.
