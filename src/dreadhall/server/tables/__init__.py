"""Tables and whoever is at them: opening, seats, play, talk, copies, and the connections that are told of it."""
