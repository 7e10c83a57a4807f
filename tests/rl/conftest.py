"""Environments for learning: tests that need what these are made for."""

from tests.extras import folder_needs

collect_ignore_glob = folder_needs("pettingzoo", extra="rl")
