"""Several processes on one socket: they are started together, replaced where one dies, and stopped together."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog

from dreadhall.server.config import Settings
from dreadhall.server.peers import Beats, Flags, Peers, make_boxes

log = structlog.get_logger("dreadhall.supervisor")

Work = Callable[[Settings, socket.socket, Peers], None]

# A process that dies sooner than this after its start is replaced after a pause.
TOO_SOON, PAUSE = 5.0, 1.0
# How often we look whether all are alive.
LOOK_SECONDS = 1.0


class Supervisor:
    """Keeps so many processes at work."""

    def __init__(self, settings: Settings, listening: socket.socket, work: Work) -> None:
        self._settings = settings
        self._listening = listening
        self._work = work
        self._boxes = make_boxes(settings.workers)
        self._are_there: Any = RawArray("b", settings.workers)
        self._beats: Any = RawArray("d", settings.workers)
        self._started: dict[int, float] = {}
        self._processes: dict[int, SpawnProcess] = {}
        self._awake, self._alarm = socket.socketpair()
        self._figures = ""

    def run(self) -> None:
        """Until we are told to stop."""
        with TemporaryDirectory(prefix="dreadhall-") as self._figures:
            self._run()

    def _run(self) -> None:
        stopping = threading.Event()

        def stop(_signal: int, _frame: object) -> None:
            stopping.set()
            self._alarm.send(b"!")

        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, stop)
        for number in range(self._settings.workers):
            self._start(number)
        while not stopping.is_set():
            wait([self._awake, *(process.sentinel for process in self._processes.values())], LOOK_SECONDS)
            if not stopping.is_set():
                self._end_the_frozen()
                self._replace_the_dead()
        self._stop()

    def _start(self, number: int) -> None:
        box, slots = self._boxes[number][0], [slot for _, slot in self._boxes]
        shared = (self._are_there, self._beats, Path(self._figures))
        process = multiprocessing.get_context("spawn").Process(
            target=work_under, args=(self._work, self._settings, self._listening, number, box, slots, *shared)
        )
        process.start()
        self._processes[number] = process
        self._started[number] = time.monotonic()

    def _end_the_frozen(self) -> None:
        """A process that shows no sign of life for too long is as good as dead, and has to make room."""
        for number, process in self._processes.items():
            still = time.monotonic() - self._beats[number]
            if self._are_there[number] and still > self._settings.frozen_seconds and process.is_alive():
                log.warning("a process stands still", number=number, seconds=int(still))
                process.kill()
                process.join()

    def _replace_the_dead(self) -> None:
        for number, process in list(self._processes.items()):
            if not process.is_alive():
                self._are_there[number] = False
                log.warning("a process died", number=number, code=process.exitcode)
                if time.monotonic() - self._started[number] < TOO_SOON:
                    time.sleep(PAUSE)
                self._start(number)

    def _stop(self) -> None:
        for process in self._processes.values():
            process.terminate()
        until = time.monotonic() + 2 * self._settings.shutdown_seconds
        for process in self._processes.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def work_under(
    work: Work,
    settings: Settings,
    listening: socket.socket,
    number: int,
    box: socket.socket,
    slots: list[socket.socket],
    are_there: Flags,
    beats: Beats,
    figures: Path,
) -> None:
    """What one of the processes does, for as long as the one that started it is there."""
    threading.Thread(target=follow, daemon=True).start()
    work(settings, listening, Peers(number, box, slots, are_there, beats, figures))


def follow() -> None:
    """Stop, in order, when nobody is there any more to stop us."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
