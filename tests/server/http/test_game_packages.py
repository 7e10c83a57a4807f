"""What a server serves of a game's package: its words, and the screen that it brings."""

from pathlib import Path

import pytest

import dreadhall
from dreadhall.registration import Registration
from tests.server.helpers import Server
from tests.smallgame import GAME
from tests.smallgame.registration import LOCALES

pytestmark = pytest.mark.anyio


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small game has a screen."""
    folder = tmp_path / "screen"
    folder.mkdir()
    (folder / "index.js").write_text("export const mount = () => ({})", encoding="utf-8")
    (folder / "notes.txt").write_text("for developers", encoding="utf-8")
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    record = Registration(game=GAME, locales=LOCALES, screen=folder)
    monkeypatch.setitem(dreadhall.GAMES.records, GAME.name, record)
    return folder


@pytest.mark.usefixtures("screen")
async def test_the_words_of_a_package_are_served_in_every_language(small_server: Server) -> None:
    for language, title in (("en", "Lanterns"), ("de", "Laternen"), ("fr", "Lanternes")):
        reply = await small_server.http.get("/api/games/lanterns/words", params={"language": language})
        assert f"lanterns-title = {title}" in reply.json()["text"]


async def test_what_is_not_translated_is_english_and_our_own_words_are_the_clients(
    small_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, text in (
        ("en/ember.ftl", "ember-a = Glow\nember-b = Ash\n"),
        ("de/ember.ftl", "ember-a = Glut\n"),
        ("en/books/traitor.ftl", "ember-secret = The trap is in the attic\n"),
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    monkeypatch.setitem(dreadhall.GAMES.records, GAME.name, Registration(game=GAME, locales=tmp_path))
    told = (await small_server.http.get("/api/games/lanterns/words", params={"language": "de"})).json()["text"]
    assert told.split() == ["ember-a", "=", "Glut", "ember-b", "=", "Ash"]
    assert (await small_server.http.get("/api/games/betrayal/words")).json() == {"text": ""}
    assert (await small_server.http.get("/api/games/nothing/words")).status_code == 404


@pytest.mark.usefixtures("screen")
async def test_the_screen_of_a_package_is_served_and_nothing_beside_it(small_server: Server) -> None:
    reply = await small_server.http.get("/api/games/lanterns/screen/index.js")
    assert (reply.status_code, reply.headers["content-type"].split(";")[0]) == (200, "text/javascript")
    assert reply.text == "export const mount = () => ({})"
    games = {game["name"]: game["screen"] for game in (await small_server.http.get("/api/games")).json()}
    assert games == {"darkest": False, "betrayal": False, "lanterns": True}
    for other in ("notes.txt", "missing.js", "..%2fsecret.js", "%2e%2e/secret.js", "%00.js", ""):
        assert (await small_server.http.get(f"/api/games/lanterns/screen/{other}")).status_code in (404, 405)
    assert (await small_server.http.get("/api/games/betrayal/screen/index.js")).status_code == 404
