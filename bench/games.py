"""Our own games in random play, through the public interface and nothing else."""

import functools
import json
import random
from typing import Any

import dreadhall
from bench.measure import Contender, Task, at_random_decisions, one_after_the_other
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.kernel import AnyGame

SEATS = 4  # as many as sit at the peers' largest tables
STRIDE = 21  # so that a few games after one another already come from all parts of the book


def options_of(game: str, seed: int) -> dict[str, Any]:
    """How the table of a seed is set: where there are haunts, each comes as often as the others."""
    return {"haunt": 1 + seed * STRIDE % len(HAUNTS)} if game == "betrayal" else {}


class RandomTable:
    """A table where chance picks among the listed choices."""

    def __init__(self, game: AnyGame, seats: int, seed: int, **options: object) -> None:
        self.random = random.Random(seed)
        set_up = {**options_of(game.name, seed), **options}
        self.table = dreadhall.new_table(game, seats=seats, seed=seed, options=set_up)

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
        """A fork counts as made when its question stands."""
        return self.table.fork().ask

    def fork_and_play(self) -> object:
        """Answer at a fork; chance is the game's own, so that each time another choice is taken."""
        fork = RandomTable.__new__(RandomTable)
        fork.random, fork.table = self.random, self.table.fork()
        return fork.play()

    def imagine(self) -> object:
        """A table that whoever is asked could take for this one; it counts as made when its question stands."""
        ask = self.table.ask
        seat = None if ask is None else ask.seats[0]
        return self.table.imagine(seat, seed=self.random.getrandbits(32)).ask

    def saved_bytes(self) -> int | None:
        """The saved table as compact JSON."""
        return len(json.dumps(self.table.save(), separators=(",", ":"), ensure_ascii=False).encode())


def contender(name: str, game: AnyGame) -> Contender:
    """Let a game take part, with four seats or as many as it has."""
    return Contender(name, functools.partial(RandomTable, game, seats_for(game)))


def imagining(name: str, game: AnyGame, count: int) -> Task:
    """Imagine tables of games that stand at random decisions, one after the other."""
    matches = at_random_decisions(contender(name, game), count)
    return one_after_the_other([match.imagine for match in matches if isinstance(match, RandomTable)])


def seats_for(game: AnyGame) -> int:
    """Four seats, or the most the game has."""
    return min(SEATS, game.seats[-1])
