"""The secrets of haunts, one by one: who may know them, when they leave something open, and what tells of them. (B-SEC)

By hand, like all of this: a rule that shows too much cannot excuse itself.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from dreadhall.betrayal.components.cards import AXE, BLOOD_DAGGER, SACRIFICIAL_DAGGER, SPEAR
from dreadhall.betrayal.haunts.h13_perchance_to_dream import PerchanceToDream
from dreadhall.betrayal.haunts.h15_here_there_be_dragons import HereThereBeDragons
from dreadhall.betrayal.haunts.h25_voodoo import ROOMS_OF, Voodoo
from dreadhall.betrayal.haunts.h32_lost import Lost
from dreadhall.betrayal.haunts.h39_the_heir import TheHeir
from dreadhall.betrayal.haunts.h40_buried_alive import BuriedAlive
from dreadhall.betrayal.haunts.h48_stacked_like_cordwood import StackedLikeCordwood
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.memory import OWN, Audience, Memory, Shown, fields_of, shown
from dreadhall.betrayal.state import BetrayalState, Explorer, HauntState
from dreadhall.betrayal.toolkit.people.hidden import HiddenTraitor
from dreadhall.betrayal.toolkit.unseen.standing_orders import StandingOrders
from dreadhall.betrayal.toolkit.unseen.unseen import Unseen

REVEALS = frozenset(
    {
        "role-shown",
        "side-changed",
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

WHOSE: dict[int, dict[str, Audience]] = {
    13: {"h13-escapes": "traitor"},
    15: {"h15-damage": "traitor"},
    25: {"h25-dolls": "traitor"},
    32: {"h32-clues": "heroes"},
    39: {"h39-heir": "heroes", "h39-assassins": "traitor", "h39-lairs": "nobody", "orders-given": "owner"},
    40: {"h40-burial": "traitor"},
    41: {
        "unseen-maybe": "heroes",
        "unseen-since": "nobody",
        "unseen-reach": "nobody",
        "unseen-exit": "nobody",
        "unseen-has-trace": "nobody",
        "unseen-trail": "nobody",
    },
    48: {"h48-cursed": "heroes"},
}
"""The secrets that printed haunts remember, by haunt, and whose they are. (H13-12, H15-09, H25-13, H32-12, H39-10,
H39-11, H40-10, H41-10, H48-11)"""


def known(haunt: HauntState, who: Explorer) -> dict[str, Shown]:
    """The secrets that an explorer's player may know; of a haunt that others have brought, what it declares."""
    found = own_tokens(haunt, who)
    for name, whose, value in secret_fields(haunt):
        audience = whose if haunt.number is None else WHOSE[haunt.number][name]
        seen = value.get(who.seat) if audience == "owner" else value if is_theirs(audience, haunt, who) else None
        if seen:
            found[name] = shown(seen)
    return found


def secret_fields(haunt: HauntState) -> Iterator[tuple[str, Audience, Any]]:
    """The fields of a haunt's memory that are declared as secrets: what they are called, whose, and what is in them."""
    memory: Memory
    for part, memory in haunt.memory.items():
        for field in fields_of(type(memory)):
            if field.secret_of is not None:
                name = f"{haunt.prefix if part == OWN else part}-{field.word}"
                yield name, field.secret_of, getattr(memory, field.name)


def is_theirs(whose: Audience, haunt: HauntState, who: Explorer) -> bool:
    """Whether a secret is an explorer's, by the books."""
    return {"traitor": who.seat == haunt.traitor, "heroes": not who.traitor}.get(whose, False)


def own_tokens(haunt: HauntState, who: Explorer) -> dict[str, Shown]:
    """Everybody knows the own role tokens, also where they go from hand to hand. (B-HID-02, H43-10)"""
    name = {34: "roles", 43: "tokens"}.get(haunt.number or 0)
    return {name: list(haunt.roles.get(who.id, []))} if name else {}


# Whether a seat has to think of more than one way in which it could be


