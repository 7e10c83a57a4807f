"""What the documents show runs, and is what lies in `examples`."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from examples import learn_a_haunt
from examples.lantern_bot.lantern_bot import LanternBot
from examples.shade_bot.shade_bot import ShadeBot

from dreadhall.bots import BOTS
from dreadhall.lab.arena import Contest, play_pair
from dreadhall.rl import TableEnv

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
    contest = Contest("betrayal", 4, {"haunt": 41, "start": "haunt"}, seed=0, pairs=12)
    points = [play_pair(contest, "shade", "scout", number).points for number in range(contest.pairs)]
    assert points.count(2) > points.count(0)


def test_the_script_that_learns_is_short_and_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(text("examples/learn_a_haunt.py").splitlines()) < 200
    table = TableEnv("betrayal", 3, {"haunt": 34, "start": "haunt"}, shaping=0.5, most_answers=300)
    policy = learn_a_haunt.train(table, games=8, batch=4)
    assert policy.weights.any()
    assert "8 games" in capsys.readouterr().out


def test_what_went_better_becomes_more_likely() -> None:
    table = TableEnv("betrayal", 3, {"haunt": 34, "start": "haunt"})
    policy = learn_a_haunt.Policy(learn_a_haunt.Eyes(table))
    table.reset(seed=1)
    while "end-turn" not in table.legal(table.agent_selection).values():
        table.step(next(iter(table.legal(table.agent_selection))))
    numbers = table.legal(table.agent_selection)
    legal = np.array(sorted(numbers))
    _, step = policy.choose(table.observe(table.agent_selection)["observation"], legal, np.random.default_rng(1))
    assert step is not None
    end_turn = [numbers[number] for number in sorted(numbers)].index("end-turn")
    good = step._replace(taken=end_turn, reward=1.0)
    bad = step._replace(taken=(end_turn + 1) % len(legal), reward=-1.0)
    policy.learn([[good], [bad]], rate=0.5)
    after = step.rows @ policy.weights
    assert after[good.taken] > after[bad.taken]
