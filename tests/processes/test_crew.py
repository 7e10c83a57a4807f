"""A crew does its task with every item, and none of it outlives whoever wanted that done."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from typing_extensions import override

from dreadhall.processes.crew import MOST_DEATHS, Crew, Deadly, Stillborn
from tests.patience import PATIENCE
from tests.processes.tasks import square


def test_each_item_is_done_once_and_can_be_had_in_order() -> None:
    with Crew(square, 2) as crew:
        assert sorted(crew.do(range(7))) == [(item, item * item) for item in range(7)]
        assert list(crew.in_order(range(9, 4, -1))) == [81, 64, 49, 36, 25]
        assert len(crew.processes) == 2


def test_what_kills_whoever_does_it_is_named_and_the_rest_is_done() -> None:
    with Crew(square, 2) as crew:
        assert list(crew.in_order([1, -1, 2, 3])) == [1, Deadly(MOST_DEATHS, -signal.SIGKILL), 4, 9]


def test_processes_that_die_as_they_start_are_not_started_for_ever() -> None:
    with Crew(Unreadable(), 1) as crew, pytest.raises(Stillborn):
        list(crew.do([1]))


class Unreadable:
    """A task that cannot be read where it should be done."""

    @override
    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)

    def __call__(self, item: int) -> int:
        return item


def test_a_crew_ends_with_whoever_wants_its_work_done(tmp_path: Path) -> None:
    script = tmp_path / "wanted.py"
    script.write_text(
        "from dreadhall.processes.crew import Crew\n"
        "from tests.processes.tasks import square\n"
        "if __name__ == '__main__':\n"
        "    with Crew(square, 2) as crew:\n"
        "        list(crew.do(range(4)))\n"
        "        print(*crew.processes, flush=True)\n"
        "        input()\n",
        encoding="utf-8",
    )
    command = [sys.executable, str(script)]
    environment = os.environ | {"PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        crew = [psutil.Process(int(number)) for number in parent.stdout.readline().split()]
        parent.kill()
    assert len(crew) == 2
    _, alive = psutil.wait_procs(crew, timeout=PATIENCE)
    assert not alive
