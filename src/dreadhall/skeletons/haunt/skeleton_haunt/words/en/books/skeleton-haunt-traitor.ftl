### Skeleton Haunt: the traitor’s book.

betrayal-book-skeleton-haunt-traitor-story = You have learnt to breathe with the house. The others never will.
betrayal-book-skeleton-haunt-traitor-goal = Live until no hero does.
betrayal-book-skeleton-haunt-traitor-can = Keep the heroes out of the room where it began.
betrayal-book-skeleton-haunt-traitor-foe = They know how to hold the walls up.
betrayal-book-skeleton-haunt-traitor-rules =
    At the end of every round each hero takes 1 point of physical damage. You take none.

betrayal-objective-skeleton-haunt-traitor-heroes = No hero lives
