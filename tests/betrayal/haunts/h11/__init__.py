"""Haunt 11."""
