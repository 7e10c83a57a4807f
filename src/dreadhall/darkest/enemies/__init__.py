"""Hordes, creatures and the nemesis: where they come from and how they move."""
