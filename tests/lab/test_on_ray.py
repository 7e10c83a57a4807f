"""On Ray a study comes to the same rows as in one process, also when workers are killed."""

import subprocess
import sys
from pathlib import Path

from dreadhall.lab.running import run_study
from dreadhall.lab.workers import Alone
from tests.extras import needs
from tests.lab.small import GAMES, SMALL, frames, same

needs("ray", extra="ray")

ROOT = Path(__file__).parents[2]


def test_a_study_on_ray_whose_workers_are_killed_comes_to_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.lab.on_ray", str(tmp_path / "ray")]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    games, failed, killed = map(int, ran.stdout.splitlines()[-1].split())
    assert (games, failed) == (GAMES, 0)
    assert killed
    run_study(SMALL, tmp_path / "alone", Alone())
    assert same(frames(tmp_path / "ray"), frames(tmp_path / "alone"))
