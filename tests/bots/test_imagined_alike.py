"""What a seat imagines depends on nothing that it cannot know: the same at every table that it cannot tell apart."""

from typing import Any

import pytest

from dreadhall.testing.imagining import stands
from tests.bots.same_company import NAMES, asked_at_both, positions

DRAWN = 99
"""The seed of what is imagined at both tables."""


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [
        ("betrayal", {}, 0),
        ("betrayal", {}, 1),
        *(("betrayal", {"haunt": haunt, "start": "haunt"}, 3) for haunt in (7, 16, 25, 37, 40, 43)),
        ("darkest", {}, 1),
    ],
)
def test_nothing_of_the_real_arrangement_is_left_in_what_a_seat_imagines(
    game: str, options: dict[str, Any], seed: int
) -> None:
    some = positions(game, options, seed, every=4)
    assert len(some) > 5
    for number, (table, seat) in enumerate(some):
        other = table.imagine(seat, number)
        assert stands(table.imagine(seat, DRAWN)) == stands(other.imagine(seat, DRAWN))


@pytest.mark.parametrize(("game", "haunt"), [("betrayal", 7), ("betrayal", 37), ("darkest", None)])
def test_every_bot_says_the_same_at_every_table_that_looks_the_same(game: str, haunt: int | None) -> None:
    options = {"haunt": haunt, "start": "haunt"} if haunt else {}
    some = positions(game, options, 5, every=9)[:4]
    assert len(some) > 2
    for table, _ in some:
        for name in NAMES:
            here, there = asked_at_both(table, name, 12)
            assert here == there, name
