### Betrayal at House on the Hill on the first screen.

betrayal-blurb = An old house, three floors, and a door that has grown shut. Explore it together, room by room, until the haunt begins and one of you turns on the rest. Each side reads its own book; who wins is open to the end.
