"""The ways through the house as a bot reckons them: how far everything is for an explorer and for a monster."""

import heapq
from collections import OrderedDict, defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec

from dreadhall.betrayal.cards.features import SLIDE
from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.catalogue import PRINTED_ROOMS, ROOMS
from dreadhall.betrayal.components.rooms import BALLROOM, BASEMENT_LANDING, COAL_CHUTE, COLLAPSED_ROOM, GALLERY, VAULT
from dreadhall.betrayal.house.compass import Cell, beyond, opposite
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import BELOW, PASSAGES
from dreadhall.betrayal.house.plan import STAIRS, far_side, room_of
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.betrayal.presentation.view import BetrayalView, ExplorerView, PlaceView, RoomView
from dreadhall.bots.betrayal.odds import at_least

UNREACHABLE = 1000
HARD, HARMFUL, UNSURE = 2, 3, 4
"""What a way that needs a roll, one that hurts, and one that may lead elsewhere are reckoned at, in spaces."""
PERILOUS = 40
"""What a fall is reckoned at for somebody who may die of it."""
A_TURN = 4
"""The spaces that somebody could have gone who tries in vain."""
HOPELESS = UNREACHABLE
"""A way that needs a roll with too few dice."""
DANGER = 4
"""How many spaces around it a room is worth that is better left alone."""
CHUTE, LANDING = COAL_CHUTE, BASEMENT_LANDING
RIDE, SLIDING = "ride", f"try:{SLIDE}"
"""Waiting in the elevator until it goes somewhere, and sliding down nobody knows where to."""


MARKS = frozenset((*PASSAGES, *PASSAGES.values(), BELOW, SLIDE))
"""The tokens that make ways."""
HOUSES_KEPT = 256
"""Of so many houses the ways are remembered: a bot that thinks ahead comes through the same ones again and again."""


class WayOut(NamedTuple):
    """A way out of a place: where to, what it is worth in spaces, and how the choice begins that takes it."""

    to: Place
    price: int
    by: str
    sure: bool = True
    """Whether it is known where it leads."""


