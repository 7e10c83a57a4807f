"""Explorers in a haunt: bodies, changed sides, secret roles."""
