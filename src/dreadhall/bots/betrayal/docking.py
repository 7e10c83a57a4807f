"""Where the Mystic Elevator should stop: for whoever rides, then for those of the same side."""

from collections.abc import Iterable

from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.bots.betrayal.building import space_behind
from dreadhall.bots.betrayal.monster_moves import far_for_monster
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import DANGER, RIDE, UNREACHABLE
from dreadhall.bots.betrayal.question import Question

FAR_ENOUGH = 6
"""From how many spaces on a foe is as good as away."""


def best_docks(question: Question) -> list[str]:
    """The doorways that bring whoever rides nearest to what they want; of those the ones far from stronger foes."""
    outlook = question.outlook
    stops = {key: stop_of(question, key) for key in question.keys}
    wanted = distances_wanted(outlook)
    prices = {key: (price_of(outlook, stop, wanted), *comfort(outlook, stop)) for key, stop in stops.items()}
    least = min(prices.values())
    best = [key for key in question.keys if prices[key] == least]
    # Two doors of one place are the same to whoever rides.
    return sorted({tuple(stops[key].beside): key for key in reversed(best)}.values(), key=question.keys.index)


class ElevatorStop:
    """A place where the elevator could open its door."""

    def __init__(self, outlook: SeenTable, beside: list[Place], side: int, *, stays: bool) -> None:
        self.beside, self.side, self.stays = beside, side, stays
        self.room = room_of(beside[0]) if beside else ELEVATOR
        tile = outlook.paths.rooms.get(self.room)
        self.floor = tile.floor if tile is not None else ""

    def least(self, far: dict[Place, int]) -> int:
        """How far it is from here by some distances."""
        return min((far.get(place, UNREACHABLE) for place in self.beside), default=UNREACHABLE)


def stop_of(question: Question, key: str) -> ElevatorStop:
    """The stop that a choice names: where it is now, if it stays."""
    outlook = question.outlook
    _, _, where = key.partition(":")
    if not where:
        ways = outlook.paths.ways.get(place_in(ELEVATOR), ())
        return ElevatorStop(outlook, [way.to for way in ways if way.by != RIDE], 0, stays=True)
    room, _, letter = where.partition(":")
    side = LETTERS.index(letter)
    return ElevatorStop(outlook, [outlook.paths.place_beside(RoomId(room), side)], side, stays=False)


def distances_wanted(outlook: SeenTable) -> list[dict[Place, int]]:
    """How far every place is from each thing that whoever rides could want, the dearest first."""
    here = place_in(ELEVATOR)
    if outlook.monster is not None:
        return [far_for_monster(outlook, here)]
    shun = outlook.avoid | outlook.threats
    return [outlook.paths.distances(goals, shun) for goals in outlook.wishes()]


def price_of(outlook: SeenTable, stop: ElevatorStop, wanted: Iterable[dict[Place, int]]) -> int:
    """How many spaces what is wanted is from there; the first wish that can be come at counts."""
    shunned = DANGER if outlook.monster is None and stop.room in outlook.avoid | outlook.threats else 0
    for far in wanted:
        if not far.get(place_in(ELEVATOR), UNREACHABLE):
            # What is wanted is aboard: then it had better stay where it is.
            return 0 if stop.stays else 1
        if (spaces := stop.least(far)) < UNREACHABLE:
            return spaces + shunned * bool(spaces)
    return UNREACHABLE + shunned


def comfort(outlook: SeenTable, stop: ElevatorStop) -> tuple[int, ...]:
    """What else speaks against a stop: foes who are near, no friend near, nothing unknown, and others there."""
    paths = outlook.paths
    others = [who for who in outlook.explorers if who is not outlook.me]
    foes = [] if outlook.monster is not None else [foe.place for foe in outlook.foes() if foe.room in outlook.threats]
    friends = [who.place for who in others if outlook.view.haunt is not None and not outlook.is_against(who)]
    doors = unknown_doors(outlook, stop)
    company = sum(paths.rooms[who.room].floor == stop.floor for who in others if who.room in paths.rooms)
    return (
        -min(FAR_ENOUGH, stop.least(paths.monster_distances(foes))),
        sum(min(FAR_ENOUGH, stop.least(paths.distances([friend]))) for friend in friends),
        min(FAR_ENOUGH, stop.least(paths.distances(doors))),
        company,
        -sum(paths.rooms[room_of(door)].floor == stop.floor for door in doors),
        stop.stays,
        -space_behind(outlook, stop.room, stop.side),
    )


def unknown_doors(outlook: SeenTable, stop: ElevatorStop) -> list[Place]:
    """Where doors lead into the unknown, door by door, if the elevator stops there: it takes one of them."""
    paths = outlook.paths
    sides = [(room.id, side) for room in paths.rooms.values() for side in room.open if room.id != ELEVATOR]
    taken = None if stop.stays else (stop.room, stop.side)
    places = [paths.place_beside(room, side) for room, side in sides if (room, side) != taken]
    return [place for place in places if place in paths.unknown]
