"""What happened at a table since somebody heard of it last.

A client that knows the log up to one number is told everything after it, in order; where something was taken back in
between, it is told how far to forget first.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dreadhall.kernel import Event
from dreadhall.server.storage.records import LogRecord


class News(msgspec.Struct, frozen=True):
    """What happened between two numbers: forget the events of moves after `back`, then add these."""

    number: int
    since: int | None
    back: int | None
    events: list[Event]
    is_public: bool = False
    """Whether everybody hears the same of it."""


def news(records: Sequence[LogRecord], number: int, since: int | None, move: int) -> News:
    """What a client that knows the log up to `since`, at this move, has missed; a client that knows nothing: all."""
    low = move
    told: list[Event] = []
    for record in records:
        if record.kind in ("undo", "rules"):
            low = min(low, record.kept)
            told = [event for event in told if event.move <= record.kept]
        told.extend(record.events)
    is_public = all(event.to is None and event.by_name is None for event in told)
    return News(number, since, low if since is None or low < move else None, told, is_public)


def told_to(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Those events this seat may know, as it hears them."""
    return [event.told_to(seat) for event in events if event.is_for(seat)]
