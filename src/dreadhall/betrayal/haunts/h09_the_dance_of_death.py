"""Haunt 9, The Dance of Death: a fiddler plays, the heroes defy him with the Holy Symbol, and one by one they dance."""

from collections.abc import Iterator, Sequence

from typing_extensions import override

from dreadhall.betrayal.cards.features import SLIDE
from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import HOLY_SYMBOL
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    BALLROOM,
    CHASM,
    FURNACE_ROOM,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    UNDERGROUND_LAKE,
)
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.explorers.traits import clip_of
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.house.paths import below
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import SKULL, Explorer
from dreadhall.betrayal.toolkit.deeds.destroying import Destroying
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.routes import Routes
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

STAIRS, CHAMBER = STAIRS_FROM_BASEMENT, PENTAGRAM_CHAMBER
ABYSSES = (CHASM, FURNACE_ROOM, UNDERGROUND_LAKE)
SYMBOL = HOLY_SYMBOL
DEFIED = "h09-defied"
DEFY = "h09-heroes-defy"
DANCING, TURNED, BROUGHT = "h09-dancing", "h09-turned", "h09-brought"
"""How a turn remembers that its hero is lured or has turned, and that the Symbol came into the Chamber in it."""
ROAMING = frozenset({"go", "explore", "cross", "fall", f"try:{SWITCH}", f"try:{SLIDE}"})
"""The ways of moving in an explorer's turn."""


class Lured(Happening, kind="h09-lured"):
    """The tune decides where somebody goes."""

    explorer: ExplorerId


class DanceOfDeathMemory(Memory):
    """The dance."""

    defied: Small = 0
    """How often heroes have defied the fiddler."""


