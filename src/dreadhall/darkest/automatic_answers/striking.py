"""What is settled while a survivor attacks: icons that are of no use, and hits that come first. (R-90)"""

from collections.abc import Hashable
from typing import Any

from dreadhall.darkest.automatic_answers.same import Choices
from dreadhall.darkest.fighting.weapons import aim_adds_range, extra_hits, weapon_range
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.questions import AboutBeast, HowToUseIcons, WhichOfOnesOwn
from dreadhall.darkest.state import Survivor
from dreadhall.kernel import Choice


def part_left(rules: Upkeep, number: int, data: AboutBeast) -> Hashable:
    """A part of a beast is hit, or recovers: its colour, and how many hits it takes then and took at first."""
    foe = rules.foe_named(data["beast"])
    target = rules.board(foe).targets[number]
    return target.colour, target.hits, rules.hits_left(foe, number)


def useless_icon(rules: Upkeep, choices: Choices, data: WhichOfOnesOwn) -> Choice[Any] | None:
    """A failure takes the next failure with it, else an icon that could do nothing. (D-DICE-21)"""
    icons = {choice.data["icon"]: choice for choice in choices}
    if "failure" in icons:
        return icons["failure"]
    who = rules.survivor(data["survivor"])
    if "aim" in icons and not aim_helps(who, data["card"]):
        return icons["aim"]
    if "knockback" in icons and not rules.pushable(who.room):
        return icons["knockback"]
    return None


def aim_helps(who: Survivor, weapon: CardId) -> bool:
    """Whether an aim makes a hit with this weapon, or one that reaches farther. (D-DICE-03, D-ITEM-08 to 10)"""
    if extra_hits(who, weapon, successes=1, aims=1):
        return True
    return bool(weapon_range(who, weapon)) and aim_adds_range(who, weapon)


def hits_first(rules: Upkeep, choices: Choices, data: HowToUseIcons) -> Choice[Any] | None:
    """A hit that has one target, or enough for all of them, is dealt before anything else is done. (D-COMBAT-15)

    Pushed or left alone before, the target would be hit no better; but somebody who slips away first may come to see
    others who could be hit instead.
    """
    hits = [choice for choice in choices if choice.value.verb.startswith("hit")]
    if not hits or may_find_others(rules, choices, data["retreats"]):
        return None
    for choice in hits:
        horde = rules.horde(choice.value.where)
        if horde is not None and (horde.specials or horde.infected):
            return None
    if len(hits) == 1:
        return hits[0]
    rooms = {choice.value.where for choice in hits if choice.value.verb == "hit-zombie"}
    reaches = data["reaches"]
    if len(rooms) < len(hits) or len(set(reaches)) > 1:
        return None
    return hits[0] if sum(map(rules.zombies_in, rooms)) <= len(reaches) else None


def may_find_others(rules: Upkeep, choices: Choices, retreats: int) -> bool:
    """Whether somebody who slips away may come upon enemies that nobody sees yet. (D-SPAWN-13, D-ADV-05)"""
    state = rules.state
    if retreats > 1:
        return bool(state.tokens) or rules.options.advanced
    rooms = {choice.value.where for choice in choices if choice.value.verb == "retreat"}
    if rules.options.advanced and any(rules.square(room) in rules.house.lurking for room in rooms):
        return True
    return any(token.room in rules.plan.sees[room] for token in state.tokens for room in rooms)
