"""A test that stops when it is sure is wrong no more often than it says."""

import random

import pytest

from dreadhall.lab.sequential import LEAST_PAIRS, PairTally, Sprt, Verdict, elo_of, expected_score

TESTS = 300
LONGEST = 20_000
BY_LUCK = 0.08
"""Where 5 % go wrong in the long run, 300 tests seldom have more."""


def verdict(sprt: Sprt, score: float, drawn: float, rng: random.Random) -> tuple[Verdict, int]:
    """What a test says of pairs with this mean score, of which so many are drawn; and after how many of them."""
    tally = PairTally()
    while tally.pairs < LONGEST:
        luck = rng.random()
        tally = tally.and_one(1 if luck < drawn else 2 if luck < drawn + score - drawn / 2 else 0)
        if (said := sprt.verdict(tally)) is not Verdict.OPEN:
            return said, tally.pairs
    raise AssertionError("the test did not end")


@pytest.mark.parametrize(("low", "high", "drawn"), [(0, 50, 0.2), (0, 50, 0.8), (-40, 40, 0.5), (100, 200, 0.1)])
def test_both_errors_are_as_rare_as_was_asked(low: float, high: float, drawn: float) -> None:
    sprt = Sprt(low, high)
    for elo, wrong in ((low, Verdict.STRONGER), (high, Verdict.NO_STRONGER)):
        rng = random.Random(f"{elo} {drawn}")
        said = [verdict(sprt, expected_score(elo), drawn, rng)[0] for _ in range(TESTS)]
        assert said.count(wrong) / TESTS < BY_LUCK


def test_what_is_far_apart_is_told_apart_soon() -> None:
    rng = random.Random(1)
    said = [verdict(Sprt(0, 50), expected_score(300), 0.2, rng) for _ in range(100)]
    assert {which for which, _ in said} == {Verdict.STRONGER}
    assert max(pairs for _, pairs in said) < 80


def test_a_few_pairs_prove_nothing() -> None:
    assert Sprt(0, 50).verdict(PairTally(LEAST_PAIRS - 1, 0, 0)) is Verdict.OPEN
    assert Sprt(0, 50).verdict(PairTally()) is Verdict.OPEN


def test_the_other_bot_sees_the_same_the_other_way_round() -> None:
    tally = PairTally(7, 4, 1)
    assert tally.turned().score == pytest.approx(1 - tally.score)
    assert Sprt(-10, 10).ratio(tally.turned()) == pytest.approx(-Sprt(-10, 10).ratio(tally))


def test_an_interval_holds_the_true_score_about_nineteen_times_in_twenty() -> None:
    rng = random.Random(3)
    held = 0
    for _ in range(600):
        tally = PairTally()
        for _ in range(100):
            luck = rng.random()
            tally = tally.and_one(1 if luck < 0.4 else 2 if luck < 0.8 else 0)
        held += tally.interval.holds(0.6)
    assert 0.93 < held / 600 < 0.97


def test_points_and_scores_are_two_words_for_the_same() -> None:
    assert elo_of(expected_score(120.0)) == pytest.approx(120.0)
