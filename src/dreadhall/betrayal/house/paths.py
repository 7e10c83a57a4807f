"""Paths through the house as it lies: what is near, how far it is, and what can be reached. (B-MOVE-08, B-MOVE-13)

They depend on tiles, tokens and ruins alone: whatever rolls, opponents and haunts do is left out.
"""

import heapq
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from dreadhall.betrayal.components.rooms import BALLROOM, BASEMENT_LANDING, COAL_CHUTE, COLLAPSED_ROOM, GALLERY
from dreadhall.betrayal.house.plan import Plan, room_of
from dreadhall.betrayal.ids import NO_ROOM, Place, RoomId
from dreadhall.betrayal.state import BetrayalState

SECRET_PASSAGE, SECRET_STAIRS = "secret-passage-1", "secret-stairs-1"
PASSAGES = {
    SECRET_PASSAGE: "secret-passage-2",
    "secret-passage-2": SECRET_PASSAGE,
    SECRET_STAIRS: "secret-stairs-2",
    "secret-stairs-2": SECRET_STAIRS,
}
BELOW = "below-collapsed-room"
"""The token that lies where one falls to from the Collapsed Room."""
CHUTE, UNDER_CHUTE = COAL_CHUTE, BASEMENT_LANDING
FALLING = frozenset({CHUTE, GALLERY, COLLAPSED_ROOM})
UNREACHABLE = 1000
T = TypeVar("T")
Links = Callable[[RoomId], Iterable[tuple[Place, int]]]
"""The steps out of a room: the place where each leads, and the spaces it costs."""
RoomLinks = Callable[[RoomId], Iterable[tuple[RoomId, int]]]
"""The same, with the rooms where they end."""


class HasHouse(Protocol):
    """Whoever has a house that one can walk through: rules do."""

    plan: Plan
    state: BetrayalState


# One step


def passages(house: HasHouse, place: Place) -> list[Place]:
    """The far ends of the secret passages and stairs that begin here."""
    tokens, found = house.state.tokens, []
    for token, other in PASSAGES.items():
        if tokens.get(token) == place and other in tokens:
            found.append(tokens[other])
    return found


def tunnels_of(house: HasHouse) -> dict[RoomId, list[RoomId]]:
    """The rooms that secret passages and stairs lead to, by the room they begin in."""
    tokens = house.state.tokens
    found: dict[RoomId, list[RoomId]] = {}
    if tokens and not tokens.keys().isdisjoint(PASSAGES):
        for token, other in PASSAGES.items():
            if token in tokens and other in tokens:
                found.setdefault(room_of(tokens[token]), []).append(room_of(tokens[other]))
    return found


def near(house: HasHouse, room: RoomId, tunnels: Mapping[RoomId, list[RoomId]]) -> Sequence[RoomId]:
    """The rooms one space away for an explorer, wherever in the room."""
    destroyed = house.state.destroyed
    found: Sequence[RoomId] = house.plan.near[room]
    if room in tunnels:
        found = [*found, *tunnels[room]]
    if destroyed:
        found = [other for other in found if other not in destroyed]
    return found


def drops(house: HasHouse, room: RoomId) -> Sequence[RoomId]:
    """The rooms that one comes to for no space: by a fall, a slide or through the Revolving Wall."""
    if house.state.switch is None and room not in FALLING:
        return ()
    ends = (below(house, room), behind_wall(house, room))
    return [end for end in ends if end]


def below(house: HasHouse, room: RoomId) -> RoomId:
    """The room that one falls or slides to; empty where there is none."""
    if room == CHUTE:
        return UNDER_CHUTE if UNDER_CHUTE in house.plan else NO_ROOM
    if room == GALLERY and BALLROOM in house.plan:
        return BALLROOM
    if room == COLLAPSED_ROOM and BELOW in house.state.tokens:
        return room_of(house.state.tokens[BELOW])
    return NO_ROOM


def slides(house: HasHouse, room: RoomId) -> bool:
    """Whether nobody can stay in a room or walk out of it: a chute without an end is a room like others."""
    return room == CHUTE and UNDER_CHUTE in house.plan


def behind_wall(house: HasHouse, room: RoomId) -> RoomId:
    """The room behind the Revolving Wall of a room; empty where there is none."""
    switch = house.state.switch
    if switch is None or room not in (ends := [room_of(place) for place in switch]):
        return NO_ROOM
    return ends[1 - ends.index(room)]


def after_step(room: RoomId, to: Place) -> RoomId:
    """The room where a monster's step ends: it slides down the Coal Chute, unless it climbs into it. (B-MON-11, -12)"""
    end = room_of(to)
    return UNDER_CHUTE if end == CHUTE and room != UNDER_CHUTE else end


