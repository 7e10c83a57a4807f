"""Haunt 44, Death Doth Find Us All: the house drinks the heroes' years; a ritual in many rooms stops it."""

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import override

from dreadhall.betrayal.components.cards import MEDALLION
from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    CATACOMBS,
    CHARRED_ROOM,
    CRYPT,
    GALLERY,
    KITCHEN,
    PENTAGRAM_CHAMBER,
    TOWER,
)
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.explorers.traits import MENTAL, PHYSICAL
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.happenings.possessions import Drops
from dreadhall.betrayal.ids import CardId, ExplorerId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.exorcism import Exorcism, Sources
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

RITUAL = "h44-heroes-ritual"
ROOMS_OF_RITUAL = (CATACOMBS, CHARRED_ROOM, CRYPT, GALLERY, KITCHEN, PENTAGRAM_CHAMBER, TOWER)
FEEDING = 3


class Ages(Happening, kind="h44-ages"):
    """Somebody is older."""

    explorer: ExplorerId
    age: int
    decade: int


class Spared(Happening, kind="h44-spared"):
    """The Medallion keeps somebody from growing older."""

    explorer: ExplorerId


class Decade(NamedTuple):
    """What entering a decade does: each loss is of one of several traits, which the hero chooses."""

    losses: tuple[tuple[Trait, ...], ...] = ()
    gains: tuple[Trait, ...] = ()


WITS: tuple[Trait, ...] = ("sanity", "knowledge")
OLDEST = 7
DECADES = {
    2: Decade(gains=("might", "speed")),
    3: Decade(gains=("sanity", "knowledge")),
    4: Decade(losses=(("speed",),), gains=("sanity",)),
    5: Decade(losses=(PHYSICAL, MENTAL)),
    6: Decade(losses=(("might",), ("speed",), MENTAL)),
    OLDEST: Decade(losses=tuple((trait,) for trait in TRAITS)),
}
"""The aging table, by tens of years; whoever is older than it goes ages by its last row. (H44-12)"""


class DeathDothFindUsAllMemory(Memory):
    """How old each hero is now. (H44-08)"""

    ages: dict[ExplorerId, Small] = {}


class DeathDothFindUsAll(Exorcism, Boost):
    """As many marked rooms as players stop the aging; for the traitor every death is food."""

    number = 44
    memory = remembers(DeathDothFindUsAllMemory)
    sanity = Sources(rooms=ROOMS_OF_RITUAL)
    knowledge = Sources(rooms=ROOMS_OF_RITUAL)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Each hero is ten years older, the Medallion's holder too; nobody dies of it. (H44-05 to H44-07, H44-29)"""
        if MEDALLION in self.traitor.cards:
            self.tell(Drops(explorer=self.traitor.id, card=MEDALLION, room=self.room(self.traitor)))
            await self.lose_card(self.traitor, MEDALLION, safely=True)
            self.lay_down(self.traitor.place, MEDALLION)
        for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
            self.memory.ages[hero.id] = EXPLORERS[hero.id].age
            await self.ages(hero, 1)

    # Aging

    def age(self, hero: Explorer) -> int:
        """How old a hero is by now."""
        return self.memory.ages[hero.id]

    async def ages(self, hero: Explorer, decades: int) -> None:
        """One decade after the other, each with all that it does. (H44-15)"""
        for _ in range(decades):
            if hero.alive:
                age = self.age(hero) + 10
                self.memory.ages[hero.id] = age
                decade = min(age // 10, OLDEST)
                self.tell(Ages(explorer=hero.id, age=age, decade=decade))
                with self.because("h44-aging"):
                    await self.enters(hero, DECADES.get(decade, Decade()))

    async def enters(self, hero: Explorer, decade: Decade) -> None:
        """Losses that nothing wards off, and gains up to the maximum. (H44-12, H44-24, H44-28)"""
        for traits in decade.losses:
            if not hero.alive:
                return
            trait = await self.choose_trait(hero, "lose-trait", traits)
            if self.state.phase == "haunt-setup":
                self.lose_safely(hero, trait, 1)
            else:
                await self.lose(hero, trait, 1)
        for trait in decade.gains if hero.alive else ():
            self.raise_trait(hero, trait, 1)

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, even a dead one's, each hero rolls for decades, one by one. (H44-19, H44-25)"""
        await super().slot_ends(who)
        if who is not self.traitor:
            return
        for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
            if hero.alive:
                with until_void():
                    decades = await self.throw(hero, 1, "h44-aging")
                    await self.ages(hero, self.spared(hero, decades))

    def spared(self, hero: Explorer, decades: int) -> int:
        """The carrier of the Medallion ages a decade less by the roll. (H44-16)"""
        if MEDALLION not in hero.cards or not decades:
            return decades
        self.tell(Spared(explorer=hero.id))
        return decades - 1

    # Feeding

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A hero's death feeds a living traitor and ages the Medallion's carrier. (H44-18, H44-20, H44-26, H44-27)"""
        await super().after_death(who, by)
        if not self.is_hero(who):
            return
        if self.traitor.alive:
            with until_void():
                steps = await self.throw(self.traitor, FEEDING, "h44-feeding")
                with self.because("h44-feeding"):
                    await self.spread_increases(self.traitor, steps)
        carrier = self.holder(MEDALLION)
        if carrier is not None:
            await self.ages(carrier, 1)

    # The ritual

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """In each of seven rooms, until it has worked there. (H44-13, H44-14, H44-30)"""
        return self.exorcisms(who, RITUAL)

    # The Medallion

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """The traitor never touches it. (H44-17, H44-31)"""
        return (card != MEDALLION or self.is_hero(who)) and super().may_hold(who, card)

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nor steals it. (H44-17)"""
        return (card != MEDALLION or thief is not self.traitor) and super().may_steal(thief, card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Nor does the traitor's Dog. (H44-17)"""
        return (card != MEDALLION or self.is_hero(who)) and super().dog_carries(who, card)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many rooms are marked as there are players. (H44-21, H44-32)"""
        return self.is_exorcised

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The ritual with the better trait, the Medallion to the oldest; for the traitor dead heroes. (H44-34)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            yield self.no_hero_left("h44-traitor-heroes")
            return
        trait = max(WITS, key=lambda trait: self.value(who, trait))
        yield self.all_marks(RITUAL, f"{RITUAL}:{trait}:{self.room(who)}" if who.alive else RITUAL)
        heroes = [hero for hero in self.living_heroes() if hero.id in self.memory.ages]
        if heroes:
            oldest = max(heroes, key=self.age)
            done, gift = int(MEDALLION in oldest.cards), f"trade:{oldest.id}:{MEDALLION}"
            yield Objective(id="h44-heroes-medallion", done=done, verbs=(gift, f"take:{MEDALLION}"), cards=(MEDALLION,))


RULES = DeathDothFindUsAll
