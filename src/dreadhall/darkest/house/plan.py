"""What is open in a house at a moment: ways, sight lines and routes, computed once for every change of the board."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from dreadhall.darkest.house.compass import DIRECTIONS, OPPOSITE
from dreadhall.darkest.house.compass import Direction as Direction
from dreadhall.darkest.house.compass import opposite as opposite
from dreadhall.darkest.house.layout import BORDERS, House, Side, parse_layout
from dreadhall.darkest.ids import NO_DOOR, DoorId, RoomId, Square

V = TypeVar("V")
Steps = dict[RoomId, int]

KEPT_ROUTES = 128
KEPT_PLANS = 1024


class Lazy(dict[RoomId, V]):
    """Something about each room, worked out when it is first asked for."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[RoomId], V]) -> None:
        self._work_out = work_out

    def __missing__(self, room: RoomId) -> V:
        found = self[room] = self._work_out(room)
        return found


class Plan:
    """The rooms that exist, the open links between them, and what is seen along them."""

    __slots__ = (
        "_bearings",
        "_blind",
        "_distances",
        "_goals",
        "_ways",
        "closed",
        "closed_at",
        "destroyed",
        "house",
        "links",
        "neighbours",
        "rooms",
        "rooms_in",
        "sees",
        "sight",
        "square_of",
    )

    def __init__(self, house: House, closed: tuple[DoorId, ...], destroyed: tuple[Square, ...]) -> None:
        self.house = house
        self.closed = closed
        self.destroyed = destroyed
        self.rooms_in: dict[Square, tuple[RoomId, ...]] = house.rooms_in
        self.square_of: dict[RoomId, Square] = house.square_of
        if destroyed:
            self.rooms_in = house.rooms_in | {square: (house.passage_of[square],) for square in destroyed}
            self.square_of = {room: square for square, rooms in self.rooms_in.items() for room in rooms}
        self.rooms: tuple[RoomId, ...] = tuple(self.square_of)
        self._ways = self._find_ways()
        self.links: dict[RoomId, tuple[tuple[Direction, RoomId], ...]] = {}
        self.neighbours: dict[RoomId, tuple[RoomId, ...]] = {}
        for room, ways in self._ways.items():
            self.links[room] = links = tuple([(way, ways[way]) for way in DIRECTIONS if way in ways])
            self.neighbours[room] = tuple([other for _, other in links])
        self.closed_at: dict[RoomId, tuple[DoorId, ...]] = dict.fromkeys(self.rooms, ())
        for door in closed:
            for room in self._joined_by(door):
                self.closed_at[room] += (door,)
        self._blind = {house.passage_of[square] for square in destroyed}
        self.sight = Lazy(self._look_around)
        self.sees = Lazy(self._see)
        self._bearings = Lazy(self._take_bearings)
        self._distances: dict[tuple[RoomId, frozenset[Square], frozenset[Square] | None], Steps] = {}
        self._goals: dict[tuple[RoomId, frozenset[Square], frozenset[Square] | None], Steps] = {}

    def _joined_by(self, door: DoorId) -> tuple[RoomId, ...]:
        """The two rooms a door lies between, or what is left of them. (D-MODEL-11)"""
        house = self.house
        one, other = [
            room if room in self.square_of else house.passage_of[house.square_of[room]]
            for room in house.doors[door].rooms
        ]
        return (one,) if one == other else (one, other)

    def _find_ways(self) -> dict[RoomId, dict[Direction, RoomId]]:
        """From each room and direction to the next room: nowhere a wall, nowhere a closed door. (D-MODEL-05, 06, 11)"""
        closed, destroyed = self.closed, self.destroyed
        ways: dict[RoomId, dict[Direction, RoomId]] = {room: {} for room in self.rooms}
        sides = self.house.sides
        if destroyed:
            burnt = {
                square: dict.fromkeys(DIRECTIONS, Side(self.house.passage_of[square], NO_DOOR)) for square in destroyed
            }
            sides = sides | burnt
        for square, way, beyond in BORDERS:
            here, there = sides[square].get(way), sides[beyond].get(OPPOSITE[way])
            if here is None or there is None or here.door in closed or there.door in closed:
                continue
            ways[here.room][way] = there.room
            ways[there.room][OPPOSITE[way]] = here.room
        for square, rooms in self.rooms_in.items():
            if len(rooms) == 2:
                inner = self.house.drawing[square].inner
                assert inner is not None
                if inner.door not in closed:
                    ways[rooms[0]][inner.direction] = rooms[1]
                    ways[rooms[1]][OPPOSITE[inner.direction]] = rooms[0]
        return ways

    def _look_around(self, room: RoomId) -> dict[Direction, tuple[RoomId, ...]]:
        """What is seen in each direction. (D-LOS-02)"""
        return {way: self._line(room, way) for way in DIRECTIONS}

    def _line(self, room: RoomId, way: Direction) -> tuple[RoomId, ...]:
        """Through open links until they end or meet a destroyed tile. (D-LOS-02 to 08)"""
        ways, blind = self._ways, self._blind
        line: list[RoomId] = []
        at = None if room in blind else ways[room].get(way)
        while at is not None and at not in blind:
            line.append(at)
            at = ways[at].get(way)
        return tuple(line)

    def _see(self, room: RoomId) -> tuple[RoomId, ...]:
        """The room itself and all that is seen from it."""
        sight = self.sight[room]
        return (room, *sight["n"], *sight["e"], *sight["s"], *sight["w"])

    def _take_bearings(self, room: RoomId) -> dict[RoomId, tuple[int, Direction]]:
        """How far off, and which way, each room is seen."""
        bearings: dict[RoomId, tuple[int, Direction]] = {room: (0, "n")}
        for way, line in self.sight[room].items():
            for steps, seen in enumerate(line, start=1):
                bearings[seen] = (steps, way)
        return bearings

    def is_locked(self, room: RoomId) -> bool:
        """Whether all ways into the room are closed. (D-MODEL-07, 16)"""
        return not self.links[room]

    def range_between(self, one: RoomId, other: RoomId) -> int | None:
        """How many links a line of sight crosses from one room to another; None without one. (R-35)"""
        bearing = self._bearings[one].get(other)
        return None if bearing is None else bearing[0]

    def direction_between(self, one: RoomId, other: RoomId) -> Direction | None:
        """Which way one room is seen from another; None in the same room and without a line of sight."""
        bearing = self._bearings[one].get(other)
        return None if bearing is None or one == other else bearing[1]

    def observed(self, room: RoomId, facing: Direction) -> tuple[RoomId, ...]:
        """What a camera in this room observes: the room itself and the line it faces. (D-CAM-05, 06)"""
        return (room, *self.sight[room][facing])

    def distances(
        self, frm: RoomId, avoid: frozenset[Square] = frozenset(), within: frozenset[Square] | None = None
    ) -> Steps:
        """Moves to every room that can be reached without entering a square to avoid or leaving an area.

        One may start on a square to avoid or outside the area, cross its rooms and leave it. The result is kept: do not
        change it.
        """
        key = (frm, avoid, within)
        found = self._distances.get(key)
        if found is None:
            found = self._spread(frm, avoid, within, arriving=False)
            _keep(self._distances, key, found)
        return found

    def routes(
        self,
        frm: RoomId,
        to: RoomId,
        avoid: frozenset[Square] = frozenset(),
        within: frozenset[Square] | None = None,
    ) -> tuple[RoomId, ...]:
        """The rooms next to `frm` that lie on a shortest route to `to`, under the conditions of `distances`."""
        key = (to, avoid, within)
        found = self._goals.get(key)
        if found is None:
            found = self._spread(to, avoid, within, arriving=True)
            _keep(self._goals, key, found)
        square_of = self.square_of
        if frm == to or (within is not None and square_of[to] not in within):
            return ()
        here = square_of[frm]
        steps = [
            (found[step], step)
            for step in self.neighbours[frm]
            if step in found
            and (square_of[step] not in avoid or square_of[step] == here)
            and (within is None or square_of[step] in within)
        ]
        fewest = min(steps, default=(0, ""))[0]
        return tuple([step for moves, step in steps if moves == fewest])

    def _spread(
        self, start: RoomId, avoid: frozenset[Square], within: frozenset[Square] | None, *, arriving: bool
    ) -> Steps:
        """Moves from a room to all others or, arriving, from all others to it."""
        square_of, neighbours = self.square_of, self.neighbours
        steps = {start: 0}
        front = [start]
        count = 0
        while front:
            count += 1
            reached: list[RoomId] = []
            for room in front:
                here = square_of[room]
                for other in neighbours[room]:
                    if other in steps:
                        continue
                    there = square_of[other]
                    entered = here if arriving else there
                    if (entered in avoid and here != there) or (within is not None and there not in within):
                        continue
                    steps[other] = count
                    reached.append(other)
            front = reached
        return steps


def _keep(
    kept: dict[tuple[RoomId, frozenset[Square], frozenset[Square] | None], Steps],
    key: tuple[RoomId, frozenset[Square], frozenset[Square] | None],
    found: Steps,
) -> None:
    if len(kept) >= KEPT_ROUTES:
        kept.clear()
    kept[key] = found


@lru_cache(maxsize=KEPT_PLANS)
def plan_for(house_text: str, closed: tuple[DoorId, ...], destroyed: tuple[Square, ...]) -> Plan:
    """The plan of a house with these doors closed and these squares destroyed.

    >>> from dreadhall.darkest.components.catalogue import LAYOUTS
    >>> plan_for(LAYOUTS["recommended"].text, (), ()).neighbours["laboratory"]
    ('music-room',)
    """
    return Plan(parse_layout(house_text), closed, destroyed)


def best_facings(plan: Plan, room: RoomId) -> list[Direction]:
    """The directions in which a camera sees the most rooms; call it with every door closed. (D-CAM-02 to 04)"""
    lines = plan.sight[room]
    most = max(len(line) for line in lines.values())
    return [way for way in DIRECTIONS if len(lines[way]) == most]
