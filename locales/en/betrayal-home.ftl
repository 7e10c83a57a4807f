### Betrayal at House on the Hill on the first screen.

betrayal-blurb = Three floors, and a door that has grown shut. Explore the house together, room by room, until the haunt begins and one of you turns on the rest. Each side reads its own book.
