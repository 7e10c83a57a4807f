### Haunt 23, Tentacled Horror: the heroes’ book.

betrayal-book-h23-heroes-story = Something wet shot out of the dark, closed around your friend’s ankle, and pulled. The scream went away down the corridor, room by room, and stopped. Now it is coming back for more.
betrayal-book-h23-heroes-goal = Find the head of the creature and strike it three times.
betrayal-book-h23-heroes-can = Gaze into the Crystal Ball to learn where the head is. Then go there together and hit it. Free each other from the suckers.
betrayal-book-h23-heroes-foe = Each tentacle is an arm and a sucker of the same number. If a sucker pulls you to its arm, you die at the start of the next monster turn unless somebody frees you. The tentacles grow stronger with time.
betrayal-book-h23-heroes-rules =
    Finding the head: whoever holds the Crystal Ball makes a Knowledge roll of 4 or more, once a turn. With 1 to 3 you lose 1 Sanity, with 0 you lose 2, and keep the card. On a success four dice say where the head is: 0 Larder, 1 Kitchen, 2 Organ Room, 3 Chasm, 4 or 5 Underground Lake, 6 Conservatory, 7 Crypt, 8 Furnace Room. The ball breaks. If the room is not in the house yet, the traitor’s player lays it.
    The head is fought like a monster; each time it would be hurt you score a blow instead, and the third one kills it. It may attack heroes in its room.
    A sucker that beats you in physical combat does no damage: you are grabbed and drop all items there; companions stay with you. That also happens when you attack it and lose, even if it holds somebody already; a lost shot from another room costs nothing.
    A sucker that is beaten in a physical fight is stunned, lets go of everybody, and goes back to its arm. Beaten with the Ring it is stunned and lets go, but stays where it is.
    Grabbed, you can only struggle: one Might attack with bare hands. Win, and you are free, but for the rest of the turn each room costs you 2 spaces. Lose or tie, and your turn is over without damage.
    Arms cannot be attacked. Only suckers slow you; arms and head do not.
    If the Crystal Ball leaves the game unused, it turns up where the haunt began.

betrayal-objective-h23-heroes-gaze = Find the head with the Crystal Ball
betrayal-objective-h23-heroes-head = Strike the head
betrayal-objective-h23-heroes-friends = Free those who are grabbed

betrayal-choice-h23-heroes-gaze = Look for the head in the Crystal Ball (Knowledge)
    .help = Knowledge roll of 4 or more. A failure costs 1 Sanity, a roll of 0 costs 2. When the head is found the ball breaks.
