"""The secrets of haunts, one by one: who may know them, when they leave something open, and what tells of them. (B-SEC)

By hand, like all of this: a rule that shows too much cannot excuse itself.
"""

from collections.abc import Callable
from typing import NamedTuple

from dreadhall.betrayal.haunts.h25_voodoo import DOLL_OF, EMPTY, FOUND, ROOMS_OF
from dreadhall.betrayal.state import BetrayalState, Explorer, HauntState

Shown = dict[str, str]
REVEALS = frozenset(
    {
        "role-shown",
        "token-exchanged",
        "unseen-shown",
        "h25-found",
        "h25-nothing",
        "h39-strikes",
        "h40-found",
        "h40-nothing",
        "h41-trail",
        "h48-searches",
        "h48-studies",
    }
)
"""Events that are meant to tell something of a secret."""
WAYS_OUT = 12
"""In so many rooms a nightmare can leave the house; one may do so in the step that is running. (H13-06)"""


# What an explorer's player may know


def dolls(haunt: HauntState, who: Explorer) -> Shown:
    """Where the dolls are only the traitor knows. (H25-13)"""
    return haunt.secrets if who.seat == haunt.traitor else {}


def roles(haunt: HauntState, who: Explorer) -> Shown:
    """Everybody knows the own tokens. (B-HID-02)"""
    return {"roles": " ".join(map(str, haunt.roles.get(who.id, [])))}


def tokens(haunt: HauntState, who: Explorer) -> Shown:
    """The same where they go from hand to hand. (H43-10)"""
    return {"tokens": " ".join(map(str, haunt.roles.get(who.id, [])))}


def suspicions(haunt: HauntState, who: Explorer) -> Shown:
    """The heroes keep a list of where the traitor might be. (H41-10)"""
    knows = who.seat != haunt.traitor and "maybe" in haunt.secrets
    return {"maybe": haunt.secrets["maybe"]} if knows else {}


def clues(haunt: HauntState, who: Explorer) -> Shown:
    """Which clues to the song were found the heroes know. (H32-12)"""
    return {} if who.seat == haunt.traitor else haunt.secrets


def heir_or_assassins(haunt: HauntState, who: Explorer) -> Shown:
    """The heroes know the heir; the traitor the assassins, and the own order. (H39-10, H39-11)"""
    if who.seat != haunt.traitor:
        return {"heir": haunt.secrets.get("heir", "")}
    known, order = {"assassins": haunt.secrets.get("assassins", "")}, f"order:{who.seat}:h39-traitor-strike"
    return known | ({"order-h39-traitor-strike": haunt.secrets[order]} if order in haunt.secrets else {})


def burial(haunt: HauntState, who: Explorer) -> Shown:
    """Only the traitor knows where somebody is buried. (H40-10)"""
    return {"burial": haunt.secrets.get("burial", "")} if who.seat == haunt.traitor else {}


def cursed_weapon(haunt: HauntState, who: Explorer) -> Shown:
    """The heroes know which weapon can kill Jack. (H48-10, H48-11)"""
    return {} if who.seat == haunt.traitor else haunt.secrets


def wounds(haunt: HauntState, who: Explorer) -> Shown:
    """How much the dragon has suffered only the traitor counts. (H15-09)"""
    return haunt.secrets if who.seat == haunt.traitor else {}


def escapes(haunt: HauntState, who: Explorer) -> Shown:
    """How many nightmares must escape only the traitor has written down. (H13-12)"""
    return haunt.secrets if who.seat == haunt.traitor else {}


# Whether a seat has to think of more than one way in which it could be


def dolls_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Somebody's doll could still be in several rooms. (H25-13)"""
    if seat == haunt.traitor:
        return False
    hidden = [secret for name, secret in haunt.secrets.items() if not is_found(haunt, name)]
    rooms = [ROOMS_OF[secret.split()[0]] for secret in hidden]
    return any(len(set(where) - set(haunt.lists.get(EMPTY, []))) > 1 for where in rooms)


