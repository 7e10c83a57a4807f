"""Monsters: their records, their ways and their turn."""
