### Haunt 37, Checkmate: the traitor’s book.

betrayal-book-h37-traitor-story = They have read the old man’s scribblings and think themselves the first with a plan. You know better: you have seen him under the table, what is left of him, one finger bone still on the queen. Your master likes company at the board. He does not like to lose. And he does not.
betrayal-book-h37-traitor-goal = You win when all heroes are dead, or when no hero is in Death’s room as a monster turn begins.
betrayal-book-h37-traitor-can = Let Death sit down with a hero of your choice. Then see to it that the others neither come back nor bring Holy Seals: whoever is outside that room is yours.
betrayal-book-h37-traitor-foe = One of the heroes will try to win against Death, and the Holy Seals help them. A single win is enough for them.
betrayal-book-h37-traitor-rules =
    A Holy Seal lies in each of these rooms, now or when it is discovered: Vault, Crypt, Research Laboratory, Operating Laboratory, Game Room. The heroes know that there are five, not where.
    Death rolls 8 dice and rolls every blank once more, then compares with the hero of the highest Knowledge in the room.
    Death ahead by 1 or 2: every hero loses 1 Sanity. By 3 or 4: 1 Might. By 5 or more: 1 of both.
    You cannot enter Death’s room or do anything to a hero in it: no attack, no Revolver, no Dynamite, no Bell. If Death comes to your own room, you may stay; once you have left it, you do not get back in.
    You cannot pick up Seals, but you can steal them.
    The game goes on when you are dead.

betrayal-objective-h37-traitor-heroes = Let the heroes die, or leave Death alone at the board

betrayal-ask-h37-traitor-death = With which of the heroes does Death sit down?
    .help = Death comes to one of the heroes and plays a game with whoever is there.
