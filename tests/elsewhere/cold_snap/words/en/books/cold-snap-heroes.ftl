### Cold Snap: the heroes’ book.

betrayal-book-cold-snap-heroes-story = Your breath turns white. Behind you the door freezes shut.
betrayal-book-cold-snap-heroes-goal = Kindle a fire where it began: two embers are enough.
betrayal-book-cold-snap-heroes-can = Go to the room where it began, and try to kindle the fire there.
betrayal-book-cold-snap-heroes-foe = The traitor only has to wait.
betrayal-book-cold-snap-heroes-rules =
    A Might or Knowledge roll of 3 or more in that room gives an ember. Each hero tries once a turn.
    At the end of every round heroes in other rooms take 1 point of physical damage.

betrayal-objective-cold-snap-heroes-fire = Kindle the fire
betrayal-choice-cold-snap-heroes-kindle = Kindle the fire { $trait-with }
    .help = { $trait-roll } of 3 or more gives an ember.
