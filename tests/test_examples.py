"""What the documents show runs, and is what lies in `examples`."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from examples.lantern_bot.lantern_bot import LanternBot
from examples.shade_bot.shade_bot import ShadeBot

from dreadhall.bots import BOTS
from dreadhall.encoding.policy import Policy
from dreadhall.lab.arena import Contest, play_pair

ROOT = Path(__file__).parents[1]
PAGES = ["docs/write-a-bot.md", "docs/environments.md"]
SHOWN = re.compile(r"<!-- (examples/\S+) -->\n```\w+\n(.*?)```", re.DOTALL)


def text(path: str) -> str:
    """A file of the repository."""
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _bots_as_before() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize("page", PAGES)
def test_every_example_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", SHOWN.sub("", text(page)), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})
        assert capsys.readouterr().out.strip() not in ("", "False")


def test_what_a_page_shows_of_a_file_is_what_is_in_it() -> None:
    shown = [part for page in PAGES for part in SHOWN.findall(text(page))]
    assert len(shown) == 3
    for path, part in shown:
        assert part == text(path)


def test_the_bot_of_the_page_beats_chance_in_one_haunt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "lantern", LanternBot)
    contest = Contest("betrayal", 3, {"haunt": 3, "start": "haunt"}, seed=0, pairs=20)
    points = [play_pair(contest, "lantern", "random", number).points for number in range(contest.pairs)]
    assert points.count(2) > points.count(0)


def test_the_second_bot_of_the_page_beats_the_scout_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(text("examples/shade_bot/shade_bot.py").splitlines()) < 120
    monkeypatch.setitem(BOTS, "shade", ShadeBot)
    contest = Contest("betrayal", 4, {"haunt": 41, "start": "haunt"}, seed=0, pairs=24)
    points = [play_pair(contest, "shade", "scout", number).points for number in range(contest.pairs)]
    assert points.count(2) > points.count(0)


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is large, and an extra of its own: dreadhall[train]")
def test_the_script_that_trains_learns_goes_on_and_leaves_weights_that_numpy_plays_by(tmp_path: Path) -> None:
    script = [sys.executable, str(ROOT / "examples/train_ppo.py"), "--haunt", "45", "--folder", str(tmp_path)]
    early = subprocess.run([*script, "--evaluate", "1"], cwd=ROOT, stderr=subprocess.PIPE, check=False, text=True)
    assert "nothing has been learnt there yet" in early.stderr.splitlines()[-1]
    small = {"processes": 1, "tables": 4, "length": 8, "demonstrations": 2, "epochs": 1, "refresh": 1}
    for steps in (32, 64):
        given = [f"--{name}={value}" for name, value in {**small, "steps": steps, "device": "cpu"}.items()]
        subprocess.run([*script, *given], check=True, cwd=ROOT)
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [line["stage"] for line in curve] == ["imitate", "ppo", "ppo"]
    assert curve[-1]["steps"] == 64
    assert Policy.read(tmp_path / "snapshot.npz").options == {"haunt": 45, "start": "haunt"}