class DanceOfDeath(Conversion, Boost, Routes, Tasks, KeyCards, Destroying):
    """As many defiances as players stop the music; those who turned want the Symbol destroyed."""

    number = 9
    memory = remembers(DanceOfDeathMemory)
    key_cards = (SYMBOL,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Stairs, then the Chamber as far away as can be, then the Ballroom. (H09-04 to H09-07)"""
        seat = self.haunt.revealer
        await self.fetch_room(seat, STAIRS)
        if CHAMBER not in self.plan:
            await self.fetch_room(seat, CHAMBER, self.farthest_doorways(CHAMBER, [self.revealer.place]))
        await self.fetch_room(seat, BALLROOM)

    # Defying the fiddler

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """In the Chamber, with the Symbol there; bringing it is a step of its own. (H09-14 to H09-16, H09-35)"""
        stands_there = self.is_hero(who) and self.room(who) == CHAMBER and self.is_present(SYMBOL, who.place)
        if stands_there and BROUGHT not in self.turn.tried:
            yield from self.task(who, DEFY, ["sanity"], 5, self.defied)

    async def defied(self, who: Explorer) -> None:
        """A token for good. (H09-13, H09-15, H09-38)"""
        self.memory.defied += 1
        self.tell_count(DEFIED, self.memory.defied)

    @override
    async def entered(self, who: Explorer) -> None:
        """A carrier who comes in with the Symbol does not roll in the same turn. (H09-16)"""
        await super().entered(who)
        if self.room(who) == CHAMBER and SYMBOL in who.cards and self.has_the_turn(who):
            self.turn.tried.append(BROUGHT)

    @override
    def tradable(self, card: CardId) -> bool:
        """No hero gives the Symbol away. (H09-18)"""
        return super().tradable(card) and not self.is_kept(card)

    @override
    def droppable(self, card: CardId) -> bool:
        """Nor lays it down."""
        return super().droppable(card) and not self.is_kept(card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Nor sends the Dog with it."""
        return super().dog_carries(who, card) and not self.is_kept(card)

    def is_kept(self, card: CardId) -> bool:
        """Whether a hero carries this card, and it is the Symbol."""
        holder = self.holder(card) if card == SYMBOL else None
        return holder is not None and self.is_hero(holder)

    # The lure

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """A hero resists or dances; a traitor dances in any case. (H09-22, H09-24 to H09-27, H09-29)"""
        await super().turn_begins(who)
        if not self.is_hero(who):
            await self.dance(who)
        elif SYMBOL not in who.cards and not await self.passes(who, "sanity", 4, "h09-lure"):
            await self.is_lured(who)

    async def is_lured(self, who: Explorer) -> None:
        """In the Ballroom it is too late; elsewhere it costs Sanity, and the feet go there. (H09-25 to H09-27)"""
        if self.room(who) == BALLROOM:
            await self.convert(who)
            return
        with self.because("h09-lure"):
            await self.lose(who, "sanity", 1)
        if self.on_board(who) and self.is_hero(who):
            self.turn.tried.append(DANCING)
            self.tell(Lured(explorer=who.id))

    async def dance(self, who: Explorer) -> None:
        """Below 3 the feet do not move, and Might is lost. (H09-29)"""
        if not await self.passes(who, "might", 3, "h09-dance"):
            self.turn.over = True
            with self.because("h09-dance"):
                await self.lose(who, "might", 1)

    @override
    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Whoever is lured goes no way but the shortest to the Ballroom. (H09-23, H09-27, H09-34)"""
        found = super().deeds(who)
        if DANCING not in self.turn.tried:
            return found
        ways = self.ways_to_the_dance(who, found)
        return [choice for choice in found if choice in ways or not is_moving(choice)]

    def ways_to_the_dance(self, who: Explorer, choices: list[Choice[Deed]]) -> list[Choice[Deed]]:
        """Those of the choices that lead toward the Ballroom; over a barrier where its door is on the other side."""
        here = self.room(who)
        toward = self.steps_to(here, BALLROOM)
        rooms = set(map(room_of, toward))
        ways = [choice for choice in choices if choice.verb == "go" and choice.data["place"] in toward]
        ways += [choice for choice in choices if choice.verb == "fall" and below(self, here) in rooms]
        return ways or [choice for choice in choices if choice.verb == "cross" and toward]

    @override
    def owes_a_step(self, who: Explorer, choices: list[Choice[Deed]]) -> bool:
        """The whole movement is danced. (H09-34)"""
        dances = DANCING in self.turn.tried and any(map(is_moving, choices))
        return dances or super().owes_a_step(who, choices)

    # Those who turn

    @override
    async def check_death(self, who: Explorer, by: str = "") -> None:
        """Sanity on the skull does not kill a hero: he is lost to the music. (H09-21, H09-26, H09-28)"""
        fallen = [trait for trait in TRAITS if clip_of(who, trait) == SKULL]
        if who.alive and self.is_hero(who) and fallen == ["sanity"]:
            await self.convert(who)
        else:
            await super().check_death(who, by)

    @override
    async def changes(self, who: Explorer) -> None:
        """Every trait rises to its start, and in the own turn the dance comes next. (H09-03, H09-33, C-24)"""
        with self.because("h09-lure"):
            self.restore_traits(who)
        if self.has_the_turn(who):
            self.turn.tried = [*(tried for tried in self.turn.tried if tried != DANCING), TURNED]

    @override
    async def turn_step(self) -> None:
        """Whoever turned in the own turn dances before anything else. (H09-33)"""
        if TURNED not in self.turn.tried:
            await super().turn_step()
            return
        self.turn.tried.remove(TURNED)
        with until_void():
            await self.dance(self.active)
        self.deed_done(self.active)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Those who dance strike with Speed and with nothing else. (H09-19)"""
        barred = isinstance(who, Explorer) and not self.is_hero(who) and trait != "speed"
        return not barred and super().may_attack(who, target, trait, card)

    @override
    def bare_hands(self, who: Explorer) -> Sequence[Trait]:
        """They need no weapon for it, whatever bids them attack. (H09-19, H09-20, H09-43)"""
        return super().bare_hands(who) if self.is_hero(who) else ("speed",)

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """A traitor who ends the turn with the Symbol over an abyss throws it in. (H09-17, H09-31)"""
        await super().turn_ends(who)
        if not self.is_hero(who) and SYMBOL in who.cards and self.room(who) in ABYSSES:
            await self.destroy_thing(who, SYMBOL)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many tokens as players. (H09-30)"""
        return self.memory.defied >= self.players

    @override
    def traitor_won(self) -> bool:
        """The Symbol is destroyed; or nobody resists any more, and somebody dances. (H09-31, H09-32)"""
        return SYMBOL in self.state.gone

    # What bots and screens go by (H09-42)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Everybody to the Chamber, the Symbol first; for those who turned, the Symbol and an abyss."""
        holder = self.holder(SYMBOL)
        if side == "heroes":
            foes = (holder.id,) if holder is not None and not self.is_hero(holder) else ()
            yield Objective(
                id=DEFY,
                done=self.memory.defied,
                of=self.players,
                verbs=(DEFY,),
                rooms=(CHAMBER,),
                cards=(SYMBOL,),
                foes=foes,
                avoid=(BALLROOM,),
            )
        elif holder is not None and not self.is_hero(holder):
            rooms = tuple(room for room in ABYSSES if self.in_house(room))
            yield Objective(id="h09-traitor-destroy", rooms=rooms)
        else:
            foes = (holder.id,) if holder is not None else ()
            yield Objective(id="h09-traitor-symbol", foes=foes, cards=(SYMBOL,))
            yield self.no_hero_left("h09-traitor-heroes")


def is_moving(choice: Choice[Deed]) -> bool:
    """Whether a choice leads to another place."""
    return choice.verb in ROAMING or choice.key in ROAMING


RULES = DanceOfDeath
