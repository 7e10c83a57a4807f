"""Survivors: health, things, actions and abilities."""
