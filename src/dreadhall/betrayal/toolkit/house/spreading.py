"""Spreading: something fills room after room, by all ways that lead out of those it has. (T-46)"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.happenings.house import Spreads
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.kernel import hook


class SpreadMemory(Memory):
    """What is filled."""

    rooms: list[RoomId] = []
    """The first of them first."""


class Spreading(Haunt):
    """A room is filled or not; once filled it stays so, and everybody sees it."""

    spread = remembers(SpreadMemory)

    spreads: ClassVar[str]
    """What fills the rooms: the name of their condition."""

    def filled(self) -> list[RoomId]:
        """The rooms that are filled, the first of them first."""
        return self.spread.rooms

    def is_filled(self, room: RoomId) -> bool:
        """Whether a room is filled."""
        return room in self.filled()

    async def fill(self, rooms: Iterable[RoomId]) -> None:
        """These are filled at the same moment; then it does to all of them what it does."""
        new = [room for room in dict.fromkeys(rooms) if not self.is_filled(room) and self.in_house(room)]
        if new:
            self.spread.rooms = [*self.filled(), *new]
            self.tell(Spreads(rooms=new))
            await self.overrun(new)

    @hook
    async def overrun(self, rooms: list[RoomId]) -> None:
        """What it does to those who are in rooms that were just filled."""

    def grown_from(self, start: RoomId) -> list[RoomId]:
        """The filled rooms that hang together with one of them."""
        found = [start] if self.is_filled(start) else []
        for room in found:
            found += [other for other in self.ways_on_foot(room) if self.is_filled(other) and other not in found]
        return found

    def reach_of(self, rooms: Iterable[RoomId]) -> list[RoomId]:
        """The rooms that some rooms have a way to, up as well as down."""
        return list(dict.fromkeys(other for room in rooms for other in self.ways_on_foot(room)))

    def touches(self, room: RoomId) -> list[RoomId]:
        """The filled rooms behind the doors of a room. (C-07)"""
        return [other for other in self.plan.joined[room].values() if self.is_filled(other)]

    @override
    def condition_of(self, room: RoomId, seat: int | None) -> Iterator[str]:
        """Everybody sees what has become of it."""
        yield from super().condition_of(room, seat)
        if self.is_filled(room):
            yield self.spreads
