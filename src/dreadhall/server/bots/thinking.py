"""How bots choose, in a process of their own, which knows the table by a save."""

from typing import Any

import msgspec

import dreadhall
from dreadhall.bots import Due, SeatAt, estimate_of, least_reluctant, make_bot, reason_of
from dreadhall.kernel import DreadhallError

# A bot that knows its time is told of less, so that an answer in the last moment is still in time.
OF_THE_TIME = 0.8


class Think(msgspec.Struct, frozen=True, tag=True):
    """Choose for one of these bots, by their seats at a table as it is saved, within so many seconds each.

    Beside people nobody has to answer, if no bot has anything to do yet.
    """

    save: dict[str, Any]
    bots: dict[int, str]
    beside_people: bool
    seed: int
    seconds: float


class Thought(msgspec.Struct, frozen=True):
    """An answer, whose it is, what it is good for and how things stand; or None, and the problem if that is one."""

    answer: str | None
    seat: int | None = None
    problem: str = ""
    reason: str = ""
    data: dict[str, Any] = {}
    estimate: float | None = None


def think(task: Think) -> Thought:
    """Let the bots choose, each from what its seat may know."""
    try:
        table = dreadhall.load_table(task.save)
        bots = {seat: make_bot(table.game.name, name, task.seed + seat) for seat, name in task.bots.items()}
        places = {seat: SeatAt(table, seat, task.seconds) for seat in bots}
        found = least_reluctant(Due(list(bots), task.beside_people), bots, places)
        if found is None:
            return Thought(None)
        seat, answer = found
        reason, estimate = reason_of(bots[seat]), estimate_of(bots[seat])
        return Thought(answer, seat, reason=reason.kind, data=reason.data, estimate=estimate)
    except DreadhallError as error:
        return Thought(None, problem=str(error))
    except MemoryError:
        raise
    except Exception as error:  # a bot that fails must not stop the others
        return Thought(None, problem=type(error).__name__)
