"""Several processes that do the same to many items. One that dies is replaced, and another does what it had to do."""

import contextlib
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar

from dreadhall.processes.garbage import calm_collector

AHEAD = 2
"""How many items a process is given at a time, so that it never waits."""
MOST_DEATHS = 3
"""Whoever dies over an item may have been killed by something else; over the third one of them it is the item."""

Item = TypeVar("Item", bound=Hashable)
Outcome = TypeVar("Outcome")


class Stillborn(Exception):
    """All processes die as they start."""


class Deadly(NamedTuple):
    """What has killed every process that was at it: how many, and how the last one ended."""

    deaths: int
    exit_code: int | None


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def start(target: Callable[..., None], *given: Any) -> tuple[Connection, BaseProcess]:
    """A new process that has the other end of a pipe, and nothing else of ours."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, *given), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work(pipe: Connection, task: Callable[[Any], Any]) -> None:
    """What a process does: its task, with each item it is given, as long as somebody wants it."""
    ignore_interrupts()
    calm_collector()
    with contextlib.suppress(EOFError, OSError):  # whoever gave it items is gone
        pipe.send(None)  # it is up
        while True:
            pipe.send((task(pipe.recv()),))


class _Worker(Generic[Item, Outcome]):
    """A process, and what it has to do, the first being what it is at."""

    def __init__(self, task: Callable[[Item], Outcome]) -> None:
        self.pipe, self.process = start(work, task)
        self.items: deque[Item] = deque()
        self.is_up = False

    def give(self, item: Item) -> None:
        """One item more."""
        self.items.append(item)
        with contextlib.suppress(OSError):  # that it has died is found out by whoever waits for its outcome
            self.pipe.send(item)

    def report(self) -> tuple[Item, Outcome] | None:
        """What came of an item; None where it says only that it is up. EOFError and OSError: it has died."""
        said: tuple[Outcome] | None = self.pipe.recv()
        self.is_up = True
        return None if said is None else (self.items.popleft(), *said)

    def bury(self) -> None:
        """See it off, dead or alive."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Crew(Generic[Item, Outcome]):
    """So many processes with one task, which is a function of a module; they end when this one does."""

    def __init__(self, task: Callable[[Item], Outcome], jobs: int | None = None) -> None:
        self.jobs = jobs or cores()
        self._task = task
        self._workers: list[_Worker[Item, Outcome]] = []
        self._deaths: Counter[Item] = Counter()
        self._stillborn = 0
        """How many in a row have died before they could do anything."""

    @property
    def processes(self) -> list[int]:
        """The ids of those at work, for whoever watches over them."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def do(self, items: Iterable[Item]) -> Iterator[tuple[Item, Outcome | Deadly]]:
        """Each item and what came of it, as soon as it is done, in whatever order."""
        waiting = deque(items)
        while len(self._workers) < min(self.jobs, len(waiting)):
            self._workers.append(_Worker(self._task))
        while True:
            self._share_out(waiting)
            busy = {worker.pipe: worker for worker in self._workers if worker.items}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                found: tuple[Item, Outcome | Deadly] | None
                try:
                    found = worker.report()
                except (EOFError, OSError):
                    found = self._replace(worker, waiting)
                if found is not None:
                    yield found

    def in_order(self, items: Iterable[Item]) -> Iterator[Outcome | Deadly]:
        """What came of each item, in the order in which they are given."""
        order = list(items)
        done: dict[Item, Outcome | Deadly] = {}
        found = self.do(order)
        for item in order:
            while item not in done:
                done.update([next(found)])
            yield done.pop(item)

    def _share_out(self, waiting: deque[Item]) -> None:
        """Give those items who have least to do."""
        for ahead in range(AHEAD):
            for worker in self._workers:
                if waiting and len(worker.items) <= ahead:
                    worker.give(waiting.popleft())

    def _replace(self, dead: _Worker[Item, Outcome], waiting: deque[Item]) -> tuple[Item, Deadly] | None:
        """Another takes the place of one who has died, and its items are done again, unless one of them kills."""
        dead.bury()
        self._stillborn = 0 if dead.is_up else self._stillborn + 1
        if self._stillborn >= MOST_DEATHS * self.jobs:
            raise Stillborn
        self._workers[self._workers.index(dead)] = _Worker(self._task)
        if not dead.is_up:
            waiting.extendleft(reversed(dead.items))
            return None
        suspect = dead.items.popleft()
        waiting.extendleft(reversed(dead.items))
        self._deaths[suspect] += 1
        if self._deaths[suspect] < MOST_DEATHS:
            waiting.appendleft(suspect)
            return None
        return suspect, Deadly(self._deaths[suspect], dead.process.exitcode)

    def dismiss(self) -> None:
        """Send everybody home."""
        for worker in self._workers:
            worker.bury()
        self._workers = []

    def __enter__(self) -> "Crew[Item, Outcome]":
        return self

    def __exit__(self, *_: object) -> None:
        self.dismiss()
