"""A house in which every doorway is a place of its own: between two rooms, or before the unknown.

Such a place is no room: it has no text, no symbol and no sides. Its name tells the room that was there first, and the
side: `doorway/foyer-e`.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache

from typing_extensions import override

from dreadhall.betrayal.house.compass import LETTERS, SIDES, opposite
from dreadhall.betrayal.house.plan import MOST_PLANS, PRINTED, ROOM_OF, Doorway, Placed, Plan, doors_of, room_of
from dreadhall.betrayal.ids import NOWHERE, Place, RoomId, place_in

DOORWAY = "doorway/"
"""Begins the name of a doorway."""


def is_doorway(place: Place | RoomId) -> bool:
    """Whether a place is a doorway."""
    return place.startswith(DOORWAY)


def read_doorway(place: Place | RoomId) -> Doorway:
    """The room and the side that a doorway is named after.

    >>> read_doorway("doorway/entrance-hall-n")
    Doorway(room='entrance-hall', side=0)
    """
    room, _, letter = place.removeprefix(DOORWAY).rpartition("-")
    return Doorway(RoomId(room), LETTERS.index(letter))


@lru_cache(maxsize=MOST_PLANS)
def with_doorways(plan: Plan) -> "PlanWithDoorways":
    """The plan whose doorways are places."""
    return PlanWithDoorways(plan)


class PlanWithDoorways(Plan):
    """The house as another plan has it, with doorways between the rooms. Tiles are laid and taken up in that one."""

    __slots__ = ("ends", "order", "plain", "sided")

    def __init__(self, plain: Plan) -> None:
        self.plain = plain
        self.placed, self.text, self.cells, self.joined = plain.placed, plain.text, plain.cells, plain.joined
        self._by_floor, self._without = plain._by_floor, plain._without
        self.order = {room: number for number, room in enumerate(plain.placed)}
        """Which rooms were there first."""
        self.ends: dict[Place, dict[int, Place]] = {}
        """By doorway: the places it joins, by the side on which each lies."""
        self.exits, self.ways, self.near, self.doorways = {}, {}, {}, {}
        for place, exits in plain.exits.items():
            self._part(place, exits)
        for room, near in plain.near.items():
            beside = set(plain.joined[room].values())
            doors = (self.doorway(room, side) for side in SIDES)
            self.near[room] = (
                *(room_of(door) for door in doors if door),
                *(other for other in near if other not in beside),
            )
        for door, ends in self.ends.items():
            self.exits[door] = tuple(ends.items())
            self.ways[door] = tuple(ends.values())
            self.near[room_of(door)] = tuple(ROOM_OF[end] for end in ends.values())
            self.doorways[door] = tuple(side for side in map(opposite, ends) if len(ends) == 1)
        self.sided = {*PRINTED, *self.ends}

    def _part(self, place: Place, exits: tuple[tuple[int, Place], ...]) -> None:
        """Put doorways between a place and all that its doors lead to."""
        room, behind = ROOM_OF[place], dict(exits)
        found: dict[int, Place] = {}
        for side in (*behind, *self.plain.doorways[place]):
            found[side] = door = self._name(room, side)
            self.ends.setdefault(door, {})[opposite(side)] = place
        self.exits[place] = tuple(found.items())
        doors = {to: found[side] for side, to in behind.items()}
        through = [doors.get(to, to) for to in self.plain.ways[place]]
        self.ways[place] = (*through, *(found[side] for side in self.plain.doorways[place]))
        self.doorways[place] = ()

    def _name(self, room: RoomId, side: int) -> Place:
        """A doorway is named after the room that was there first."""
        other = self.plain.joined[room].get(side)
        if other is not None and self.order[other] < self.order[room]:
            room, side = other, opposite(side)
        return Place(f"{DOORWAY}{room}-{LETTERS[side]}")

    def doorway(self, room: RoomId, side: int) -> Place:
        """The doorway on a side of a room; empty where there is none."""
        door = self._name(room, side) if side in doors_of(room, self.placed[room].turn) else NOWHERE
        return door if door in self.ends else NOWHERE

    def still(self, place: Place) -> Place:
        """The same doorway as the house lies now; where it is gone, its room."""
        room, side = read_doorway(place)
        return self.doorway(room, side) or place_in(room)

    # What lies where

    @override
    def places(self, room: RoomId) -> tuple[Place, ...]:
        return (place_in(room),) if is_doorway(room) else super().places(room)

    @override
    def tile_at(self, place: Place | RoomId) -> RoomId:
        return read_doorway(place).room if is_doorway(place) else super().tile_at(place)

    @override
    def own_places(self) -> Collection[Place]:
        return self.ends

    @override
    def behind_doors(self, place: Place) -> tuple[Place, ...]:
        """A doorway is no room: what goes through it comes to the room behind."""
        return self.ways[place] if is_doorway(place) else self.plain.behind_doors(place)

    @override
    def direction_from(self, start: Place, place: Place) -> str:
        if not is_doorway(place):
            return self.direction_of(place)
        sides = [side for side, door in self.exits.get(start, ()) if door == place]
        return LETTERS[sides[0]] if sides else ""

    @override
    def sight(self, start: RoomId, *, blind: Collection[RoomId] = ()) -> Iterator[RoomId]:
        """Doorways lie in the line of sight; from one, it leads both ways."""
        if is_doorway(start):
            for side, end in self.ends[place_in(start)].items():
                room = ROOM_OF[end]
                if room not in blind:
                    yield room
                    yield from self._sight_to(room, side, blind)
        elif start not in blind:
            for side in SIDES:
                yield from self._sight_to(start, side, blind)

    def _sight_to(self, room: RoomId, side: int, blind: Collection[RoomId]) -> Iterator[RoomId]:
        """Doorway by doorway and room by room in one direction."""
        while door := self.doorway(room, side):
            yield room_of(door)
            beyond = self.joined[room].get(side)
            if beyond is None or beyond in blind:
                return
            yield beyond
            room = beyond

    # Tiles

    @override
    def add(self, tile: Placed) -> Plan:
        return self.plain.add(tile)

    @override
    def without(self, room: RoomId) -> Plan:
        return self.plain.without(room)

    @override
    def moved(self, tile: Placed) -> Plan:
        return self.plain.moved(tile)

    @override
    def open_doorways(self, floor: str) -> tuple[Doorway, ...]:
        return self.plain.open_doorways(floor)
