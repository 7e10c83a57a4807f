"""Haunt 23."""
