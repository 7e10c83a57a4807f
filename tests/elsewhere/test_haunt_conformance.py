"""A haunt of another package passes the suite that every haunt must pass."""

from dreadhall.testing.betrayal.haunt import HauntConformance
from tests.elsewhere.cold_snap import COLD_SNAP


class TestColdSnap(HauntConformance):
    haunt = COLD_SNAP
    games = 6
    most_moves = 14
