### Haunt 18, United We Stand: the traitor’s book.

betrayal-book-h18-traitor-story = It hurt only at first. Now you feel your flesh flow, warm as wax, and you understand what it lacks: more of itself. There is so much of it in this house, walking about on legs, alone and afraid of you. It need not stay alone.
betrayal-book-h18-traitor-goal = Kill all heroes but one. Or kill two of them yourself, and then break out through the front door.
betrayal-book-h18-traitor-can = Every hero you kill in a fight becomes part of you. If heroes escape, reach out for them from a window or a room that lies open, and drag them back in.
betrayal-book-h18-traitor-foe = The heroes want to melt you down, and to get away through the front door.
betrayal-book-h18-traitor-rules =
    Your Might and Speed have left your card: Might 5, Speed one more than there are players. Cards that raise or lower these traits change the numbers, down to 1. Your mental traits are as before.
    Movement: at the start of your turn you roll as many dice as your Speed. You can always move 1 space.
    No physical damage hurts you, and nothing is stolen from you in a fight. Mental damage never kills you.
    A hero who beats you with the Ring may drive you away, as many rooms as the difference, instead of hurting you. Dynamite stuns you: you miss your next turn.
    Whoever dies in a fight with you is absorbed: Might +1, Speed −1.
    With two heroes absorbed you may leave from the Entrance Hall for 1 space, barred or not. Before that the door holds.
    Pull back: if heroes are outside, and you are in the Entrance Hall, at a window that looks out (Grand Staircase, Master Bedroom, Bedroom, Chapel, Dining Room) or in an open room (Conservatory, Gardens, Graveyard, Patio, Tower, Balcony), roll Might against the strongest of them, who adds 1 for each other hero outside. If you have more, one of your choice stands in your room. You may go on until a pull fails. It is no attack.

betrayal-objective-h18-traitor-heroes = Absorb them, all but one
betrayal-objective-h18-traitor-escape = Break out through the front door
betrayal-objective-h18-traitor-windows = Reach out for those who got away
betrayal-objective-h18-traitor-fire = Keep the fire away from you

betrayal-ask-h18-traitor-caught = Whom do you drag back in?
betrayal-choice-h18-traitor-pull = Pull a hero back in
    .help = Your Might against the strongest outside, who adds 1 for each other hero there. If it fails, no more this turn.
betrayal-choice-h18-traitor-leave = Break out of the house
    .help = With two heroes in you no door holds. You win.