# Many steps


def in_reach(house: HasHouse, start: RoomId) -> Iterator[RoomId]:
    """The rooms an explorer can come to, one by one, whatever the rolls and opponents."""
    seen = {start}
    waiting = deque(seen)
    destroyed, tunnels = house.state.destroyed, tunnels_of(house)
    while waiting:
        room = waiting.popleft()
        yield room
        found = [under for under in drops(house, room) if under not in destroyed]
        if not slides(house, room):
            found += near(house, room, tunnels)
        for other in found:
            if other not in seen:
                seen.add(other)
                waiting.append(other)


def distances(house: HasHouse, start: RoomId) -> dict[RoomId, int]:
    """How many spaces each room is away for an explorer, whatever the rolls and opponents. (B-MOVE-13, C-06)"""
    found = {start: 0}
    waiting = deque([start])
    destroyed, tunnels = house.state.destroyed, tunnels_of(house)
    while waiting:
        room = waiting.popleft()
        far = found[room]
        for under in drops(house, room):
            if under not in destroyed and far < found.get(under, UNREACHABLE):
                found[under] = far
                waiting.appendleft(under)
        if slides(house, room):
            continue
        for other in near(house, room, tunnels):
            if far + 1 < found.get(other, UNREACHABLE):
                found[other] = far + 1
                waiting.append(other)
    return found


def distances_along(links: RoomLinks, rooms: Iterable[RoomId], goal: RoomId) -> dict[RoomId, int]:
    """How many spaces each room is away from one of them, by the mover's own steps; not there where none lead to it."""
    back: dict[RoomId, list[tuple[RoomId, int]]] = {}
    for room in rooms:
        for other, spaces in links(room):
            back.setdefault(other, []).append((room, spaces))
    found: dict[RoomId, int] = {}
    waiting = [(0, goal)]
    while waiting:
        far, room = heapq.heappop(waiting)
        if room not in found:
            found[room] = far
            for other, spaces in back.get(room, ()):
                heapq.heappush(waiting, (far + spaces, other))
    return found


def distances_to(house: HasHouse, goal: RoomId) -> dict[RoomId, int]:
    """How many spaces an explorer in each room is away from one of them; not there where no way leads to it."""
    destroyed, tunnels = house.state.destroyed, tunnels_of(house)

    def links(room: RoomId) -> Iterator[tuple[RoomId, int]]:
        yield from ((under, 0) for under in drops(house, room) if under not in destroyed)
        if not slides(house, room):
            yield from ((other, 1) for other in near(house, room, tunnels))

    return distances_along(links, house.plan.near, goal)


def distance(house: HasHouse, start: Place | RoomId, goal: Place | RoomId) -> int:
    """How many spaces a room is away from another."""
    return distances_to(house, room_of(goal)).get(room_of(start), UNREACHABLE)


def nearer(room: RoomId, steps: Iterable[tuple[Place, RoomId]], far: Mapping[RoomId, int]) -> list[Place]:
    """Those of the steps, each with the room it ends in, after which the way is shorter than from here."""
    here = far.get(room, UNREACHABLE)
    return [to for to, end in steps if far.get(end, UNREACHABLE) < here]


def nearest(house: HasHouse, start: Place | RoomId, rooms: Iterable[RoomId]) -> list[RoomId]:
    """Those of the rooms that are closest; several where they tie."""
    far = distances(house, room_of(start))
    return extremes(rooms, lambda room: far.get(room, UNREACHABLE), least=True)


def farthest(house: HasHouse, start: Place | RoomId, rooms: Iterable[RoomId]) -> list[RoomId]:
    """Those of the rooms that are as far away as can be; what cannot be reached is farther still. (C-06)"""
    far = distances(house, room_of(start))
    return extremes(rooms, lambda room: far.get(room, UNREACHABLE), least=False)


def far_off(house: HasHouse, starts: Iterable[Place | RoomId], rooms: Iterable[RoomId], least: int) -> list[RoomId]:
    """Those of the rooms that are so many spaces or more away from every start; where none is, the farthest. (C-06)"""
    ways = [distances(house, room_of(start)) for start in starts]
    far = {room: min((way.get(room, UNREACHABLE) for way in ways), default=UNREACHABLE) for room in rooms}
    return [room for room, away in far.items() if away >= least] or extremes(far, far.__getitem__, least=False)


def extremes(things: Iterable[T], measure: Callable[[T], int], *, least: bool) -> list[T]:
    """All of the things whose measure is the least, or the greatest."""
    measured = [(measure(thing), thing) for thing in things]
    if not measured:
        return []
    best = (min if least else max)(far for far, _ in measured)
    return [thing for far, thing in measured if far == best]
