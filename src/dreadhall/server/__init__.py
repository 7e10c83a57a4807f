"""Tables on a server: seats with links, storage, live updates and bots, for any registered game."""
