### Haunt 31, Airborne: the book that everybody reads.

betrayal-book-h31-heroes-story = A scream like tearing iron, then the floor tilts and your stomach drops. Outside the window the village is the size of a plate, then of a coin. Talons have closed around the house, and whatever they belong to has mouths to feed. There used to be parachutes here, somebody says. Somebody else begins to count you.
betrayal-book-h31-heroes-goal = Get out of the house with a parachute. Each who does so wins; who stays behind is bird food.
betrayal-book-h31-heroes-can = Search rooms with an omen symbol, take a parachute from whoever has one, then hurry to a way out and find the nerve to leap.
betrayal-book-h31-heroes-foe = There is no traitor. But there are only half as many parachutes as players, rounded down, and everybody has done the sum.
betrayal-book-h31-heroes-rules =
    The basement is gone for good. The elevator does not go there, the Coal Chute ends in the air, and nobody falls through the Collapsed Room.
    Search: in a room with an omen symbol, Knowledge or Speed roll of 4 or more, once on your turn, if you carry no parachute. Each room holds one at most. Whoever finds one moves no more this turn.
    Take: attack somebody in your room who has a parachute, if you have none, with Might against Might or Knowledge against Knowledge; weapons for Might help. If you win by 1 or more, it is yours. Nobody is hurt, and your turn is over either way.
    You may also attack anybody as usual, for damage or for other items, but not for a parachute. The dead drop theirs.
    Nobody carries more than one parachute. You may trade, drop and pick them up; one that you got in this turn opens in a later one only.
    Everybody slows everybody: leaving a room costs 1 more space for each of the others there.
    Way out: with a parachute in the Entrance Hall, on the Balcony, in the Tower, on the Coal Chute or in the Collapsed Room, spend 1 space and make a Knowledge or Sanity roll, once on your turn. With 4 or more you are off, and win.
    It ends when the last parachute is gone, or when nobody is left in the house.

betrayal-objective-h31-heroes-parachute = Get hold of a parachute
betrayal-objective-h31-heroes-out = Leap, before somebody takes it from you

betrayal-choice-h31-heroes-search = Look for a parachute ({ $trait })
    .help = { $trait-roll }, { $target } or more: you find one, and move no more this turn. Once on your turn.
betrayal-choice-h31-heroes-steal = Take { $explorer-of } parachute ({ $trait }{ $card-id ->
        [none] )
       *[other] , { $card-with })
    }
    .help = { $trait } against { $trait }. A win gives you the parachute; nobody is hurt. Your turn ends either way.
betrayal-choice-h31-heroes-exit = Leap out of the house ({ $trait })
    .help = Costs 1 space. { $trait-roll }, { $target } or more: you are off, and win. Once on your turn.
