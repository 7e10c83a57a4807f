"""Whole games at random, over all options: they come to an end, and after every answer the position is possible."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from dreadhall.kernel import Table
from dreadhall.testing.darkest.games import (
    GAME,
    Player,
    in_showdown,
    into_the_showdown,
    near_the_showdown,
    play_game,
    random_options,
    random_table,
    steady,
    uniform,
)
from dreadhall.testing.darkest.invariants import Watch

Start = Callable[[Table, int], Table]


def at_the_start(table: Table, seed: int) -> Table:
    """The table as it was opened."""
    return table


KINDS: dict[str, tuple[Start, Player]] = {
    "uniform": (at_the_start, uniform),
    "steady": (at_the_start, steady),
    "near-the-showdown": (near_the_showdown, steady),
    "showdown": (into_the_showdown, steady),
    "showdown-uniform": (into_the_showdown, uniform),
}
SAMPLE = {"uniform": 40, "steady": 30, "near-the-showdown": 40, "showdown": 60, "showdown-uniform": 25}


def play_one(kind: str, seed: int) -> Table:
    """One game of a kind, watched from the first answer to the last."""
    start, player = KINDS[kind]
    table = random_table(seed)
    try:
        return play_game(start(table, seed), seed, player, look=Watch())
    except Exception as error:
        error.add_note(f"game {seed} of kind {kind}: play_one({kind!r}, {seed}), options {table.options}")
        raise


def play_many(kind: str, seeds: range) -> Counter[str]:
    """How the games of these seeds ended, and how many of them in the showdown."""
    endings: Counter[str] = Counter()
    for seed in seeds:
        table = play_one(kind, seed)
        assert table.result is not None
        won = table.result.reason == "nemesis-dead"
        assert table.result.winners == (tuple(range(table.seats)) if won else ())
        endings[table.result.reason] += 1
        endings["in-the-showdown"] += in_showdown(table)
    return endings


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_end_and_every_position_is_possible(kind: str) -> None:
    endings = play_many(kind, range(SAMPLE[kind]))
    if kind == "showdown":
        assert {"nemesis-dead", "cure-lost", "darkness"} <= set(endings)
    if kind != "uniform" and kind != "steady":
        assert endings["in-the-showdown"] >= SAMPLE[kind] // 2
    else:
        assert endings["darkness"] > 0


def test_the_option_mixes_cover_every_value_of_every_option() -> None:
    mixes = [random_options(random.Random(seed)) for seed in range(200)]
    for name, option in GAME.options.items():
        drawn = {repr(mix.get(name, option.default)) for mix in mixes}
        assert {repr(value) for value in option.values} <= drawn, name
    assert {seats for seed in range(60) for seats in [random_table(seed).seats]} == set(GAME.seats)
