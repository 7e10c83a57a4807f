"""Small doors beside the road: odd addresses, foreign pages, names that cannot be seen, tables that are not there."""

import hmac
import json
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

import dreadhall
from dreadhall.kernel import BadOption
from dreadhall.server import keys
from dreadhall.server.http import pages
from dreadhall.server.wire.names import readable
from tests.server.conftest import StartServer
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio

NEW_TABLE = {"game": "lanterns", "seats": 2}


# Addresses


@pytest.mark.parametrize("name", ["%00", "x%00.js", "assets/%00", "a" * 3000, "%ff%fe", "..%2f..%00", "%F0%9F%92%80"])
async def test_an_address_that_no_file_can_have_is_refused_in_order(
    small_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "index.html").write_text("the client")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    reply = await small_server.http.get(f"/{name}")
    assert reply.status_code in (200, 404), reply.text
    assert "%00" not in name or reply.status_code == 404


async def test_no_address_of_the_document_stumbles_over_odd_characters(small_server: Server) -> None:
    document = (await small_server.http.get("/api/schema/openapi.json")).json()
    for path, operations in document["paths"].items():
        for odd in ("%00", "%ff", "%2f", "x" * 3000, "%E2%80%AE", "\U0001f480"):
            url = path.format(table_id=odd, seat=odd, link=odd, game=odd, file=odd)
            for method in operations:
                reply = await small_server.http.request(method, url, headers={"authorization": "Bearer x"})
                assert reply.status_code < 500, (method, url)


# Pages from elsewhere


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
async def test_a_body_that_is_not_called_json_is_refused(small_server: Server, kind: str) -> None:
    for path in ("/api/tables", "/api/mine", "/api/tables/restore", "/api/tables/x/answer"):
        reply = await small_server.http.post(path, content=json.dumps(NEW_TABLE), headers={"content-type": kind})
        assert (reply.status_code, reply.json()["error"]) == (415, "bad-media")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
async def test_a_body_that_is_called_json_is_taken(small_server: Server, kind: str) -> None:
    reply = await small_server.http.post("/api/tables", content=json.dumps(NEW_TABLE), headers={"content-type": kind})
    assert reply.status_code == 201


async def test_a_request_without_a_body_needs_no_type(small_server: Server) -> None:
    table = await small_server.open()
    await table.join(0)
    await table.join(1)
    url = f"/api/tables/{table.id}/start"
    headers = {"authorization": f"Bearer {table.host}", "content-length": "0", "content-type": "text/plain"}
    assert (await small_server.http.post(url, headers=headers)).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://[", ""])
async def test_a_page_from_elsewhere_changes_nothing(small_server: Server, origin: str) -> None:
    reply = await small_server.http.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
    assert (reply.status_code, reply.json()["error"]) == (403, "forbidden")
    assert (await small_server.http.get("/api/games", headers={"origin": origin})).status_code == 200


async def test_our_own_pages_and_those_that_are_set_may(start_server: StartServer, tmp_path: Path) -> None:
    friend = "https://friend.example"
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", origins=[friend])
    for origin in (server.address, friend):
        assert (await server.http.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})).status_code == 201


async def test_our_pages_connect_to_us_alone(small_server: Server) -> None:
    host = small_server.address.removeprefix("http://")
    for given, sources in ((host, f"'self' ws://{host} wss://{host}"), ("x; script-src *", "'self'"), ("", "'self'")):
        policy = (await small_server.http.get("/", headers={"host": given})).headers["content-security-policy"]
        assert f"connect-src {sources};" in policy
        assert "script-src" not in policy


async def test_nothing_of_ours_is_for_other_pages(small_server: Server) -> None:
    for path in ("/", "/api/games", "/api/nowhere"):
        headers = (await small_server.http.get(path)).headers
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "strict-transport-security" not in headers


async def test_whoever_came_over_tls_is_to_come_over_tls_again(start_server: StartServer, tmp_path: Path) -> None:
    over_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", proxies=["127.0.0.1"])
    assert "max-age=" in (await server.http.get("/", headers=over_tls)).headers["strict-transport-security"]
    assert "strict-transport-security" not in (await server.http.get("/")).headers
    unasked = await start_server(f"sqlite:///{tmp_path / 'y.sqlite3'}")
    assert "strict-transport-security" not in (await unasked.http.get("/", headers=over_tls)).headers


# Names


HIDDEN = [
    *(
        "\u200b",
        "Ann\u200b",
        "\u202eAnn",
        "A\u2066nn",
        "\ufeff",
        "A\u200cnn",
        "A\u200dnn",
        "\u200d\U0001f469",
        "\u00ad",
    ),
    *("\u2800", "\u3164", "\u115f\u1160", "\uffa0", "A\u034f", "A\ufe0e", "A\ufe0f", "\U000e0041", "\ue000", "\u0378"),
    *("\x85Ann\x9b", "\U000e0100A"),
]
BLANK = [" ", "\u00a0\u3000", "\u2003", "\u0301", " \u2028 "]
SEEN = [
    "Ann",
    "Zoë",
    "李",
    "أحمد",
    "Ὀδυσσεύς",
    "\U0001f469\u200d\U0001f4bb",
    "\u2764\ufe0f\u200d\U0001f525",
    "?",
    "x\u20dd",
]
SEEN += ["\U0001f469\U0001f3fd\u200d\U0001f680", "1\ufe0f\u20e3", "\U0001f3f3\ufe0f\u200d\U0001f308", "O’Neill", "नमस्ते"]


