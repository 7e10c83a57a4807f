"""A study from its first game to its last, wherever it was interrupted before."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from dreadhall.files import write_whole
from dreadhall.lab.rounds import Number, Tally, next_round
from dreadhall.lab.store import CRASHES, StudyStore
from dreadhall.lab.study import Study
from dreadhall.lab.workers import Failure, Pool, Report, StudyWorkers

CHUNK = 1000
"""How many games a chunk has at most."""
CHUNK_SECONDS = 15.0
"""How much is lost at most when the power goes."""


class Audience:
    """Whoever wants to know how a study goes: nobody, unless somebody listens."""

    def begins(self, study: Study, games: int) -> None:
        """So many games are to be played, unless some cells are sure before."""

    def goes_on(self, tallies: Sequence[Tally]) -> None:
        """That much has come of each cell by now."""

    def failed(self, failure: Failure, kept: Path | None) -> None:
        """A game could not be played; as far as it went, it is in a file."""


class Outcome(NamedTuple):
    """What came of a study: how many games count, how many of them were played just now, and which failed."""

    games: int
    played: int
    failed: list[Number]


def run_study(
    study: Study,
    folder: Path,
    crew: StudyWorkers | None = None,
    audience: Audience | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Outcome:
    """Play all games of a study that are not in its folder yet: on all cores here, unless a crew is given."""
    crew = crew or Pool()
    try:
        with StudyStore(folder, study) as store:
            return Run(study, store, crew, audience or Audience(), clock).to_the_end()
    finally:
        crew.dismiss()


class Run:
    """One go at a study."""

    def __init__(
        self, study: Study, store: StudyStore, crew: StudyWorkers, audience: Audience, clock: Callable[[], float]
    ) -> None:
        self._study = study
        self._store = store
        self._crew = crew
        self._audience = audience
        self._clock = clock
        self._done = store.done()
        self._failed: list[Number] = []
        self._played = 0
        self._written = clock()

    def to_the_end(self) -> Outcome:
        """Round after round; whatever breaks it off, what was played is kept."""
        self._audience.begins(self._study, self._study.games * len(self._study.cells))
        tallies = [Tally()] * len(self._study.cells)
        try:
            while numbers := next_round(self._study, tallies):
                tallies = self._play_round(numbers, tallies)
        finally:
            self._store.write()
        return Outcome(len(self._done), self._played, self._failed)

    def _play_round(self, numbers: Sequence[Number], before: Sequence[Tally]) -> list[Tally]:
        """Play what is not done yet of a round; what came of all of it is added to what was before."""
        tallies = list(before)
        for number in numbers:
            if number in self._done:
                self._count(tallies, number)
        self._audience.goes_on(tallies)
        for report in self._crew.play(self._study, [number for number in numbers if number not in self._done]):
            self._take(report)
            self._count(tallies, report.number)
            self._audience.goes_on(tallies)
        return tallies

    def _count(self, tallies: list[Tally], number: Number) -> None:
        tallies[number.cell] = tallies[number.cell].after(won=self._done.get(number))

    def _take(self, report: Report) -> None:
        """Note what came of a game, and write when it is time to."""
        if isinstance(report, Failure):
            self._failed.append(report.number)
            self._audience.failed(report, self._keep(report))
            return
        self._store.add(report)
        self._done[report.number] = self._study.is_success(report.game["winner"], report.game["reason"])
        self._played += 1
        if len(self._store) >= CHUNK or self._clock() - self._written > CHUNK_SECONDS:
            self._store.write()
            self._written = self._clock()

    def _keep(self, failure: Failure) -> Path | None:
        """Put a game that failed where it can be replayed."""
        if failure.table is None:
            return None
        folder = self._store.folder / CRASHES
        folder.mkdir(exist_ok=True)
        path = folder / f"cell-{failure.number.cell}-game-{failure.number.game}.json"
        write_whole(path, [msgspec.json.encode(failure.table), b"\n"])
        return path
