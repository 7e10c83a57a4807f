"""The laboratory: many games played by bots, what came of them, and how sure that is."""
