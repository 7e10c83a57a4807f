"""Every haunt, played by chance and by scouts: games end, all is in its place, and nobody learns too much."""

import random
from collections.abc import Callable

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.kernel import Table
from dreadhall.testing.betrayal.invariants import Watch
from dreadhall.testing.betrayal.listening import HauntListener
from dreadhall.testing.imagining import ImaginedTally, Player, rejected_tables
from dreadhall.testing.marks import rule
from dreadhall.testing.play import random_answer
from tests.betrayal.changed_sides import SidesWatched
from tests.betrayal.listening import Reader, speakers_in, told_apart
from tests.scouts import scouts

HAUNTS = sorted(BUILT)
# Each haunt is played once, every other one by chance; `make soak` plays all in both ways.
BY_CHANCE, BY_SCOUTS = (
    [pytest.param(number, marks=() if number % 2 == rest else pytest.mark.soak) for number in HAUNTS] for rest in (0, 1)
)
MOST_BY_CHANCE = 20_000
MOST_BY_SCOUTS = 4_000
IMAGINED_EVERY = 10

Look = Callable[[Table], None]


def haunted(number: int, seats: int, seed: int) -> Table:
    """A table that begins in a haunt."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    return dreadhall.new_table("betrayal", seats, seed, options)


def watched(number: int, *, secrets_every: int, reads_every: int) -> list[Look]:
    """All who look at a game."""
    return [
        Watch(secrets_every).look,
        Reader(reads_every).look,
        HauntListener(speakers_in(number)).look,
        SidesWatched().look,
        told_apart,
    ]


def watched_now_and_then(number: int, seed: int, *, secrets_every: int, reads_every: int) -> list[Look]:
    """All who look at a game that is one of many: for secrets, words and twins in one out of eight."""
    if seed % 8:
        return [Watch(every=0).look]
    return [*watched(number, secrets_every=secrets_every, reads_every=reads_every), Twin(seed).look]


class NoEnd(AssertionError):
    """A game went on for longer than any should."""


def play(table: Table, player: Player, seed: int, looks: list[Look], *, most: int) -> None:
    """Play to the end, looked at before every answer."""
    rng = random.Random(seed)
    for _ in range(most):
        for look in looks:
            look(table)
        if table.ask is None:
            return
        seat, key = player(table, rng)
        table.answer(key, seat)
    raise NoEnd(f"no end after {most} answers")


class Twin:
    """Imagines the table for somebody, or for a spectator, every so many decisions: it looks the same to that seat."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"imagine {seed}")
        self.tally = ImaginedTally()

    def look(self, table: Table) -> None:
        """Fail where no table could be thought of, or where that takes a guess more often than now and then."""
        if table.move % IMAGINED_EVERY == 0:
            seat = self.rng.choice([*range(table.seats), None])
            self.tally.add(rejected_tables(table, seat, self.rng.getrandbits(30)))
            assert self.tally.guessed <= 1 + self.tally.positions // 20, f"move {table.move}, seat {seat}: {self.tally}"


@rule("B-SEC-01", "B-SEC-05", "B-SEC-06")
@pytest.mark.parametrize("number", BY_CHANCE)
def test_a_game_by_chance_ends_with_everything_in_its_place(number: int) -> None:
    table = haunted(number, 3 + number % 4, number)
    play(table, random_answer, number, watched(number, secrets_every=100, reads_every=20), most=MOST_BY_CHANCE)


@rule("B-SEC-01", "B-SEC-05", "B-SEC-06")
@pytest.mark.parametrize("number", BY_SCOUTS)
def test_a_game_of_scouts_ends_with_everything_in_its_place(number: int) -> None:
    table = haunted(number, 6 - number % 4, 100 + number)
    play(table, scouts(table), number, watched(number, secrets_every=50, reads_every=4), most=MOST_BY_SCOUTS)
