"""Intervals hold the true value 19 times in 20: tried on coins and lines that are known."""

from collections.abc import Callable

import numpy as np
import pytest

from dreadhall.lab.statistics import (
    Interval,
    Sample,
    difference,
    effect_within,
    mean_interval,
    paired_difference,
    share_interval,
)

TRIALS = 4000
WANTED = Interval(0.93, 0.97)


def coverage(interval_of: Callable[[], Interval], true: float, trials: int = TRIALS) -> float:
    """How often an interval, made anew from chance, holds the true value."""
    return sum(interval_of().holds(true) for _ in range(trials)) / trials


@pytest.mark.parametrize("games", [50, 200, 1000])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.5, 0.8])
def test_the_interval_of_a_share_holds_it_as_often_as_it_says(share: float, games: int) -> None:
    chance = np.random.default_rng(19)
    assert WANTED.holds(coverage(lambda: share_interval(int(chance.binomial(games, share)), games), share))


@pytest.mark.parametrize(("share", "other"), [(0.5, 0.5), (0.2, 0.4), (0.7, 0.6)])
def test_the_interval_of_a_difference_holds_it_as_often_as_it_says(share: float, other: float) -> None:
    chance = np.random.default_rng(19)

    def one() -> Interval:
        return difference(int(chance.binomial(150, share)), 150, int(chance.binomial(100, other)), 100).interval

    assert WANTED.holds(coverage(one, share - other))


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.9])
def test_pairs_that_share_their_dice_are_told_apart_as_surely_as_it_says(alike: float) -> None:
    """The second of a pair is the first with this chance, and else a coin of its own."""
    chance = np.random.default_rng(19)
    share, other, games = 0.6, 0.45, 120

    def one() -> Interval:
        first = chance.random(games) < share
        second = np.where(chance.random(games) < alike, first, chance.random(games) < other)
        return paired_difference(zip(first.tolist(), second.tolist(), strict=True)).interval

    assert WANTED.holds(coverage(one, (1 - alike) * (share - other), 1500))


def test_pairs_make_surer_than_games_of_their_own() -> None:
    pairs = [(True, True)] * 50 + [(False, False)] * 40 + [(True, False)] * 10
    assert paired_difference(pairs).interval.width < difference(60, 100, 50, 100).interval.width


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says() -> None:
    chance = np.random.default_rng(19)
    assert WANTED.holds(coverage(lambda: mean_interval(chance.poisson(6, 80).tolist()).interval, 6.0))


@pytest.mark.parametrize("slope", [0.0, 0.04])
def test_the_effect_of_a_factor_is_held_where_cells_differ(slope: float) -> None:
    """Cells with more of the factor are harder by themselves: compared across cells, it would look harmful."""
    chance = np.random.default_rng(19)

    def one() -> Interval:
        samples = []
        for cell, (usual, base) in enumerate([(1.0, 0.7), (3.0, 0.4), (5.0, 0.2)]):
            factor = usual + chance.integers(0, 3, 60)
            won = chance.random(60) < base + slope * (factor - usual)
            samples += [Sample(cell, float(x), float(y)) for x, y in zip(factor, won, strict=True)]
        return effect_within(samples).interval

    assert WANTED.holds(coverage(one, slope, 1200))


def test_a_factor_that_never_varies_within_a_cell_has_no_known_effect() -> None:
    effect = effect_within([Sample(0, 1, 1), Sample(0, 1, 0), Sample(1, 2, 0), Sample(1, 2, 0)])
    assert not effect.is_sure


def test_without_games_nothing_is_known() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
    assert not difference(0, 0, 3, 5).is_sure
    assert not paired_difference([]).is_sure
