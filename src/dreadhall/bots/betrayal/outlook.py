"""The house as a bot sees it: who is where, and how far everything is."""

from collections import deque
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from dreadhall.betrayal.plan import STAIRS, room_of
from dreadhall.betrayal.view import BetrayalView, ExplorerView, MonsterView, RoomView
from dreadhall.betrayal.ways import PASSAGES

UNREACHABLE = 1000


class Outlook:
    """A seat's view, with answers to the questions a player asks of it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.view = msgspec.convert(view["position"], BetrayalView)
        self.rooms: dict[str, RoomView] = {room.id: room for room in self.view.rooms if not room.destroyed}

    @cached_property
    def me(self) -> ExplorerView:
        """The seat's own explorer."""
        return self.view.explorers[self.seat]

    @property
    def explorers(self) -> Iterator[ExplorerView]:
        """The explorers on the board, as far as it is known where they are."""
        return (who for who in self.view.explorers if who.alive and who.room)

    def trait(self, who: ExplorerView, name: str) -> int:
        """The number a trait shows."""
        return next(trait.value for trait in who.traits if trait.trait == name)

    def neighbours(self, room: str) -> Iterator[str]:
        """The rooms one step away that still stand."""
        return (other for other in self._ways(room) if other in self.rooms)

    def _ways(self, room: str) -> Iterator[str]:
        yield from self.rooms[room].joined.values()
        if room in STAIRS:
            yield STAIRS[room]
        tokens = self.view.tokens
        for token, end in PASSAGES.items():
            if end in tokens and room_of(tokens.get(token, "")) == room:
                yield room_of(tokens[end])
        if room == "coal-chute":
            yield "basement-landing"

    def distances(self, goals: Iterable[str]) -> dict[str, int]:
        """How far each room is from the nearest of some others, if every way could be walked backwards."""
        found = {room: 0 for room in goals if room in self.rooms}
        waiting = deque(found)
        while waiting:
            room = waiting.popleft()
            for other in self.neighbours(room):
                if other not in found:
                    found[other] = found[room] + 1
                    waiting.append(other)
        return found

    @cached_property
    def unknown(self) -> list[str]:
        """The rooms with a door that leads into the unknown."""
        return [room.id for room in self.rooms.values() if room.open]

    def foes(self) -> list[ExplorerView | MonsterView]:
        """Whom this seat would fight: explorers of another side, and the monsters if it is a hero."""
        side = self.side
        found: list[ExplorerView | MonsterView] = [who for who in self.explorers if who.side != side]
        if side == "heroes":
            found += [monster for monster in self.view.monsters if not monster.stunned]
        return found

    @property
    def side(self) -> str:
        """The side this seat is on."""
        return self.view.haunt.side if self.view.haunt is not None else ""
