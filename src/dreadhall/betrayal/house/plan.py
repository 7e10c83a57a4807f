"""The house as it lies on the table: which tile is where, what joins what, and where it can still grow.

A plan never changes: adding a tile gives another plan. Its text is what a state remembers: `room:floor,x,y,turn;…`.
"""

from collections.abc import Callable, Collection, Container, Iterator
from functools import cache
from typing import NamedTuple, cast

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Room
from dreadhall.betrayal.components.rooms import (
    BASEMENT_LANDING,
    ENTRANCE_HALL,
    FOYER,
    GRAND_STAIRCASE,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
    VAULT,
)
from dreadhall.betrayal.house.compass import EAST, LETTERS, OPPOSITE, SIDES, SOUTH, Cell, beyond, opposite
from dreadhall.betrayal.ids import NO_ROOM, Place, RoomId, place_in

FAR = "/far"
"""Ends the name of the second side of a barrier room."""


class Placed(NamedTuple):
    """A tile on the table and how far it is turned clockwise."""

    room: RoomId
    floor: str
    x: int
    y: int
    turn: int = 0

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.floor, self.x, self.y

    @property
    def text(self) -> str:
        """The tile as a state writes it."""
        return f"{self.room}:{self.floor},{self.x},{self.y},{self.turn}"


class Doorway(NamedTuple):
    """An open doorway: the room and side it leads out of."""

    room: RoomId
    side: int


START = (
    Placed(GRAND_STAIRCASE, "ground", -2, 0),
    Placed(FOYER, "ground", -1, 0),
    Placed(ENTRANCE_HALL, "ground", 0, 0),
    Placed(UPPER_LANDING, "upper", 0, 0),
    Placed(BASEMENT_LANDING, "basement", 0, 0),
)
STARTING = frozenset(tile.room for tile in START)
STAIRS = {
    GRAND_STAIRCASE: UPPER_LANDING,
    UPPER_LANDING: GRAND_STAIRCASE,
    STAIRS_FROM_BASEMENT: FOYER,
    FOYER: STAIRS_FROM_BASEMENT,
}


@cache
def doors_of(room: RoomId, turn: int) -> tuple[int, ...]:
    """The sides with a door, as the tile lies, clockwise from north."""
    return tuple(sorted((side + turn) % 4 for side in ROOMS[room].doors))


def far_side(room: RoomId) -> Place:
    """The place on the second side of a barrier."""
    return Place(room + FAR)


DIVIDED = frozenset(room for room, tile in ROOMS.items() if tile.barrier is not None)
"""The rooms with a barrier."""
PLACES = {
    room: (place_in(room),) if tile.barrier is None else (place_in(room), far_side(room))
    for room, tile in ROOMS.items()
}
"""The places of each room: two where it has a barrier."""


class _RoomOf(dict[Place | RoomId, RoomId]):
    """The room of each place; one that is no room is its own, and nowhere is in none."""

    def __missing__(self, place: Place | RoomId) -> RoomId:
        return RoomId(place)


ROOM_OF: dict[Place | RoomId, RoomId] = _RoomOf({place: room for room, places in PLACES.items() for place in places})
"""The room of each place. A place of a haunt that is no room, such as a doorway, stands for itself."""
PRINTED = {
    place: opposite(min(tile.barrier.near)) if place.endswith(FAR) else min(tile.barrier.near)
    for room, tile in ROOMS.items()
    if tile.barrier is not None
    for place in PLACES[room]
}
"""Where each side of a barrier is as printed: a vault's inner one has no door and lies opposite the other."""
EVERY_SIDE = frozenset(SIDES)
NO_SHEET = Room(id=NO_ROOM, name="", floors=frozenset(), doors=frozenset(), source=())
"""The sheet of a place that is no room: nothing is printed there."""


room_of: Callable[[Place | RoomId], RoomId] = ROOM_OF.__getitem__
"""The room a place is in; nowhere is in none. It is asked so often that it is a look-up and no function."""


