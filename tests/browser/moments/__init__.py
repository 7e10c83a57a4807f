"""Thirty moments of both games that a stage must be able to show, each brought about from a built position."""
