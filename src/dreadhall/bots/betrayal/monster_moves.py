"""How monsters go: which is next, towards whom, and on which side of a barrier they stop."""

from typing import NamedTuple

from dreadhall.betrayal.explorers.rolls import HIGHEST_FACE
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.presentation.view import MonsterView
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import LANDING, UNREACHABLE
from dreadhall.bots.betrayal.question import Question


def far_for_monster(outlook: SeenTable, here: Place) -> dict[Place, int]:
    """How far each place is from what a monster in some place wants, or from a hero: it wants to be elsewhere."""
    for goals in (*outlook.wishes(but=here), prey_of(outlook)):
        far = outlook.paths.monster_distances(goals)
        if here in far:
            return far
    return {}


def prey_of(outlook: SeenTable) -> list[Place]:
    """Where those are whom monsters hunt."""
    return [who.place for who in outlook.explorers if who.side != "traitor"]


# Which is next


def next_monsters(question: Question) -> list[str]:
    """Those that reach somebody soonest, the weakest first, and of them the strongest; who reaches nobody can wait.

    Of several that are alike in all that matters, or reach nobody, it is the same which is first.
    """
    outlook = question.outlook
    monsters = {monster.id: monster for monster in outlook.view.monsters}
    waiting = {key: monsters[data["monster"]] for key, data in question.data_of.items() if data["monster"] in monsters}
    urgent = {key: urgency(outlook, one) for key, one in waiting.items()}
    least = min(urgent.values(), default=NOT_URGENT)
    first = [key for key in waiting if urgent[key] == least]
    if least == NOT_URGENT:
        return first[:1]
    alike = {(waiting[key].kind, waiting[key].place): key for key in reversed(first)}
    return sorted(alike.values(), key=question.keys.index)


class Urgency(NamedTuple):
    """Why a monster should be next: what is least comes first."""

    spaces: int
    life: int
    weakness: int


NOT_URGENT = Urgency(UNREACHABLE, 0, 0)


def urgency(outlook: SeenTable, monster: MonsterView) -> Urgency:
    """How near a monster is to somebody whom it can reach in this turn, how much life they have, and how weak it is."""
    reach = max(1, HIGHEST_FACE * monster.traits.get("speed", 0))
    found = [NOT_URGENT]
    for who in outlook.explorers:
        spaces = outlook.paths.monster_distances([who.place]).get(monster.place, UNREACHABLE)
        if who.side != "traitor" and spaces <= reach:
            life = sum(trait.clip for trait in who.traits)
            found.append(Urgency(spaces, life, -monster.traits.get("might", 0)))
    return min(found)


# One monster


def stays(outlook: SeenTable) -> bool:
    """Whether a monster is where it is wanted, or has attacked and does best to stay with its prey."""
    assert outlook.monster is not None
    if is_wanted_at(outlook, outlook.monster.place):
        return True
    prey = {who.id for who in outlook.explorers if who.room == outlook.monster.room and outlook.is_against(who)}
    return outlook.view.turn.attacked and any(prey & set(wish.foes) for wish in outlook.wanted[:1])


def is_wanted_at(outlook: SeenTable, place: Place) -> bool:
    """Whether there is something to do in a room that its side wants first of all."""
    return any(wish.verbs and room_of(place) in map(room_of, wish.rooms) for wish in outlook.wanted[:1])


def chase(question: Question, outlook: SeenTable) -> str:
    """The step of a monster that comes nearest to what is wanted; aboard the elevator it may wait for a ride."""
    assert outlook.monster is not None
    here = outlook.monster.place
    far = far_for_monster(outlook, here)
    places = {key: question.data_of[key]["place"] for key in question.verb("go")}
    if "drop-down" in question.data_of:
        places["drop-down"] = LANDING
    aboard = room_of(here) == ELEVATOR
    best, least = "", UNREACHABLE if aboard else far.get(here, UNREACHABLE)
    for key, place in places.items():
        if far.get(place, UNREACHABLE) < least and (not aboard or leads_on(outlook, far, place)):
            best, least = key, far[place]
    has_prey = any(who.place == here and outlook.is_against(who) for who in outlook.explorers)
    if best in places and has_prey and not is_wanted_at(outlook, places[best]):
        back = far_for_monster(outlook, places[best])
        # Between two whom it can do nothing to now it would go to and fro.
        if back.get(here, UNREACHABLE) < back.get(places[best], 0):
            return ""
    return best


def leads_on(outlook: SeenTable, far: dict[Place, int], place: Place) -> bool:
    """Whether one is there, or comes nearer from there without the elevator."""
    ways = [way.to for way in outlook.paths.ways.get(place, ()) if room_of(way.to) != ELEVATOR]
    return not far[place] or any(far.get(to, UNREACHABLE) < far[place] for to in ways)


# Where it stops


def sides_to_stop_on(question: Question) -> list[str]:
    """The side of a barrier where somebody is whom it hunts, or that is nearest to one on foot."""
    outlook = question.outlook
    hunted = [goal for wish in outlook.wanted for goal in outlook.goals_of(wish)] or prey_of(outlook)
    far = outlook.paths.distances(hunted)
    spaces = {key: far.get(question.data_of[key]["place"], UNREACHABLE) for key in question.keys}
    least = min(spaces.values())
    return [key for key in question.keys if spaces[key] == least]
