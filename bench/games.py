"""Our own games in random play, through the public interface and nothing else."""

import functools
import json
import random
from typing import Any

import dreadhall
from bench.measure import Contender
from dreadhall.betrayal.components.catalogue import HAUNTS
from dreadhall.kernel import AnyGame

SEATS = 4  # as many as sit at the peers' largest tables
STRIDE = 21  # so that a few games after one another already come from all parts of the book


def options_of(game: str, seed: int) -> dict[str, Any]:
    """How the table of a seed is set: where there are haunts, each comes as often as the others."""
    return {"haunt": 1 + seed * STRIDE % len(HAUNTS)} if game == "betrayal" else {}


class RandomTable:
    """A table where chance picks among the listed choices."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.table = dreadhall.new_table(game, seats=seats, seed=seed, options=options_of(game.name, seed))

    def play(self) -> bool:
        """Answer the open question; where every seat answers its own part, the next seat does."""
        ask = self.table.ask
        if ask is None:
            return False
        seat, choice = self.pick(ask)
        self.table.answer(choice.key, seat=seat)
        return True

    def pick(self, ask: dreadhall.Ask) -> tuple[int | None, dreadhall.Choice[Any]]:
        """List the choices and take one; the seat is named only where it must be."""
        if ask.join == "all":
            seat = ask.seats[0]
            return seat, self.any_of(ask.choices_for(seat))
        return None, self.any_of(ask.choices)

    def any_of(self, choices: list[dreadhall.Choice[Any]]) -> dreadhall.Choice[Any]:
        """One of the choices, each as likely as the others."""
        return choices[int(self.random.random() * len(choices))]

    def fork(self) -> object:
        """Count a fork as made only when its question stands, so that putting off the work would gain nothing."""
        return self.table.fork().ask

    def saved_bytes(self) -> int | None:
        """The saved table as compact JSON."""
        return len(json.dumps(self.table.save(), separators=(",", ":"), ensure_ascii=False).encode())


def contender(name: str, game: AnyGame) -> Contender:
    """Let a game take part, with four seats or as many as it has."""
    return Contender(name, functools.partial(RandomTable, game, seats_for(game)))


def seats_for(game: AnyGame) -> int:
    """Four seats, or the most the game has."""
    return min(SEATS, game.seats[-1])
