"""A quick look at how fast a game is on this machine; `make bench` compares it with other engines."""

import itertools
import random
import time
from typing import NamedTuple

import dreadhall
from dreadhall.kernel import AnyGame, Table

FORK_EVERY = 10


class Speed(NamedTuple):
    """How many decisions and forks a second."""

    decisions: float
    forks: float


def measure(game: AnyGame, seats: int, decisions: int, seed: int = 0) -> Speed:
    """Play at random, listing the choices every time; every tenth position is forked as well."""
    chance = random.Random(seed)
    deciding = forking = 0.0
    done = 0
    for number in itertools.count(seed):
        table = dreadhall.new_table(game, seats, number)
        while table.ask is not None and done < decisions:
            if done % FORK_EVERY == 0:
                begun = time.perf_counter()
                table.fork()
                forking += time.perf_counter() - begun
            begun = time.perf_counter()
            decide(table, chance)
            deciding += time.perf_counter() - begun
            done += 1
        if done >= decisions:
            break
    forks = -(-decisions // FORK_EVERY)
    return Speed(decisions / max(deciding, 1e-9), forks / max(forking, 1e-9))


def decide(table: Table, chance: random.Random) -> None:
    """Give any legal answer."""
    ask = table.ask
    assert ask is not None
    seat = ask.seats[0]
    table.answer(chance.choice(ask.choices_for(seat)).key, seat)
