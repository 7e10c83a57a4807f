"""Lanterns: a small game that uses everything the kernel offers. It lives in the tests and is not shipped.

The keeper (seat 0) hides a trap in one of three rooms; the guests walk the house for lanterns. Each round all bid a
card at once; the highest bidder acts: rob somebody, peek at a hand, or enter a room. Five lanterns win for a side.
"""

from tests.smallgame.game import GAME, Lanterns

__all__ = ["GAME", "Lanterns"]
