"""Who plays the games of a study: this process, or several on this machine. A cluster is in `cluster`."""

import contextlib
import multiprocessing
import os
import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

import msgspec

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import play_match
from dreadhall.lab.records import GameRecord, play_game
from dreadhall.lab.rounds import Number
from dreadhall.lab.study import Study
from dreadhall.lab.watching import Watcher

AHEAD = 2
"""How many games a process is given at a time, so that it never waits."""
MOST_DEATHS = 3
"""Whoever dies over a game may have been killed by something else; over the third one of them it is the game."""
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


def work(pipe: Connection, study: Study) -> None:
    """What a process of a pool does: plays what it is given as long as somebody wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever waits for it
    with contextlib.suppress(EOFError, OSError):  # whoever gave it games is gone
        pipe.send(None)  # it is up
        while True:
            pipe.send(attempt(study, Number(*pipe.recv())))


def trace(pipe: Connection, study: Study, number: Number) -> None:
    """Play a game answer by answer, for whoever wants to know where it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    retrace(study, number, pipe.send)


class Worker:
    """A process, and what it has to play, the first being what it is at."""

    def __init__(self, study: Study) -> None:
        self.pipe, self.process = start(work, study)
        self.games: deque[Number] = deque()
        self.is_up = False

    def give(self, number: Number) -> None:
        """One game more to play."""
        self.games.append(number)
        with contextlib.suppress(OSError):  # that it has died is found out by whoever waits for its report
            self.pipe.send(tuple(number))

    def report(self) -> Report | None:
        """What it has to say of a game; None where it says only that it is up. EOFError and OSError: it has died."""
        said: Report | None = self.pipe.recv()
        self.is_up = True
        if said is not None:
            self.games.popleft()
        return said

    def bury(self) -> None:
        """See it off, dead or alive."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def start(target: Callable[..., None], *given: Any) -> tuple[Connection, BaseProcess]:
    """A new process that has the other end of a pipe, and nothing else of ours."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, *given), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """Several processes on this machine. One that dies is replaced, and what it had to play is played by another."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or cores()
        self._workers: list[Worker] = []
        self._deaths: Counter[Number] = Counter()
        self._stillborn = 0
        """How many in a row have died before they could play anything."""

    @property
    def processes(self) -> list[int]:
        """The ids of those who play, for whoever watches over them."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def play(self, study: Study, numbers: Iterable[Number]) -> Iterator[Report]:
        """Play these games, each process one after the other."""
        waiting = deque(numbers)
        while len(self._workers) < min(self.jobs, len(waiting)):
            self._workers.append(Worker(study))
        while True:
            self._share_out(waiting)
            busy = {worker.pipe: worker for worker in self._workers if worker.games}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                try:
                    report = worker.report()
                except (EOFError, OSError):
                    report = self._replace(worker, study, waiting)
                if report is not None:
                    yield report

    def _share_out(self, waiting: deque[Number]) -> None:
        """Give those games who have least to do."""
        for ahead in range(AHEAD):
            for worker in self._workers:
                if waiting and len(worker.games) <= ahead:
                    worker.give(waiting.popleft())

    def _replace(self, dead: Worker, study: Study, waiting: deque[Number]) -> Failure | None:
        """Another takes the place of one who has died, and its games are played again, unless one of them kills."""
        dead.bury()
        self._stillborn = 0 if dead.is_up else self._stillborn + 1
        if self._stillborn >= MOST_DEATHS * self.jobs:
            raise BadStudy(
                "the processes that should play die as they start: a script needs `if __name__ == '__main__':` before "
                "whatever it does"
            )
        self._workers[self._workers.index(dead)] = Worker(study)
        if not dead.is_up:
            waiting.extendleft(reversed(dead.games))
            return None
        suspect = dead.games.popleft()
        waiting.extendleft(reversed(dead.games))
        self._deaths[suspect] += 1
        if self._deaths[suspect] < MOST_DEATHS:
            waiting.appendleft(suspect)
            return None
        error = f"whoever plays it dies ({MOST_DEATHS} have, the last with exit code {dead.process.exitcode})"
        return Failure(suspect, error, last_table(study, suspect))

    def dismiss(self) -> None:
        """Send everybody home."""
        for worker in self._workers:
            worker.bury()
        self._workers = []


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
