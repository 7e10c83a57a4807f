"""How sure a figure is: intervals that hold the true value 19 times in 20."""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import NamedTuple

SURE = 1.959963984540054
"""How many standard deviations wide an interval is to either side."""
ERROR = 0.05
"""How often an interval may fail to hold the true value."""


class Interval(NamedTuple):
    """Between which values the true one lies."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """How far the two ends are apart."""
        return self.high - self.low

    def holds(self, value: float) -> bool:
        """Whether a value lies in it."""
        return self.low <= value <= self.high


class EffectSize(NamedTuple):
    """How much something changes: the estimate, and where the true value lies."""

    estimate: float
    interval: Interval

    @property
    def is_sure(self) -> bool:
        """Whether there is an effect at all, and not perhaps none or the opposite."""
        return not self.interval.holds(0.0)

    def is_sure_among(self, many: int) -> bool:
        """Whether there is one even though so many were looked at, some of which always seem to be (Bonferroni)."""
        side = self.estimate - self.interval.low if self.estimate > 0 else self.interval.high - self.estimate
        return abs(self.estimate) > NormalDist().inv_cdf(1 - ERROR / max(1, many) / 2) * side / SURE


def share_interval(count: int, of: int, sure: float = SURE) -> Interval:
    """Where the true share lies if it came so many times out of so many (Wilson).

    >>> low, high = share_interval(8, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.490 0.943'
    >>> share_interval(0, 0)
    Interval(low=0.0, high=1.0)
    """
    if not of:
        return Interval(0.0, 1.0)
    share, spread = count / of, sure**2 / of
    middle = share + spread / 2
    half = math.sqrt(share * (1 - share) * spread + spread**2 / 4)
    return Interval(max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread)))


def difference(count: int, of: int, other: int, other_of: int) -> EffectSize:
    """By how much the first of two shares of different games is the larger one (Newcombe).

    >>> effect = difference(60, 100, 40, 100)
    >>> f"{effect.estimate:.2f} {effect.interval.low:.2f} {effect.interval.high:.2f}"
    '0.20 0.06 0.33'
    """
    if not of or not other_of:
        return EffectSize(0.0, Interval(-1.0, 1.0))
    first, second = share_interval(count, of), share_interval(other, other_of)
    share, other_share = count / of, other / other_of
    below = math.hypot(share - first.low, second.high - other_share)
    above = math.hypot(first.high - share, other_share - second.low)
    estimate = share - other_share
    return EffectSize(estimate, Interval(max(-1.0, estimate - below), min(1.0, estimate + above)))


def paired_difference(pairs: Iterable[tuple[bool, bool]]) -> EffectSize:
    """By how much the first share is larger where both come from the same games, dice and all (Newcombe, paired).

    What the same dice decide in both is no news: the more alike the pairs are, the narrower the interval.

    >>> effect = paired_difference([(True, False)] * 20 + [(True, True)] * 60 + [(False, False)] * 20)
    >>> f"{effect.estimate:.2f} {effect.interval.low:.2f} {effect.interval.high:.2f}"
    '0.20 0.12 0.28'
    """
    both = first = second = neither = 0
    for one, other in pairs:
        both += one and other
        first += one and not other
        second += other and not one
        neither += not one and not other
    of = both + first + second + neither
    if not of:
        return EffectSize(0.0, Interval(-1.0, 1.0))
    share, other_share = (both + first) / of, (both + second) / of
    ours, theirs = share_interval(both + first, of), share_interval(both + second, of)
    alike = _alike(both, first, second, neither)
    below = _combined(share - ours.low, theirs.high - other_share, alike)
    above = _combined(ours.high - share, other_share - theirs.low, alike)
    estimate = share - other_share
    return EffectSize(estimate, Interval(max(-1.0, estimate - below), min(1.0, estimate + above)))


def _alike(both: int, first: int, second: int, neither: int) -> float:
    """How closely the two go together, corrected for small numbers as Newcombe does."""
    margins = (both + first) * (second + neither) * (both + second) * (first + neither)
    if not margins:
        return 0.0
    together = float(both * neither - first * second)
    if together > 0:
        together = max(0.0, together - (both + first + second + neither) / 2)
    return together / math.sqrt(margins)


def _combined(one: float, other: float, alike: float) -> float:
    return math.sqrt(max(0.0, one**2 - 2 * alike * one * other + other**2))


def mean_interval(values: Sequence[float]) -> EffectSize:
    """The mean of these values, and where that of all such values lies (normal)."""
    if not values:
        return EffectSize(math.nan, Interval(-math.inf, math.inf))
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return EffectSize(mean, Interval(-math.inf, math.inf))
    spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = SURE * math.sqrt(spread / len(values))
    return EffectSize(mean, Interval(mean - half, mean + half))


class Sample(NamedTuple):
    """One game: in which cell it was played, how much there was of a factor, and what came of it."""

    cell: int
    factor: float
    outcome: float


def effect_within(samples: Iterable[Sample]) -> EffectSize:
    """What one more of a factor does to the outcome, games being compared only with others of their own cell.

    A line through each cell's games, all with the same slope; its interval holds also where some cells scatter more
    than others. For a factor that is there or not, it is the difference between the two.

    >>> effect_within([Sample(0, 0, 0), Sample(0, 1, 1), Sample(0, 0, 0), Sample(0, 1, 1)]).estimate
    1.0
    """
    cells: dict[int, list[Sample]] = {}
    for sample in samples:
        cells.setdefault(sample.cell, []).append(sample)
    centred: list[tuple[float, float]] = []
    used = 0
    for inside in cells.values():
        factor = math.fsum(sample.factor for sample in inside) / len(inside)
        outcome = math.fsum(sample.outcome for sample in inside) / len(inside)
        own = [(sample.factor - factor, sample.outcome - outcome) for sample in inside]
        if any(x for x, _ in own):
            centred += own
            used += 1
    square = math.fsum(x * x for x, _ in centred)
    free = len(centred) - used - 1
    if not square or free < 1:
        return EffectSize(0.0, Interval(-math.inf, math.inf))
    slope = math.fsum(x * y for x, y in centred) / square
    scatter = math.fsum((x * (y - slope * x)) ** 2 for x, y in centred) * len(centred) / free
    half = SURE * math.sqrt(scatter) / square
    return EffectSize(slope, Interval(slope - half, slope + half))