@pytest.mark.parametrize("name", [*HIDDEN, *BLANK])
async def test_a_name_that_cannot_be_seen_is_refused(small_server: Server, name: str) -> None:
    table = await small_server.open()
    await table.refused(400, "bad-name", "POST", "/seats/0/join", table.invite, {"name": name})
    await table.join(0)
    await table.refused(400, "bad-name", "PATCH", "/seats/0", 0, {"name": name})


@pytest.mark.parametrize("title", HIDDEN)
async def test_a_title_that_cannot_be_seen_is_refused(small_server: Server, title: str) -> None:
    reply = await small_server.http.post("/api/tables", json={**NEW_TABLE, "title": title})
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-name")
    table = await small_server.open()
    await table.refused(400, "bad-name", "PATCH", "", table.host, {"title": title})


@pytest.mark.parametrize("name", SEEN)
async def test_a_name_that_can_be_seen_is_kept(small_server: Server, name: str) -> None:
    table = await small_server.open(title=name)
    await table.join(0, name)
    info = await table.info()
    assert (info["title"], info["seats"][0]["name"]) == (name, name)


async def test_names_are_trimmed_and_composed(small_server: Server) -> None:
    table = await small_server.open(title="   ")
    await table.join(0, "  Zoe\u0308 \u00a0 of   the Attic ")
    info = await table.info()
    assert (info["title"], info["seats"][0]["name"]) == ("", "Zoë of the Attic")


def test_a_name_that_grows_by_being_composed_is_still_too_long() -> None:
    with pytest.raises(dreadhall.DreadhallError):
        readable("\u0958" * 40, 40)


# Options


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("betrayal", {"played": [1] * 20_000}),
        ("darkest", {"house_rules": {f"rule {number}": "revised" for number in range(1000)}}),
        ("darkest", {"house_rules": {"no such rule": "revised"}}),
        ("darkest", {"house": "C1.0 " * 5000}),
        ("darkest", {"team": ["leo"] * 5000}),
        ("darkest", {"split": [10**400]}),
    ],
)
def test_options_cannot_be_huge(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refusal:
        dreadhall.new_table(game, 3, 1, options)
    assert f"option {next(iter(options))}" in str(refusal.value)
    assert len(str(refusal.value)) < 300


def unbounded(hint: Any) -> Iterator[str]:
    """The parts of a type whose values can be as long as anybody likes."""
    bounds: list[Any] = []
    while typing.get_origin(hint) is typing.Annotated:
        hint, *more = typing.get_args(hint)
        bounds += [each for each in more if isinstance(each, msgspec.Meta)]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (tuple, list, dict) or hint is str:
        if not any(each.max_length is not None for each in bounds):
            yield str(hint)
    elif hint is int and not any(each.le is not None for each in bounds):
        yield "int"
    if origin in (tuple, list, dict, typing.Union, types.UnionType):
        for arg in args:
            yield from unbounded(arg)


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_every_option_has_a_bound(game: str) -> None:
    hints = typing.get_type_hints(dreadhall.GAMES[game].options_type, include_extras=True)
    assert {name: list(unbounded(hint)) for name, hint in hints.items() if list(unbounded(hint))} == {}


# Tables that are not there


class Work:
    """What the server does for a request: what it asks the database, and the keys that it compares."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.compared = 0
        event.listen(server.services.database.way.engine, "before_cursor_execute", self._ask)
        monkeypatch.setattr(keys, "hmac", types.SimpleNamespace(compare_digest=self._compare))

    def _ask(self, _connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        self.asked.append(statement)

    def _compare(self, one: bytes, other: bytes) -> bool:
        self.compared += 1
        return hmac.compare_digest(one, other)

    async def of(self, server: Server, table_id: str) -> tuple[list[str], int]:
        """The work for somebody with a wrong key to this table."""
        self.asked.clear()
        self.compared = 0
        reply = await server.http.get(
            f"/api/tables/{table_id}", headers={"authorization": f"Bearer {keys.new_key('seat')}"}
        )
        assert reply.status_code == 401
        return list(self.asked), self.compared


async def test_a_table_that_is_there_is_as_much_work_as_one_that_is_not(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(database)
    here, away = await server.started(), await server.started()
    loaded = server.services.tables.in_memory(away.id)
    assert loaded is not None
    server.services.tables.forget(loaded)
    work = Work(server, monkeypatch)
    nowhere = await work.of(server, "0" * len(here.id))
    assert nowhere[0]
    assert await work.of(server, here.id) == nowhere
    assert await work.of(server, away.id) == nowhere
    assert server.services.tables.in_memory(away.id) is None, "nobody brings a table into memory without a key to it"
