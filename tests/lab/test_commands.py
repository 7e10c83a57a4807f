"""`dreadhall lab` on the command line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from dreadhall.cli import app
from dreadhall.lab.columns import OF_GAMES
from dreadhall.lab.running import run_study
from dreadhall.lab.store import read_games
from dreadhall.lab.workers import Alone
from tests.lab.small import SMALL

WIDE = {"COLUMNS": "200"}
NIGHT = """
game = "darkest"
games = 2
[players]
all = "random"
"""


def run(*args: object) -> Result:
    return CliRunner(env=WIDE).invoke(app, ["lab", *(str(arg) for arg in args)], catch_exceptions=False)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("studies") / "small"
    run_study(SMALL, folder, Alone())
    return folder


def test_a_study_is_played_and_goes_on_when_it_is_called_again(tmp_path: Path) -> None:
    (tmp_path / "night.toml").write_text(NIGHT)
    first = run("run", tmp_path / "night.toml", "-o", tmp_path / "night", "--jobs", 1)
    assert first.exit_code == 0
    assert "2 games in" in first.stdout
    assert "survivors win" in first.stdout
    assert read_games(tmp_path / "night").height == 2
    assert "0 of them played now" in run("run", tmp_path / "night.toml", "-o", tmp_path / "night").stdout


def test_a_report_is_written(small: Path, tmp_path: Path) -> None:
    assert run("report", small, "-o", tmp_path / "report.html").exit_code == 0
    assert "How often the heroes win" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_studies_are_compared(small: Path, tmp_path: Path) -> None:
    compared = run("compare", small, small, "-o", tmp_path / "moved.html")
    assert "0 of 2 cells have moved" in compared.stdout
    assert (tmp_path / "moved.html").exists()


def test_columns_are_told() -> None:
    told = run("columns", "betrayal").stdout
    assert all(f"| `{name}` |" in told for name in (*OF_GAMES, "heroes_cards"))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("run", "nowhere.toml"), "cannot read nowhere.toml"),
        (("report", "nowhere"), "there is no study in nowhere"),
        (("columns", "bertayal"), "did you mean 'betrayal'"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_nobody_plays_on_the_moon(tmp_path: Path) -> None:
    (tmp_path / "night.toml").write_text(NIGHT)
    assert "nobody plays on 'moon'" in run("run", tmp_path / "night.toml", "--on", "moon").stderr
