"""What a game was worth for a seat, and how far it is on the way."""

from collections.abc import Callable
from typing import Any

from dreadhall.bots import SeatAt
from dreadhall.kernel import Result, Table
from dreadhall.kernel.game import GIVEN_UP
from dreadhall.rl import betrayal, darkest

WON, LOST, OPEN = 1.0, -1.0, 0.0
PROGRESS: dict[str, Callable[[Any], float]] = {"betrayal": betrayal.progress, "darkest": darkest.progress}


def worth(result: Result | None, seat: int) -> float:
    """1 for whoever won, -1 for everybody else, also where nobody won; 0 where the game was not played to its end.

    >>> worth(Result((0, 2), "escaped"), 2), worth(Result((), "overrun"), 2), worth(None, 2)
    (1.0, -1.0, 0.0)
    """
    if result is None or result == GIVEN_UP:
        return OPEN
    return WON if seat in result.winners else LOST


def progress(table: Table, seat: int) -> float:
    """How far this seat's side is by what the seat knows, from 0 to 1; 0 where its game knows no objectives."""
    look = PROGRESS.get(table.game.name)
    return look(SeatAt(table, seat).position) if look is not None else 0.0
