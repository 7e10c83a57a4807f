"""What happened, told once and addressed; logs, animation and sound are made from it."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec


class ByName(msgspec.Struct, frozen=True, gc=False):
    """What some seats hear in place of parts of an event: they know its name already, so that it is no news."""

    seats: tuple[int, ...]
    data: dict[str, Any]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a message key, its cause (a rule, card or power), its numbers, and who may know."""

    kind: str
    data: dict[str, Any]
    cause: str = ""
    to: tuple[int, ...] | None = None
    move: int = 0
    by_name: ByName | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat hears it; who else heard it stays unsaid.

        >>> event = Event("takes", {"seat": 1, "card": "a token"}, by_name=ByName((1, 2), {"card": "bullets"}))
        >>> event.told_to(2)["data"], event.told_to(None)["data"]
        ({'seat': 1, 'card': 'bullets'}, {'seat': 1, 'card': 'a token'})
        """
        named = self.by_name
        data = self.data if named is None or seat not in named.seats else {**self.data, **named.data}
        return {"kind": self.kind, "cause": self.cause, "move": self.move, "data": data}


def named_in(events: Iterable[Event]) -> set[str]:
    """Every name in the data of these events: whoever was told of them knows these things by now.

    >>> sorted(named_in([Event("draws", {"card": "bell", "seat": 1}), Event("sees", {"cards": ["axe", "bell"]})]))
    ['axe', 'bell']
    """
    names: set[str] = set()
    waiting: list[Any] = [event.data for event in events]
    for value in waiting:  # which grows: one may hold others
        if isinstance(value, str):
            names.add(value)
        elif isinstance(value, dict):
            waiting.extend(cast("dict[str, Any]", value).values())
        elif isinstance(value, list | tuple):
            waiting.extend(cast("Sequence[Any]", value))
    return names
