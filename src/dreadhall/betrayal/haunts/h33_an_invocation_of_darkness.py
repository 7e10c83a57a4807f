"""Haunt 33, An Invocation of Darkness: the traitor reads an Elder God into the world; only the Book's end stops it."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CHAPEL, CHASM, FURNACE_ROOM, PENTAGRAM_CHAMBER
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.ids import CardId, ExplorerId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.destroying import Destroying
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

ELDER_GOD = Monster("elder-god", speed=3, might=12, sanity=7)
"""Its Speed is the number of players. (H33-09, H33-39)"""
RITUAL_ROOMS = (CHAPEL, PENTAGRAM_CHAMBER)
ENDS_OF_THE_BOOK = (FURNACE_ROOM, CHASM)
TOKENS = "h33-invocation"
TOKENS_NEEDED = 5
INVOKE, DESTROY, WISH = "h33-traitor-invoke", "h33-heroes-destroy", "h33-traitor-invocation"
INVOCATION = 5
BOOST_DICE = 2
BOOSTED: tuple[Trait, ...] = ("speed", "might", "sanity", "knowledge")
"""The traits in the order in which they are rolled for. (H33-35)"""
FRESH = "fresh"
"""The status of a god that has only just come through."""


class Book(Happening, kind="h33-book"):
    """Somebody holds the Book."""

    explorer: ExplorerId
    card: CardId


class AnInvocationOfDarknessMemory(Memory):
    """The ritual and the Book."""

    invocation: Small = 0
    brought: bool = False
    """Whether the Book has been where the ritual is held."""
    destroyed: bool = False
    """Whether it is no more."""


class AnInvocationOfDarkness(Tasks, Destroying, KeyCards, Boost):
    """Five rolls open the gate, and what comes through kills the caller first."""

    number = 33
    memory = remembers(AnInvocationOfDarknessMemory)
    kinds = (ELDER_GOD,)
    key_cards = (BOOK,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """A room for the ritual, the traitor's power, and the Book. (H33-01 to H33-04, H33-40, H33-42)"""
        if not any(map(self.in_house, RITUAL_ROOMS)):
            await self.lay_ritual_room()
        await self.empower()
        if self.in_deck(BOOK):
            await self.claim_card(BOOK)
            self.tell(Book(explorer=self.traitor.id, card=BOOK), reveals=True)
            await self.gain_card(self.traitor, BOOK)
        self.note_book()

    async def lay_ritual_room(self) -> None:
        """The player to the revealer's left lays one of the two, as far from the traitor as can be. (H33-02, H33-33)"""
        seat = (self.haunt.revealer + 1) % self.seats
        room = await self.choose_room(seat, "h33-ritual-room", RITUAL_ROOMS)
        await self.fetch_room(seat, room, self.farthest_doorways(room, [self.traitor.place]) or None)

    async def empower(self) -> None:
        """Up to the start, and then as far as two dice say, trait by trait. (H33-04, H33-35)"""
        self.restore_traits(self.traitor)
        for trait in BOOSTED:
            self.raise_trait(self.traitor, trait, await self.throw(self.traitor, BOOST_DICE, "h33-power"))

    @override
    def first_turn(self) -> int:
        """The traitor has a turn before everybody else. (H33-05, H33-19, H33-36, H33-38)"""
        return self.traitor.seat

    # The invocation

    def note_book(self) -> None:
        """Remember that the traitor has stood in a ritual room with the Book. (H33-12, H33-25)"""
        if self.room(self.traitor) in RITUAL_ROOMS and BOOK in self.traitor.cards:
            self.memory.brought = True

    @override
    async def entered(self, who: Explorer) -> None:
        """Carried there."""
        await super().entered(who)
        if who is self.traitor:
            self.note_book()

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """Or got there."""
        await super().after_gain(who, card)
        if who is self.traitor:
            self.note_book()

    def knows_words(self) -> bool:
        """Whether the traitor may roll: the Book was brought, or a hero has it. (H33-12, H33-25)"""
        holder = self.holder(BOOK)
        return self.memory.brought or (holder is not None and self.is_hero(holder))

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Invoke, or throw the Book away for good: each for a space. (H33-11, H33-15, H33-29, H33-32, C-32)"""
        if not self.spaces_left(who):
            return
        room = self.room(who)
        if who is self.traitor and room in RITUAL_ROOMS and self.knows_words():
            yield deed(INVOKE, self.invoke, who, price=1)
        elif self.is_hero(who) and room in ENDS_OF_THE_BOOK and self.to_destroy(who, (BOOK,)):
            yield deed(DESTROY, self.throw_in, who, price=1, room=room)

    async def invoke(self, who: Explorer) -> None:
        """As often as there are spaces; the fifth success opens the gate. (H33-11, H33-18, H33-20, H33-26)"""
        self.turn.spent += 1
        if await self.passes(who, "knowledge", INVOCATION, "task"):
            self.memory.invocation += 1
            if self.tell_count(TOKENS, self.memory.invocation) >= TOKENS_NEEDED:
                await self.summon(who)

    async def summon(self, who: Explorer) -> None:
        """The god comes, and the traitor dies of it. (H33-14, H33-16, H33-17, H33-27, H33-39)"""
        (god,) = self.place(ELDER_GOD, who.place)
        god.traits["speed"] = self.players
        god.status[FRESH] = 1
        with self.because(god.id):
            await self.kill(who)

    @override
    def acts(self, figure: Figure) -> bool:
        """It does nothing in the first monster turn. (H33-28)"""
        return super().acts(figure) and FRESH not in figure.status

    @override
    async def monster_turn_ends(self) -> None:
        """From now on it does."""
        await super().monster_turn_ends()
        for god in self.monsters(ELDER_GOD):
            god.status.pop(FRESH, None)

    # The end of the Book

    async def throw_in(self, who: Explorer) -> None:
        """Into the fire, or into the deep. (H33-15, H33-21, H33-30)"""
        self.turn.spent += 1
        self.memory.destroyed = True
        await self.destroy_thing(who, BOOK)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Book is no more, or the traitor died before the gate was open. (H33-21, H33-22, H33-27)"""
        return self.memory.destroyed or (not self.traitor.alive and self.memory.invocation < TOKENS_NEEDED)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """What somebody does about the Book depends on who has it. (H33-41)"""
        who = self.state.explorers[seat]
        return self.traitor_plan() if who is self.traitor else self.hero_plan(who)

    def traitor_plan(self) -> Iterator[Objective]:
        """The nearest ritual room, with the Book if need be; then, as a god, the heroes."""
        ready = self.knows_words() or BOOK in self.traitor.cards
        rooms = tuple(filter(self.in_house, RITUAL_ROOMS)) if ready else ()
        done = self.memory.invocation
        yield Objective(id=WISH, done=done, of=TOKENS_NEEDED, rooms=rooms, cards=(BOOK,), verbs=(INVOKE,))
        yield self.no_hero_left("h33-traitor-heroes")

    def hero_plan(self, who: Explorer) -> Iterator[Objective]:
        """Take the Book to its end, out of the god's way; kill its reader while that helps."""
        holder = self.holder(BOOK)
        rooms = tuple(filter(self.in_house, ENDS_OF_THE_BOOK)) if holder is who else ()
        foes = (self.traitor.id,) if holder is self.traitor else ()
        gods = self.monsters()
        yield Objective(
            id="h33-heroes-book",
            rooms=rooms,
            foes=foes,
            cards=(BOOK,),
            verbs=(DESTROY,),
            avoid=tuple(map(self.room, gods)),
            leave=tuple(god.id for god in gods),
        )
        left = TOKENS_NEEDED - self.memory.invocation
        if left > 0:
            yield Objective(id="h33-heroes-traitor", foes=(self.traitor.id,), at_any_cost=left == 1)


RULES = AnInvocationOfDarkness
