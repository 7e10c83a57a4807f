"""Many games played by bots, and what came of them."""

import statistics
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from rich.table import Table as Grid

import dreadhall
from dreadhall.bots import play_out
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import MOST_ANSWERS
from dreadhall.lab.statistics import share_interval
from dreadhall.processes.crew import Crew, Deadly
from dreadhall.terminal.arguments import make_bots
from dreadhall.words import seat_number

COLUMNS = ("game", "seats", "options", "bots", "seed", "games", "what", "count", "share", "low", "high")


class Simulation(NamedTuple):
    """What is simulated; game number n is played with the seed plus n."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: dict[int, str]
    seed: int


class SimulatedGame(NamedTuple):
    """How one game went."""

    reason: str
    winners: tuple[int, ...]
    moves: int


class Summary(msgspec.Struct, frozen=True):
    """What came of all games."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: dict[str, str]
    seed: int
    games: int
    results: dict[str, int]
    wins: dict[str, int]
    moves_least: int
    moves_median: float
    moves_most: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return self.decisions / max(self.seconds, 1e-9)


def play_game(plan: Simulation, number: int) -> SimulatedGame:
    """Play one of the games."""
    seed = plan.seed + number
    bots = make_bots(plan.game, plan.bots, seed)
    record = any(bot.looks_back for bot in bots.values())
    table = dreadhall.new_table(plan.game, plan.seats, seed, plan.options, record=record)
    result = play_out(table, bots, MOST_ANSWERS)
    return SimulatedGame(result.reason, result.winners, table.move)


def play_games(plan: Simulation, games: int, jobs: int) -> list[SimulatedGame]:
    """Play all games, in as many processes as there are jobs; the outcome does not depend on how many."""
    if jobs == 1:
        return [play_game(plan, number) for number in range(games)]
    with Crew(partial(play_game, plan), min(jobs, games)) as crew:
        return list(survived(plan, crew.in_order(range(games))))


def survived(plan: Simulation, played: Iterable[SimulatedGame | Deadly]) -> Iterator[SimulatedGame]:
    """The games, unless one of them kills whoever plays it."""
    for number, game in enumerate(played):
        if isinstance(game, Deadly):
            raise BadStudy(f"whoever plays the game with seed {plan.seed + number} dies")
        yield game


def simulate(plan: Simulation, games: int, jobs: int) -> Summary:
    """Play all games and sum them up."""
    begun = time.perf_counter()
    played = play_games(plan, games, jobs)
    return sum_up(plan, played, time.perf_counter() - begun)


def sum_up(plan: Simulation, played: Sequence[SimulatedGame], seconds: float) -> Summary:
    """Count what happened."""
    moves = [game.moves for game in played]
    reasons = Counter(game.reason for game in played)
    wins = Counter(seat for game in played for seat in game.winners)
    return Summary(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        bots={str(seat): name for seat, name in plan.bots.items()},
        seed=plan.seed,
        games=len(played),
        results=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        wins={str(seat): wins[seat] for seat in range(plan.seats)},
        moves_least=min(moves),
        moves_median=statistics.median(moves),
        moves_most=max(moves),
        decisions=sum(moves),
        seconds=seconds,
    )


def show(summary: Summary) -> Grid:
    """The summary as a table for the screen."""
    grid = Grid(title=f"{summary.game}: {summary.games} games, {summary.seats} seats, seed {summary.seed}")
    grid.add_column("what")
    grid.add_column("games", justify="right")
    grid.add_column("share", justify="right")
    grid.add_column("19 times in 20", justify="right")
    for what, count in rows(summary):
        low, high = share_interval(count, summary.games)
        grid.add_row(what, str(count), f"{count / summary.games:.1%}", f"{low:.1%} to {high:.1%}")
    return grid


def rows(summary: Summary) -> Iterator[tuple[str, int]]:
    """Each result, and how often each seat won."""
    yield from summary.results.items()
    for seat, count in summary.wins.items():
        yield f"seat {seat_number(int(seat))} wins", count


def table_rows(summary: Summary) -> Iterator[tuple[object, ...]]:
    """A line of a table for each result; `COLUMNS` names what stands in it."""
    options = " ".join(f"{name}={value}" for name, value in summary.options.items())
    bots = " ".join(summary.bots.values())
    for what, count in rows(summary):
        shares = (count / summary.games, *share_interval(count, summary.games))
        head = (summary.game, summary.seats, options, bots, summary.seed, summary.games)
        yield (*head, what, count, *(f"{share:.4f}" for share in shares))


def speed_lines(summary: Summary) -> list[str]:
    """How long games were, and how fast they went."""
    return [
        f"moves per game: {summary.moves_least} to {summary.moves_most}, median {summary.moves_median:g}",
        f"decisions per second: {summary.decisions_per_second:,.0f}",
    ]
