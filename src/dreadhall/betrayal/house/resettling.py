"""Where tiles can lie that are laid beside the starting tiles of their floor again. (T-15, B-PLACE, B-SEAL)"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.house.compass import SIDES, opposite
from dreadhall.betrayal.house.placing import best, fitting
from dreadhall.betrayal.house.plan import DIVIDED, STARTING, Doorway, Placed, Plan, doors_of
from dreadhall.betrayal.ids import RoomId

Spots = dict[Doorway, list[Placed]]
"""Doorways, and the ways to lay a tile at each."""


def in_order(rooms: Sequence[RoomId]) -> list[RoomId]:
    """Those with many doors first: the others find more places then."""
    return sorted(rooms, key=lambda room: -len(ROOMS[room].doors))


def filled(plan: Plan, floor: str, rooms: Sequence[RoomId]) -> Plan | None:
    """The house with all these tiles on a floor, each where it first finds a place; None where not all do."""
    if not can_hold(plan, floor, rooms):
        return None
    if not rooms:
        return plan
    for doorway in doorways_by_distance(plan, floor):
        for tile in ways_at(plan, rooms[0], doorway):
            found = filled(plan.add(tile), floor, rooms[1:])
            if found is not None:
                return found
    return None


def can_hold(plan: Plan, floor: str, rooms: Sequence[RoomId]) -> bool:
    """Whether a floor has doorways enough: each tile takes one and adds its others, and one must stay open."""
    cells = {plan.behind(doorway) for doorway in plan.open_doorways(floor)}
    return len(cells) + sum(len(ROOMS[room].doors) - 2 for room in rooms) > 0


def spots_beside(plan: Plan, floor: str, room: RoomId, waiting: Sequence[RoomId]) -> Spots:
    """The doorways closest to the starting tiles at which a tile leaves room for those that wait for a place."""
    far = steps_from_start(plan, floor)
    for _, doorways in groupby(doorways_by_distance(plan, floor), lambda doorway: far[doorway.room]):
        found: Spots = {}
        for doorway in doorways:
            ways = ways_at(plan, room, doorway)
            tiles = [tile for tile in ways if filled(plan.add(tile), floor, waiting) is not None]
            if tiles:
                found[doorway] = best(plan, tiles)
        if found:
            return found
    return {}


def ways_at(plan: Plan, room: RoomId, doorway: Doorway) -> list[Placed]:
    """The ways to lay a tile at a doorway: where a barrier parts those on it, which side meets the door matters."""
    ways = fitting(plan, room, doorway)
    if room not in DIVIDED:
        return ways
    turns = [turn for turn in SIDES if opposite(doorway.side) in doors_of(room, turn)]
    return [ways[0]._replace(turn=turn) for turn in turns]


def doorways_by_distance(plan: Plan, floor: str) -> list[Doorway]:
    """The open doorways of a floor, the closest to its starting tiles first."""
    far = steps_from_start(plan, floor)
    return sorted(plan.open_doorways(floor), key=lambda doorway: far[doorway.room])


def steps_from_start(plan: Plan, floor: str) -> dict[RoomId, int]:
    """How many doors each room of a floor is away from a starting tile."""
    found = dict.fromkeys(starting_on(plan, floor), 0)
    waiting = list(found)
    for room in waiting:
        for other in plan.joined[room].values():
            if other not in found:
                found[other] = found[room] + 1
                waiting.append(other)
    return found


def starting_on(plan: Plan, floor: str) -> Iterator[RoomId]:
    """The starting rooms of a floor."""
    return (room for room in plan.rooms_on(floor) if room in STARTING)
