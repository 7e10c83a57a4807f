"""Fair timing: every contender repeats a fixed piece of work, and they take turns, round after round."""

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

ROUNDS = 5
AROUND = 20  # decisions before and after the one whose pace is told

# Time on the processor, not on the wall: what else the machine is doing then counts against nobody.
clock = time.process_time

# Does so many units of work, decisions or forks, and tells the seconds they took.
Task = Callable[[int], float]


class Match(Protocol):
    """One game in random play."""

    def play(self) -> bool:
        """List the legal choices and take one at random; do nothing and say False once the game is over."""

    def fork(self) -> object:
        """Make an independent copy of the game as it stands."""

    def fork_and_play(self) -> object:
        """Make such a copy and take one of its choices at random, so that nothing is gained by putting off the work."""

    def saved_bytes(self) -> int | None:
        """Tell the size of the saved game, or None where the engine has no such thing."""


@dataclass(frozen=True, slots=True)
class Contender:
    """An engine and a game: `start` sets up the game that belongs to a seed."""

    name: str
    start: Callable[[int], Match]


@dataclass(frozen=True, slots=True)
class Rate:
    """Units a second with one sample a round, or bytes a move with one sample a game."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle sample, which the ratios are made of."""
        return statistics.median(self.samples)

    def against(self, other: "Rate") -> float:
        """Tell how many times as fast as the other this is.

        >>> Rate((3.0, 4.0, 5.0)).against(Rate((2.0, 2.0, 9.0)))
        2.0
        """
        return self.median / other.median


def deciding(contender: Contender) -> Task:
    """Play the same games from the first seed on. Setting them up is not timed: it takes some longer than playing."""

    def task(decisions: int) -> float:
        seconds, seed = 0.0, 0
        while decisions:
            match = contender.start(seed)
            begun = clock()
            while decisions and match.play():
                decisions -= 1
            seconds += clock() - begun
            seed += 1
        return seconds

    return task


def forking(contender: Contender, count: int) -> Task:
    """Fork games that stand at random decisions, one after the other."""
    return one_after_the_other([match.fork for match in at_random_decisions(contender, count)])


def forking_on(contender: Contender, count: int) -> Task:
    """Fork such games and make one decision at each fork."""
    return one_after_the_other([match.fork_and_play for match in at_random_decisions(contender, count)])


def one_after_the_other(works: Sequence[Callable[[], object]]) -> Task:
    """Do these pieces of work in turns."""

    def task(units: int) -> float:
        begun = clock()
        for number in range(units):
            works[number % len(works)]()
        return clock() - begun

    return task


def at_random_decisions(contender: Contender, count: int) -> list[Match]:
    """Some games, each at one of its decisions."""
    return [at_random_decision(contender, seed) for seed in range(count)]


def at_random_decision(contender: Contender, seed: int) -> Match:
    """Play one game twice: to the end to learn its length, then up to one of its decisions."""
    length = decisions_to_end(contender.start(seed))
    match = contender.start(seed)
    for _ in range(random.Random(seed).randrange(length)):
        match.play()
    return match


def decisions_to_end(match: Match) -> int:
    """Play a game to the end and count."""
    count = 0
    while match.play():
        count += 1
    return count


def paces(contender: Contender, games: int, number: int) -> tuple[float, ...]:
    """How many decisions a second there are around the decision of this number, in each game that lasts so long."""
    found = []
    for seed in range(games):
        match = contender.start(seed)
        if all(match.play() for _ in range(number - AROUND)):
            begun = clock()
            if all(match.play() for _ in range(2 * AROUND)):
                found.append(2 * AROUND / (clock() - begun))
    return tuple(found)


def bytes_per_move(contender: Contender, games: int) -> tuple[float, ...]:
    """Play some games to the end, save each and divide its size by its moves; nothing where nothing can be saved."""
    sizes = []
    for seed in range(games):
        match = contender.start(seed)
        moves = decisions_to_end(match)
        saved = match.saved_bytes()
        if saved is None:
            break
        sizes.append(saved / moves)
    return tuple(sizes)


def race(tasks: Mapping[str, Task], seconds: float) -> dict[str, Rate]:
    """Give each task about so many seconds' work, the same in every round, and let them take turns: A-B-A-B."""
    units = {name: calibrate(task, seconds) for name, task in tasks.items()}
    samples: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            samples[name].append(units[name] / task(units[name]))
    return {name: Rate(tuple(rates)) for name, rates in samples.items()}


def calibrate(task: Task, seconds: float) -> int:
    """Find how many units take about so many seconds. This also warms everything up."""
    units = 1
    while (taken := task(units)) < seconds / 4:
        units *= 2
    return max(1, round(units * seconds / taken))
