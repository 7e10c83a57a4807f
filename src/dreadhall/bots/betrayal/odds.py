"""How likely rolls succeed."""

from functools import lru_cache

FACES = (0, 1, 2)
"""What a die shows, each as often as the others."""


@lru_cache(maxsize=4096)
def at_least(dice: int, target: int) -> float:
    """The chance that so many dice show a number or more.

    >>> at_least(2, 5), at_least(1, 1) > 0.6, at_least(0, 0)
    (0.0, True, 1.0)
    """
    if target <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    return sum(at_least(dice - 1, target - face) for face in FACES) / len(FACES)
