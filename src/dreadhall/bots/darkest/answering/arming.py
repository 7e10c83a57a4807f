"""Arms for those who make most of them: ammunition to the guns it fits, weapons to who would strike with bare hands."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dreadhall.bots.darkest.answering.fighting import PLAIN_HITS, POWER
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.judging.position import SeenTable, cards_of
from dreadhall.bots.darkest.judging.worth import EXPERTS, has_skill
from dreadhall.darkest.components.catalogue import ITEMS, Printed
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.presentation.view import CardView, SurvivorView

LOADED = 4
"""A gun with so many shots needs no more, for now."""

LEAST_GAIN = 0.2
"""What an attack has to gain, in hits, for a card to change hands."""

EXPERT_OF = {item: skill for skill, item in EXPERTS.items()}


class Handover(NamedTuple):
    """Who gives what to whom, and what an attack gains by it."""

    gain: float
    giver: SurvivorView
    card: CardId
    taker: SurvivorView


def handovers(pos: SeenTable, people: Iterable[SurvivorView]) -> Iterator[Intent]:
    """The best thing that one of these people can give to somebody in the room."""
    found = handover(pos, people)
    if found is not None:
        yield found.giver, f"pass:{found.giver.id}"


def handover(pos: SeenTable, givers: Iterable[SurvivorView]) -> Handover | None:
    """The card of one of these people by which somebody else in the room gains most."""
    found = [one for giver in givers for one in gifts_of(pos, giver) if one.gain >= LEAST_GAIN]
    return max(found, key=lambda one: (one.gain, one.giver.id, one.card, one.taker.id), default=None)


def gifts_of(pos: SeenTable, giver: SurvivorView) -> Iterator[Handover]:
    """What somebody could give to each of those who have room for it."""
    takers = [
        who
        for who in pos.people_in(giver.room)
        if who.id != giver.id and len(cards_of(who)) + len(who.virus) < who.limit
    ]
    for held in cards_of(giver):
        for taker in takers:
            gain = benefit(pos.printed, taker, held) - benefit(pos.printed, giver, held)
            yield Handover(gain, giver, held.card, taker)


def benefit(printed: Printed, who: SurvivorView, held: CardView) -> float:
    """The hits an attack of somebody gains by a weapon, or by ammunition for a gun that runs dry."""
    if held.kind == "weapon":
        return max(0.0, hits(printed, who, held) - best_hits(printed, who, held.card))
    if held.kind != "ammo":
        return 0.0
    guns = [gun for gun in cards_of(who) if gun.item == ITEMS[held.item].reloads and gun.ammo < LOADED]
    return max((promise(printed, who, gun) - best_hits(printed, who, gun.card) for gun in guns), default=0.0)


def best_hits(printed: Printed, who: SurvivorView, apart_from: CardId) -> float:
    """The hits of an attack with the best of the other weapons, or with fists."""
    weapons = [held for held in cards_of(who) if held.kind == "weapon" and held.card != apart_from]
    return max([PLAIN_HITS[1], *(hits(printed, who, held) for held in weapons)])


def hits(printed: Printed, who: SurvivorView, weapon: CardView) -> float:
    """The hits of an attack, the fewer the sooner a gun is empty."""
    if ITEMS[weapon.item].ammo is None:
        return promise(printed, who, weapon)
    return promise(printed, who, weapon) * min(1.0, weapon.ammo / LOADED)


def promise(printed: Printed, who: SurvivorView, weapon: CardView) -> float:
    """The hits of an attack with a weapon that is loaded."""
    skilled = weapon.item in EXPERT_OF and has_skill(who, EXPERT_OF[weapon.item])
    dice = min(printed.attack[weapon.item] + skilled, len(PLAIN_HITS) - 1)
    return PLAIN_HITS[dice] * POWER.get(weapon.item, 1.0)
