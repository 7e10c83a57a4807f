"""Which decisions take long: `python -m bench.decisions`, from the root of the project.

Chance plays the same games several times, and of each decision the fastest time counts: so it is the same whatever else
the machine is doing. A decision is told by the question and the verb that answered it; its time goes from there to the
next question, with the choices of both listed.
"""

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence

from rich.table import Table as Grid

import dreadhall
from bench.games import RandomTable, seats_for
from bench.report import console, frame
from dreadhall.kernel import AnyGame

Times = dict[str, list[int]]
"""Nanoseconds of each decision of a kind."""
SELDOM = 0.005
"""What takes less than this share of all time is not worth a line."""


def timed(game: AnyGame, seed: int) -> list[tuple[str, int]]:
    """One game: each decision with the time it took."""
    match = RandomTable(game, seats_for(game), seed)
    found: list[tuple[str, int]] = []
    while (ask := match.table.ask) is not None:
        begun = time.perf_counter_ns()
        seat, choice = match.pick(ask)
        match.table.answer(choice.key, seat)
        found.append((f"{ask.prompt} {choice.verb}", time.perf_counter_ns() - begun))
    return found


def times_of(game: AnyGame, games: int, rounds: int) -> Times:
    """The fastest times of all decisions of so many games, by kind."""
    found: Times = defaultdict(list)
    for seed in range(games):
        for same in zip(*(timed(game, seed) for _ in range(rounds)), strict=True):
            found[same[0][0]].append(min(taken for _, taken in same))
    return found


def grid_of(name: str, times: Times) -> Grid:
    """What takes most of the time comes first."""
    everything = sum(map(sum, times.values()))
    many = sum(map(len, times.values()))
    title = f"{name}: {many:,} decisions, {everything / many / 1000:.1f} µs each"
    grid = frame(title, "share", "decisions", "median µs", "longest µs")
    for kind, taken in sorted(times.items(), key=lambda one: -sum(one[1])):
        if sum(taken) >= SELDOM * everything:
            middle, longest = statistics.median(taken) / 1000, max(taken) / 1000
            grid.add_row(kind, f"{sum(taken) / everything:.1%}", f"{len(taken):,}", f"{middle:.1f}", f"{longest:.0f}")
    return grid


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each game, which are fifty haunts of betrayal")
    parser.add_argument("--rounds", type=int, default=3, help="how often the same games are played")
    parser.add_argument("--only", metavar="NAME", choices=dreadhall.GAMES, help="one game")
    given = parser.parse_args(arguments)
    screen = console()
    for name, game in dreadhall.GAMES.items():
        if given.only in (None, name):
            screen.print(grid_of(name, times_of(game, given.games, given.rounds)))


if __name__ == "__main__":
    main()