class Paths:
    """The house, place by place: two places where a barrier parts a room."""

    def __init__(
        self, view: BetrayalView, tolls: dict[RoomId, int], *, rides: bool = True, frail: bool = False
    ) -> None:
        self._view = view
        self._tolls = tolls
        self._can_ride = rides
        self._falls_cost = PERILOUS if frail else 0
        self.rooms: dict[RoomId, RoomView] = {room.id: room for room in view.rooms if not room.destroyed}
        self.between: dict[Place, PlaceView] = {place.id: place for place in view.places}
        """The places that are no rooms."""
        self._found: dict[tuple[object, ...], dict[Place, int]] = {}

    def places(self, room: RoomId) -> list[Place]:
        """The places of a room."""
        return [place_in(room)] if self.rooms[room].far is None else [place_in(room), far_side(room)]

    def knows(self, place: Place | RoomId) -> bool:
        """Whether there is such a place, or such a room."""
        return room_of(place) in self.rooms or Place(place) in self.between

    def place_beside(self, room: RoomId, side: int) -> Place:
        """The place of a room that touches one of its sides."""
        far = self.rooms[room].far
        return far_side(room) if far is not None and side in far else place_in(room)

    @cached_property
    def unknown(self) -> list[Place]:
        """The places with a door that leads into the unknown, where a room can still be found."""
        lying = {room.id for room in self._view.rooms}
        floors = {floor for room, sheet in PRINTED_ROOMS.items() if room not in lying for floor in sheet.floors}
        if self.between:
            doors = [door for door in self.between.values() if door.open]
            return [door.id for door in doors if self.rooms[door.room].floor in floors]
        return [place for place in self.doorways if self.rooms[room_of(place)].floor in floors]

    @cached_property
    def doorways(self) -> list[Place]:
        """The places with a door that leads to no room."""
        doors = [self.place_beside(room.id, side) for room in self.rooms.values() for side in room.open]
        return list(dict.fromkeys(doors))

    # An explorer's ways

    @cached_property
    def ways(self) -> dict[Place, list[WayOut]]:
        """The ways out of each place for an explorer."""
        found = {place: list(self._ways(place)) for room in self.rooms for place in self.places(room)}
        for place in self.between.values():
            found[place.id] = [WayOut(to, 1, f"go:{to}") for to in place.ways]
        return found

    def _ways(self, place: Place) -> Iterator[WayOut]:
        if room_of(place) == CHUTE and LANDING in self.rooms:
            yield WayOut(place_in(LANDING), 0, "")
            return
        found = [*self._doors(place), *self._barriers(place), *self._falls(place), *self._rides(place)]
        yield from (way for way in found if self.knows(way.to))

    def _doors(self, place: Place) -> Iterator[WayOut]:
        """Doors, stairs and secret passages; what lies between two rooms parts them."""
        room, tokens = room_of(place), self._view.tokens
        between = [door for door in self.between.values() if place in door.ways]
        parted = {to for door in between for to in door.ways}
        yield from (WayOut(door.id, 1, f"go:{door.id}") for door in between)
        for side, other in self.rooms[room].joined.items():
            if other in self.rooms and self.place_beside(room, int(side)) == place:
                to = self.place_beside(other, opposite(int(side)))
                if to not in parted:
                    yield WayOut(to, 1, f"go:{to}")
        if room in STAIRS:
            yield WayOut(place_in(STAIRS[room]), 1, f"go:{STAIRS[room]}")
        for token, end in PASSAGES.items():
            if end in tokens and tokens.get(token) == place:
                yield WayOut(tokens[end], 1, f"go:{tokens[end]}")

    def _barriers(self, place: Place) -> Iterator[WayOut]:
        """What needs a roll: the other side of a barrier, and the Revolving Wall."""
        room, switch = room_of(place), self._view.switch
        if room != VAULT:
            yield from (WayOut(other, self._tolls[room], "cross") for other in self.places(room) if other != place)
        if switch is not None and place in switch:
            yield WayOut(switch[1 - switch.index(place)], HARD, f"try:{SWITCH}")

    def _falls(self, place: Place) -> Iterator[WayOut]:
        """Down through holes and slides, known or not where to."""
        tokens = self._view.tokens
        if room_of(place) == GALLERY:
            yield WayOut(place_in(BALLROOM), self._falls_cost or HARMFUL, "fall")
        if room_of(place) == COLLAPSED_ROOM:
            known = BELOW in tokens
            price = self._falls_cost or (HARMFUL if known else UNSURE)
            yield WayOut(tokens.get(BELOW, place_in(LANDING)), price, "fall", known)
        if tokens.get(SLIDE) == place:
            yield WayOut(place_in(LANDING), UNSURE, SLIDING)

    def _rides(self, place: Place) -> Iterator[WayOut]:
        """The elevator goes to any open doorway, if it runs for this side, but seals no floor."""
        if room_of(place) == ELEVATOR and self._can_ride:
            doors = [door for door in self.doorways if len(self._unbuilt[self.rooms[room_of(door)].floor]) > 1]
            yield from (WayOut(door, UNSURE, RIDE, sure=False) for door in doors)

    @cached_property
    def _unbuilt(self) -> dict[str, set[Cell]]:
        """By floor, where a room could still lie: that of the elevator's own too, once it is gone."""
        cells: dict[str, set[Cell]] = defaultdict(set)
        for room in self.rooms.values():
            here = room.floor, room.x, room.y
            cells[room.floor] |= {beyond(here, side) for side in room.open} if room.id != ELEVATOR else {here}
        return cells

    # Distances

    def distances(
        self, goals: Iterable[Place], avoid: Collection[RoomId] = (), closed: Collection[RoomId] = ()
    ) -> dict[Place, int]:
        """How far each place is, for an explorer, from the nearest of some places: the sides of a barrier are two.

        Rooms to avoid are gone round where that is not too far; no way leads through those that are closed.
        """
        known = frozenset(goal for goal in goals if self.knows(goal))
        shunned, barred = frozenset(avoid), frozenset(closed)
        if (found := self._found.get((known, shunned, barred))) is None:
            found = self._found[known, shunned, barred] = spread(known, self._back, shunned, barred)
        return found

    @cached_property
    def _back(self) -> dict[Place, list[tuple[Place, int]]]:
        """By place, from where an explorer comes to it, and what that is reckoned at."""
        back: dict[Place, list[tuple[Place, int]]] = defaultdict(list)
        for place, ways in self.ways.items():
            for way in ways:
                if way.price < HOPELESS:
                    back[way.to].append((place, way.price))
        return back

    def monster_distances(self, goals: Iterable[Place | RoomId]) -> dict[Place, int]:
        """The same for a monster: no barrier stops it, it slides nowhere, and where others fell before it climbs."""
        rooms = frozenset(room for room in map(room_of, goals) if self.knows(room))
        if (found := self._found.get((rooms,))) is None:
            places = [place for room in rooms for place in (self.places(room) if room in self.rooms else [Place(room)])]
            found = self._found[rooms,] = spread(places, self._monster_links)
        return found

    @cached_property
    def _monster_links(self) -> dict[Place, list[tuple[Place, int]]]:
        """By place, from where a monster comes to it, and how many spaces that is."""
        links: dict[Place, list[tuple[Place, int]]] = defaultdict(list)
        for place, ways in self.ways.items():
            for way in ways:
                if way.by != SLIDING:
                    price = 0 if room_of(way.to) == room_of(place) else 1
                    links[way.to].append((place, price))
                    if way.sure:
                        links[place].append((way.to, price))
        return links


