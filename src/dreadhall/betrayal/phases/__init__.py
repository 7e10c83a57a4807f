"""The game from its beginning to its end: exploration, the haunt roll, the haunt."""