def sheet_of(place: Place | RoomId) -> Room:
    """What is printed where somebody stands: nothing where that is no room."""
    return ROOMS.get(ROOM_OF[place], NO_SHEET)


def other_side(place: Place) -> Place:
    """The other side of a barrier."""
    room = room_of(place)
    return place_in(room) if place.endswith(FAR) else far_side(room)


def landing_places(room: RoomId) -> tuple[Place, ...]:
    """Where somebody put into a room may be: either side of a barrier, but always outside the Vault's door."""
    if sheet_of(room).barrier is None or room == VAULT:
        return (place_in(room),)
    return PLACES[room]


class Plan:
    """A house. `exits`, `ways` and `doorways` are by place: the ways through doors, these and the stairs, and the open
    doorways; `near` are the rooms that the ways out of a room lead to."""

    sided: Container[Place] = PRINTED
    """The places of which it must be said on which side of a room they lie."""

    __slots__ = ("_by_floor", "_without", "cells", "doorways", "exits", "joined", "near", "placed", "text", "ways")

    def __init__(self, placed: dict[RoomId, Placed], text: str) -> None:
        self.placed = placed
        self.text = text
        self.cells: dict[Cell, RoomId] = {tile.cell: room for room, tile in placed.items()}
        self.joined: dict[RoomId, dict[int, RoomId]] = {}
        self.exits: dict[Place, tuple[tuple[int, Place], ...]] = {}
        self.ways: dict[Place, tuple[Place, ...]] = {}
        self.near: dict[RoomId, tuple[RoomId, ...]] = {}
        self.doorways: dict[Place, tuple[int, ...]] = {}
        self._by_floor: dict[str, tuple[Doorway, ...]] = {}
        self._without: dict[RoomId, Plan] = {}
        for room in placed:
            self._join(room)

    def __contains__(self, room: object) -> bool:
        return room in self.placed

    def _join(self, room: RoomId) -> None:
        """Work out where the doors of a room lead."""
        placed, cells = self.placed, self.cells
        _, floor, x, y, turn = placed[room]
        joined: dict[int, RoomId] = {}
        open_sides: list[int] = []
        for side in doors_of(room, turn):
            other = cells.get((floor, x + EAST[side], y + SOUTH[side]))
            if other is None:
                open_sides.append(side)
            elif OPPOSITE[side] in doors_of(other, placed[other].turn):
                joined[side] = other
        self.joined[room] = joined
        near = tuple(joined.values())
        # Where no room is divided, each is its own place.
        exits = cast(tuple[tuple[int, Place], ...], tuple(joined.items()))
        here, ways = place_in(room), cast(tuple[Place, ...], near)
        if not DIVIDED.isdisjoint(near):
            exits = tuple([(side, self.entry(other, side)) for side, other in joined.items()])
            ways = tuple([to for _, to in exits])
        if room in DIVIDED:
            self._share_out(room, exits, open_sides)
            return
        if room in STAIRS and STAIRS[room] in placed:
            near = (*near, STAIRS[room])
            ways = (*ways, place_in(STAIRS[room]))
        self.exits[here] = exits
        self.ways[here] = ways
        self.near[room] = near
        self.doorways[here] = tuple(open_sides)

    def _share_out(self, room: RoomId, exits: tuple[tuple[int, Place], ...], open_sides: list[int]) -> None:
        """Give each side of a barrier the exits and open doorways that it touches."""
        near: list[RoomId] = []
        for place in PLACES[room]:
            sides = self.sides_of(place)
            self.exits[place] = tuple([(side, to) for side, to in exits if side in sides])
            self.ways[place] = tuple([to for side, to in exits if side in sides])
            self.doorways[place] = tuple([side for side in open_sides if side in sides])
            near += map(room_of, self.ways[place])
        self.near[room] = tuple(near)

    def entry(self, room: RoomId, side: int) -> Place:
        """The place in a room where somebody arrives who went this way."""
        barrier = ROOMS[room].barrier
        if barrier is None:
            return place_in(room)
        printed = (opposite(side) - self.placed[room].turn) % 4
        return far_side(room) if printed in barrier.far else place_in(room)

    def comes_to_rest(self, place: Place) -> Place:
        """Where things lie that are left in a place: on the Coal Chute they slide down, if it ends in the house."""
        below = sheet_of(place).slides_to
        return place_in(below) if below in self.placed else place

    def places(self, room: RoomId) -> tuple[Place, ...]:
        """The places of a room: two where it has a barrier."""
        return PLACES[room]

    def tile_at(self, place: Place | RoomId) -> RoomId:
        """The room on whose tile a place lies, or at which it lies."""
        return ROOM_OF[place]

    def own_places(self) -> Collection[Place]:
        """The places that are no rooms."""
        return ()

    def direction_from(self, start: Place, place: Place) -> str:
        """On which side a place lies for somebody who stands in another."""
        return self.direction_of(place)

    def sides_of(self, place: Place) -> frozenset[int]:
        """The sides of the tile that a place touches."""
        room = room_of(place)
        barrier = ROOMS[room].barrier
        if barrier is None:
            return EVERY_SIDE
        far = frozenset((side + self.placed[room].turn) % 4 for side in barrier.far)
        return far if place.endswith(FAR) else EVERY_SIDE - far

    def direction_of(self, place: Place) -> str:
        """Where in its room a place lies, if something divides the room: a letter, else empty."""
        side = PRINTED.get(place)
        return "" if side is None else LETTERS[(side + self.placed[ROOM_OF[place]].turn) % 4]

    def add(self, tile: Placed) -> "Plan":
        """The house with one more tile."""
        plan = self._copy({**self.placed, tile.room: tile})
        plan.text = f"{self.text};{tile.text}"
        plan.cells[tile.cell] = tile.room
        plan._join(tile.room)
        plan._join_around(tile)
        return plan

    def without(self, room: RoomId) -> "Plan":
        """The house with a tile taken up."""
        if room not in self._without:
            self._without[room] = self._take_up(room)
        return self._without[room]

    def _take_up(self, room: RoomId) -> "Plan":
        """Work out the house without a tile."""
        plan = self._copy(self.placed.copy())
        tile = plan.placed.pop(room)
        tiles = self.text.split(";")
        tiles.remove(tile.text)
        plan.text = ";".join(tiles)
        del plan.cells[tile.cell], plan.joined[room], plan.near[room]
        for place in PLACES[room]:
            del plan.exits[place], plan.ways[place], plan.doorways[place]
        plan._join_around(tile)
        return plan

    def _copy(self, placed: dict[RoomId, Placed]) -> "Plan":
        """Another house that lies as this one does but for the tiles."""
        plan = Plan.__new__(Plan)
        plan.placed = placed
        plan.cells = self.cells.copy()
        plan.joined = self.joined.copy()
        plan.exits = self.exits.copy()
        plan.ways = self.ways.copy()
        plan.near = self.near.copy()
        plan.doorways = self.doorways.copy()
        plan._by_floor = {}
        plan._without = {}
        return plan

    def _join_around(self, tile: Placed) -> None:
        """Work out anew where the doors next to a tile lead, and the stairs that it belongs to."""
        _, floor, x, y, _ = tile
        for side in SIDES:
            other = self.cells.get((floor, x + EAST[side], y + SOUTH[side]))
            if other is not None and OPPOSITE[side] in doors_of(other, self.placed[other].turn):
                self._join(other)
        if STAIRS.get(tile.room) in self.placed:
            self._join(STAIRS[tile.room])

    def moved(self, tile: Placed) -> "Plan":
        """The house with a tile lying elsewhere."""
        without = self.without(tile.room)
        plan = without.add(tile)
        # What was moved once is moved again: the house without it stays the same.
        plan._without[tile.room] = without
        return plan

    def open_doorways(self, floor: str) -> tuple[Doorway, ...]:
        """Where a floor can still grow."""
        if floor not in self._by_floor:
            found = []
            for place, sides in self.doorways.items():
                if sides and self.placed[ROOM_OF[place]].floor == floor:
                    found += [Doorway(ROOM_OF[place], side) for side in sides]
            self._by_floor[floor] = tuple(found)
        return self._by_floor[floor]

    def behind(self, doorway: Doorway) -> Cell:
        """The cell that an open doorway leads to."""
        _, floor, x, y, _ = self.placed[doorway.room]
        return floor, x + EAST[doorway.side], y + SOUTH[doorway.side]

    def floor_of(self, place: Place | RoomId) -> str:
        """The floor a place is on."""
        return self.placed[self.tile_at(place)].floor

    def rooms_on(self, floor: str) -> Iterator[RoomId]:
        """The rooms of a floor."""
        return (room for room, tile in self.placed.items() if tile.floor == floor)

    def behind_doors(self, place: Place) -> tuple[Place, ...]:
        """The places in the next rooms that doors lead to."""
        return tuple([to for _, to in self.exits[place]])

    def neighbours(self, room: RoomId) -> Iterator[tuple[int, RoomId]]:
        """The rooms that share a side with this one, doors or not. (B-DOOR-10)"""
        cell = self.placed[room].cell
        for side in SIDES:
            other = self.cells.get(beyond(cell, side))
            if other is not None:
                yield side, other

    def open_windows(self, room: RoomId) -> list[int]:
        """The windows that look out of the house: none that faces another room counts. (B-DOOR-09)"""
        tile = self.placed[room]
        sides = ((side + tile.turn) % 4 for side in ROOMS[room].windows)
        return [side for side in sides if beyond(tile.cell, side) not in self.cells]

    def doors_to(self, cell: Cell) -> dict[int, bool]:
        """Whether the rooms around a cell have doors to it, by side."""
        floor, x, y = cell
        found: dict[int, bool] = {}
        for side in SIDES:
            other = self.cells.get((floor, x + EAST[side], y + SOUTH[side]))
            if other is not None:
                found[side] = OPPOSITE[side] in doors_of(other, self.placed[other].turn)
        return found

    def sight(self, start: RoomId, *, blind: Collection[RoomId] = ()) -> Iterator[RoomId]:
        """The rooms seen from a room along straight lines of doors. (B-LOS-01, B-LOS-02)"""
        if start in blind:
            return
        for side in SIDES:
            room = self.joined[start].get(side)
            while room is not None and room not in blind:
                yield room
                room = self.joined[room].get(side)


def plan_with(placed: dict[RoomId, Placed]) -> Plan:
    """The plan of these tiles."""
    return Plan(placed, ";".join(tile.text for tile in placed.values()))


PLANS: dict[str, Plan] = {}
MOST_PLANS = 256
"""Enough for the houses at hand and what led to them; many more would burden the garbage collector."""


def plan_of(text: str) -> Plan:
    """The plan that a state remembers as this text."""
    plan = PLANS.get(text)
    return plan if plan is not None else remember(read_plan(text))


def remember(plan: Plan) -> Plan:
    """Keep a plan at hand, so that it is not worked out again."""
    if len(PLANS) >= MOST_PLANS:
        del PLANS[next(iter(PLANS))]
    PLANS[plan.text] = plan
    return plan


def read_plan(text: str) -> Plan:
    """The plan written as this text."""
    placed = {}
    for part in text.split(";"):
        name, _, where = part.partition(":")
        room = RoomId(name)
        floor, x, y, turn = where.split(",")
        placed[room] = Placed(room, floor, int(x), int(y), int(turn))
    return Plan(placed, text)


FIRST = remember(plan_with({tile.room: tile for tile in START}))
