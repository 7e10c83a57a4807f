"""Whether a game gets slower as it gets longer: decisions of the same kind, early and late."""

import statistics
from collections import defaultdict
from dataclasses import dataclass

from typing_extensions import override

from bench.games import RandomTable, seats_for
from bench.measure import clock
from dreadhall.kernel import AnyGame

MICROSECONDS = 1e6
AROUND = 25  # decisions before and after the one whose cost is told
FEWEST = 10  # of a kind, early and late, for its cost to be told
REPEATS = 5  # of a game, of which the quickest counts for each decision: the machine may do something else, too

STARTS: dict[str, dict[str, object]] = {"betrayal": {"start": "haunt"}}
"""Games that become others on the way are looked at from there on."""

Kind = tuple[str, str]
"""What is asked, and what is done."""


@dataclass(frozen=True, slots=True)
class Ageing:
    """What the kinds of decisions cost that come both early and late, in the mix in which they come."""

    early: int
    late: int
    first: float
    last: float
    kinds: int

    @override
    def __str__(self) -> str:
        """In a line, with the factor by which they have become slower.

        >>> print(Ageing(early=30, late=300, first=20.0, last=21.0, kinds=3))
        20.0 µs around decision 30, 21.0 µs around decision 300, 1.05 × (3 kinds)
        """
        first, last = (
            f"{self.first:.1f} µs around decision {self.early}",
            f"{self.last:.1f} µs around decision {self.late}",
        )
        return f"{first}, {last}, {self.last / self.first:.2f} × ({self.kinds} kinds)"


def ageing(game: AnyGame, games: int, early: int, late: int) -> Ageing | None:
    """Compare medians kind by kind, each as often as it comes; nothing where no game lasts so long."""
    costs: dict[Kind, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for seed in range(games):
        decisions = costs_of(game, seed, late + AROUND)
        if len(decisions) < late:
            continue
        for number, (kind, cost) in enumerate(decisions):
            for which, around in enumerate((early, late)):
                if abs(number - around) <= AROUND:
                    costs[kind][which].append(cost)
    known = [both for both in costs.values() if min(map(len, both)) >= FEWEST]
    if not known:
        return None
    weights = [min(map(len, both)) for both in known]
    first, last = (
        sum(weight * statistics.median(both[which]) for weight, both in zip(weights, known, strict=True)) / sum(weights)
        for which in (0, 1)
    )
    return Ageing(early, late, first * MICROSECONDS, last * MICROSECONDS, len(known))


def costs_of(game: AnyGame, seed: int, most: int) -> list[tuple[Kind, float]]:
    """The kinds of a game's first decisions, and the seconds each takes at best."""
    plays = [play_timed(game, seed, most) for _ in range(REPEATS)]
    return [(same[0][0], min(cost for _, cost in same)) for same in zip(*plays, strict=True)]


def play_timed(game: AnyGame, seed: int, most: int) -> list[tuple[Kind, float]]:
    """Play a random game and time each decision."""
    match = RandomTable(game, seats_for(game), seed, **STARTS.get(game.name, {}))
    found: list[tuple[Kind, float]] = []
    while (ask := match.table.ask) is not None and len(found) < most:
        seat, choice = match.pick(ask)
        begun = clock()
        match.table.answer(choice.key, seat=seat)
        found.append(((ask.prompt, choice.verb), clock() - begun))
    return found
