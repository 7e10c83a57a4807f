"""The four directions, as the D4 counts them: north, east, south, west."""

from typing import Literal

Direction = Literal["n", "e", "s", "w"]

DIRECTIONS: tuple[Direction, ...] = ("n", "e", "s", "w")
OPPOSITE: dict[Direction, Direction] = {"n": "s", "e": "w", "s": "n", "w": "e"}
STEP: dict[Direction, tuple[int, int]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
WORDS: dict[Direction, str] = {"n": "north", "e": "east", "s": "south", "w": "west"}


def opposite(direction: Direction) -> Direction:
    """The way back.

    >>> opposite("e")
    'w'
    """
    return OPPOSITE[direction]


def turned(direction: Direction, degrees: int) -> Direction:
    """Where this direction points after a turn clockwise.

    >>> turned("n", 90), turned("w", 180)
    ('e', 'e')
    """
    return DIRECTIONS[(DIRECTIONS.index(direction) + degrees // 90) % 4]
