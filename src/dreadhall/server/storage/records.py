"""The log of a table: every answer, every undo, and that it was given up, numbered in the order they were stored in.

It only ever grows.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from dreadhall.kernel import Event
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.history import Answer

Kind = Literal["start", "answer", "undo", "rules", "dice", "give-up"]

FROM_CHECKPOINT = ("start", "rules", "dice")
"""What cannot be played again from the record before it: the table goes on from a checkpoint of its own."""


class LogRecord(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One entry of the log.

    `number` is its place, `asked` the number its question or request was known by, `move` how many answers stand
    after it, and `kept` how many of those before it stand unchanged.
    """

    number: int
    kind: Kind
    seat: int | None = None
    answer: str | None = None
    asked: int | None = None
    move: int
    kept: int
    events: tuple[Event, ...] = ()
    at: float
    rolls: tuple[Roll, ...] = ()


def tape_after(tape: Sequence[Answer], records: Iterable[LogRecord], first: int = 0) -> list[Answer]:
    """The answers that stand after these records, from the one numbered `first` on, where these stood before."""
    standing = list(tape)
    for record in records:
        if record.kind == "answer":
            assert record.seat is not None
            assert record.answer is not None
            standing.append((record.seat, record.answer))
        elif record.kind == "undo":
            del standing[record.kept - first]
        elif record.kind == "rules":
            del standing[record.move - first :]
    return standing
