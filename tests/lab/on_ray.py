"""The small study on a Ray of its own, some of whose workers are killed; run in a process of its own."""

import contextlib
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from dreadhall.lab.cluster.workers import RayCrew
from dreadhall.lab.running import run_study
from tests.lab.small import GAMES, SMALL, Doing

POINTS = random.Random(19).sample(range(1, GAMES - 2), 2)


def playing_first(processes: Iterable[psutil.Process]) -> Iterator[tuple[bool, int]]:
    """Ray's workers: whether each is idle, and its id. Ray's agents are called `ray::` as well, and are left alone."""
    for process in processes:
        with contextlib.suppress(psutil.Error):
            if process.name().startswith(("ray::attempt", "ray::IDLE")):
                yield process.name().startswith("ray::IDLE"), process.pid


def main(folder: Path) -> None:
    """Play it, and say how many were killed."""
    crew = RayCrew(jobs=2)
    crew.most_in_a_task = 2
    killed = 0

    def kill_one() -> None:
        nonlocal killed
        workers = sorted(playing_first(psutil.Process().children(recursive=True)))
        if workers:  # one that was killed just before may not be replaced yet
            psutil.Process(workers[0][1]).kill()
            killed += 1

    outcome = run_study(SMALL, folder, crew, Doing(POINTS, kill_one))
    print(outcome.games, len(outcome.failed), killed)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
