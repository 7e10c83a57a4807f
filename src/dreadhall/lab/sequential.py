"""Pairs of games counted, and tested until one is sure (a sequential probability ratio test).

A pair is a seed that is played twice, sides swapped; it is won, drawn or lost by the first of two bots. What is tested
is its mean score: H0 says it is no higher than one bound, H1 that it reaches another. The likelihood ratio is that of
the generalised test for scores whose spread is not known: each hypothesis has the spread that suits it best.
"""

import math
from enum import Enum

import msgspec

from dreadhall.lab.statistics import SURE, Interval

LEAST_PAIRS = 32
"""Fewer tell too little of how much scores spread."""
BEFOREHAND = 0.5
"""Of each outcome so much is taken to have been seen before the first pair, so that no spread is ever nothing."""
BEFORE_A_TEST = 2.0
"""The same for a test, which looks again and again: with less, its errors come more often than it says."""


class PairTally(msgspec.Struct, frozen=True):
    """How many pairs were won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def pairs(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """The mean: a pair won is 1, one drawn a half.

        >>> PairTally(3, 2, 0).score
        0.8
        """
        return (self.won + self.drawn / 2) / self.pairs if self.pairs else 0.5

    @property
    def spread(self) -> float:
        """The variance of a pair's score."""
        of = self.pairs + 3 * BEFOREHAND
        return self.spread_about((self.score * self.pairs + 1.5 * BEFOREHAND) / of, BEFOREHAND)

    def spread_about(self, mean: float, beforehand: float) -> float:
        """The variance of a pair's score if this were its mean, with so much of each outcome seen beforehand."""
        won, drawn, lost = self.won + beforehand, self.drawn + beforehand, self.lost + beforehand
        squares = won * (1 - mean) ** 2 + drawn * (0.5 - mean) ** 2 + lost * mean**2
        return squares / (won + drawn + lost)

    @property
    def interval(self) -> Interval:
        """Where the true mean lies, 19 times in 20."""
        half = SURE * math.sqrt(self.spread / self.pairs) if self.pairs else 0.5
        return Interval(max(0.0, self.score - half), min(1.0, self.score + half))

    def and_one(self, points: int) -> "PairTally":
        """With another pair, of whose two games the first bot has won so many."""
        return PairTally(self.won + (points == 2), self.drawn + (points == 1), self.lost + (points == 0))

    def turned(self) -> "PairTally":
        """As the second bot sees it."""
        return PairTally(self.lost, self.drawn, self.won)


class Verdict(Enum):
    """What a test says."""

    OPEN = "open"
    STRONGER = "stronger"
    """H1: the first bot is better by as much as was asked."""
    NO_STRONGER = "no stronger"
    """H0: it is not."""


class Sprt(msgspec.Struct, frozen=True):
    """A test between two differences in strength, in points of Elo; each error comes at most so often."""

    low: float
    high: float
    error: float = 0.05

    def ratio(self, tally: PairTally) -> float:
        """The logarithm of the likelihood ratio: high where H1 explains the pairs better."""
        low = tally.spread_about(expected_score(self.low), BEFORE_A_TEST)
        high = tally.spread_about(expected_score(self.high), BEFORE_A_TEST)
        return (tally.pairs + 3 * BEFORE_A_TEST) / 2 * math.log(low / high)

    def verdict(self, tally: PairTally) -> Verdict:
        """Whether it is decided.

        >>> Sprt(0, 50).verdict(PairTally(200, 100, 100)).value
        'stronger'
        """
        bound = math.log((1 - self.error) / self.error)
        ratio = self.ratio(tally)
        if tally.pairs < LEAST_PAIRS or abs(ratio) < bound:
            return Verdict.OPEN
        return Verdict.STRONGER if ratio > 0 else Verdict.NO_STRONGER


def expected_score(elo: float) -> float:
    """The mean score of whoever is stronger by so many points.

    >>> round(expected_score(400), 3)
    0.909
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The difference in strength that this mean score speaks for.

    >>> round(elo_of(0.75))
    191
    """
    return 400 * math.log10(score / (1 - score))
