"""What is registered, what is left out, and that nobody else knows a game by its name."""

import re
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import dreadhall
from dreadhall import registry
from dreadhall.bots import bots_for
from dreadhall.kernel.rulebook import Rulebook
from dreadhall.registration import Page, Registration, resolve
from dreadhall.registry import NameTaken, installed, register, shipped
from dreadhall.server.http.api.own_pages import own_pages
from dreadhall.terminal import Look
from dreadhall.testing.surface import Surface
from tests.elsewhere.distributions import lay
from tests.smallgame import GAME, Lanterns

OURS = ["darkest", "betrayal"]
PACKAGE = Path(dreadhall.__file__).parent
OWN = re.compile(r"(darkest|betrayal)(_\w+)?(\.py)?")
"""The folders and files that belong to a game."""

A_GAME = """
from dreadhall import Registration
from dreadhall.kernel import Game

class Imposter(Game):
    name = "darkest"

RECORD = Registration(game=Imposter())
NOTHING = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where distributions are installed."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "imposter", raising=False)
    return tmp_path


def names() -> list[str]:
    return [record.game.name for record in installed()]


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("missing.module:RECORD", "ModuleNotFoundError: No module named 'missing'"),
        ("imposter:MISSING", "AttributeError: module 'imposter' has no attribute 'MISSING'"),
        ("imposter:NOTHING", "TypeError: imposter:NOTHING is not a Registration"),
        ("imposter:RECORD", "NameTaken: another game is called 'darkest' already"),
        ("not a reference", "AttributeError"),
    ],
)
def test_what_cannot_be_had_is_named_in_a_line_and_the_others_go_on(
    folder: Path, caplog: pytest.LogCaptureFixture, where: str, reason: str
) -> None:
    lay(folder, "a-cellar", {"imposter.py": A_GAME}, {"dungeon": where})
    assert names() == OURS
    [line] = caplog.messages
    assert line.startswith(f"dreadhall: the game 'dungeon' of a-cellar is left out: {reason}")
    assert "\n" not in line


def test_in_a_checkout_only_what_it_says_now_counts(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    lay(folder, "dreadhall", {}, {"old": "dreadhall.old.registration:OLD"})
    assert names() == OURS
    assert caplog.messages == []


def test_elsewhere_ours_are_found_as_they_were_installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "__file__", str(folder / "lib" / "dreadhall" / "registry.py"))
    lay(folder, "dreadhall", {}, {"betrayal": "dreadhall.betrayal.registration:BETRAYAL"})
    assert names() == ["betrayal"]


def test_two_games_of_one_name_are_refused() -> None:
    class Other(Lanterns):
        name = "darkest"

    with pytest.raises(NameTaken, match="another game is called 'darkest' already"):
        register(Registration(game=Other()))
    assert not isinstance(dreadhall.GAMES["darkest"], Other)


def test_a_game_may_be_registered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, GAME.name, GAME)
    monkeypatch.setitem(dreadhall.GAMES.records, GAME.name, Registration(game=GAME))
    record = Registration(game=GAME)
    register(record)
    assert dreadhall.GAMES.records[GAME.name] is record


@pytest.mark.parametrize("name", OURS)
def test_every_part_that_a_record_names_is_there(name: str) -> None:
    record = dreadhall.GAMES.records[name]
    assert all(callable(bots_for(name)[bot]) for bot in ("random", *record.bots))
    assert isinstance(resolve(record.terminal), Look)
    assert isinstance(resolve(record.rulebook)("en"), Rulebook)
    assert all(isinstance(page, Page) for page in resolve(record.pages) or ())
    assert isinstance(resolve(record.view), type)
    assert isinstance(resolve(record.corpus)(), dict)
    assert isinstance(resolve(record.surface)(), Surface)
    assert record.pieces is None or isinstance(resolve(record.pieces)(), dict)


def test_a_game_without_its_pages_does_not_close_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    before = own_pages().work
    assert before == {"random": 5, "check": 2}
    monkeypatch.setitem(dreadhall.GAMES.records, GAME.name, Registration(game=GAME, pages="missing:PAGES"))
    with capture_logs() as lines:
        assert own_pages().work == before
    [line] = lines
    assert (line["game"], line["reason"]) == ("lanterns", "ModuleNotFoundError: No module named 'missing'")


def test_our_own_are_those_of_our_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES.records, GAME.name, Registration(game=GAME))
    assert [record.game.name for record in shipped()] == OURS


def test_nobody_but_a_game_itself_names_one() -> None:
    """import-linter sees who imports a game; here are those who would know it only by its name."""
    files = [path for part in ("kernel", "server", "terminal") for path in (PACKAGE / part).rglob("*.py")]
    files += [PACKAGE / name for name in ("registry.py", "registration.py", "words.py", "cli.py", "bots/base.py")]
    general = [path for path in files if not any(OWN.fullmatch(part) for part in path.relative_to(PACKAGE).parts)]
    assert len(general) > 80
    assert [path.name for path in general if re.search("darkest|betrayal", path.read_text(encoding="utf-8"))] == []
