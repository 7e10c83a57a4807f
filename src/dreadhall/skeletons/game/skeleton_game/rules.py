"""Skeleton Game: roll as often as you dare, and stop in time."""

from typing import Annotated

import msgspec
from typing_extensions import override

from dreadhall.kernel import Choice, Data, Dice, Die, Face, Game, Happening, Options, Rules, State

LUCK = Die("luck", ("1", "2", "3", "4", "5", "6"))


class SkeletonGameOptions(Options, frozen=True, kw_only=True):
    """How a table is played; each option has a default that gives a good first game."""

    goal: Annotated[int, msgspec.Meta(ge=5, le=100)] = 20


class Player(Data):
    """What a seat has."""

    points: int = 0


class SkeletonGameState(State):
    """What a table remembers: plain data."""

    players: list[Player]
    seat: int = 0
    stake: int = 0


class SkeletonGameView(msgspec.Struct):
    """What a seat sees; screens and bots are given nothing else."""

    turn_of_seat: int
    stake: int
    points_by_seat: list[int]


class TurnBegins(Happening, kind="turn"):
    """It is a seat's turn."""

    seat: int


class Rolled(Happening, kind="rolled"):
    """The die has fallen."""

    seat: int
    face: Face


class Banked(Happening, kind="banked"):
    """What was at stake is a seat's own."""

    seat: int
    count: int
    points: int


class Turns(Rules[SkeletonGameState, SkeletonGameOptions]):
    """A step is one turn."""

    @override
    async def step(self) -> None:
        """Roll and roll again; then it is the next seat's turn."""
        state = self.state
        state.stake = 0
        self.tell(TurnBegins(seat=state.seat))
        while await self.ask(state.seat, "dare", [Choice("roll", True), Choice("stop", False)]):
            face = self.roll(LUCK)[0]
            self.tell(Rolled(seat=state.seat, face=face))
            if face == "1":
                state.stake = 0
                break
            state.stake += int(face)
        self.bank()
        state.seat = (state.seat + 1) % self.seats

    def bank(self) -> None:
        """What is at stake is yours; with enough of it you win."""
        player = self.state.players[self.state.seat]
        player.points += self.state.stake
        self.tell(Banked(seat=self.state.seat, count=self.state.stake, points=player.points))
        if player.points >= self.options.goal:
            self.end_game([self.state.seat], "enough")

    @override
    def view(self, seat: int | None) -> SkeletonGameView:
        """Nothing is hidden."""
        state = self.state
        return SkeletonGameView(state.seat, state.stake, [player.points for player in state.players])


class SkeletonGame(Game[SkeletonGameState, SkeletonGameOptions]):
    """Skeleton Game as Dreadhall sees it."""

    name = "skeleton-game"
    version = 1
    seats = range(2, 5)
    options_type = SkeletonGameOptions
    state_type = SkeletonGameState

    @override
    def new_state(self, options: SkeletonGameOptions, seats: int, dice: Dice) -> SkeletonGameState:
        """Everybody begins with nothing."""
        return SkeletonGameState(dice=dice, players=[Player() for _ in range(seats)])

    @override
    def rules_for(self, state: SkeletonGameState, options: SkeletonGameOptions) -> type[Turns]:
        """The same rules all the time."""
        return Turns
