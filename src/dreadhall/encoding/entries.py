"""What the encoders of games are written with: names of entries in their order, and where each stands."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

Array = np.ndarray[Any, Any]

MOST_KEPT = 2000
"""So many rows are kept at hand; then all are forgotten, and written again."""
FAR = 12
"""Whatever is so many steps away, or out of reach, is not near at all."""


class Entries:
    """The entries of a layout, as they are added one after another.

    >>> entries = Entries()
    >>> entries.add("phase"), entries.each("room", ["hall", "attic"]), entries.names
    (0, {'hall': 1, 'attic': 2}, ['phase', 'room:hall', 'room:attic'])
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        """Some entries: where the first of them stands."""
        first = len(self.names)
        self.names += names
        return first

    def each(self, name: str, values: Iterable[str]) -> dict[str, int]:
        """An entry for each of several: where each stands."""
        return {value: self.add(f"{name}:{value}") for value in values}

    def block(self, kind: str, things: Iterable[str], features: Sequence[str]) -> dict[str, int]:
        """A row of entries for each of several things: where each row begins."""
        return {thing: self.add(*(f"{kind}:{thing}:{feature}" for feature in features)) for thing in things}


class RowCache(dict[Hashable, Array]):
    """Rows that were written before and are likely to be wanted again; when there are many, all are forgotten."""

    def keep(self, key: Hashable, row: Array) -> Array:
        """Have a row at hand from now on."""
        if len(self) >= MOST_KEPT:
            self.clear()
        self[key] = row
        return row


Name = TypeVar("Name", bound=str)
Neighbours = Mapping[Name, Iterable[Name]]


class Nearness:
    """How near each room of a vocabulary is to some of them: 1 where they are, 0 where it is far or out of reach."""

    def __init__(self, rooms: Sequence[str]) -> None:
        self._places = {room: place for place, room in enumerate(rooms)}
        self._kept = RowCache()

    def to(self, goals: tuple[Name, ...], plan: object, neighbours: Neighbours[Name]) -> Array:
        """By the steps that the plan of a house has between rooms; a plan never changes, so that this is kept."""
        key = plan, goals
        found = self._kept.get(key)
        return self._kept.keep(key, self._spread(goals, neighbours)) if found is None else found

    def _spread(self, goals: tuple[Name, ...], neighbours: Neighbours[Name]) -> Array:
        """From the goals outwards, step by step."""
        steps = {room: 0 for room in goals if room in neighbours}
        waiting = list(steps)
        for room in waiting:
            for other in neighbours[room]:
                if other not in steps:
                    steps[other] = steps[room] + 1
                    waiting.append(other)
        near: Array = np.zeros(len(self._places), np.float32)
        for room, many in steps.items():
            if (place := self._places.get(room)) is not None:
                near[place] = max(0.0, 1.0 - many / FAR)
        return near


def mark(into: Array, places: Mapping[str, int], value: str) -> None:
    """Which of several it is: 1 for that one; nothing where the vocabulary does not know it."""
    if (place := places.get(value)) is not None:
        into[place] = 1.0
