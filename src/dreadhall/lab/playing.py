"""One game played by bots: what comes of it follows from the match alone, on whatever machine."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from dreadhall.bots import Bot, play_out
from dreadhall.kernel import Table
from dreadhall.kernel.game import Result
from dreadhall.kernel.opening import open_table
from dreadhall.lab.seating import Players
from dreadhall.lab.varying import Changes, Kit, kit_for
from dreadhall.lab.watching import Watcher

MOST_ANSWERS = 20_000
"""No game is played for longer: rulebooks know no end for people who can neither be reached nor get away. (B-WIN-08)"""


class GameSetup(msgspec.Struct, frozen=True):
    """What is played, whoever plays it."""

    game: str
    seats: int
    options: dict[str, Any]


class Match(GameSetup, frozen=True):
    """All that a game follows from."""

    players: Players
    seed: int
    changes: Changes = {}
    """Which numbers on the game's pieces are others."""

    @property
    def kit(self) -> Kit:
        """What it is played with."""
        return kit_for(self.game, self.changes)

    def open_table(self, *, record: bool) -> Table:
        """The table at its first question."""
        return open_table(self.kit.game, self.seats, self.seed, self.options, record=record)

    def sit_down(self) -> dict[int, Bot]:
        """Those who play, by their seats."""
        kit = self.kit
        return self.players.sit_down(self.game, self.seats, self.seed, kit.watcher.side_seen, kit.bots)


class Played(NamedTuple):
    """A game that is over, with whoever has watched it."""

    table: Table
    result: Result
    watcher: Watcher


Look = Callable[[Watcher], None]


class FarEnough(Exception):
    """The game has come to what it was played for."""


def play_match(
    match: Match, look: Look | None = None, *, until: str = "", record: bool = False, most: int = MOST_ANSWERS
) -> Played:
    """Play a match to its end, or until a milestone is reached; `look` is called after every answer.

    >>> from dreadhall.lab.seating import Player, Players
    >>> match = Match("betrayal", 3, {"haunt": 1, "start": "haunt", "explorers": "dealt"}, Players(Player("scout")), 7)
    >>> play_match(match).result == play_match(match, record=True).result
    True
    """
    bots = match.sit_down()
    table = match.open_table(record=record or any(bot.looks_back for bot in bots.values()))
    watcher = match.kit.watcher(table)

    def answered() -> None:
        watcher.look()
        if look is not None:
            look(watcher)
        if until and watcher.has_reached(until):
            raise FarEnough

    try:
        answered()
        result = play_out(table, bots, most, answered if look is not None or until else watcher.look)
    except FarEnough:
        result = Result((), until)
    return Played(table, result, watcher)
