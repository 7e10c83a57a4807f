"""What a game was worth for a seat."""

from dreadhall.kernel import Result
from dreadhall.kernel.game import GIVEN_UP

WON, LOST, OPEN = 1.0, -1.0, 0.0


def worth(result: Result | None, seat: int) -> float:
    """1 for whoever won, -1 for everybody else, also where nobody won; 0 where the game was not played to its end.

    >>> worth(Result((0, 2), "escaped"), 2), worth(Result((), "overrun"), 2), worth(None, 2)
    (1.0, -1.0, 0.0)
    """
    if result is None or result == GIVEN_UP:
        return OPEN
    return WON if seat in result.winners else LOST
