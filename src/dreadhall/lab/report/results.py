"""A study's games summed up, cell by cell."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from dreadhall.lab.statistics import Interval, share_interval
from dreadhall.lab.store import Measured, read_games, read_kept, read_study_of
from dreadhall.lab.study import SEATS, Cell, Study, said
from dreadhall.lab.watching import Watcher, watcher_of

PLAYERS = "players"


class Results:
    """The games of a study, and how they were measured."""

    def __init__(self, study: Study, measured: Measured, games: pl.DataFrame) -> None:
        self.study = study
        self.measured = measured
        self.games = games
        self.watcher: type[Watcher] = watcher_of(study.found_game)
        self.side = study.side
        """The side whose share is told."""

    @classmethod
    def read(cls, folder: Path) -> "Results":
        """Those in a folder."""
        return cls(read_study_of(folder), read_kept(folder).measured, read_games(folder))

    def source(self, games: int | None = None) -> str:
        """How a figure was measured: by which bots, in how many games, with which version."""
        bots = self.games["players"].explode().unique().drop_nulls().sort()
        count = self.games.height if games is None else games
        rules = f"Dreadhall {self.measured.dreadhall}, rules of {self.study.game} version {self.measured.rules}"
        return f"{' / '.join(bots)}; n = {count:,} games; {rules}, code {self.measured.code[:8]}"

    @property
    def dimensions(self) -> list[str]:
        """What varies, that with most values first, and seats last among equals."""
        cells = self.study.cells
        found = {name: {coordinate(cell, name) for cell in cells} for name in [SEATS, *self.study.options_of_grid]}
        if isinstance(self.study.players, list):
            found[PLAYERS] = {coordinate(cell, PLAYERS) for cell in cells}
        several = [name for name, values in found.items() if len(values) > 1]
        return sorted(several, key=lambda name: (-len(found[name]), name == SEATS))

    def label(self, cell: Cell, dimension: str) -> str:
        """What a cell has of something that varies, as a reader knows it."""
        if dimension in cell.varied:
            return self.watcher.label(dimension, cell.varied[dimension])
        return coordinate(cell, dimension)

    @property
    def succeeded(self) -> pl.Expr:
        """Whether a game counts for the first side: it has won, or reached what the games of the study end with."""
        until = self.study.until
        return pl.col("reason") == until if until else pl.col("winner") == self.side

    def cells(self, counted: pl.Expr | None = None) -> Iterator["CellResult"]:
        """Each cell in which something was played, in order; successes are counted, unless it is something else."""
        summed = self.games.group_by("cell").agg(
            pl.len().alias("games"),
            (self.succeeded if counted is None else counted).sum().alias("won"),
            (pl.col("winner") == "").sum().alias("nobody"),
            pl.col("deaths").mean(),
            pl.col("rounds").median(),
            pl.col("decisions").median(),
        )
        for row in summed.sort("cell").iter_rows(named=True):
            cell = self.study.cells[row.pop("cell")]
            yield CellResult(cell, **row)

    def __len__(self) -> int:
        return self.games.height


class CellResult(NamedTuple):
    """What came of a cell: how many games, how many for the first side, and for nobody; means and medians."""

    cell: Cell
    games: int
    won: int
    nobody: int
    deaths: float
    rounds: float
    decisions: float

    @property
    def share(self) -> float:
        """The share of the first side."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """Where the true share lies."""
        return share_interval(self.won, self.games)


def coordinate(cell: Cell, dimension: str) -> str:
    """What a cell has of something that varies."""
    if dimension == SEATS:
        return str(cell.seats)
    if dimension == PLAYERS:
        return " / ".join(names_of_players(cell))
    return said(cell.varied[dimension])


def names_of_players(cell: Cell) -> list[str]:
    """Who plays in a cell, each once."""
    return list(dict.fromkeys(cell.players.at(seat) for seat in range(cell.seats)))


def rows_for_figures(results: Results, across: str, down: str, counted: pl.Expr | None = None) -> list[dict[str, Any]]:
    """A row for each cell with its place in a grid, for figures."""
    others = [name for name in results.dimensions if name not in (across, down)]
    rows = []
    for place, found in enumerate(results.cells(counted)):
        label = results.label
        rest = ", ".join(f"{name} {label(found.cell, name)}" for name in others)
        row = {
            "down": label(found.cell, down) if down else "",
            "across": label(found.cell, across) if across else "",
            "rest": rest,
            "place": place,
            "share": found.share,
            "low": found.interval.low,
            "high": found.interval.high,
            "games": found.games,
            "nobody": found.nobody,
            "deaths": found.deaths,
        }
        rows.append(row)
    return rows
