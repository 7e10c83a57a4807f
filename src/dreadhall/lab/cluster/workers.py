"""Games played on Ray: the same games with the same results, wherever they are played."""

import logging
import os
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import ray
from ray.exceptions import RayError

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.rounds import Number
from dreadhall.lab.store import Measured
from dreadhall.lab.study import Study
from dreadhall.lab.workers import Failure, Report, attempt, last_table
from dreadhall.processes.crew import MOST_DEATHS

AHEAD = 2
"""How many tasks wait for each core, so that none ever does."""
TASK_SECONDS = 0.5
"""How long a task should take: long beside what it costs to hand it out."""
OWN_MEMORY = 100 * 1024 * 1024
"""What a Ray of its own may keep of what goes to and fro: that is little."""
STARTS = 4
"""Ray gives its own parts fifteen seconds to come, which a busy machine does not keep: so often it is started."""


def attempt_several(study: Study, numbers: list[Number]) -> list[Report]:
    """What a task is: a few games one after the other."""
    return [attempt(study, number) for number in numbers]


def measured(game: str) -> Measured:
    """What is installed where this runs."""
    return Measured.here(game)


def start_ray(address: str, **own: Any) -> None:
    """Join a cluster, or start a Ray of its own."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **own)
        except Exception:  # Ray has no name of its own for what came too late
            ray.shutdown()
            if not own or not left:
                raise
        else:
            return


class RayCrew:
    """Tasks on a cluster, or on a Ray of its own on this machine. Ray plays what was lost with a worker again."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = (
            {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": OWN_MEMORY} if address is None else {}
        )
        start_ray(address or "local", **own)
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        if address is not None and jobs is not None:
            self.jobs = min(self.jobs, jobs)
        self._attempt = ray.remote(max_retries=MOST_DEATHS - 1)(attempt_several)
        self.most_in_a_task = 64
        self._in_a_task = 1

    def play(self, study: Study, numbers: Iterable[Number]) -> Iterator[Report]:
        """Play these games; each task takes as many as fit its time."""
        waiting = deque([number] for number in numbers)
        if not waiting:
            return
        self._check_the_cluster(study)
        given = ray.put(study)
        running: dict[ray.ObjectRef, list[Number]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs * AHEAD:
                games = self._next_games(waiting)
                running[self._attempt.remote(given, games)] = games
            over, _ = ray.wait(list(running), num_returns=1)
            for task in over:
                games = running.pop(task)
                try:
                    reports = ray.get(task)
                except RayError as error:
                    yield from self._lost(study, games, error, waiting)
                else:
                    self._reckon(reports)
                    yield from reports

    def _next_games(self, waiting: deque[list[Number]]) -> list[Number]:
        """The games of the next task: those that were lost together are tried one by one, and alone."""
        games: list[Number] = []
        while waiting and len(games) < self._in_a_task:
            games += waiting.popleft()
        return games

    def _lost(
        self, study: Study, games: list[Number], error: RayError, waiting: deque[list[Number]]
    ) -> Iterator[Failure]:
        """A task died again and again: its games are played each by itself, and the one that still dies is named."""
        if len(games) > 1:
            self._in_a_task = 1
            waiting.extendleft([number] for number in reversed(games))
            return
        why = str(error).strip().splitlines()[0]
        yield Failure(games[0], f"whoever plays it dies ({why})", last_table(study, games[0]))

    def _reckon(self, reports: list[Report]) -> None:
        """How many games fit into a task, going by those just played."""
        seconds = [report.game["seconds"] for report in reports if not isinstance(report, Failure)]
        if seconds:
            fit = TASK_SECONDS * len(seconds) / max(sum(seconds), 1e-6)
            self._in_a_task = max(1, min(self.most_in_a_task, int(fit)))

    def _check_the_cluster(self, study: Study) -> None:
        """The same games need the same rules and bots."""
        there = ray.get(ray.remote(measured).remote(study.game))
        if there != measured(study.game):
            raise BadStudy(
                f"the cluster has other rules or bots ({there.dreadhall}, code {there.code}) than this machine"
            )

    def dismiss(self) -> None:
        """Leave the cluster; one of its own ends."""
        ray.shutdown()
