"""Things that belong to rooms: laid now, or when the room comes into the house. (T-37, C-31)"""

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from dreadhall.betrayal.haunt import Haunt
from dreadhall.betrayal.plan import FAR
from dreadhall.betrayal.state import Explorer


class Late(msgspec.Struct, frozen=True, kw_only=True):
    """A thing and its rooms, at most one in a room. With fewer things than rooms, those that come first get one."""

    thing: str
    rooms: tuple[str, ...]
    count: int = 0
    """How many there are; 0 means one for each of the rooms."""
    item: bool = True
    """Whether it can be carried, or stays as a token on the board."""


class LatePlacement(Haunt):
    """Each thing once in each of its rooms, as long as there are any."""

    late: ClassVar[tuple[Late, ...]] = ()

    def how_many(self, late: Late) -> int:
        """How many of a thing there are in all; a haunt may count by players."""
        return late.count or len(late.rooms)

    def laid(self, late: Late) -> int:
        """How many of a thing lie, or have lain, in their rooms."""
        return self.haunt.counters.get(f"laid-{late.thing}", 0)

    def reserve(self, late: Late) -> int:
        """How many of a thing are still aside."""
        return self.how_many(late) - self.laid(late)

    def open_rooms(self, late: Late) -> list[str]:
        """The rooms of a thing that are in the house."""
        return [room for room in late.rooms if self.in_house(room)]

    async def lay_first(self, late: Late, seat: int, prompt: str, among: Iterable[str] | None = None) -> None:
        """At set-up: into every room that is there; with too few of them the seat chooses where."""
        rooms = self.open_rooms(late) if among is None else list(among)
        while rooms and self.reserve(late) > 0:
            if len(rooms) <= self.reserve(late):
                room = rooms[0]
            else:
                room = await self.choose_room(seat, prompt, rooms)
            rooms.remove(room)
            self.lay_late(late, room, await self.side_for(late, room, seat))

    async def side_for(self, late: Late, room: str, seat: int) -> str:
        """The side of a barrier room that whoever lays the thing chooses; inside the Vault. (C-31)"""
        return self.default_side(room) if room == "vault" else await self.choose_place(seat, room)

    def default_side(self, room: str) -> str:
        """Where a thing lies when the room appears: inside the Vault, else where one comes in."""
        return room + FAR if room == "vault" and self.has_barrier(room) else room

    def room_appeared(self, room: str) -> None:
        """A room that was waited for is in the house."""
        super().room_appeared(room)
        for late in self.late:
            if room in late.rooms and self.reserve(late) > 0 and self.comes_at_once(late, room):
                self.lay_late(late, room, self.default_side(room))

    def comes_at_once(self, late: Late, room: str) -> bool:
        """Whether the thing appears by itself; a haunt may ask somebody first, and lay it later."""
        return True

    def lay_late(self, late: Late, room: str, place: str) -> None:
        """One of the things lies in its room now: they are numbered, a single one is not."""
        number = self.laid(late) + 1
        self.haunt.counters[f"laid-{late.thing}"] = number
        thing = late.thing if self.how_many(late) == 1 else f"{late.thing}-{number}"
        if late.item:
            self.lay_down(place, thing)
        else:
            self.state.tokens[thing] = place
        self.emit("token-placed", token=thing, place=place, room=room)

    async def step_into_found(self, who: Explorer, room: str, place: str) -> None:
        """On discovery a thing lies on the discoverer's side of a barrier. (C-31)"""
        if place != room and room != "vault":
            self.carry_over(room, place)
        await super().step_into_found(who, room, place)

    def carry_over(self, room: str, place: str) -> None:
        """What was just laid on the near side belongs on the far side."""
        if room in self.state.piles:
            self.state.piles[place] = self.state.piles.pop(room)
        for token in self.tokens_at(room):
            self.state.tokens[token] = place
