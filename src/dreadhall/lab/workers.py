"""Who plays the games of a study: this process, or several on this machine. A cluster is in `cluster`."""

import contextlib
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol

import msgspec

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import play_match
from dreadhall.lab.records import GameRecord, play_game
from dreadhall.lab.rounds import Number
from dreadhall.lab.study import Study
from dreadhall.lab.watching import Watcher
from dreadhall.processes.crew import Crew, Deadly, Stillborn, cores, ignore_interrupts, start

LINES_OF_ERROR = 12


class Failure(msgspec.Struct, frozen=True):
    """A game that cannot be played to its end: why, and the table as far as it went."""

    number: Number
    error: str
    table: dict[str, Any] | None = None


Report = GameRecord | Failure


class StudyWorkers(Protocol):
    """Those who play."""

    jobs: int

    def play(self, study: Study, numbers: Iterable[Number]) -> Iterator[Report]:
        """Play these games, and report each as it is over, in whatever order."""
        ...

    def dismiss(self) -> None:
        """Nobody is needed any more."""
        ...


class Alone:
    """Everything in this process."""

    jobs = 1

    def play(self, study: Study, numbers: Iterable[Number]) -> Iterator[Report]:
        """Play one game after the other."""
        for number in numbers:
            yield attempt(study, number)

    def dismiss(self) -> None:
        """Nobody else is there."""


def attempt(study: Study, number: Number) -> Report:
    """Play a game, or say why that is not possible."""
    try:
        return play_game(study, number)
    except Exception:  # a rule or a bot has failed: the other games go on
        error = "".join(traceback.format_exc().splitlines(keepends=True)[-LINES_OF_ERROR:])
        return Failure(number, error, retrace(study, number))


def retrace(
    study: Study, number: Number, tell: Callable[[tuple[int, str]], None] | None = None
) -> dict[str, Any] | None:
    """Play a game again up to where it fails: the table as far as it went, saved; each answer is told at once."""
    seen: list[Watcher] = []
    told = 0

    def look(watcher: Watcher) -> None:
        nonlocal told
        seen[:] = [watcher]
        if tell is not None:
            for answer in watcher.table.tape[told:]:
                tell(answer)
                told += 1

    with contextlib.suppress(Exception):  # which is what is looked for
        play_match(study.match(study.cells[number.cell], number.game), look, until=study.until)
    return seen[0].table.save() if seen else None


def trace(pipe: Connection, study: Study, number: Number) -> None:
    """Play a game answer by answer, for whoever wants to know where it ends."""
    ignore_interrupts()
    retrace(study, number, pipe.send)


class Pool:
    """Several processes on this machine. One that dies is replaced, and what it had to play is played by another."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or cores()
        self._crew: Crew[Number, Report] | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of those who play, for whoever watches over them."""
        return self._crew.processes if self._crew else []

    def play(self, study: Study, numbers: Iterable[Number]) -> Iterator[Report]:
        """Play these games, each process one after the other."""
        self._crew = self._crew or Crew(partial(attempt, study), self.jobs)
        try:
            for number, report in self._crew.do(numbers):
                yield killed(study, number, report) if isinstance(report, Deadly) else report
        except Stillborn:
            raise BadStudy(
                "the processes that should play die as they start: a script needs `if __name__ == '__main__':` before "
                "whatever it does"
            ) from None

    def dismiss(self) -> None:
        """Send everybody home."""
        if self._crew is not None:
            self._crew.dismiss()
            self._crew = None


def killed(study: Study, number: Number, how: Deadly) -> Failure:
    """A game that kills whoever plays it."""
    error = f"whoever plays it dies ({how.deaths} have, the last with exit code {how.exit_code})"
    return Failure(number, error, last_table(study, number))


def last_table(study: Study, number: Number) -> dict[str, Any]:
    """The table at the last question of a game that kills the process it is played in."""
    pipe, process = start(trace, study, number)
    table = study.match(study.cells[number.cell], number.game).open_table(record=False)
    try:
        while True:
            seat, key = pipe.recv()
            table.answer(key, seat)
    except (EOFError, OSError):
        return table.save()
    finally:
        pipe.close()
        process.join()
