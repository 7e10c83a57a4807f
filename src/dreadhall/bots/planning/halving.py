"""Which of several candidates is best: all are tried a little, the better half a little more, and so on.

Every candidate meets the same futures, so that luck does not decide between them.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from typing import Generic, NamedTuple, TypeVar

from dreadhall.bots.planning.budget import Budget

T = TypeVar("T")
ALIKE = 1e-6
SURE = 1.96
"""Within so many standard errors the truth lies 19 times in 20."""


class Trials(NamedTuple):
    """What came of a candidate in each future it met."""

    outcomes: list[float]

    @property
    def mean(self) -> float:
        """What is to be expected of it."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0

    @property
    def spread(self) -> float | None:
        """How far off the mean may be, 19 times in 20; None where there are too few to tell, or all came to the same.

        >>> round(Trials([0.4, 0.6, 0.4, 0.6]).spread, 3)
        0.113
        """
        count, mean = len(self.outcomes), self.mean
        if count < 2 or max(self.outcomes) - min(self.outcomes) < ALIKE:
            return None
        return SURE * sqrt(sum((outcome - mean) ** 2 for outcome in self.outcomes) / (count - 1) / count)


class Ranking(NamedTuple, Generic[T]):
    """The candidates, the best first, and what came of each."""

    order: list[T]
    trials: dict[int, Trials]
    """By the number of the candidate as it was given."""

    numbers: list[int]
    """The number of each in the order found."""

    @property
    def best(self) -> T:
        """The candidate to choose."""
        return self.order[0]

    @property
    def estimate(self) -> float:
        """What is to be expected of the best."""
        return self.of_the_best.mean

    @property
    def spread(self) -> float | None:
        """How far off that may be."""
        return self.of_the_best.spread

    @property
    def of_the_best(self) -> Trials:
        """What came of the best."""
        return self.trials[self.numbers[0]]

    @property
    def tried(self) -> bool:
        """Whether there was time to try anything."""
        return bool(self.of_the_best.outcomes)


def halve(
    candidates: Sequence[T],
    attempt: Callable[[T, int], float],
    budget: Budget,
    doubt: float = 0.0,
    *,
    until: float = 1.0,
) -> Ranking[T]:
    """Rank candidates by `attempt(candidate, future)`, from 0 to 1, until such a part of a budget is spent.

    The first candidate is the usual one: another must be better by so many standard errors of their difference.

    >>> halve([0.2, 0.9, 0.4], lambda worth, future: worth, Budget(30)).order
    [0.9, 0.4, 0.2]
    """
    trials = {number: Trials([]) for number in range(len(candidates))}
    field = list(trials)
    stages = max(1, ceil(log2(len(field)))) if len(field) > 1 else 1
    start = budget.spent
    for stage in range(stages):
        limit = start + (until - start) * (stage + 1) / stages
        while budget.spent < limit and _try_all(candidates, field, trials, attempt, budget):
            pass
        ranked = sorted(field, key=lambda number: -trials[number].mean)
        if len(ranked) > 2:
            kept = ranked[: max(2, ceil(len(ranked) / 2))]
            field = kept if 0 in kept else [*kept[:-1], 0] if doubt else kept
    order = sorted(trials, key=lambda number: (number not in field, -trials[number].mean, number))
    if doubt and order[0] != 0 and not is_clearly_better(trials[order[0]], trials[0], doubt):
        order.remove(0)
        order.insert(0, 0)
    return Ranking([candidates[number] for number in order], trials, order)


def _try_all(
    candidates: Sequence[T],
    field: Sequence[int],
    trials: dict[int, Trials],
    attempt: Callable[[T, int], float],
    budget: Budget,
) -> bool:
    """Let all candidates of the field meet one more future; where the budget ends meanwhile, none has met it."""
    met: list[float] = []
    for number in field:
        if not budget.take():
            return False
        met.append(attempt(candidates[number], len(trials[number].outcomes)))
    for number, outcome in zip(field, met, strict=True):
        trials[number].outcomes.append(outcome)
    return True


def is_clearly_better(one: Trials, other: Trials, doubt: float) -> bool:
    """Whether one is better than the other by more than chance, future by future."""
    gains = [gain - loss for gain, loss in zip(one.outcomes, other.outcomes, strict=False)]
    if not gains:
        return False
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / len(gains)
    return mean > doubt * sqrt(spread / len(gains))
