"""The course of the game: set-up, rounds, upkeep, darkness, and the final showdown."""
