"""What a sealed floor can be changed into. (B-SEAL-04, B-SEAL-05)"""

from collections.abc import Container, Iterator

from dreadhall.betrayal.house.compass import SIDES, opposite
from dreadhall.betrayal.house.plan import STARTING, Doorway, Placed, Plan, doors_of
from dreadhall.betrayal.ids import RoomId

ENOUGH = 2
"""The open doorways a rearranged floor must have."""


def rearranged(
    plan: Plan, floor: str, through: Doorway | None = None, ruins: Container[RoomId] = frozenset()
) -> list[Plan]:
    """The floors that one tile laid elsewhere leads to; if there are none, two tiles.

    A doorway that somebody goes through stays open, so that the discovery can proceed. Ruins stay where they are, and
    have no doorways. (C-37)
    """
    once = list(changed(plan, floor, ruins))
    good = [after for after in once if is_good(after, floor, through, ruins)]
    if not good:
        twice = [after for before in once for after in changed(before, floor, ruins)]
        good = [after for after in twice if is_good(after, floor, through, ruins)]
    return different(good)


def changed(plan: Plan, floor: str, ruins: Container[RoomId]) -> Iterator[Plan]:
    """Every house in which one tile of the floor lies differently."""
    for room in list(plan.rooms_on(floor)):
        if room in STARTING or room in ruins:
            continue
        without = plan.without(room)
        for doorway in doorways_on(without, floor, ruins):
            _, x, y = without.behind(doorway)
            for turn in SIDES:
                tile = Placed(room, floor, x, y, turn)
                if opposite(doorway.side) in doors_of(room, turn) and tile != plan.placed[room]:
                    yield without.add(tile)


def doorways_on(plan: Plan, floor: str, ruins: Container[RoomId]) -> list[Doorway]:
    """The open doorways of the rooms that stand."""
    return [doorway for doorway in plan.open_doorways(floor) if doorway.room not in ruins]


def is_good(plan: Plan, floor: str, through: Doorway | None, ruins: Container[RoomId]) -> bool:
    """Whether all hangs together and the floor can grow, also where somebody is about to."""
    doorways = doorways_on(plan, floor, ruins)
    # Doorways that lead to one cell are closed by one tile: they count once.
    ways = {plan.behind(doorway) for doorway in doorways}
    return len(ways) >= ENOUGH and (through is None or through in doorways) and hangs_together(plan, floor)


def hangs_together(plan: Plan, floor: str) -> bool:
    """Whether every tile of the floor is joined to a starting tile through doors."""
    rooms = set(plan.rooms_on(floor))
    reached = {room for room in rooms if room in STARTING}
    waiting = list(reached)
    while waiting:
        for other in plan.joined[waiting.pop()].values():
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached == rooms


def different(plans: list[Plan]) -> list[Plan]:
    """The plans without those that lie equal."""
    return list({frozenset(plan.placed.values()): plan for plan in plans}.values())
