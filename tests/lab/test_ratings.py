"""Ratings find the strengths that the pairs were played with."""

import math
import random

import pytest

from dreadhall.lab.ratings import inverted, product, rate
from dreadhall.lab.sequential import PairTally, expected_score

STRENGTHS = {"mountain": 150.0, "hill": 0.0, "valley": -150.0}


def played(pairs: int, rng: random.Random) -> dict[tuple[int, int], PairTally]:
    """All against all, with a third of the pairs drawn."""
    names = list(STRENGTHS)
    found = {}
    for one in range(len(names)):
        for other in range(one + 1, len(names)):
            score = expected_score(STRENGTHS[names[one]] - STRENGTHS[names[other]])
            drawn = min(1 / 3, 2 * (1 - score), 2 * score)
            tally = PairTally()
            for _ in range(pairs):
                luck = rng.random()
                tally = tally.and_one(1 if luck < drawn else 2 if luck < drawn + score - drawn / 2 else 0)
            found[one, other] = tally
    return found


def test_intervals_hold_the_true_strength_about_nineteen_times_in_twenty() -> None:
    rng = random.Random(5)
    held = times = 0
    for _ in range(300):
        for bot, points in rate(list(STRENGTHS), played(120, rng)):
            held += points.interval.holds(STRENGTHS[bot])
            times += 1
    assert 0.93 < held / times < 0.97


def test_the_strongest_comes_first_and_the_mean_is_nothing() -> None:
    ratings = rate(list(STRENGTHS), played(400, random.Random(6)))
    assert [bot for bot, _ in ratings] == list(STRENGTHS)
    assert math.fsum(points.estimate for _, points in ratings) == pytest.approx(0, abs=1e-6)


def test_nobody_is_infinitely_strong() -> None:
    first, second = rate(["always", "never"], {(0, 1): PairTally(50, 0, 0)})
    assert first.bot == "always"
    assert math.isfinite(first.points.interval.high)
    assert second.points.estimate < -100


def test_an_inverse_undoes_what_it_is_the_inverse_of() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.0]]
    for row, line in enumerate(product(matrix, inverted(matrix))):
        assert line == pytest.approx([float(row == column) for column in range(3)])
