### Haunt 6, The Floating Eye: the traitor’s book.

betrayal-book-h06-traitor-story = For years you have drawn that eye on the margins of everything, and tonight it looks back. You were the first to be let aboard. Through the hatch you watch the others, and how small they are.
betrayal-book-h06-traitor-goal = Every hero must be dead or aboard the spaceship.
betrayal-book-h06-traitor-can = Your explorer is out of the game; you move the aliens. Instead of an attack an alien can reach for every mind in its room. A mind that yields is yours to walk to the ship.
betrayal-book-h06-traitor-foe = They do not want to come along, and they know some way of getting free of the eye.
betrayal-book-h06-traitor-rules =
    Aliens: Speed 4, Might 6, Sanity 6; one with 3 or 4 players, two with 5 or 6. They ignore Speed attacks, such as the Revolver and Dynamite, and are never killed.
    Mind control, in place of an alien’s attack: a Sanity attack on each hero in its room who is neither controlled nor immune, one after the other. If the alien wins, that hero is controlled; nobody is hurt whoever wins.
    On the turn of a controlled hero you move that hero by the shortest way to the spaceship, up to the hero’s Speed, through explored rooms only. Rooms neither stop nor hurt the hero. Aliens do not slow such a hero, free heroes do.
    A controlled hero who begins a turn in the room of the spaceship boards with everything and is out of the game.
    Stunned aliens keep their hold. Somebody who has been freed cannot be controlled again.

betrayal-objective-h06-traitor-heroes = Bring all heroes aboard, or kill them

betrayal-choice-h06-traitor-control = Reach for the minds in this room
    .help = A Sanity attack on each hero here who is not controlled or immune. It is the alien’s attack for this turn.
