"""The measurements as tables of plain text."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from bench.kernel import Cost
from bench.measure import Rate

NARROWEST = 120


def console() -> Console:
    """The screen, or a file as wide as the widest table."""
    screen = Console(highlight=False)
    return screen if screen.is_terminal else Console(highlight=False, width=max(NARROWEST, screen.width))


def rates(title: str, rows: Mapping[str, Rate], peers: Sequence[str], *, digits: int = 0) -> Table:
    """A line for each contender: the median, the spread and, for ours, the ratio to the median of each peer."""
    there = [peer for peer in peers if peer in rows]
    table = frame(title, "median", "lowest", "highest", *(f"to {peer}" for peer in there))
    for name, rate in rows.items():
        numbers = (rate.median, min(rate.samples), max(rate.samples))
        ratios = [] if name in peers else [f"{rate.against(rows[peer]):.2f} ×" for peer in there]
        table.add_row(name, *(f"{number:,.{digits}f}" for number in numbers), *ratios)
    return table


def costs(title: str, rows: Mapping[str, tuple[Cost, float]]) -> Table:
    """A line for each thing the kernel does, with its limit beside it."""
    table = frame(title, "at a table", "bare rules", "kernel", "limit", "")
    for name, (cost, limit) in rows.items():
        verdict = "within" if cost.kernel <= limit else "OVER"
        table.add_row(name, *(f"{part:.1f}" for part in (cost.table, cost.rules, cost.kernel, limit)), verdict)
    return table


def frame(title: str, *columns: str) -> Table:
    """An empty table: names on the left, numbers on the right."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table