def dolls_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Somebody's doll could still be in several rooms. (H25-13)"""
    if seat == haunt.traitor:
        return False
    memory = Voodoo.memory.of(haunt)
    rooms = [ROOMS_OF[hidden.doll] for name, hidden in memory.dolls.items() if name not in memory.found]
    return any(len(set(where) - set(memory.empty)) > 1 for where in rooms)


def roles_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Several others have tokens face down. (B-HID-02)"""
    names = [who.id for who in state.explorers if who.seat != seat]
    face_down = [haunt.roles[name] for name in names if name in haunt.roles and name not in turned_up(haunt)]
    return len(face_down) > 1


def tokens_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Nothing was exchanged with this seat, and nothing turned up. (H43-10)"""
    met = any(seat in (exchange.seat, exchange.other) for exchange in haunt.exchanges)
    return bool(haunt.roles) and not met and not turned_up(haunt)


def suspicions_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """The traitor could be in several places. (H41-10)"""
    if haunt.traitor is None or seat == haunt.traitor:
        return False
    return is_invisible(state, haunt, state.explorers[haunt.traitor]) and len(Unseen.unseen.of(haunt).maybe or ()) > 1


def clues_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Whoever has not read the heroes' book does not know which clues were found. (H32-12)"""
    return seat in (haunt.traitor, None) and bool(Lost.memory.of(haunt).clues)


def heir_or_assassins_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """For the traitor several could be the heir; for others, an order was given or not. (H39-10, H39-11)"""
    if seat != haunt.traitor:
        return any(StandingOrders.orders.of(haunt).given.values())
    heroes = [who for who in state.explorers if who.alive and not who.traitor]
    return TheHeir.memory.of(haunt).heir is not None and len([who for who in heroes if who.seat != haunt.revealer]) > 1


def burial_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """The grave could be in several rooms. (H40-10)"""
    memory = BuriedAlive.memory.of(haunt)
    return seat != haunt.traitor and bool(memory.burial) and len(memory.suspected) > 1


def cursed_weapon_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Several weapons are about. (H48-10)"""
    is_chosen = StackedLikeCordwood.memory.of(haunt).cursed is not None
    return seat in (haunt.traitor, None) and is_chosen and len(weapons_about(state)) > 1


def wounds_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """Only the traitor counts. (H15-09)"""
    return seat != haunt.traitor and HereThereBeDragons.memory.of(haunt).damage is not None


def escapes_open(state: BetrayalState, haunt: HauntState, seat: int | None) -> bool:
    """More than one number is left that the traitor could have written down. (H13-12)"""
    memory = PerchanceToDream.memory.of(haunt)
    least = max(len(state.explorers), memory.escaped + 1)
    return seat != haunt.traitor and memory.escapes is not None and least < WAYS_OUT - 1


def weapons_about(state: BetrayalState) -> set[CardId]:
    """The weapons of haunt 48 that somebody has, or that lie somewhere. (H48-10)"""
    about = {card for pile in (*(who.cards for who in state.explorers), *state.piles.values()) for card in pile}
    return about & {AXE, SPEAR, BLOOD_DAGGER, SACRIFICIAL_DAGGER}


def turned_up(haunt: HauntState) -> Collection[str]:
    """Those whose tokens everybody has seen."""
    return HiddenTraitor.hidden.of(haunt).turned_up


def is_invisible(state: BetrayalState, haunt: HauntState, who: Explorer) -> bool:
    """Whether somebody's figure is off the board, and only its player knows where it is. (H41-09)"""
    has_vanished = haunt.number == 41 and Unseen.unseen.of(haunt).maybe is not None
    return who.seat == haunt.traitor and has_vanished and who.alive and state.result is None


OPEN: dict[int, Callable[[BetrayalState, HauntState, int | None], bool]] = {
    13: escapes_open,
    15: wounds_open,
    25: dolls_open,
    32: clues_open,
    34: roles_open,
    39: heir_or_assassins_open,
    40: burial_open,
    41: suspicions_open,
    43: tokens_open,
    48: cursed_weapon_open,
}
"""By haunt, whether its secret leaves a seat something to think about; the others keep nothing from anybody."""
