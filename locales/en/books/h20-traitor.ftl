### Haunt 20, Ghost Bride: the traitor’s book.

betrayal-book-h20-traitor-story = You have always cried at weddings, and none was ever like this one: a bride who has kept her word for a hundred years. Only the groom hesitates. Somebody ought to help him over it.
betrayal-book-h20-traitor-goal = Let the bride marry the groom she has chosen.
betrayal-book-h20-traitor-can = Kill the groom, you or the bride. Then both stand in the Chapel, and the wedding takes three of your turns. Keep the others out of it meanwhile.
betrayal-book-h20-traitor-foe = They want to stop the wedding.
betrayal-book-h20-traitor-rules =
    Ghost bride: Speed 4, Sanity 6; with 5 or 6 players Speed 5, Sanity 7. She walks through walls between rooms of one floor as through doors, never through floors or ceilings. Nothing hurts or stuns her but a Sanity attack with the Ring, and losing her own attack costs her nothing.
    She attacks with Sanity. Everybody else takes mental damage; the groom loses Might instead: 1 for 1 or 2 points, 2 for 3 or 4, 3 for 5 or more.
    When the groom dies, of whatever cause, he leaves everything behind, the Ring included. Bride and ghost are put in the Chapel and stay there; she may still attack heroes who come in.
    From then on the track goes up at the end of each of your turns, even if you are dead or she is stunned. At 3 you have won.
    If no man is among the heroes, a stranger is the groom. He stands in the Entrance Hall and never moves; you and the bride can attack him.

betrayal-objective-h20-traitor-groom = Kill the groom
betrayal-objective-h20-traitor-wedding = Let the wedding take its course
betrayal-objective-h20-traitor-heroes = Or kill all the heroes
