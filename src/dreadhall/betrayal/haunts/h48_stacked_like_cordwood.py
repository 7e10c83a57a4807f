"""Haunt 48, Stacked Like Cordwood: Crimson Jack comes back stronger, unless a weapon that is understood kills him."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.cards import AXE, BLOOD_DAGGER, SACRIFICIAL_DAGGER, SPEAR
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ATTIC, CHAPEL, LIBRARY, VAULT
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.traits import MENTAL, PHYSICAL
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterLeaves
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, Place, place_in
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import BOTH
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.searching import Searching
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.front_door import HALL
from dreadhall.betrayal.toolkit.monsters.growth import Growth
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_one_of

JACK = Monster("crimson-jack", speed=3, might=3, sanity=3)

WEAPONS = (AXE, BLOOD_DAGGER, SACRIFICIAL_DAGGER, SPEAR)
SEARCH_ROOMS = (ATTIC, CHAPEL, LIBRARY, VAULT)
STUDIED = "h48-studied"
DESIGNATE, SEARCH, STUDY = "h48-heroes-designate", "h48-heroes-search", "h48-heroes-study"
KILL = "h48-heroes-jack"
AURA = "h48-aura"


class Preparing(Happening):
    """Everybody sees somebody do something with weapons, and not with which."""

    explorer: ExplorerId
    place: Place


class Searches(Preparing, kind="h48-searches"):
    """Somebody looks for the weapon."""


class Studies(Preparing, kind="h48-studies"):
    """Somebody tries to understand the weapon."""


class JackLeaves(MonsterLeaves, kind="h48-jack-leaves"):
    """Crimson Jack is gone for now."""


class Cursed(Happening, kind="h48-cursed"):
    """The heroes know which weapon can kill."""

    card: CardId


class StackedLikeCordwoodMemory(Memory):
    """The cursed weapon, and Jack."""

    cursed: Annotated[CardId | None, secret_of("heroes")] = None
    """Empty while the heroes have not settled on one."""
    studied: Small = 0
    returns: Small = 0
    dead: bool = False
    """Whether Jack is dead for good."""


class StackedLikeCordwood(Searching, Tasks, Growth):
    """Find the weapon, study it as often as there are players, strike; for the traitor, no hero may be left."""

    number = 48
    memory = remembers(StackedLikeCordwoodMemory)
    rolls_in: ClassVar = {AURA: BOTH}
    kinds = (JACK,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Jack walks in; the heroes may settle on a weapon they have. (H48-05 to H48-07, H48-28)"""
        self.place(JACK, place_in(HALL))
        self.memory.cursed = NO_CARD
        if held := self.held_weapons():
            choices = [Choice(f"card:{card}", card, {"card": card}) for card in held]
            choices.append(Choice("nothing", NO_CARD))
            self.designate(await self.ask(self.speaker, DESIGNATE, choices, secret=True))

    # The weapon

    def designate(self, card: CardId) -> None:
        """The heroes know the weapon, and nobody else does. (H48-11, H48-28)"""
        self.memory.cursed = card
        if card:
            self.tell(Cursed(card=card), to=[who.seat for who in self.state.explorers if self.is_hero(who)])

    def cursed(self) -> CardId:
        """The cursed weapon; empty where there is none, or none any more. (H48-28, H48-29)"""
        card = self.memory.cursed
        return card if card and self.in_play(card) else NO_CARD

    def held_weapons(self) -> list[CardId]:
        """What the heroes have of the four. (H48-07, H48-28)"""
        return [card for hero in self.heroes() for card in hero.cards if card in WEAPONS]

    def is_lost(self) -> bool:
        """Whether no hero has the cursed weapon, be it that there is none. (H48-14, H48-29)"""
        return self.cursed() not in self.held_weapons()

    @property
    def is_understood(self) -> bool:
        """Whether the heroes have studied enough; the tokens of the dead count. (H48-16, H48-32)"""
        return self.memory.studied >= self.players

    # What heroes can do

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Settle on a weapon, search for one, or study it. (H48-14, H48-15, H48-28, H48-29)"""
        if not self.is_hero(who):
            return
        card = self.cursed()
        for weapon in self.held_weapons() if not card else ():
            yield deed(f"{DESIGNATE}:{weapon}", self.settle_on, weapon, card=weapon)
        if self.is_lost() and self.can_search(who):
            yield from self.openly(Searches, who, self.task(who, SEARCH, ["knowledge"], 3, self.find))
        if card and not self.is_understood and self.is_present(card, who.place):
            mine = card if card in who.cards else NO_CARD
            rolls = self.task(who, STUDY, ["might", "knowledge"], 5, self.learn, card=mine)
            yield from self.openly(Studies, who, rolls)

    def can_search(self, who: Explorer) -> bool:
        """Whether somebody is where the weapon may be hidden, and a stack still has one. (H48-30, H48-38)"""
        room = self.room(who)
        closed = room == VAULT and "vault-empty" not in self.state.tokens
        return room in SEARCH_ROOMS and not closed and bool(self.hidden_weapons())

    def hidden_weapons(self) -> list[CardId]:
        """The weapons that are still in a stack."""
        return [card for card in WEAPONS if self.in_deck(card)]

    def openly(self, event: type[Preparing], who: Explorer, rolls: Iterator[Choice[Deed]]) -> Iterator[Choice[Deed]]:
        """Everybody sees what somebody is about to do. (H48-11)"""
        for choice in rolls:
            yield Choice(choice.key, (self.announce, (event, who, choice.value)), choice.data)

    async def announce(self, event: type[Preparing], who: Explorer, roll: Deed) -> None:
        """Say it, and do it."""
        self.tell(event(explorer=who.id, place=who.place), reveals=True)
        do, told = roll
        await do(*told)

    async def find(self, who: Explorer) -> None:
        """The finder chooses one from a stack, and that is it from now on. (H48-14, H48-29, H48-39, C-10)"""
        self.designate(await self.search_for(who, self.hidden_weapons(), "h48-heroes-weapon"))

    async def settle_on(self, card: CardId) -> None:
        """The heroes name one that they have. (H48-28)"""
        self.designate(card)

    async def learn(self, who: Explorer) -> None:
        """One more token; at the last the weapon is understood. (H48-15, H48-16)"""
        self.memory.studied += 1
        self.tell_count(STUDIED, self.memory.studied)

    # Jack

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """Beaten he leaves the house, unhurt; only that weapon kills him. (H48-17, H48-18, H48-24, H48-33)"""
        if isinstance(loser, Explorer):
            await super().beaten(loser, winner, points, attack)
            return
        card = self.cursed()
        if card and attack.card == card and loser is attack.defender and self.is_understood:
            self.memory.dead = True
            await self.slay(loser)
        else:
            self.remove(loser, JackLeaves)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """A win drives him out, or kills him. (C-38)"""
        return True

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """When the traitor's turn starts, or would, he is back, and stronger. (H48-19, H48-21, H48-36, H48-37)"""
        await super().slot_starts(who)
        if who.seat == self.haunt.traitor and not self.monsters():
            self.memory.returns += 1
            (jack,) = self.place(JACK, place_in(HALL))
            self.grow(jack, self.memory.returns)

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Whoever begins beside him is afraid. (H48-22, H48-34)"""
        near = self.is_hero(who) and bool(self.monsters_at(who.place))
        if near and not await self.passes(who, "sanity", 3, AURA):
            with self.because(AURA):
                await self.lose_one_of(who, MENTAL)
                await self.lose_one_of(who, PHYSICAL)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """Jack is dead for good. (H48-23, H48-26)"""
        return self.memory.dead

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Weapon, study, and Jack only for whoever can kill him; for the traitor, the heroes. (H48-42)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            yield self.no_hero_left("h48-traitor-heroes")
            return
        card, jack = self.cursed(), tuple(figure.id for figure in self.monsters())
        ready = self.is_understood and card in who.cards
        lairs = tuple(self.room(figure) for figure in self.monsters()) if not ready else ()
        rooms = tuple(room for room in SEARCH_ROOMS if self.in_house(room)) if self.hidden_weapons() else ()
        done, names = int(not self.is_lost()), (DESIGNATE, SEARCH)
        yield Objective(id=SEARCH, done=done, verbs=names, rooms=rooms, cards=WEAPONS, avoid=lairs)
        count, here = min(self.memory.studied, self.players), self.where(card)
        yield Objective(id=STUDY, done=count, of=self.players, verbs=(STUDY,), rooms=here, avoid=lairs)
        if ready:
            yield Objective(id=KILL, verbs=tuple(f"attack:{name}:{card}" for name in jack), foes=jack)
            return
        holder = self.holder(card) if card else None
        thief = (holder.id,) if holder is not None and not self.is_hero(holder) else ()
        yield Objective(id=KILL, cards=(card,) if card else (), foes=thief, avoid=lairs)

    def where(self, card: CardId) -> tuple[Place, ...]:
        """The place of a card that somebody has, or that lies somewhere."""
        holders = [who.place for who in self.explorers() if card in who.cards]
        return (*holders, *(place for place, pile in self.state.piles.items() if card in pile))

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """It could be any weapon in the house, or none yet; but for what was seen to be sought or studied.

        Whoever searches has none: then it is no weapon that a hero holds.
        """
        memory = cls.memory.of(state.haunt)
        if memory.cursed is None or may_know("heroes", state, seat):
            return
        place = next((event.place for event in Studies.among(told)), "")
        searched = bool(Searches.among(told))
        armed = [who for who in state.explorers if who.alive and (who.traitor or not searched)]
        hands = {card: who.place for who in armed for card in who.cards}
        lying = {card: where for where, pile in state.piles.items() for card in pile}
        about = [card for card, where in (hands | lying).items() if card in WEAPONS and place in ("", where)]
        among = about if place else [NO_CARD, *about]
        memory.cursed = roll_one_of(dice, "cursed", among)


RULES = StackedLikeCordwood
