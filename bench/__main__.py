"""Measure everything in one go: `python -m bench`, from the root of the project."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from tests.smallgame import GAME as SMALL

import dreadhall
from bench import games, kernel, peers, report
from bench.ageing import ageing
from bench.measure import ROUNDS, Contender, Rate, bytes_per_move, deciding, forking, forking_on, paces, race
from dreadhall.kernel import AnyGame

DECISION_LIMIT = 8.0
FORK_LIMIT = 12.0
NUMBERS = (30, 300)
LATE = (300, 120)  # where no game lasts so long, earlier


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to look: seconds a sample, games that forks are taken from or that are saved, forks of each."""

    seconds: float
    games: int
    repeats: int


THOROUGH = Effort(seconds=0.5, games=40, repeats=100)
QUICK = Effort(seconds=0.1, games=10, repeats=50)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options, measure and print."""
    known: dict[str, AnyGame] = {SMALL.name: SMALL, **dreadhall.GAMES}
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure our games beside other engines.")
    parser.add_argument("--quick", action="store_true", help="shorter samples: a first impression in some seconds")
    parser.add_argument("--only", metavar="NAME", choices=known, help=f"one of our games: {', '.join(known)}")
    options = parser.parse_args(arguments)
    chosen = [options.only] if options.only else list(known)
    measure({name: known[name] for name in chosen}, QUICK if options.quick else THOROUGH)


def measure(ours: dict[str, AnyGame], effort: Effort) -> None:
    """Print one table after the other as they get ready."""
    screen = report.console()
    others = peers.installed(screen.print)
    names = [peer.name for peer in others]
    everyone = [games.contender(name, game) for name, game in ours.items()] + others
    screen.print(f"Random play, {ROUNDS} rounds in turns, ratios of medians.\n")

    decisions = race({one.name: deciding(one) for one in everyone}, effort.seconds)
    screen.print(report.rates("Decisions a second", decisions, names))
    screen.print("Choices are listed at every decision; setting up the games is not timed.\n")

    forks = race({one.name: forking(one, effort.games) for one in everyone}, effort.seconds)
    screen.print(report.rates("Forks a second", forks, names))
    screen.print("Of games at random decisions. rlcard has no copy of its own: its forks are deep copies.\n")

    answered = race({one.name: forking_on(one, effort.games) for one in everyone}, effort.seconds)
    screen.print(report.rates("Forks with a decision made at each, a second", answered, names))
    screen.print("What a fork of ours has put off is done then: it shares its question until somebody answers it.\n")

    for name, game in ours.items():
        tables = {"forked, and answered": forking_on(games.contender(name, game), effort.games)}
        tables["imagined"] = games.imagining(name, game, effort.games)
        made = race(tables, effort.seconds)
        ratio = made["forked, and answered"].against(made["imagined"])
        screen.print(f"A table of {name} that is imagined costs as much as {ratio:.2f} that are forked and answered.")
    screen.print()

    for name, game in ours.items():
        screen.print(report.rates(f"Decisions a second in {name}", by_number(games.contender(name, game), effort), []))
    screen.print("Of the games that last so long; where a game changes its kind on the way, so do its decisions.\n")

    for name, game in ours.items():
        found = (ageing(game, effort.games, NUMBERS[0], late) for late in LATE)
        for age in filter(None, found):
            screen.print(f"Decisions of the same kind in {name}: {age}")
            break
    screen.print("Medians of the kinds that come both early and late, each decision at its best of a few times.\n")

    screen.print(report.rates("Bytes a saved move", saves(everyone, effort.games), names, digits=1))
    screen.print("Less is better. rlcard saves nothing; what catanatron writes cannot be loaded back.\n")

    if SMALL.name in ours:
        costs = {
            "a decision": (kernel.decision_cost(SMALL, effort.games * 5), DECISION_LIMIT),
            "a fork in the middle of a step": (kernel.fork_cost(SMALL, effort.games, effort.repeats), FORK_LIMIT),
        }
        screen.print(report.costs(f"The kernel's own cost in {SMALL.name}, in µs", costs))
        screen.print("The kernel's share is the time at a table less that of the bare rules sent the same answers.")


def by_number(one: Contender, effort: Effort) -> dict[str, Rate]:
    """The pace early in a game and late in it."""
    samples = {f"around decision {number}": paces(one, effort.games, number) for number in NUMBERS}
    return {when: Rate(found) for when, found in samples.items() if found}


def saves(everyone: list[Contender], count: int) -> dict[str, Rate]:
    """The bytes a saved move takes, for whoever can save."""
    sizes = {one.name: bytes_per_move(one, count) for one in everyone}
    return {name: Rate(samples) for name, samples in sizes.items() if samples}


if __name__ == "__main__":
    main()
