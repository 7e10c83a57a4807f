"""A study that is played in a second or two, and what disturbs it."""

import itertools
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import polars as pl
from typing_extensions import override

from dreadhall.files import write_whole
from dreadhall.lab import store
from dreadhall.lab.playing import Match
from dreadhall.lab.records import SECONDS
from dreadhall.lab.rounds import Tally
from dreadhall.lab.running import Audience, run_study
from dreadhall.lab.store import read_games, read_turns
from dreadhall.lab.study import Cell, Study, make_study
from dreadhall.lab.workers import Alone, Pool, StudyWorkers

GIVEN: dict[str, Any] = {
    "game": "betrayal",
    "name": "small",
    "games": 6,
    "seed": 19,
    "turns": True,
    "grid": {"seats": [3, 4], "haunt": [37]},
    "options": {"start": "haunt", "explorers": "dealt"},
    "players": {"heroes": "scout", "traitor": "random"},
}
SMALL = make_study(GIVEN)
GAMES = 12


def frames(folder: Path) -> tuple[pl.DataFrame, pl.DataFrame]:
    """All that is equal when the study is played again."""
    return read_games(folder).drop(SECONDS), read_turns(folder)


def same(one: tuple[pl.DataFrame, pl.DataFrame], other: tuple[pl.DataFrame, pl.DataFrame]) -> bool:
    """Whether games and turns are equal, row by row and value by value."""
    return all(mine.equals(theirs) for mine, theirs in zip(one, other, strict=True))


def hurried() -> Callable[[], float]:
    """A clock by which it is always time to write."""
    ticks = itertools.count(0, 100)
    return lambda: float(next(ticks))


class Doing(Audience):
    """Does something after so many games."""

    def __init__(self, when: Sequence[int], do: Callable[[], None]) -> None:
        self._when = when
        self._do = do
        self._games = -1  # the first word comes before the first game

    @override
    def goes_on(self, tallies: Sequence[Tally]) -> None:
        self._games += 1
        if self._games in self._when:
            self._do()


class Deadly(Study, frozen=True, dict=True):
    """A study of which one game kills the process that plays it, unless it is the one that has made the study."""

    safe: int = 0
    deadly: int = 0

    @override
    def match(self, cell: Cell, number: int) -> Match:
        if number == self.deadly and cell.number == 1 and os.getpid() != self.safe:
            os._exit(7)
        return super().match(cell, number)


def die() -> None:
    """Go as if the power did."""
    os.kill(os.getpid(), signal.SIGKILL)


def main(folder: Path, how: str, when: int) -> None:
    """Play the small study in a process of its own that dies after so many games, or in the midst of writing."""
    crew: StudyWorkers = Pool(2) if how == "pool" else Alone()
    files = itertools.count(1)

    def write(path: Path, parts: Any) -> None:
        if how == "writing" and next(files) == when:
            path.with_suffix(".half").write_bytes(b"half of it")
            die()
        write_whole(path, parts)

    with mock.patch.object(store, "write_whole", write):
        run_study(SMALL, folder, crew, Audience() if how == "writing" else Doing([when], die), hurried())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
