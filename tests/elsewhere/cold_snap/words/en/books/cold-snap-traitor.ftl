### Cold Snap: the traitor’s book.

betrayal-book-cold-snap-traitor-story = You have always liked the cold. Now it likes you.
betrayal-book-cold-snap-traitor-goal = Keep the fire from burning until the track shows 8, or until no hero lives.
betrayal-book-cold-snap-traitor-can = Keep the heroes out of the room where it began.
betrayal-book-cold-snap-traitor-foe = They know how to make a fire.
betrayal-book-cold-snap-traitor-rules =
    The track rises by 1 at the end of every round. You feel no cold.

betrayal-objective-cold-snap-traitor-ice = Wait until everything is ice
betrayal-objective-cold-snap-traitor-heroes = No hero lives
