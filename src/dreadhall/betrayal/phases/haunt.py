"""The haunt: set-up, turns, secrets. A haunt is a subclass of this, in its own file. (B-HSET, B-HTURN, B-PAST)"""

from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from dreadhall.betrayal.causes import THE_HAUNT, is_printed
from dreadhall.betrayal.components.catalogue import CARDS
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.possessions import IsTaken
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.memory import Shown
from dreadhall.betrayal.phases.goals import Goals
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.kernel import Choice, Dice, Event, hook

BOTH: tuple[Side, ...] = ("heroes", "traitor")
OPENLY: tuple[Side, ...] = ()
"""The books that print what a roll must reach: both of them, or none, because everybody may know it."""


class Haunt(Goals):
    """What all haunts share. The hooks that a haunt overrides have no text of their own here."""

    @override
    def phase_step(self) -> Coroutine[Any, Any, None]:
        """The phases of a haunt besides those of a turn."""
        match self.state.phase:
            case "turn-end":
                return self.turn_end()
            case "turn-start":
                return self.turn_start()
            case "monster" | "stand-in":
                return self.monster_step()
            case "next-monster":
                return self.next_monster()
            case "monsters":
                return self.begin_monster_turn()
            case "haunt-setup":
                return self.begin_haunt()
            case "haunt-ready":
                return self.wait_until_ready()
            case _:
                return super().phase_step()

    # Set-up

    async def begin_haunt(self) -> None:
        """The traitor turns; then the house changes as both books say. (B-HSET-01, B-HSET-04, B-POW-01)"""
        if self.deals_first():
            return
        traitor = self.haunt.traitor
        if traitor is not None:
            self.turn_traitor(self.state.explorers[traitor])
        with self.because(THE_HAUNT):
            await self.set_up()
        self.state.phase = "haunt-ready"

    @hook
    def deals_first(self) -> bool:
        """Deal what each seat looks at before the set-up asks anybody anything: whether that was done just now."""
        return False

    @hook
    async def set_up(self) -> None:
        """What the haunt puts on the board, the traitor's part first."""

    async def claim_card(self, card: CardId) -> None:
        """Take a card for the set-up: from its holder, a pile, its stack or the discards. (C-12, C-14)"""
        state = self.state
        holder = self.holder(card)
        if holder is not None:
            self.tell(IsTaken(explorer=holder.id, card=card))
            await self.lose_card(holder, card, safely=True)
        for place in [place for place, pile in state.piles.items() if card in pile]:
            self.take_up(place, card)
        state.companions.pop(card, None)
        self.take_from_deck(card)
        for pile in (self.deck(CARDS[card].kind).discards, state.gone):
            if card in pile:
                pile.remove(card)

    async def claim_for_good(self, card: CardId) -> None:
        """Take a card for the set-up, and out of the game: what it showed is now something else."""
        await self.claim_card(card)
        self.state.gone.append(card)

    async def wait_until_ready(self) -> None:
        """Everybody reads, and says so. (B-HSET-05, B-DEC-21)"""
        await self.ask_all("ready", {seat: [Choice("ready", None)] for seat in range(self.seats)})
        self.pass_turn(self.first_turn())

    @hook(replaced=True)
    def first_turn(self) -> int:
        """The seat that begins the haunt: the one with which every later round begins, too. (C-16)"""
        return self.haunt.first

    # Turns

    @override
    async def turn_start(self) -> None:
        """Duties of the slot come first, whether somebody can act in it or not. (C-21)"""
        who = self.active
        if self.takes_turn(who):
            self.tell_turn(who)
        await self.slot_starts(who)
        self.check_goals()
        if self.takes_turn(who):
            await self.begin_turn(who)
        elif (figure := self.stand_in(who)) is not None and self.acts(figure):
            await self.stand_in_turn(figure)
        else:
            await self.offer_stairs(who.seat)
            self.state.phase = "turn-end"

    @hook
    def takes_turn(self, who: Explorer) -> bool:
        """Whether somebody can act: the dead and those away cannot. (B-HTURN-07)"""
        return who.alive and not who.away

    @hook
    async def slot_starts(self, who: Explorer) -> None:
        """Duties that come at the start of a seat's turn, even of a dead explorer's."""

    @hook
    async def slot_ends(self, who: Explorer) -> None:
        """Duties that come at the end of a seat's turn, even of a dead explorer's."""

    @override
    async def after_turn(self) -> None:
        """Clockwise; after the traitor the monsters. (B-HTURN-02, B-HTURN-03, B-HTURN-05)"""
        who = self.active
        self.check_goals()
        await self.slot_ends(who)
        if who.seat != self.anchor:
            self.pass_turn((who.seat + 1) % self.seats)
        elif self.state.monsters or self.has_monster_duty():
            self.check_goals()
            self.state.phase = "monsters"
        else:
            await self.end_round()

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """What could be done before the haunt, attacks, and what the haunt adds. (B-HTURN-08)"""
        found = super().free_deeds(who)
        if self.may_strike(who):
            found += self.attack_deeds(who)
        found += self.actions(who)
        if who.seat == self.haunt.traitor and self.stuck_below():
            found.append(deed("fetch-stairs", self.fetch_stairs, who.seat))
        return found

    @hook
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The haunt's own actions: what somebody can do now, besides what everybody always can."""
        return iter(())

    # Telling

    rolls_in: ClassVar[Mapping[str, tuple[Side, ...]]] = {}
    """By why somebody rolls, the books that print what the roll must reach, where it is not just the roller's own."""

    @override
    def readers_of(self, who: Fighter | None, why: str) -> Sequence[int] | None:
        """Readers of the books that print it: of the roller's own, where nothing else is said. (B-SEC-01, B-SEC-02)"""
        own: Side = "heroes" if isinstance(who, Explorer) and self.is_hero(who) else "traitor"
        books = self.rolls_in.get(why, (own,))
        if self.open_book or is_printed(why) or books == OPENLY:
            return None
        return [seat for seat in range(self.seats) if not set(books).isdisjoint(self.books_of(seat))]

    # Secrets

    @override
    def keeps_secrets(self) -> bool:
        """Each side has its own book, or somebody a role."""
        return True

    @hook
    def secrets_for(self, seat: int | None) -> dict[str, Shown]:
        """What a seat knows of the haunt's secrets besides those that its memory declares."""
        return {}

    @classmethod
    @hook
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Draw what a seat may not know and what has no domain anew, but for what it was told since then."""

    @hook
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """Whether a seat has read the book that prints a monster's traits: the traitor's, by default. (R-48)"""
        return self.open_book or "traitor" in self.books_of(seat)
