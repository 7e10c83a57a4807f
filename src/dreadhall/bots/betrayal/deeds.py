"""What objectives ask for, where it is offered: which deed, and by which of several ways."""

from typing import Any

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.bots.betrayal.building import space_behind
from dreadhall.bots.betrayal.odds import at_least
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.bots.betrayal.question import Question

SLIGHT = 0.01
"""The chance of what only a card makes possible."""


def wanted_deeds(question: Question) -> tuple[list[str], Objective] | None:
    """The choices that an objective asks for, as good as each other; or a yes. And which objective that is."""
    for objective in question.outlook.wanted:
        for verb in objective.verbs:
            keys = [key for key in question.verb(verb) if fits(question, objective, key)]
            if keys := [key for key in keys if makes_sense(question, key)]:
                return likeliest(question, objective, keys), objective
            if verb == question.prompt and "yes" in question.data_of:
                return ["yes"], objective
    return None


def fits(question: Question, objective: Objective, key: str) -> bool:
    """Whether a choice is none of striking into a room, or an objective names that room, if it names any."""
    data = question.data_of[key]
    blind = "target" in data and "room" in data and bool(objective.rooms)
    return not blind or data["room"] in map(room_of, objective.rooms)


def makes_sense(question: Question, key: str) -> bool:
    """Whether a choice is no attack that is paid for with one's life, no refused gift, and no vain roll."""
    data, outlook = question.data_of[key], question.outlook
    trait, target = data.get("trait"), data.get("target")
    if trait in outlook.traits and isinstance(target, int) and not chance_of_task(outlook, trait, target):
        return False
    deadly = "target" in data and outlook.is_deadly(data.get("card", ""))
    return not deadly and not data.get("refused")


def likeliest(question: Question, objective: Objective, keys: list[str]) -> list[str]:
    """Of several ways to do the same, those that promise most: by dice, by odds, or by where they lead."""
    if len(keys) == 1:
        return keys
    outlook = question.outlook
    goals = [place for place in outlook.goals_of(objective) if room_of(place) != outlook.me.room]
    promises = {key: promise(outlook, question.data_of[key], goals) for key in keys}
    most = max(promises.values())
    return [key for key in keys if promises[key] == most]


def promise(outlook: SeenTable, data: dict[str, Any], goals: list[Place]) -> float:
    """How much a deed promises."""
    target, trait, place = data.get("target"), data.get("trait"), data.get("place")
    if isinstance(target, str) and trait:
        return outlook.attack_dice(data) - outlook.strength(target, trait)
    if trait in outlook.traits:
        return chance_of_task(outlook, trait, target) if isinstance(target, int) else outlook.traits[trait]
    if "side" in data and not place:
        explores = outlook.me if outlook.monster is None else outlook.monster
        return space_behind(outlook, explores.room, data["side"])
    if place and goals:
        return -outlook.paths.distances(goals, outlook.avoid | outlook.threats).get(place, UNREACHABLE)
    return 0.0


def chance_of_task(outlook: SeenTable, trait: Trait, target: int) -> float:
    """The chance of a roll of one's own with a trait; a card in hand may help where dice alone cannot."""
    helped = any(card.id in LOOKUP.changing for card in outlook.me.cards)
    return at_least(outlook.traits[trait], target) or (SLIGHT if helped else 0.0)
