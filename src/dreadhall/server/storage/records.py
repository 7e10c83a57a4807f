"""The log of a table: every answer and every undo, numbered, in the order in which they were stored.

It only ever grows. A client that knows the log up to one number is told everything after it, in order; where something
was taken back in between, it is told how far to forget first.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from dreadhall.kernel import Event
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.history import Answer

Kind = Literal["start", "answer", "undo", "rules", "dice"]

FROM_CHECKPOINT = ("start", "rules", "dice")
"""What cannot be played again from the record before it: the table goes on from a checkpoint of its own."""


class Record(msgspec.Struct, frozen=True):
    """One entry of the log.

    `number` is its place, `asked` the number its question or request was known by, `move` how many answers stand
    after it, and `kept` how many of those before it stand unchanged.
    """

    number: int
    kind: Kind
    seat: int | None
    answer: str | None
    asked: int | None
    move: int
    kept: int
    events: tuple[Event, ...]
    at: float
    rolls: tuple[Roll, ...] = ()


class News(msgspec.Struct, frozen=True):
    """What happened between two numbers: forget the events of moves after `back`, then add these."""

    number: int
    since: int | None
    back: int | None
    events: list[Event]


def news(records: Sequence[Record], number: int, since: int | None, move: int) -> News:
    """What a client that knows the log up to `since`, at this move, has missed; a client that knows nothing: all."""
    low = move
    told: list[Event] = []
    for record in records:
        if record.kind in ("undo", "rules"):
            low = min(low, record.kept)
            told = [event for event in told if event.move <= record.kept]
        told.extend(record.events)
    return News(number, since, low if since is None or low < move else None, told)


def told_to(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Those events this seat may know, as it hears them."""
    return [event.told_to(seat) for event in events if event.is_for(seat)]


def tape_after(tape: Sequence[Answer], records: Iterable[Record], first: int = 0) -> list[Answer]:
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
