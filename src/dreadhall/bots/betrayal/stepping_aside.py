"""Where nobody ends a turn who could still go: beside a stronger foe, and in a room that hurts each time."""

from collections.abc import Collection

import msgspec

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.bots.betrayal.outlook import SORE, SeenTable
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.bots.betrayal.question import Question


class SteppedOut(msgspec.Struct, frozen=True):
    """Which room somebody has left for the rest of the turn, and how many spaces were left then."""

    room: RoomId
    spaces: int

    def holds(self, outlook: SeenTable) -> bool:
        """Whether it is still the same turn, as far as the spaces tell."""
        return outlook.view.turn.spaces < self.spaces


def out_of_peril(question: Question, outlook: SeenTable) -> str:
    """The step away from a stronger foe, through an unopened door if need be, unless it is where one wants to be.

    Whoever has struck, and can be back with the next step, does so even then.
    """
    if outlook.me.room not in outlook.threats | outlook.lairs:
        return ""
    here, goals = outlook.me.place, outlook.goals()
    shun = outlook.avoid | outlook.threats
    safe = steps_outside(question, shun | outlook.sore) or steps_outside(question, shun)
    if here in goals:
        back = outlook.paths.distances([here])
        near = [key for key in safe if back.get(safe[key], UNREACHABLE) <= 1]
        return min(near, default="") if outlook.view.turn.attacked else ""
    far = outlook.paths.distances(goals, shun)
    return min(safe, key=lambda key: far.get(safe[key], UNREACHABLE), default=next(iter(question.verb("explore")), ""))


def out_of_the_heat(question: Question, outlook: SeenTable) -> str:
    """The step out of a room that hurts, if the next step leads back where somebody has to be there."""
    here, room = outlook.me.place, outlook.me.room
    if room not in SORE or room not in outlook.sore:
        return ""
    safe = steps_outside(question, outlook.avoid | outlook.threats | outlook.sore)
    goals = outlook.goals()
    far = outlook.paths.distances([here] if here in goals or not goals else goals)
    best = min(safe, key=lambda key: far.get(safe[key], UNREACHABLE), default="")
    no_farther = best and far.get(safe[best], UNREACHABLE) <= far.get(here, UNREACHABLE) + 1
    return best if no_farther or room in outlook.deadly else ""


def had_better_wait(outlook: SeenTable, place: Place, goals: Collection[Place], left: SteppedOut | None) -> bool:
    """Whether a step is better taken next turn: back to where one has left, or for nothing into a room that hurts."""
    room, turn = room_of(place), outlook.view.turn
    if left is not None and left.room == room and left.holds(outlook):
        return True
    if room not in SORE or room not in outlook.sore:
        return False
    if turn.spaces > 1 or outlook.me.room in outlook.threats | outlook.lairs:
        return False
    return room in outlook.deadly or (place not in goals and turn.spaces < outlook.me.value("speed"))


def steps_outside(question: Question, shun: Collection[RoomId]) -> dict[str, Place]:
    """The steps that are offered, by key, but into some rooms."""
    places = {key: question.data_of[key]["place"] for key in question.verb("go")}
    return {key: place for key, place in places.items() if room_of(place) not in shun}