_houses: OrderedDict[tuple[object, ...], Paths] = OrderedDict()


def paths_through(view: BetrayalView, who: ExplorerView, *, rides: bool, frail: bool = False) -> Paths:
    """The ways through a house for somebody, from memory where nothing has changed that makes ways."""
    marks = tuple((token, place) for token, place in view.tokens.items() if token in MARKS)
    tolls = {room.id: toll_for(who, room.id) for room in view.rooms if room.far is not None}
    house = (walls_of(view), marks, view.switch, tuple(tolls.values()), rides, frail)
    if (known := _houses.get(house)) is not None:
        return known
    if len(_houses) >= HOUSES_KEPT:
        _houses.popitem(last=False)
    found = _houses[house] = Paths(view, tolls, rides=rides, frail=frail)
    return found


def toll_for(who: ExplorerView, room: RoomId) -> int:
    """What a barrier is reckoned at: the fewer dice, the more turns are lost; a known traitor makes no roll."""
    barrier = ROOMS[room].barrier
    if barrier is None or who.side == "traitor":
        return HARD
    chance = at_least(who.value(barrier.trait), barrier.target)
    return HARD + round(A_TURN * (1 / chance - 1)) if chance else HOPELESS


def walls_of(view: BetrayalView) -> object:
    """What tells one house from another: views of a house to which nothing has happened share its rooms.

    Whoever remembers it must keep the view, too: only while it lives no other list has its address.
    """
    if view.places or any(room.destroyed or room.condition for room in view.rooms):
        return msgspec.msgpack.encode((view.rooms, view.places))
    return id(view.rooms)


def spread(
    goals: Iterable[Place],
    back: dict[Place, list[tuple[Place, int]]],
    shunned: Collection[RoomId] = (),
    closed: Collection[RoomId] = (),
) -> dict[Place, int]:
    """How far each place is from the nearest goal, by the ways that lead there.

    Some rooms are better gone round, and some are no way to anywhere else.
    """
    found: dict[Place, int] = {}
    waiting = [(0, goal) for goal in goals]
    heapq.heapify(waiting)
    while waiting:
        far, place = heapq.heappop(waiting)
        if place not in found:
            found[place] = far
            if far and closed and room_of(place) in closed:
                continue
            to_here = far + DANGER if shunned and room_of(place) in shunned else far
            for start, price in back.get(place, ()):
                if start not in found:
                    heapq.heappush(waiting, (to_here + price, start))
    return found
