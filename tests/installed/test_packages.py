"""A haunt, cards and a game of others, packed as wheels and installed beside ours: they are played everywhere."""

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dreadhall.betrayal.components.packs import CARD_PACKS
from tests.elsewhere.distributions import many_frost_cards, pack
from tests.installed.conftest import Installed, TableOver, run, said

HAUNT_AND_CARDS = """
game = "betrayal"
games = 2
[grid]
haunt = ["thin-ice"]
[options]
start = "haunt"
explorers = "dealt"
cards = ["frost-cards"]
[players]
all = "random"
"""
GAME = """
game = "tin-cups"
games = 2
[players]
all = "random"
"""


@pytest.fixture(scope="module")
def packages(installed: Installed, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An environment with all three: a haunt and a game as `dreadhall new` has written them, and cards."""
    folder = tmp_path_factory.mktemp("packages")
    for kind, name in (("haunt", "thin-ice"), ("game", "tin-cups")):
        installed.say("new", kind, name, "--to", folder)
    pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "wheel", "--quiet"]
    run(*pip, "--no-index", "--no-deps", "--no-build-isolation", "-w", folder, folder / "thin-ice", folder / "tin-cups")
    pack(folder, "frost-cards", many_frost_cards(), {"frost-cards": "frost_cards:cards"}, CARD_PACKS.group)
    environment = Installed(tmp_path_factory.mktemp("beside"), wheel)
    environment.install(*folder.glob("*.whl"))
    return environment


@pytest.fixture(scope="module")
def server(packages: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server where they are installed."""
    with packages.serve(tmp_path_factory.mktemp("data")) as http:
        yield http


# In a terminal


def test_all_are_listed(packages: Installed) -> None:
    listed = packages.say("games", "--language", "de")
    assert "thin-ice" in listed
    assert "frost-cards" in listed
    assert "tin-cups · Tin Cups · 2 bis 4 Plätze" in listed


def test_the_game_is_played_in_a_terminal(packages: Installed) -> None:
    told = packages.say("play", "tin-cups", "--bots", "2=bot", "--seed", "3", typed="1\n2\n" * 100)
    assert "Do you roll?" in told
    assert "The game is over" in told


def test_the_haunt_is_played_in_a_terminal(packages: Installed) -> None:
    options = ("--option", "haunt=thin-ice", "--option", "start=haunt", "--option", "explorers=dealt")
    seated = ("--bots", "2=random,3=random", "--seed", "3")
    told = packages.say("play", "betrayal", *seated, *options, typed="1\n" * 12 + "q\n")
    assert "Thin Ice" in told
    assert "[betrayal" not in told


def test_a_card_is_drawn_in_a_terminal(packages: Installed) -> None:
    options = ("--option", "cards=frost-cards", "--option", "explorers=dealt")
    seated = ("--bots", "2=random,3=random", "--seed", "3")
    told = packages.say("play", "betrayal", *seated, *options, typed="1\n" * 40 + "q\n")
    assert "draws an item card: Silver Whistle" in told


# In a study


@pytest.mark.parametrize("study", [HAUNT_AND_CARDS, GAME], ids=["haunt and cards", "game"])
def test_they_are_studied(packages: Installed, study: str, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(study, encoding="utf-8")
    process = packages.start("lab", "run", tmp_path / "study.toml", "--to", tmp_path / "rows", "--jobs", "1")
    told, complaints = process.communicate()
    assert process.returncode == 0, complaints
    assert "2 games in" in told


# On a server, as the browser asks it


def test_the_lobby_offers_all_of_them(server: httpx.Client) -> None:
    games = {game["name"]: game for game in said(server.get("/api/games"))}
    options = {option["name"]: option for option in games["betrayal"]["options"]}
    assert [added["value"] for added in options["haunt"]["added"]] == ["thin-ice"]
    assert [added["value"] for added in options["cards"]["added"]] == ["frost-cards"]
    assert "Tin Cups" in server.get("/api/games/tin-cups/words", params={"language": "fr"}).text


def test_the_haunt_is_played_with_the_cards_on_a_server(server: httpx.Client) -> None:
    table = TableOver(server, "betrayal", haunt="thin-ice", start="haunt", explorers="dealt", cards=["frost-cards"])
    while (haunt := table.call("GET", "play", table.keys[0])["view"]["position"]["haunt"]) is None:
        table.move()
    assert haunt["id"] == "thin-ice"
    book = table.call("GET", "book?language=fr", table.keys[0])
    assert "frost-cards" in book["pages"]
    assert "betrayal-book-thin-ice-" in book["text"]
    table.move()


def test_the_game_is_played_on_a_server(server: httpx.Client) -> None:
    TableOver(server, "tin-cups").move()
