"""Two thousand positions of both games: every bot says the same wherever its seat cannot tell tables apart."""

from typing import Any

import pytest
from bench.guesses import NIGHTS

from tests.bots.same_company import NAMES, asked_at_both, positions

pytestmark = pytest.mark.soak

IN_HAUNTS, IN_NIGHTS, EVERY = 50, 18, 4
WANTED = {"betrayal": 24, "darkest": 50}
"""How many positions of a game of each kind are looked at."""

KINDS: list[tuple[str, dict[str, Any], int]] = [
    *(
        ("betrayal", {"haunt": haunt, "start": "haunt", "explorers": "dealt"}, haunt)
        for haunt in range(1, IN_HAUNTS + 1)
    ),
    *(("darkest", NIGHTS[seed % len(NIGHTS)], seed) for seed in range(IN_NIGHTS)),
]


def asked_of(number: int) -> tuple[str, ...]:
    """The bots that are asked at a position: those who do not think, and one of those who do."""
    quick, thinkers = NAMES[:2], NAMES[2:]
    return *quick, thinkers[number % len(thinkers)]


@pytest.mark.parametrize(("game", "options", "seed"), KINDS)
def test_every_bot_says_the_same_at_every_table_that_looks_the_same(
    game: str, options: dict[str, Any], seed: int, record_property: Any
) -> None:
    some = positions(game, options, 60_000 + seed, EVERY)[: WANTED[game]]
    for number, (table, _) in enumerate(some):
        for name in asked_of(number):
            here, there = asked_at_both(table, name, number)
            assert here == there, (name, table.move)
    record_property("positions", len(some))
