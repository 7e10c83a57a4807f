"""Where tables stand: positions of our own and of others, how they are reached again, and the proof of their dice."""
