"""Skeleton Haunt can be read, played, won and lost, and gives nothing away."""

from skeleton_haunt import SKELETON_HAUNT

from dreadhall.testing.betrayal.haunt import HauntConformance


class TestSkeletonHaunt(HauntConformance):
    """Random games that begin in the haunt; more `games` find more."""

    haunt = SKELETON_HAUNT
    games = 6
    most_moves = 12
