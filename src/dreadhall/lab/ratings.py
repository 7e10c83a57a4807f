"""How strong each of several bots is, from the pairs they have played against each other (Bradley and Terry).

A difference of 400 points means ten wins for a loss. Only differences mean something: the mean of all is 0. To the
pairs of any two a drawn one is added, so that nobody is infinitely strong.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dreadhall.lab.sequential import PairTally
from dreadhall.lab.statistics import SURE, EffectSize, Interval

POINTS = 400 / math.log(10)
ROUNDS = 100
EXACT = 1e-10

Matrix = list[list[float]]
Tallies = Mapping[tuple[int, int], PairTally]
"""The pairs of any two bots, by their places, as the first of them sees it."""


class Rating(NamedTuple):
    """A bot's place among the others."""

    bot: str
    points: EffectSize


def rate(bots: Sequence[str], tallies: Tallies) -> list[Rating]:
    """All bots, the strongest first, with intervals that hold 19 times in 20.

    >>> rate(["scout", "random"], {(0, 1): PairTally(30, 10, 2)})[0].bot
    'scout'
    """
    strengths = fit(len(bots), tallies)
    spread = covariance(strengths, tallies)
    found = []
    for place, bot in enumerate(bots):
        half = SURE * math.sqrt(max(0.0, spread[place][place])) * POINTS
        points = strengths[place] * POINTS
        found.append(Rating(bot, EffectSize(points, Interval(points - half, points + half))))
    return sorted(found, key=lambda rating: -rating.points.estimate)


def fit(size: int, tallies: Tallies) -> list[float]:
    """The strengths that make what was played most likely, by Newton's method; their sum is 0."""
    strengths = [0.0] * size
    for _ in range(ROUNDS):
        slope = [0.0] * size
        for (one, other), tally in tallies.items():
            surplus = (tally.pairs + 1) * (_mean(tally) - _chance(strengths, one, other))
            slope[one] += surplus
            slope[other] -= surplus
        inverse = inverted(information(strengths, tallies))
        steps = [sum(entry * part for entry, part in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps))
        scale = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [value + scale * step for value, step in zip(strengths, steps, strict=True)]
        if longest < EXACT:
            break
    return strengths


def _mean(tally: PairTally) -> float:
    """The mean score, with one pair more that was drawn."""
    return (tally.score * tally.pairs + 0.5) / (tally.pairs + 1)


def _chance(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + math.exp(strengths[other] - strengths[one]))


def information(strengths: Sequence[float], tallies: Tallies) -> Matrix:
    """How sharply the pairs tell strengths apart. What moves all alike is held fast, as their sum says nothing."""
    size = len(strengths)
    matrix = [[1.0] * size for _ in range(size)]
    for (one, other), tally in tallies.items():
        chance = _chance(strengths, one, other)
        _add(matrix, one, other, (tally.pairs + 1) * chance * (1 - chance))
    return matrix


def covariance(strengths: Sequence[float], tallies: Tallies) -> Matrix:
    """How much the strengths would scatter, from how much the pairs' own scores did, whatever their distribution."""
    size = len(strengths)
    scatter = [[0.0] * size for _ in range(size)]
    for (one, other), tally in tallies.items():
        _add(scatter, one, other, tally.pairs * tally.spread)
    inverse = inverted(information(strengths, tallies))
    return product(product(inverse, scatter), inverse)


def _add(matrix: Matrix, one: int, other: int, value: float) -> None:
    matrix[one][one] += value
    matrix[other][other] += value
    matrix[one][other] -= value
    matrix[other][one] -= value


def product(left: Matrix, right: Matrix) -> Matrix:
    """Two matrices multiplied."""
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse (Gauss and Jordan, the largest pivot first).

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
