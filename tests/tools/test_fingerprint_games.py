"""The games by which rules are known tell every value of every option from its default."""

from functools import cache
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.testing.fingerprint import play
from dreadhall.testing.fingerprint_games import (
    RARE,
    TELLING,
    betrayal,
    betrayal_values,
    darkest,
    darkest_values,
    exploring,
    sitting,
)

DARKEST, BETRAYAL = dreadhall.GAMES["darkest"], dreadhall.GAMES["betrayal"]
VALUES = dict(darkest_values())


@cache
def default(seed: int) -> bytes:
    """The game of this seed in which every option is as it is."""
    return play(DARKEST, sitting(seed))


def tells(seed: int, options: dict[str, Any]) -> bool:
    """Whether the game of this seed goes another way with these options."""
    return play(DARKEST, sitting(seed, options)) != default(seed)


@pytest.mark.parametrize("purpose", [purpose for purpose in VALUES if purpose not in RARE])
def test_a_game_of_darkest_tells_a_value_from_the_default(purpose: str) -> None:
    options = VALUES[purpose]
    if not tells(TELLING.get(purpose, 0), options):
        pytest.fail(
            f"nothing tells it; the first seed that does is {next(s for s in range(1000) if tells(s, options))}"
        )


@pytest.mark.parametrize("purpose", dict(betrayal_values()))
def test_a_game_of_betrayal_tells_a_value_from_the_default(purpose: str) -> None:
    first = TELLING.get(purpose, 0)
    assert play(BETRAYAL, exploring(first, dict(betrayal_values())[purpose])) != play(BETRAYAL, exploring(first))


def test_every_haunt_and_every_number_of_seats_is_played() -> None:
    games = betrayal()
    for number in BUILT:
        assert {one.seats for one in games[f"haunt {number}"]} == set(BETRAYAL.seats)
    assert {one.seats for one in darkest()["company"]} == set(DARKEST.seats)
    assert set(VALUES) >= RARE
