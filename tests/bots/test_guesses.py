"""Little is left to chance: what nobody has taught a bot it looks at a step ahead."""

import pytest
from bench.guesses import Guesses, count, in_nights

FEW = 0.02
"""The part of all answers that may be a guess."""


@pytest.mark.parametrize("first", range(1, 51, 10))
def test_scouts_of_betrayal_guess_little_in_haunts(first: int) -> None:
    guesses = Guesses()
    for haunt in range(first, first + 10, 2):
        count(guesses, "betrayal", 4, 11, {"haunt": haunt, "start": "haunt"})
    assert guesses.given.total() > 100
    assert guesses.share < FEW, guesses.guessed


def test_scouts_of_betrayal_guess_little_before_them() -> None:
    guesses = Guesses()
    for seed in range(4):
        count(guesses, "betrayal", 3, seed, {})
    assert guesses.share < FEW, guesses.guessed


def test_scouts_of_darkest_guess_little() -> None:
    guesses = in_nights(1, first=5)
    assert guesses.given.total() > 500
    assert guesses.share < FEW, guesses.guessed
