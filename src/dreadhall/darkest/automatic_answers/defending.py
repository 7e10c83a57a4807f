"""What is settled while an enemy attacks: the defence, and who takes what. (R-90)

Damage, bites, claws and lost cards do nobody any good. Fear may carry somebody where they want to be, help that zombies
call may come from where it was worse, and whoever falls may be replaced: where these are possible, somebody is asked.
"""

from itertools import takewhile
from typing import Any

from dreadhall.darkest.automatic_answers.same import Choices
from dreadhall.darkest.components.catalogue import DAMAGE
from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.questions import AboutAttack, WhetherToDefend, WhetherToUseArmor, WhichToCancel, WhoTakesIt
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors.boards import in_use
from dreadhall.kernel import Choice

HARM = frozenset(("entrap", "heavy-damage", "damage", "bite"))
HARMFUL_POWERS = ("bird-pin", "dog-discard")
MOST_BITES = 2


def attack_of(data: AboutAttack) -> Attack:
    """The attack that a question is about."""
    return Attack(data["attacker"], data["attacker_room"], data["room"], data["target"], list(data["icons"]))


def kills_nobody(rules: Upkeep, attack: Attack) -> bool:
    """Whether all the damage of an attack would leave everybody alive, whoever takes it."""
    wounds = sum(DAMAGE.get(icon, 0) for icon in attack.icons)
    return all(who.wounds + wounds < len(rules.health_track(who)) for who in rules.targets_of(attack))


def harms(rules: Upkeep, attack: Attack) -> int:
    """How many icons do harm, or nothing: those that nobody would like to keep."""
    return sum(
        icon in HARM or is_claw(rules, attack, icon) or not is_felt(rules, attack, icon) for icon in attack.icons
    )


def is_better_defended(rules: Upkeep, attack: Attack, dice: int) -> bool:
    """Whether so many dice can cancel only what nobody would like to keep, and nobody would fall by the rest."""
    return kills_nobody(rules, attack) and harms(rules, attack) >= min(dice, len(attack.icons))


def nothing_to_lose(rules: Upkeep, choices: Choices, data: WhetherToDefend) -> Choice[Any] | None:
    """To defend costs nothing, and the team chooses what is cancelled. (D-DEF-01, 03)"""
    return choices[0] if is_better_defended(rules, attack_of(data), data["dice"]) else None


def armor_for_nothing_or_for_all(rules: Upkeep, choices: Choices, data: WhetherToUseArmor) -> Choice[Any] | None:
    """Nobody rolls again what has warded off everything; with armour on, everybody does who has no success yet."""
    attack = attack_of(data)
    yes, no = choices
    if data["successes"] >= len(attack.icons):
        return no if is_better_defended(rules, attack, len(attack.icons)) else None
    if data["successes"] or not in_use(rules.survivor(data["survivor"]), "armor"):
        return None
    return yes if is_better_defended(rules, attack, len(data["dice"])) else None


def worst_icon(rules: Upkeep, choices: Choices, data: WhichToCancel) -> Choice[Any] | None:
    """Any icon where all are cancelled in the end, else the only one that hurts, or the one that hurts more."""
    attack = attack_of(data)
    if data["successes"] >= len(attack.icons):
        return choices[0]
    felt = {choice.data["icon"]: choice for choice in choices if is_felt(rules, attack, choice.data["icon"])}
    if not felt:
        return choices[0]
    if (len(felt) > 1 and felt.keys() != DAMAGE.keys()) or not kills_nobody(rules, attack):
        return None
    worst = max(felt, key=lambda icon: DAMAGE.get(icon, 0))
    return felt[worst] if worst in HARM or is_claw(rules, attack, worst) else None


def is_felt(rules: Upkeep, attack: Attack, icon: str) -> bool:
    """Whether anything comes of an icon: somebody can take it, or it calls others who can come. (D-CDICE-04)"""
    if icon == "reinforcement":
        return rules.attacking_foe(attack) is not None or bool(rules.units_to_call(attack.room))
    return any(rules.can_take(who, icon, attack, []) for who in rules.targets_of(attack))


def is_claw(rules: Upkeep, attack: Attack, icon: str) -> bool:
    """Whether the icon is the power of a beast that only does harm. (D-BEAST-01, 03)"""
    foe = rules.attacking_foe(attack)
    return icon == "reinforcement" and foe is not None and rules.board(foe).power in HARMFUL_POWERS


def everybody_is_dealt_in(rules: Upkeep, choices: Choices, data: WhoTakesIt) -> Choice[Any] | None:
    """Where there are as many icons of a kind as all of them can take, it is all the same who takes the first.

    But not so with fear: whoever runs first may find out what the next would like to know.
    """
    icon = data["icon"]
    if icon not in ("entrap", "bite"):
        return None
    attack = attack_of(data)
    dealt = [(kind, SurvivorId(name)) for kind, name in data["dealt"]]
    takers = [rules.survivor(choice.value) for choice in choices if choice.verb == "survivor"]
    room_left = sum(how_many(rules, who, icon, attack, dealt) for who in takers)
    to_come = list(takewhile(lambda kind: kind != "fear", data["icons"]))
    return choices[0] if room_left <= to_come.count(icon) else None


def how_many(rules: Upkeep, who: Survivor, icon: str, attack: Attack, dealt: list[tuple[str, SurvivorId]]) -> int:
    """How many icons of a kind somebody can take, besides what was dealt before."""
    more: list[tuple[str, SurvivorId]] = []
    while rules.can_take(who, icon, attack, dealt + more):
        if len(more) == MOST_BITES:
            return len(attack.icons) + 1  # no end of it
        more.append((icon, who.id))
    return len(more)
