"""On Ray a study comes to the same rows as in one process, also when workers are killed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dreadhall.lab.running import run_study
from dreadhall.lab.workers import Alone
from tests.extras import needs
from tests.lab.small import GAMES, SMALL, frames, same

needs("ray", extra="ray")

ROOT = Path(__file__).parents[2]


def test_a_study_on_ray_whose_workers_are_killed_comes_to_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.lab.on_ray", str(tmp_path / "ray")]
    ran = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    games, failed, killed = map(int, ran.stdout.splitlines()[-1].split())
    assert (games, failed) == (GAMES, 0)
    assert killed
    run_study(SMALL, tmp_path / "alone", Alone())
    assert same(frames(tmp_path / "ray"), frames(tmp_path / "alone"))


def test_a_ray_whose_parts_come_too_late_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from dreadhall.lab.cluster import workers

    starts = list[str]()

    def init(address: str, **own: Any) -> None:
        starts.append(address)
        if len(starts) < workers.STARTS or address != "local":
            raise RuntimeError("the node timed out")

    monkeypatch.setattr("ray.init", init)
    workers.start_ray("local", num_cpus=1)
    assert starts == ["local"] * workers.STARTS
    with pytest.raises(RuntimeError, match="timed out"):
        workers.start_ray("10.0.0.1:6379")
    assert len(starts) == workers.STARTS + 1
