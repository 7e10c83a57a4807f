"""Haunt 47."""
