### Skeleton Haunt: the heroes’ book.

betrayal-book-skeleton-haunt-heroes-story = Plaster falls like snow. The rooms are smaller than they were.
betrayal-book-skeleton-haunt-heroes-goal = Brace the house twice where it began.
betrayal-book-skeleton-haunt-heroes-can = Go to the room where it began, and try to brace it there.
betrayal-book-skeleton-haunt-heroes-foe = The traitor only has to keep you from it.
betrayal-book-skeleton-haunt-heroes-rules =
    A Might or Sanity roll of 3 or more in that room is a brace. Each hero tries once a turn.
    At the end of every round each hero takes 1 point of physical damage.

betrayal-objective-skeleton-haunt-heroes-hold = Brace the house
betrayal-choice-skeleton-haunt-heroes-brace = Brace the house { $trait-with }
    .help = { $trait-roll } of 3 or more is a brace.
