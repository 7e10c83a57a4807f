"""What is seen of a game while it is played, for its record.

A game's own watcher (`Registration.lab`) knows where to look; this one knows only what all games have in common.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from dreadhall.kernel import AnyGame, Table
from dreadhall.kernel.game import Result
from dreadhall.registration import resolve
from dreadhall.registry import registration_of

PLAYERS = "players"


class Goal(msgspec.Struct, frozen=True):
    """Something a side wanted, and how much of it was done at the end."""

    side: str
    goal: str
    done: int
    of: int


class Fact(msgspec.Struct, frozen=True):
    """A column of a game's own: what stands in it, and its type."""

    type: type
    help: str
    factor: str = ""
    """In words, if it may decide games and was known before they were decided: what one more of it is."""
    milestone: str = ""
    """In words, if it is something that is reached or not, and worth a figure: what they do who reach it."""


class Watcher:
    """Looks at one table after every answer, and sees the engine's own position: it is no player."""

    sides: ClassVar[tuple[str, ...]] = (PLAYERS,)
    """The sides there can be, the one first whose share of wins is told."""
    facts: ClassVar[Mapping[str, Fact]] = {}
    """The columns of its own, by name."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rounds = 0
        self.turn = 0
        """How many turns have begun."""

    @classmethod
    def side_seen(cls, position: Any) -> str:
        """The side a seat is on, from that seat's own view; empty as long as that is open."""
        return PLAYERS

    @classmethod
    def label(cls, name: str, value: Any) -> str:
        """A value of an option or a fact, as a reader of a report knows it."""
        return value.replace("-", " ") if isinstance(value, str) else json.dumps(value)

    def look(self) -> None:
        """Somebody has answered: note what the end will not show any more."""

    def on_turn(self) -> Sequence[int]:
        """The seats whose turn it is; nobody's where nobody's."""
        return ()

    def seat_sides(self) -> list[str]:
        """The side of each seat, as the game ended."""
        return [PLAYERS] * self.table.seats

    def winner_side(self, result: Result) -> str:
        """The side that has won; empty where nobody has."""
        sides = self.seat_sides()
        won = {sides[seat] for seat in result.winners}
        return won.pop() if len(won) == 1 else "+".join(sorted(won))

    def living(self) -> list[bool]:
        """Whether each seat's figure lives."""
        return [True] * self.table.seats

    def deaths(self) -> int:
        """How many of the players' figures have died."""
        return self.living().count(False)

    def reached(self) -> list[Goal]:
        """What each side wanted, and how far it got."""
        return []

    def known(self) -> dict[str, Any]:
        """The game's own columns."""
        return {}

    def has_reached(self, milestone: str) -> bool:
        """Whether something has come about by now that is either reached or not."""
        return bool(self.known()[milestone])


def watcher_of(game: AnyGame) -> type[Watcher]:
    """The watcher that a game has brought, or one for any game."""
    record = registration_of(game.name)
    found: type[Watcher] = resolve(record.lab) if record is not None and record.lab is not None else Watcher
    return found
