"""How likely rolls succeed, and what fights may cost."""

from functools import lru_cache
from typing import NamedTuple

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


class Prospects(NamedTuple):
    """What is to be expected of a fight, in points of damage and in lives."""

    wins: float
    deals: float
    takes: float
    kills: float
    dies: float


@lru_cache(maxsize=64)
def sums(dice: int) -> tuple[float, ...]:
    """How likely so many dice show each sum, from 0 on.

    >>> sums(0), [round(chance, 2) for chance in sums(1)]
    ((1.0,), [0.33, 0.33, 0.33])
    """
    if dice <= 0:
        return (1.0,)
    fewer = sums(dice - 1)
    found = [0.0] * (len(fewer) + max(FACES))
    for total, chance in enumerate(fewer):
        for face in FACES:
            found[total + face] += chance / len(FACES)
    return tuple(found)


@lru_cache(maxsize=4096)
def prospects(dice: int, against: int, own_life: int, other_life: int) -> Prospects:
    """A fight of so many dice against others; who loses more points than there is life dies.

    >>> prospects(8, 1, 4, 2).kills > 0.9, prospects(1, 8, 2, 4).dies > 0.9
    (True, True)
    """
    wins = deals = takes = kills = dies = 0.0
    for own, chance in enumerate(sums(dice)):
        for other, likely in enumerate(sums(against)):
            both, margin = chance * likely, own - other
            if margin > 0:
                wins, deals, kills = wins + both, deals + both * margin, kills + both * (margin > other_life)
            elif margin < 0:
                takes, dies = takes - both * margin, dies + both * (-margin > own_life)
    return Prospects(wins, deals, takes, kills, dies)
