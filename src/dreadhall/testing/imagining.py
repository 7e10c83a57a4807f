"""Imagining at many positions of whole games: how often that takes more than one try, and that it never fails.

>>> import dreadhall
>>> from dreadhall.testing.play import random_answer
>>> tally = ImaginedTally()
>>> imagine_along(dreadhall.new_table("betrayal", 3, 1), 1, random_answer, tally, most=5, every=1)
>>> tally.positions, tally.most
(5, 0)
"""

import random
from collections.abc import Callable
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.kernel import Table
from dreadhall.kernel.data import dump
from dreadhall.kernel.imagine import attempts

Player = Callable[[Table, random.Random], tuple[int, str]]
"""Somebody who answers for whichever seat is asked: the seat and the key."""


class ImaginedTally(msgspec.Struct):
    """At how many positions a table was imagined, and how many others were rejected for that."""

    positions: int = 0
    guessed: int = 0
    """The positions where the first table that was drawn was not the right one."""
    rejected: int = 0
    most: int = 0
    """The most tables that were rejected at one position."""

    def add(self, rejected: int) -> None:
        """One more position."""
        self.positions += 1
        self.guessed += rejected > 0
        self.rejected += rejected
        self.most = max(self.most, rejected)

    @override
    def __str__(self) -> str:
        told = f"{self.positions} positions, {self.guessed} of them guessed"
        return f"{told}; {self.rejected} tables rejected in all, {self.most} at most"


def rejected_tables(table: Table, seat: int | None, seed: int) -> int:
    """How many imagined tables this seat could tell from the real one, before the first that it cannot."""
    for number, imagined in enumerate(attempts(table, seat, seed)):
        if imagined is not None:
            assert imagined.view_json(seat) == table.view_json(seat), f"seat {seat} can tell it from the real one"
            return number
    raise AssertionError(f"no table could be imagined for seat {seat} at move {table.move}")


def imagine_along(table: Table, seed: int, player: Player, tally: ImaginedTally, *, most: int, every: int) -> None:
    """Play a game and imagine for somebody, or for a spectator, at every so many positions, chosen by chance."""
    rng = random.Random(f"imagine {seed}")
    last = tally.positions + most
    while tally.positions < last:
        if rng.randrange(every) == 0:
            seat = rng.choice([*range(table.seats), None])
            tally.add(rejected_tables(table, seat, rng.getrandbits(30)))
        if table.ask is None:
            return
        who, key = player(table, rng)
        table.answer(key, who)


def stands(table: Table) -> dict[str, Any]:
    """All that decides how a table goes on: of the keys of its dice the last one."""
    state = table.state.clone()
    state.dice.keys = state.dice.keys[-1:]
    return dump(state)
