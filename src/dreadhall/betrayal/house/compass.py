"""The four sides of a tile, clockwise from north, and cells of a floor's grid."""

from typing import Literal

Floor = Literal["upper", "ground", "basement"]
Cell = tuple[str, int, int]
"""Floor, steps to the east, steps to the south."""

SIDES: tuple[Literal[0, 1, 2, 3], ...] = (0, 1, 2, 3)
LETTERS = "nesw"
FLOORS: tuple[Floor, ...] = ("upper", "ground", "basement")
EAST = (0, 1, 0, -1)
SOUTH = (-1, 0, 1, 0)
OPPOSITE = (2, 3, 0, 1)
"""The side that faces each side: rooms are joined so often that calls of `opposite` would tell."""


def beyond(cell: Cell, side: int) -> Cell:
    """The cell on the other side of an edge.

    >>> beyond(("ground", 0, 0), 1)
    ('ground', 1, 0)
    """
    floor, east, south = cell
    return floor, east + EAST[side], south + SOUTH[side]


def opposite(side: int) -> int:
    """The side that faces this one."""
    return OPPOSITE[side]
