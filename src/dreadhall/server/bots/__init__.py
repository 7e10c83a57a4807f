"""Bots at tables: who moves them, and when they answer."""
