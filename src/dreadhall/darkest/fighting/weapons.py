"""Weapons in somebody's hands: dice, range, ammunition, what aims add. (D-COMBAT-03 to 08, D-AMMO, D-ITEM-08 to 12)"""

from dreadhall.darkest.components.catalogue import ITEM_OF, LIMITS, Item, Printed
from dreadhall.darkest.fighting.attacks import BARE_FISTS
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors.boards import has_skill, in_use

EXPERTS = {"handgun": "handgun-expert", "combat-knife": "knife-expert", "shotgun": "shotgun-expert"}
SIGHTS = {"handgun": "handgun-scope", "shotgun": "laser-sight"}


def is_usable_weapon(held: Held) -> bool:
    """A weapon, and if it fires, with at least one marker. (D-AMMO-05)"""
    item = ITEM_OF[held.card]
    return item.kind == "weapon" and (item.ammo is None or held.ammo > 0)


def weapon_dice(printed: Printed, who: Survivor, weapon: CardId) -> int:
    """Its attack value and the skill to use it, never more than four dice. (D-COMBAT-04, D-CHAR-26)"""
    if weapon == BARE_FISTS:
        return 1
    item = ITEM_OF[weapon].key
    expert = item in EXPERTS and has_skill(who, EXPERTS[item])
    return min(printed.attack[item] + expert, LIMITS.survivor_dice)


def weapon_range(who: Survivor, weapon: CardId) -> int:
    """Its range, its sight, and a sharpshooter's eye. (D-ITEM-12, D-CHAR-20)"""
    if weapon == BARE_FISTS or not (item := ITEM_OF[weapon]).range:
        return 0
    firearm = item.ammo is not None
    return item.range + has_sight(who, item) + (firearm and has_skill(who, "sharpshooter"))


def has_sight(who: Survivor, item: Item) -> bool:
    """A scope or sight for this weapon, in use beside it. (D-ITEM-12)"""
    return item.key in SIGHTS and in_use(who, SIGHTS[item.key]) is not None


def weapon_effect(weapon: CardId) -> str:
    """What is special about a weapon."""
    return "" if weapon == BARE_FISTS else ITEM_OF[weapon].effect


def use_ammo(who: Survivor, weapon: CardId) -> None:
    """Every roll with a firearm costs a marker. (D-COMBAT-08)"""
    for held in who.hands:
        if held.card == weapon and ITEM_OF[weapon].ammo is not None:
            held.ammo -= 1


def rounds_left(who: Survivor, weapon: CardId) -> int | None:
    """The ammunition of a firearm in hand; None for what needs none."""
    for held in who.hands:
        if held.card == weapon and ITEM_OF[weapon].ammo is not None:
            return held.ammo
    return None


def extra_hits(who: Survivor, weapon: CardId, successes: int, aims: int) -> int:
    """Aims that hit by themselves, or together with a success; none hits twice. (D-ITEM-09, 10, D-CHAR-09, R-71)"""
    effect = weapon_effect(weapon)
    if effect == "aim-adds-hit":
        return aims
    sharp = effect == "aim-adds-hit-and-range" or (weapon_range(who, weapon) > 0 and has_skill(who, "deadeye"))
    return aims if sharp and successes else 0


def aim_adds_range(who: Survivor, weapon: CardId) -> bool:
    """Except for a shotgun without its sight. (D-ITEM-09)"""
    item = ITEM_OF[weapon]
    return item.effect != "aim-adds-hit" or has_sight(who, item)