def roles_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Several others have tokens face down. (B-HID-02)"""
    names = [who.id for who in state.explorers if who.seat != seat]
    face_down = [haunt.roles[name] for name in names if name in haunt.roles and f"role-{name}" not in haunt.notes]
    return len(face_down) > 1


def tokens_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Nothing was exchanged with this seat, and nothing turned up. (H43-10)"""
    met = any(seat in (exchange.seat, exchange.other) for exchange in haunt.exchanges)
    return bool(haunt.roles) and not met and not any(name.startswith("role-") for name in haunt.notes)


def suspicions_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """The traitor could be in several places. (H41-10)"""
    if haunt.traitor is None or seat == haunt.traitor:
        return False
    return is_invisible(state, haunt, state.explorers[haunt.traitor]) and len(haunt.secrets["maybe"].split()) > 1


def clues_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Whoever has not read the heroes' book does not know which clues were found. (H32-12)"""
    return seat in (haunt.traitor, None) and bool(haunt.secrets)


def heir_or_assassins_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """For the traitor several could be the heir; for others, an order was given or not. (H39-10, H39-11)"""
    if seat != haunt.traitor:
        return any(name.startswith("order:") for name in haunt.secrets)
    heroes = [who for who in state.explorers if who.alive and not who.traitor]
    return "heir" in haunt.secrets and len([who for who in heroes if who.seat != haunt.revealer]) > 1


def burial_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """The grave could be in several rooms. (H40-10)"""
    return seat != haunt.traitor and "burial" in haunt.secrets and len(haunt.lists["h40-suspected"]) > 1


def cursed_weapon_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Several weapons are about. (H48-10)"""
    return seat in (haunt.traitor, None) and "cursed" in haunt.secrets and len(weapons_about(state)) > 1


def wounds_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Only the traitor counts. (H15-09)"""
    return seat != haunt.traitor and bool(haunt.secrets)


def escapes_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """More than one number is left that the traitor could have written down. (H13-12)"""
    least = max(len(state.explorers), haunt.counters.get("h13-escaped", 0) + 1)
    return seat != haunt.traitor and bool(haunt.secrets) and least < WAYS_OUT - 1


def weapons_about(state: BetrayalState) -> set[str]:
    """The weapons of haunt 48 that somebody has, or that lie somewhere. (H48-10)"""
    about = {card for pile in (*(who.cards for who in state.explorers), *state.piles.values()) for card in pile}
    return about & {"axe", "spear", "blood-dagger", "sacrificial-dagger"}


def is_found(haunt: HauntState, doll: str) -> bool:
    """Whether everybody knows where a hero's doll is. (H25-19)"""
    return FOUND + doll.removeprefix(DOLL_OF) in haunt.notes


def is_invisible(state: BetrayalState, haunt: HauntState, who: Explorer) -> bool:
    """Whether somebody's figure is off the board, and only its player knows where it is. (H41-09)"""
    return who.seat == haunt.traitor and "maybe" in haunt.secrets and who.alive and state.result is None


class Kept(NamedTuple):
    """A secret: what of it an explorer's player may know, and whether it leaves a seat something to think about."""

    known: Callable[[HauntState, Explorer], Shown]
    is_open: Callable[[BetrayalState, HauntState, int | None], bool]


KEPT: dict[int, Kept] = {
    13: Kept(escapes, escapes_open),
    15: Kept(wounds, wounds_open),
    25: Kept(dolls, dolls_open),
    32: Kept(clues, clues_open),
    34: Kept(roles, roles_open),
    39: Kept(heir_or_assassins, heir_or_assassins_open),
    40: Kept(burial, burial_open),
    41: Kept(suspicions, suspicions_open),
    43: Kept(tokens, tokens_open),
    48: Kept(cursed_weapon, cursed_weapon_open),
}
"""By haunt; the others keep nothing on the table from anybody."""
