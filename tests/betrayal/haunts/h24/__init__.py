"""Haunt 24."""
