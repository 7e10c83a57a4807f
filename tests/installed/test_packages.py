"""A haunt and a game of others, packed as wheels and installed beside ours: they are played in terminal and study."""

import sys
from pathlib import Path

import pytest

from tests.installed.conftest import Installed, run

STUDY = """
game = "betrayal"
games = 2
[grid]
haunt = ["thin-ice"]
[options]
start = "haunt"
explorers = "dealt"
[players]
all = "random"
"""


@pytest.fixture(scope="module")
def beside(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which both are installed, as `dreadhall new` has written them."""
    folder = tmp_path_factory.mktemp("beside")
    for kind, name in (("haunt", "thin-ice"), ("game", "tin-cups")):
        installed.say("new", kind, name, "--to", folder)
        run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, folder / name)
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "install", "--quiet"]
    run(*pip, "--no-index", "--no-deps", "--target", folder / "site", *folder.glob("*.whl"))
    return folder / "site"


def test_both_are_listed(installed: Installed, beside: Path) -> None:
    listed = installed.say("games", "--language", "de", beside=beside)
    assert "thin-ice" in listed
    assert "tin-cups · Tin Cups · 2 bis 4 Plätze" in listed


def test_the_game_is_played_in_a_terminal(installed: Installed, beside: Path) -> None:
    told = installed.say("play", "tin-cups", "--bots", "2=bot", "--seed", "3", typed="1\n2\n" * 100, beside=beside)
    assert "Do you roll?" in told
    assert "The game is over" in told


def test_the_haunt_is_played_in_a_terminal(installed: Installed, beside: Path) -> None:
    options = ("--option", "haunt=thin-ice", "--option", "start=haunt", "--option", "explorers=dealt")
    seated = ("--bots", "2=random,3=random", "--seed", "3")
    told = installed.say("play", "betrayal", *seated, *options, typed="1\n" * 12 + "q\n", beside=beside)
    assert "Thin Ice" in told
    assert "[betrayal" not in told


def test_the_haunt_is_studied(installed: Installed, beside: Path, tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text(STUDY, encoding="utf-8")
    process = installed.start("lab", "run", study, "--to", tmp_path / "rows", "--jobs", "1", beside=beside)
    said, complaints = process.communicate()
    assert process.returncode == 0, complaints
    assert "2 games in" in said
