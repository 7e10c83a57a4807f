"""What decides: which traits, cards, explorers, numbers go with winning, within cells that are otherwise alike."""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from dreadhall.lab.report.results import Results
from dreadhall.lab.statistics import EffectSize, Sample, effect_within
from dreadhall.lab.watching import Fact

FEWEST = 30
"""So many games must have something, and as many not, for a word about it."""


class Factor(NamedTuple):
    """Something that may decide games, and what it does to the first side's share of wins."""

    label: str
    games: int
    """How many games had it, where it is there or not; else how many were looked at."""
    effect: EffectSize


def factors(results: Results) -> list[Factor]:
    """Every factor that enough is known of, the one first that helps the first side most."""
    looked_at = [
        factor for name, fact in results.watcher.facts.items() if fact.factor for factor in of_fact(results, name, fact)
    ]
    found = [factor for factor in looked_at if math.isfinite(factor.effect.interval.width)]
    return sorted(found, key=lambda factor: (-factor.effect.estimate, factor.label))


def of_fact(results: Results, name: str, fact: Fact) -> Iterator[Factor]:
    """A number or a yes counts as it is; of names each counts, as there or not."""
    rows = results.games.select("cell", results.succeeded.alias("won"), name).drop_nulls(name)
    known = list(rows.iter_rows())
    if fact.type in (int, float, bool):
        if len({value for _, _, value in known}) > 1 and len(known) >= 2 * FEWEST:
            samples = [Sample(cell, float(value), float(won)) for cell, won, value in known]
            yield Factor(fact.factor, len(known), effect_within(samples))
        return
    for value in sorted({each for _, _, there in known for each in names(there) if each}):
        has = [value in names(there) for _, _, there in known]
        if FEWEST <= sum(has) <= len(has) - FEWEST:
            samples = [Sample(cell, float(here), float(won)) for (cell, won, _), here in zip(known, has, strict=True)]
            label = f"{fact.factor}: {results.watcher.label(name, value)}"
            yield Factor(label, sum(has), effect_within(samples))


def names(there: Any) -> list[str]:
    """One name, or several."""
    return [there] if isinstance(there, str) else there
