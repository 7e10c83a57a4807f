### How a haunt ends.

betrayal-ending-no-haunt = The haunt never began
betrayal-ending-won-heroes = The heroes have won.
betrayal-ending-won-traitor = The traitor has won.
betrayal-ending-won-nobody = Nobody has won.
betrayal-ending-as-heroes = You were a hero.
betrayal-ending-as-traitor = You were the traitor.
betrayal-ending-as-turned = You changed sides that night.
betrayal-ending-wanted = What you wanted: { $goal }
betrayal-ending-traitor = the traitor
betrayal-ending-turned = changed sides
betrayal-ending-fate-safe = lives to tell of it
betrayal-ending-fate-wanted = wanted it this way
betrayal-ending-fate-outside = got out of the house
betrayal-ending-fate-aboard = was taken aboard
betrayal-ending-fate-asleep = sleeps on
betrayal-ending-fate-absorbed = is part of it now
betrayal-ending-fate-left = walked away from it
betrayal-ending-fate-kept = was never seen again
betrayal-ending-fate-dead = { $room-id ->
        [none] died
       *[other] died { $room-in }
    }{ betrayal-because }
betrayal-ending-book-heroes = The heroes’ book
betrayal-ending-book-traitor = The traitor’s book
betrayal-ending-chapter-story = What happened
betrayal-ending-chapter-goal = What they wanted
betrayal-ending-chapter-can = What they could do
betrayal-ending-chapter-foe = What they knew of the others
betrayal-ending-chapter-rules = The whole page
betrayal-ending-next = Next haunt: { $haunt }
betrayal-ending-again = The same again
betrayal-ending-side-heroes = Heroes
betrayal-ending-side-traitor = Traitor
betrayal-ending-odds = The heroes’ chances: { $first }% when the haunt began, { $least }% at worst, { $most }% at best, { $last }% shortly before the end.
