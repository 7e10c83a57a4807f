"""What a bot has set out for with an answer, as it can be told: where to, which way, and what for."""

from collections.abc import Collection, Iterator

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, Place
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.bots.base import Answer, StatedPlan
from dreadhall.bots.betrayal.intentions import Intention, with_intention
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.bots.betrayal.question import Question

FARTHEST = 8
"""So many rooms ahead are named at most."""


def plan_behind(question: Question, answer: Answer, intention: Intention) -> StatedPlan | None:
    """What an answer of a turn is part of; None where it is no part of anything."""
    outlook, kind = question.outlook, answer.reason.kind
    outlook.wanted = with_intention(outlook, intention)
    data = question.data_of[answer.key]
    if (target := data.get("target")) in figures(outlook):
        return StatedPlan("fight", {"target": target}, objective=named_in(outlook, target))
    if kind == "objective":
        return StatedPlan("do", objective=told(outlook, answer.reason.data["objective"]))
    if kind == "gather":
        return StatedPlan("fetch", {"card": data["card"]}, objective=named_in(outlook, data["card"]))
    if question.verb("explore") and answer.key in question.verb("explore"):
        return StatedPlan("explore")
    if kind == "flee":
        return flight(outlook)
    if kind == "rest":
        return stay(outlook) or (None if outlook.view.turn.spaces else onward(outlook))
    place = data.get("place") or beyond(outlook, answer.key)
    return journey(outlook, place) if place else None


def figures(outlook: SeenTable) -> set[str]:
    """All who are on the board."""
    return {who.id for who in outlook.explorers} | {monster.id for monster in outlook.view.monsters}


def beyond(outlook: SeenTable, key: str) -> Place:
    """Where a way leads that a choice stands for without naming a place: over a barrier, down a hole."""
    ways = outlook.paths.ways.get(outlook.me.place, ()) if outlook.monster is None else ()
    return next((way.to for way in ways if way.by == key), NOWHERE)


def journey(outlook: SeenTable, first: Place) -> StatedPlan | None:
    """Where a step leads in the end: to what is wanted first of all that is nearer from there, or to the unknown."""
    for wish in outlook.wanted:
        goals = outlook.goals_of(wish)
        if steps := way_to(outlook, goals, first):
            return StatedPlan(*aim(outlook, wish, steps[-1]), rooms_of(steps), objective_of(outlook, wish))
    steps = way_to(outlook, outlook.paths.unknown, first)
    return StatedPlan("explore", {}, rooms_of(steps)) if steps else None


def aim(outlook: SeenTable, wish: Objective, place: Place) -> tuple[str, dict[str, str]]:
    """What is wanted in a place: somebody, a card, or to be there."""
    foe = next((foe.id for foe in outlook.foes() if foe.place == place and foe.id in wish.foes), None)
    if foe is not None:
        return "fight", {"target": foe}
    card = next((card for card in wish.cards if place in outlook.where_cards_lie([card])), None)
    return ("go", {"room": room_of(place)}) if card is None else ("fetch", {"card": card})


def way_to(outlook: SeenTable, goals: Collection[Place], first: Place) -> list[Place]:
    """The places on the way to the nearest goal, a step having been chosen; empty where it does not lead there."""
    if outlook.monster is not None:
        far, here = outlook.paths.monster_distances(goals), outlook.monster.place
    else:
        far = outlook.paths.distances(goals, outlook.avoid | outlook.threats, outlook.lairs)
        here = outlook.me.place
    if far.get(first, UNREACHABLE) >= far.get(here, UNREACHABLE):
        return []
    steps = [first]
    while far[steps[-1]] and len(steps) < FARTHEST:
        ways = [way.to for way in outlook.paths.ways.get(steps[-1], ())]
        nearer = min(ways, key=lambda place: far.get(place, UNREACHABLE), default=None)
        if nearer is None or far.get(nearer, UNREACHABLE) >= far[steps[-1]]:
            return []
        steps.append(nearer)
    return steps if not far[steps[-1]] else []


def rooms_of(places: Collection[Place]) -> tuple[str, ...]:
    """The rooms that a way leads through, each once."""
    return tuple(dict.fromkeys(map(room_of, places)))


def flight(outlook: SeenTable) -> StatedPlan:
    """Away from the foe who is nearest."""
    far = outlook.paths.monster_distances([outlook.me.place])
    nearest = min(outlook.foes(), key=lambda foe: far.get(foe.place, UNREACHABLE), default=None)
    return StatedPlan("flee", {} if nearest is None else {"target": nearest.id})


def stay(outlook: SeenTable) -> StatedPlan | None:
    """To be where one is, if that is wanted."""
    here = outlook.me.place if outlook.monster is None else outlook.monster.place
    wish = next((wish for wish in outlook.wanted if here in outlook.goals_of(wish)), None)
    return None if wish is None else StatedPlan("stay", {"room": room_of(here)}, objective=objective_of(outlook, wish))


def onward(outlook: SeenTable) -> StatedPlan | None:
    """Where one goes on to next turn, when no spaces are left in this one."""
    firsts = [way.to for way in outlook.paths.ways.get(outlook.me.place, ())]
    for wish in outlook.wanted:
        goals = outlook.goals_of(wish)
        ways = [steps for first in firsts if (steps := way_to(outlook, goals, first))]
        if ways:
            steps = min(ways, key=len)
            return StatedPlan(*aim(outlook, wish, steps[-1]), rooms_of(steps), objective_of(outlook, wish))
    return None


def named_in(outlook: SeenTable, name: str) -> str:
    """The objective that names a figure or a card."""
    wishes = (wish for wish in outlook.wanted if name in (*wish.foes, *wish.cards))
    return next(filter(None, (told(outlook, wish.id) for wish in wishes)), "")


def objective_of(outlook: SeenTable, wish: Objective) -> str:
    """What something that is wanted is called in the view: what was intended by oneself serves the first objective."""
    return told(outlook, wish.id) or next(objectives(outlook), "")


def told(outlook: SeenTable, name: str) -> str:
    """The name of an objective, if the seat has read it."""
    return name if name in objectives(outlook) else ""


def objectives(outlook: SeenTable) -> Iterator[str]:
    """What the side still wants, as the view names it."""
    haunt = outlook.view.haunt
    return iter(()) if haunt is None else (wish.id for wish in haunt.objectives if wish.done < wish.of)
