"""How a study goes, on a screen: games, time left, and what is known by now."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from typing_extensions import override

from dreadhall.lab.rounds import Tally
from dreadhall.lab.running import Audience
from dreadhall.lab.statistics import share_interval
from dreadhall.lab.study import Study
from dreadhall.lab.workers import Failure

SECONDS_TO_JUDGE_BY = 600.0
"""The time that is left is reckoned from the games of the last so many seconds."""


class ProgressBar(Audience):
    """A bar, the time that is left, and the share of wins with its interval; a line for each game that failed."""

    def __init__(self, console: Console) -> None:
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[known]}"),
            console=console,
            speed_estimate_period=SECONDS_TO_JUDGE_BY,
        )
        self._task = self._bar.add_task("", total=None, known="")
        self._study: Study | None = None

    def __enter__(self) -> "ProgressBar":
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    @override
    def begins(self, study: Study, games: int) -> None:
        self._study = study
        self._bar.update(self._task, total=games, description=escape(study.name or study.game))

    @override
    def goes_on(self, tallies: Sequence[Tally]) -> None:
        done = sum(tally.asked for tally in tallies)
        self._bar.update(self._task, completed=done, known=escape(self._known(tallies)))

    @override
    def failed(self, failure: Failure, kept: Path | None) -> None:
        """Say which game it was, why, and how it can be looked at."""
        assert self._study is not None, "nothing has begun"
        cell = self._study.cells[failure.number.cell]
        why = failure.error.strip().splitlines()[-1]
        self._bar.console.print(escape(f"game {failure.number.game} of cell {cell.number} ({cell.label}): {why}"))
        if kept is not None:
            self._bar.console.print(escape(f"  dreadhall replay {kept}"))

    def _known(self, tallies: Sequence[Tally]) -> str:
        """All cells together, and how many of them are as sure as the study wants them."""
        played, won = sum(tally.played for tally in tallies), sum(tally.won for tally in tallies)
        if not played or self._study is None:
            return ""
        low, high = share_interval(won, played)
        known = f"{self._study.side} {self._study.aim}: {won / played:.1%} ({low:.1%} to {high:.1%})"
        stop = self._study.stop
        if stop is None:
            return known
        sure = sum(tally.interval.width <= stop.width for tally in tallies)
        return f"{known}, {sure} of {len(tallies)} cells sure"
