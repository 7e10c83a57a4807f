"""What a bot has set out for with an act, as it is told: where to, which way, and in a showdown in which manner."""

from itertools import pairwise

from dreadhall.bots.base import StatedPlan
from dreadhall.bots.darkest.answering.turns import GroupTurn
from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.bots.darkest.warden.orders import Orders
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.presentation.view import SurvivorView

MANNER_PLANS = tuple(map(StatedPlan, ("usual", "close", "after", "guard", "brawl")))
"""What each of the manners of a showdown is called, in their order."""


def plan_behind(pos: SeenTable, key: str, orders: Orders) -> StatedPlan | None:
    """What an act before the showdown is part of; None where it is no part of anything."""
    verb, _, rest = key.partition(":")
    name, _, room = rest.partition(":")
    who = pos.survivors.get(SurvivorId(name))
    if who is None:
        return None
    if (goal := orders.get(who.id)) is not None:
        return StatedPlan("stay" if goal == who.room else "go", {"room": goal}, shortest(pos, who.room, goal))
    if verb != "move":
        return None
    way = habitual_way(pos, who, RoomId(room))
    return StatedPlan("go", {"room": way[-1]}, way)


def habitual_way(pos: SeenTable, who: SurvivorView, step: RoomId) -> tuple[RoomId, ...]:
    """The rooms that somebody means to walk through who takes a step; the step alone if that is all that is meant."""
    code = pos.view.security.code
    path = GroupTurn(pos).outlook(who.room).path
    if path and path[0] == step:
        return path
    return shortest(pos, who.room, pos.front) if not code and is_nearer(pos, who.room, step, pos.front) else (step,)


def shortest(pos: SeenTable, start: RoomId, goal: RoomId) -> tuple[RoomId, ...]:
    """The rooms on the shortest way to a room, that one included; none from where one is."""
    far = pos.plan.distances(goal)
    rooms = [start]
    while rooms[-1] != goal:
        rooms.append(min(pos.plan.neighbours[rooms[-1]], key=lambda room: far.get(room, FAR)))
        if not all(far.get(after, FAR) < far.get(before, FAR) for before, after in pairwise(rooms)):
            return ()
    return tuple(rooms[1:])


def is_nearer(pos: SeenTable, start: RoomId, step: RoomId, goal: RoomId) -> bool:
    """Whether a step leads nearer to a room."""
    far = pos.plan.distances(goal)
    return far.get(step, FAR) < far.get(start, FAR)
