"""Measure servers under load: `python -m bench.server`, from the root of the project."""

import argparse
import asyncio
import math
import signal
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench import report
from bench.measure import ROUNDS, Rate
from bench.server.contenders import BOARDGAMEIO, Contender, boardgameio, on_postgres, on_sqlite
from bench.server.players import Come, Go, Played
from bench.server.processes import Players, memory, players, processor
from bench.server.tables import PATIENCE, SEATS, Failed

GAMES = {"small": "endless-lanterns", "darkest": "darkest"}
OPENING = 1.0  # seconds for a table to open: a limit, not what it takes
MILLISECONDS = 1000


@dataclass
class Figures:
    """What was seen of a server, round by round."""

    memory: float
    speed: list[float] = field(default_factory=list)
    median: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    moves: int = 0
    stored: float | None = None

    def add(self, parts: Sequence[Played], work: float | None) -> None:
        """Take note of a round, from all who played in it, and of the processor's time that the server took."""
        waits = sorted(wait for part in parts for wait in part.waits)
        if not waits:
            raise Failed("nobody could move")
        moves = sum(part.moves for part in parts)
        self.moves += moves
        self.speed.append(sum(len(part.waits) / part.seconds for part in parts))
        self.median.append(percentile(waits, 50) * MILLISECONDS)
        self.slowest.append(percentile(waits, 99) * MILLISECONDS)
        self.busy.append(sum(part.busy for part in parts))
        if work is not None:
            self.work.append(work * MILLISECONDS / moves)


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50)
    2.0
    """
    return ordered[max(0, math.ceil(len(ordered) * share / 100) - 1)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measure servers under load.")
    parser.add_argument("--quick", action="store_true", help="20 tables and 5 seconds: a first impression")
    parser.add_argument("--tables", type=int, metavar="N", help=f"tables, with {SEATS} players each (200)")
    parser.add_argument("--seconds", type=float, metavar="S", help="how long each server is measured (20)")
    parser.add_argument("--game", choices=GAMES, default="small", help="the game on our server (small)")
    parser.add_argument("--postgres", action="store_true", help="measure our server on PostgreSQL, too")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="measure our server in N processes, too")
    parser.add_argument("--patches", action="store_true", help="measure our server with players who want patches, too")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="processes the players are in (1)")
    options = parser.parse_args(arguments)
    tables = options.tables or (20 if options.quick else 200)
    seconds = options.seconds or (5.0 if options.quick else 20.0)
    if min(tables, options.processes) < 1 or seconds <= 0:
        parser.error("there must be something to measure")
    raise_file_limit()
    try:
        asyncio.run(measure(options, tables, seconds))
    except (Failed, OSError, TimeoutError) as failure:
        print(f"bench.server: {type(failure).__name__}: {failure}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 130
    return 0


def raise_file_limit() -> None:
    """A connection is an open file, here and in the servers."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 20_000) if most > 0 else 20_000, most))


async def measure(options: argparse.Namespace, tables: int, seconds: float) -> None:
    """Start everything, let the servers take turns, and print."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    screen = report.console()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="dreadhall-bench-")))
        contenders = [await stack.enter_async_context(one) for one in ours(folder, options)]
        if not (BOARDGAMEIO / "node_modules").exists():
            screen.print("boardgame.io is left out: `make bench-server` fetches it.")
        elif not options.alone:
            contenders.append(await stack.enter_async_context(boardgameio(folder)))
        crowd = [await stack.enter_async_context(players(number, folder)) for number in range(options.processes)]
        screen.print(f"{tables} tables, {tables * SEATS} players at random, {ROUNDS} rounds in turns.\n")
        figures = {one.name: await settle(one, crowd, tables) for one in contenders}
        await race(contenders, crowd, figures, seconds / ROUNDS)
    print_figures(screen.print, figures)


def ours(folder: Path, options: argparse.Namespace) -> Iterator[AbstractAsyncContextManager[Contender]]:
    """Our servers that are to be measured."""
    game, counts = GAMES[options.game], sorted({1, options.workers})
    for workers in counts:
        yield on_sqlite(folder, game, workers)
    if options.patches:
        yield on_sqlite(folder, game, patches=True)
    for workers in counts if options.postgres else ():
        yield on_postgres(folder, game, workers)


async def settle(contender: Contender, crowd: Sequence[Players], tables: int) -> Figures:
    """Open the tables, connect the players and warm up; what memory that took is divided among the tables."""
    before = memory(contender.pid)
    shares = [tables // len(crowd) + (number < tables % len(crowd)) for number in range(len(crowd))]
    limit = PATIENCE + tables * OPENING
    patches = contender.patches
    orders = [Come(contender.name, contender.address, share, contender.game, patches) for share in shares]
    await asyncio.gather(*(one.do(order, limit) for one, order in zip(crowd, orders, strict=True)))
    await go(contender, crowd, 2.0)
    return Figures((memory(contender.pid) - before) / tables)


async def go(contender: Contender, crowd: Sequence[Players], seconds: float) -> list[Played]:
    """Let everybody play on one server for a while."""
    order = Go(contender.name, seconds)
    return await asyncio.gather(*(one.do(order, seconds + 2 * PATIENCE) for one in crowd))


async def race(
    contenders: Sequence[Contender], crowd: Sequence[Players], figures: dict[str, Figures], seconds: float
) -> None:
    """Measure the servers in turns: A-B-A-B."""
    before = {one.name: await one.stored() for one in contenders if one.stored}
    for _ in range(ROUNDS):
        for one in contenders:
            worked = processor(one.pid)
            played = await go(one, crowd, seconds)
            figures[one.name].add(played, None if worked is None else (processor(one.pid) or 0) - worked)
    for one in contenders:
        if one.stored:
            figures[one.name].stored = (await one.stored() - before[one.name]) / figures[one.name].moves


def print_figures(show: Callable[[object], None], figures: dict[str, Figures]) -> None:
    """Print a table for each kind of figure, with ratios to boardgame.io."""
    peers = ["boardgame.io"]
    show(report.rates("Moves a second", rates(figures, lambda one: one.speed), peers))
    show(report.rates("Milliseconds, median", rates(figures, lambda one: one.median), peers, digits=1))
    show(report.rates("Milliseconds, 99th of 100", rates(figures, lambda one: one.slowest), peers, digits=1))
    if all(one.work for one in figures.values()):
        title = "Milliseconds of the server's processor a move"
        show(report.rates(title, rates(figures, lambda one: one.work), peers, digits=2))
    show("From an answer to the last player told. Every table has one answer under way at any time.\n")
    table = report.frame("Cost", "KiB of memory a table", "bytes stored a move", "moves", "players' processor")
    for name, one in figures.items():
        stored = "-" if one.stored is None else f"{one.stored:,.0f}"
        busy = f"{statistics.median(one.busy):.0%}"
        table.add_row(name, f"{one.memory / 1024:,.0f}", stored, f"{one.moves:,}", busy)
    show(table)


def rates(figures: dict[str, Figures], pick: Callable[[Figures], list[float]]) -> dict[str, Rate]:
    """One kind of figure of all servers."""
    return {name: Rate(tuple(pick(one))) for name, one in figures.items()}


if __name__ == "__main__":
    sys.exit(main())
