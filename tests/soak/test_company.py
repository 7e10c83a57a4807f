"""Two thousand positions, half of each game: every bot says the same wherever its seat cannot tell tables apart."""

from typing import Any

import pytest
from bench.guesses import HAUNTS, NIGHTS

from dreadhall.bots import bot_names
from dreadhall.kernel import Table
from tests.bots.same_company import NAMES, asked_at_both, positions

pytestmark = pytest.mark.soak

WHOLE_GAMES, SEVERAL_NIGHTS = 10, 20
WANTED, EVERY = {"betrayal": (18, 10), "darkest": (50, 50)}, 3
"""How many positions of a game are looked at: in a haunt or night, and in a game from its first turn on."""
ALL = 1_000
"""The positions of each game."""

KINDS: list[tuple[str, dict[str, Any], int]] = [
    *(("betrayal", {"haunt": haunt, "start": "haunt", "explorers": "dealt"}, haunt) for haunt in HAUNTS),
    *(("betrayal", {}, seed) for seed in range(WHOLE_GAMES)),
    *(("darkest", NIGHTS[seed % len(NIGHTS)], seed) for seed in range(SEVERAL_NIGHTS)),
]


def wanted_of(game: str, options: dict[str, Any]) -> int:
    """How many positions of a game of this kind are looked at."""
    begun, whole = WANTED[game]
    return begun if options else whole


def some_positions(game: str, options: dict[str, Any], seed: int) -> list[Table]:
    """So many positions, from as many games as they need; early and late ones."""
    wanted, found, number = wanted_of(game, options), list[Table](), 60_000 + 100 * seed
    while len(found) < wanted:
        found += [table for table, _ in positions(game, options, number, EVERY)]
        number += 1
    return [found[at * len(found) // wanted] for at in range(wanted)]


@pytest.mark.parametrize("game", WANTED)
def test_so_many_positions_are_looked_at(game: str) -> None:
    assert sum(wanted_of(kind, options) for kind, options, _ in KINDS if kind == game) == ALL


@pytest.mark.parametrize(("game", "options", "seed"), KINDS)
def test_every_bot_says_the_same_at_every_table_that_looks_the_same(
    game: str, options: dict[str, Any], seed: int, record_property: Any
) -> None:
    some = some_positions(game, options, seed)
    names = [name for name in (*NAMES, "learnt") if name in bot_names(game)]
    for number, table in enumerate(some):
        for name in names:
            here, there = asked_at_both(table, name, number)
            assert here == there, (name, table.move)
    record_property("positions", len(some))
    record_property("bots", len(names))
