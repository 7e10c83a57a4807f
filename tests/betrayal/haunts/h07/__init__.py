"""Haunt 7."""
