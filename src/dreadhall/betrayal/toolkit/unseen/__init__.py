"""Somebody who is not on the board."""
