"""What each side wants, and when it has it. (B-WIN)"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from typing_extensions import override

from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.phases.sides import Side, Sides
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView


Outcome = Side | Literal["nobody", ""]
"""How a game ends; empty while it goes on."""
NOBODY: Final = "nobody"
UNDECIDED: Final = ""
JUST_LOOKED = {"turn": "turn", "monster": "monster", "stand-in": "monster"}
"""The questions with which a step begins, by phase: the goals were looked at when the one before was over."""


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """Something a side wants: how far it is, and what leads there. For the screen of that side, and for bots.

    `id` names a message of the side's book. `verbs` are choices that bring it on, or whole keys of such, `rooms` rooms
    or places to go to, `foes` figures to beat, `cards` things to have, `avoid` rooms better left alone; the elevator
    among these does not run for that side. `leave` are choices and figures better left alone, until nothing else is
    offered; what is wanted `at_any_cost` is worth dying for, so that no room is too dangerous meanwhile. What players
    have to work out for themselves is not in it: bots guess, too.
    """

    id: str
    done: int = 0
    of: int = 1
    verbs: tuple[str, ...] = ()
    rooms: tuple[RoomId | Place, ...] = ()
    foes: tuple[str, ...] = ()
    cards: tuple[CardId, ...] = ()
    avoid: tuple[RoomId, ...] = ()
    leave: tuple[str, ...] = ()
    at_any_cost: bool = False


class Goals(Sides):
    """The goals of both books: the chapters look at them whenever something has happened, and no haunt has to.

    They are looked at before anybody is asked and before dice fall: so between two looks there is no more than what
    follows from one answer or one roll, and what befalls several at once is done with. (C-26, C-51) Besides, they are
    looked at when somebody has died, when a deed, a monster's act or a duty is over, and before the turn passes.
    """

    # Looking

    @override
    def before_question(self, prompt: str) -> None:
        """Nobody is asked anything more in a game that is decided."""
        if JUST_LOOKED.get(self.state.phase) != prompt:
            self.check_goals()
        super().before_question(prompt)

    @override
    def fall(self, dice: int) -> list[int]:
        """No die falls in it."""
        self.check_goals()
        return super().fall(dice)

    @override
    def pass_turn(self, seat: int) -> None:
        """Nor does the turn pass: it matters whose it is. (C-51)"""
        self.check_goals()
        super().pass_turn(seat)

    # Winning

    @hook(replaced=True)
    def heroes_won(self) -> bool:
        """Whether the heroes have done what their book asks."""
        return False

    @hook(replaced=True)
    def traitor_won(self) -> bool:
        """Whether the traitor's side has done what its book asks, besides that no hero lives."""
        return False

    @override
    def check_goals(self) -> None:
        """The first side to reach its goal wins at once. (B-WIN)"""
        if outcome := self.decided():
            if outcome == NOBODY:
                self.end_game((), NOBODY)
            self.win(outcome)

    @hook
    def decided(self) -> Outcome:
        """Which side has reached its goal; both at once: that whose turn it is. None has in set-up. (C-51, C-52)"""
        if self.state.phase == "haunt-setup":
            return UNDECIDED
        alive = self.a_hero_lives()
        heroes = alive and self.heroes_won()
        traitor = self.traitor_won() or (not alive and self.has_a_traitor())
        if heroes and (not traitor or not self.traitors_moment()):
            return "heroes"
        if traitor:
            return "traitor"
        return UNDECIDED if alive else NOBODY

    def has_a_traitor(self) -> bool:
        """Whether anybody is a traitor, named when the haunt began or turned since then. (C-50, C-52)"""
        return self.haunt.traitor is not None or any(who.traitor for who in self.state.explorers)

    def traitors_moment(self) -> bool:
        """Whether it is the turn of the traitor's side: the monster turn is."""
        return bool(self.turn.monster) or self.state.phase in ("monsters", "next-monster") or self.active.traitor

    @hook
    def win(self, side: Side) -> None:
        """A side has won: all of it, the dead included. (C-48)"""
        self.end_game(self.winners(side), f"{self.haunt.prefix}-{side}")

    @hook(replaced=True)
    def winners(self, side: Side) -> Iterable[int]:
        """The seats that win with a side."""
        return [who.seat for who in self.state.explorers if who.traitor == (side == "traitor")]

    @hook(replaced=True)
    def objectives(self, side: Side) -> Iterator[Objective]:
        """What a side wants, for its screen and its bots."""
        return iter(())

    def no_hero_left(
        self, wish: str, *, verbs: tuple[str, ...] = (), rooms: tuple[RoomId, ...] = (), avoid: tuple[RoomId, ...] = ()
    ) -> Objective:
        """A traitor's wish to see all heroes dead."""
        left = self.living_heroes()
        of, foes = self.heroes_at_start, tuple(hero.id for hero in left)
        return Objective(id=wish, done=of - len(left), of=of, verbs=verbs, rooms=rooms, foes=foes, avoid=avoid)

    # Killing

    async def kill(self, who: Explorer, by: str = "") -> None:
        """An explorer is killed outright, whatever the traits show."""
        if who.alive:
            await self.dies(who, by)

    async def perish(self, doomed: list[Explorer]) -> None:
        """Several die together; only then are the goals looked at. (C-26)"""
        for who in doomed:
            self.falls_dead(who)
        for who in doomed:
            await self.after_death(who, "")
        self.check_goals()

    # What a seat wants

    @hook(replaced=True)
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """What a seat wants: by default what its side wants."""
        return self.objectives(self.own_side(seat))

    @classmethod
    @hook(replaced=True)
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """What a bot makes of something its seat wants, from what this seat may know and nothing else. (B-SEC-06)"""
        yield wish
