### Haunt 45, Tick, Tick, Tick: the traitor’s book.

betrayal-book-h45-traitor-story = Such friendly people, and so trusting: not one of them asked why you helped with the coats. Now every heart in the house beats to your measure, and your masterpiece lacks only a little patience.
betrayal-book-h45-traitor-goal = You win when no hero lives, or when the Big Bomb is done. It takes you as well, and what a way to go.
betrayal-book-h45-traitor-can = Stay where you are and build. At the end of your turns the dice say whether a bomb goes off; whoever wears one and comes near is gone at once. Whoever has none you must fight in your room.
betrayal-book-h45-traitor-foe = The heroes try to get rid of their bombs, and then they come for you.
betrayal-book-h45-traitor-rules =
    You never move, and nothing can move you. If you are in the Mystic Elevator, it stands still.
    At the end of each of your turns the track advances by 1. On 12 the Big Bomb goes off, everybody dies, and you win.
    Before that, roll as many dice as the number on the track plus the living heroes, 8 at most. On 8 or more the next living hero to your left whose bomb still ticks explodes.
    From the end of your first turn on, a hero with a live bomb who enters your room or one that shares a side with it explodes. Whoever is there already does so only on entering another such room.
    Such an explosion kills all heroes in that room and destroys their cards. It does nothing to you.
    You have the Dynamite. You may also let it off in your own room, and are not hurt by it.

betrayal-objective-h45-traitor-heroes = Let no hero get away
betrayal-objective-h45-traitor-big-bomb = Finish the Big Bomb
