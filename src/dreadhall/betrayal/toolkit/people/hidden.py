"""The hidden traitor: face-down role tokens, of which number 1 makes its holder the traitor. (T-55, B-HID, C-54)"""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.phases import RoleDealt, RoleShown
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.memory import Memory, Shown, remembers
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Choice, Dice, Event, hook
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_numbers

TRAITORS = 1
"""The number that makes its holder the traitor."""


class HiddenMemory(Memory):
    """What everybody has seen of the tokens."""

    turned_up: dict[ExplorerId, list[Small]] = {}
    """The numbers of those who have shown them."""


class HiddenTraitor(Haunt):
    """Each seat knows its own tokens; nothing that others see, hear or wait for depends on them."""

    hidden = remembers(HiddenMemory)

    open_book = True
    tokens_each: ClassVar[int] = 1
    """How many of them each explorer is dealt."""
    steps_forward: ClassVar[bool] = True
    """Whether the traitor may show the token of free will, and has the traitor's powers then."""

    @property
    @override
    def anchor(self) -> int:
        """Rounds are counted from the revealer, whoever turns out to be the traitor. (B-HID-03, B-HID-11)"""
        return self.haunt.revealer

    @property
    @override
    def heroes_at_start(self) -> int:
        """All but the one who is the traitor."""
        return self.players - 1

    # The tokens

    def deal_roles(self) -> None:
        """Shuffle the numbered tokens and deal them face down; only the owner looks. (B-HID-01, B-HID-02)"""
        pool = [1 + number for number in range(self.players * self.tokens_each)]
        for who in self.state.explorers:
            drawn = [pool.pop(self.chance("roles", len(pool), to=())[0]) for _ in range(self.tokens_each)]
            self.haunt.roles[who.id] = drawn
            self.tell(RoleDealt(explorer=who.id, numbers=list(drawn), traitor=TRAITORS in drawn), to=[who.seat])

    def roles(self, who: Explorer) -> list[int]:
        """The numbers of somebody's tokens. Nobody may be told them but their owner."""
        return self.haunt.roles.get(who.id, [])

    @hook
    def is_the_traitor(self, who: Explorer) -> bool:
        """Whether somebody is the traitor, known or not."""
        return who.traitor or TRAITORS in self.roles(who)

    def turned_up(self, who: Explorer) -> bool:
        """Whether everybody knows somebody's tokens."""
        return who.id in self.hidden.turned_up

    def turn_up(self, who: Explorer) -> None:
        """Show somebody's tokens; a 1 gives the traitor's powers and changes no order of turns. (B-HID-05, -07, -11)"""
        if self.turned_up(who):
            return
        self.hidden.turned_up[who.id] = list(self.roles(who))
        found = self.is_the_traitor(who)
        self.tell(RoleShown(explorer=who.id, numbers=list(self.roles(who)), traitor=found), reveals=True)
        if found:
            self.stands_revealed(who)
            self.traitor_found(who)

    @hook
    def stands_revealed(self, who: Explorer) -> None:
        """Everybody knows the traitor, who has the traitor's powers from now on."""
        self.haunt.traitor = who.seat
        self.turn_traitor(who)

    @hook
    def traitor_found(self, who: Explorer) -> None:
        """What a haunt does when the traitor is known."""

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """The dead turn their tokens up. (B-HID-07)"""
        self.turn_up(who)
        await super().after_death(who, by)

    # Showing oneself

    def may_show(self, who: Explorer) -> bool:
        """Only the traitor ever shows a token of free will. (B-HID-05, B-HID-08)"""
        return self.steps_forward and self.is_the_traitor(who) and not self.turned_up(who)

    def showing(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """In the own turn the traitor may step forward at any moment."""
        if self.may_show(who):
            yield deed("show-role", self.show, who)

    async def show(self, who: Explorer) -> None:
        """The traitor steps forward."""
        self.turn_up(who)

    async def pause(self, who: Explorer, danger: str) -> None:
        """Before a hazard anybody unknown is asked; the traitor alone can answer by stepping forward. (B-HID-06)"""
        if not self.steps_forward or self.haunt.traitor is not None or not self.on_board(who) or self.turned_up(who):
            return
        choices = [Choice("go-on", False)]
        if self.may_show(who):
            choices.append(Choice("show-role", True))
        answers = await self.ask_all("hazard", {who.seat: choices}, secret=True, explorer=who.id, danger=danger)
        if answers[who.seat]:
            await self.show(who)

    @override
    async def refuses(self, who: Explorer, card: CardId) -> bool:
        """An event, or the Bite, that the traitor's powers would ward off."""
        await self.pause(who, card)
        return await super().refuses(who, card)

    @override
    async def discovery_text(self, who: Explorer, room: RoomId) -> None:
        """A floor that gives way, or a room that rides off."""
        fall = ROOMS[room].fall
        if (fall is not None and fall.trait is not None) or ROOMS[room].rides:
            await self.pause(who, room)
        await super().discovery_text(who, room)

    @override
    async def put(self, who: Explorer, room: RoomId, place: Place = NOWHERE) -> None:
        """Being moved out of a room whose exit hurts."""
        if ROOMS[self.room(who)].leaving is not None:
            await self.pause(who, self.room(who))
        await super().put(who, room, place)

    @override
    async def crash(self, who: Explorer) -> None:
        """The elevator falls with all aboard."""
        for other in self.explorers_in(self.room(who)):
            await self.pause(other, self.room(who))
        await super().crash(who)

    # Sides

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """Any explorer may attack any other; monsters are as always. (B-HID-09)"""
        found = super().opponents(who)
        if isinstance(who, Explorer):
            found += [other for other in self.explorers() if other is not who and other not in found]
        return found

    @override
    def true_sides(self) -> list[Side]:
        """Everybody knows the own side."""
        return ["traitor" if self.is_the_traitor(who) else "heroes" for who in self.state.explorers]

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """The true sides count, shown or not."""
        return [who.seat for who in self.state.explorers if self.is_the_traitor(who) == (side == "traitor")]

    # Secrets

    @override
    def secrets_for(self, seat: int | None) -> dict[str, Shown]:
        """The own tokens. (B-HID-02)"""
        known = super().secrets_for(seat)
        if seat is None:
            return known
        return {**known, "roles": list(self.roles(self.state.explorers[seat]))}

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The tokens that are still face down could lie before anybody who has not shown them, until all is over."""
        super().imagine_secrets(state, seat, dice, told)
        if state.result is not None:
            return
        haunt = state.haunt
        assert haunt is not None
        shown = {event.explorer for event in RoleShown.among(told)}
        others = [who.id for who in state.explorers if who.seat != seat and who.id not in shown]
        hidden = [name for name in others if name in haunt.roles and name not in cls.hidden.of(haunt).turned_up]
        pool = sorted(number for name in hidden for number in haunt.roles[name])
        for name in hidden:
            haunt.roles[name] = [pool.pop(roll_numbers(dice, "roles", len(pool))[0]) for _ in haunt.roles[name]]
