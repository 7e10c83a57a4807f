"""Whatever comes in: no failure, no stack trace, and no connection that ends without a reason."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, Response
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

import dreadhall
from dreadhall.kernel import DreadhallError
from dreadhall.kernel.saves import read_save, write_save
from tests.patience import PATIENCE
from tests.server.helpers import Server, Table, connect

pytestmark = pytest.mark.anyio

EXAMPLES = 2
FRAMES = 400
TRACES = ("Traceback", 'File "', ".py")
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]
# What is right by the document can still be wrong by the rules of a game, or invisible.
MAKE_NO_SENSE = ("bad-option", "bad-save", "bad-name")

# Values that get further than anything made at random.
PLAUSIBLE: dict[str, list[Any]] = {
    "game": ["lanterns", "darkest"],
    "seats": [1, 2, 3],
    "seat": [0, 1],
    "bot": ["random"],
    "link": ["invite", "spectator"],
    "asked": [0, 1, 2],
    "number": [0, 1, 2],
    "since": [0, 1, 2],
    "agree": [True, False],
    "answer": ["trap:attic", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5", "bid:6", "act", "\x00", "\U0001f480"],
    "options": [{}, {"household": True}, {"rounds": 1}, {"rounds": {"a": [[[]]]}}, {"\x00": "\x00"}],
    "name": ["Ann", "\u202e", "a" * 40],
    "text": ["Boo", "\n", "'; DROP TABLE tables; --"],
    "table_id": ["\x00", "%00", "..", "\u2028"],
}

# Where a request names a key in its body.
OF_KEYS = {"beside", "original"}

# Headers that break HTTP itself: such a request is answered before the application sees it.
OF_THE_TRANSPORT = {"connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding", "upgrade"}


class Guest:
    """Somebody with all the keys of a table at one of the servers; bots play the seats that nobody takes."""

    def __init__(self, session: requests.Session, address: str, people: int = 2) -> None:
        self.session = session
        self.address = address
        opened = self.post("", "none", {"game": "lanterns", "seats": 2})
        self.id: str = opened["table_id"]
        self.keys: list[str] = [opened["host_key"], opened["invite_key"], opened["spectator_key"]]
        for seat in range(people):
            self.keys.append(self.post(f"/{self.id}/seats/{seat}/join", opened["invite_key"], {"name": "Ann"})["key"])
        for seat in range(people, 2):
            self.send("PUT", f"/{self.id}/seats/{seat}/bot", opened["host_key"], {"bot": "random"})
        self.post(f"/{self.id}/start", opened["host_key"])

    def post(self, path: str, key: str, body: Any = None) -> Any:
        """Something that is granted."""
        return self.send("POST", path, key, body)

    def send(self, method: str, path: str, key: str, body: Any = None) -> Any:
        """Any request that is granted."""
        headers = {"Authorization": f"Bearer {key}"}
        reply = self.session.request(
            method, f"{self.address}/api/tables{path}", json=body, headers=headers, timeout=PATIENCE
        )
        assert reply.ok, reply.text
        return reply.json()

    def call(self, case: Case[Any], key: int | None, *, own_table: bool) -> Response:
        """Send a request, perhaps to one's own table, perhaps with one of the keys to it."""
        if own_table:
            case.path_parameters["table_id"] = self.id
        if key is not None:
            case.headers["Authorization"] = f"Bearer {self.keys[key]}"
            if isinstance(case.body, dict):
                case.body |= dict.fromkeys(OF_KEYS & case.body.keys(), self.keys[-1 - key])
        for name in [name for name in case.headers if name.lower() in OF_THE_TRANSPORT]:
            del case.headers[name]
        return case.call(base_url=self.address, session=self.session, timeout=PATIENCE)


def make_plausible(case: Case[Any], chance: random.Random) -> None:
    """Put values that make sense in place of some that do not."""
    for values in (case.body, case.query, case.path_parameters):
        if isinstance(values, dict):
            for name in values.keys() & PLAUSIBLE.keys():
                if chance.random() < 0.5:
                    values[name] = chance.choice(PLAUSIBLE[name])


def fuzz(guests: list[Guest], operation: Any, mode: GenerationMode, number: int = 1) -> None:
    """Try an operation at all servers with requests that are right, or wrong, by the document."""

    @seed(number)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode), chance=st.randoms(use_true_random=False))
    def try_one(case: Case[Any], chance: random.Random) -> None:
        make_plausible(case, chance)
        own_table = "table_id" in (case.path_parameters or {}) and chance.random() < 0.9
        key = chance.randrange(len(guests[0].keys)) if chance.random() < 0.9 else None
        for guest in guests:
            reply = guest.call(case, key, own_table=own_table)
            case.validate_response(reply, checks=CHECKS)
            check_refusal(reply.status_code, reply.text)
            if mode is GenerationMode.POSITIVE and reply.status_code == 400:
                assert reply.json()["error"] in MAKE_NO_SENSE, reply.text

    with suppress(Unsatisfiable):  # without parameters there is nothing to be wrong
        try_one()


def check_refusal(status: int, text: str) -> None:
    """A refusal is a code and one line, and tells nothing of our insides."""
    if status < 400:
        return
    refusal = json.loads(text)
    assert {"error", "message"} <= set(refusal), text
    assert "\n" not in refusal["message"]
    assert not any(trace in refusal["message"] for trace in TRACES), text


def operations_at(address: str) -> list[Any]:
    """All that the document of a server lists."""
    document = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    return [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]


def fuzz_all(addresses: list[str]) -> int:
    """Try every operation of the document; how many there are."""
    operations = operations_at(addresses[0])
    with requests.Session() as session:
        for operation in operations:
            guests = [Guest(session, address) for address in addresses]
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                fuzz(guests, operation, mode)
    return len(operations)


async def test_every_operation_of_the_document_keeps_to_it(small_server: Server, postgres_server: Server) -> None:
    addresses = [small_server.address, postgres_server.address]
    assert await asyncio.to_thread(fuzz_all, addresses) > 30


async def test_every_address_says_what_can_be_done_there(small_server: Server) -> None:
    document = (await small_server.http.get("/api/schema/openapi.json")).json()
    for path, operations in document["paths"].items():
        known = {method.upper() for method in operations} | {"OPTIONS"}
        url = path.format(table_id="x", seat=0, link="invite", game="darkest", file="index.js")
        for method in ("OPTIONS", "TRACE"):
            reply = await small_server.http.request(method, url)
            assert set(reply.headers["allow"].split(", ")) == known, path
            assert reply.status_code == (204 if method == "OPTIONS" else 405)


NO_JSON = [
    b"",
    b"{",
    b"\xff",
    b'{"game": "\xff", "seats": 2}',
    b'{"game": "\xed\xa0\x80", "seats": 2}',
    b'{"game": "\\ud800", "seats": 2}',
    b'{"game": NaN}',
    b'{"seats": 1e999, "game": "lanterns"}',
    b'{"seats": 123456789012345678901234567890, "game": "lanterns"}',
    b'{"seats": 2, "seats": 3, "game": "lanterns", "game": 7}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b"null",
    b'"' + b"x" * 60_000 + b'"',
]
KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]


async def test_what_is_no_json_is_refused_everywhere(server: Server) -> None:
    rng = random.Random(2)
    table = await server.started()
    for path in ("", "/answer", "/undo", "/undo/agree", "/chat", "/seats/0/join", "/../mine", "/../tables/restore"):
        for body in NO_JSON:
            url = "/api/tables" if not path else f"/api/tables/{table.id}{path}"
            url = url.replace(f"/tables/{table.id}/..", "")
            key = rng.choice([table.host, table.invite, table.keys[0], "x", "\xff", "a b c"])
            headers = {"content-type": rng.choice(KINDS), "authorization": f"Bearer {key}".encode("latin-1")}
            reply = await server.http.post(url, content=body, headers=headers)  # type: ignore[arg-type]
            assert 400 <= reply.status_code < 500, (url, body[:40], reply.text)
            check_refusal(reply.status_code, reply.text)


# Saves that somebody has made by hand


WILDER: list[Any] = [None, -1, 0, 99, "", "x", [], {}, True]


def damaged(save: dict[str, Any], rng: random.Random, wilder: list[Any] = WILDER) -> dict[str, Any]:
    """A save in which something has been changed, with the fingerprint that belongs to it."""
    copy = json.loads(json.dumps(save))
    place, name = rng.choice(list(places(copy)))
    old = place[name]
    place[name] = rng.choice([[], old * 2, old[1:]] if isinstance(old, list) else wilder)
    try:
        return write_save(read_save(copy))
    except DreadhallError:
        return dict(copy)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in it where there is something."""
    items: list[Any] = []
    if isinstance(value, dict):
        items = list(value)
    elif isinstance(value, list):
        items = list(range(len(value)))
    for name in items:
        yield value, name
        yield from places(value[name])


@pytest.mark.parametrize("game", ["lanterns", "darkest"])
async def test_a_save_made_by_hand_is_taken_or_refused(small_server: Server, game: str) -> None:
    rng = random.Random(3)
    save = dreadhall.new_table(game, 2, 1).save()
    for _ in range(60):
        body = {"save": damaged(save, rng)}
        reply = await small_server.http.post("/api/tables/restore", json=body)
        check_refusal(reply.status_code, reply.text)
        assert reply.status_code in (201, 400), reply.text


# Live connections


def random_frame(rng: random.Random, known: list[dict[str, Any]]) -> str | bytes:
    """Something a client might send: right, nearly right, or nothing of the kind."""
    frame = dict(rng.choice(known))
    kind = rng.randrange(8)
    if kind == 0:
        return json.dumps(frame)
    if kind == 1:
        frame[rng.choice(list(frame))] = rng.choice(WILD)
        return json.dumps(frame)
    if kind == 2:
        frame.pop(rng.choice(list(frame)))
        return json.dumps(frame)
    if kind == 3:
        frame[rng.choice(["x", "id", "key", "\x00", "x" * 500])] = rng.choice(WILD)
        return json.dumps(frame)
    if kind == 4:
        text = json.dumps(frame)
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(["", "\x00", '"', "{", "\u2028", "\U0001f480", "[" * 3000]) + text[at + 1 :]
    if kind == 5:
        return "".join(chr(rng.choice([rng.randrange(1, 128), rng.randrange(0xE000, 0x10FFFF)])) for _ in range(30))
    if kind == 6:
        return rng.randbytes(rng.randrange(200))
    return rng.choice(["", "[]", "null", "0", '"hello"', "{" * 5000, '{"type":' * 2000, " " * 9000])


WILD: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 2**200, 1.5, 1e300, "", "x", "\x00", "x" * 600, [], {}, [[]]]


def frames_at(table: Table) -> list[dict[str, Any]]:
    """Frames with which something can be done."""
    return [
        {"type": "answer", "asked": 0, "answer": "trap:attic", "id": 1},
        {"type": "answer", "asked": 1, "answer": "bid:2", "id": 2},
        {"type": "undo", "number": 1, "id": 3},
        {"type": "agree", "number": 1, "agree": True, "id": 4},
        {"type": "chat", "text": "Boo", "id": 5},
        {"type": "ping", "id": 6},
        {"type": "hello", "key": table.keys[0], "since": 0, "chat": 0},
    ]


async def test_every_frame_has_its_reply_and_the_connection_lives_on(server: Server) -> None:
    rng = random.Random(5)
    table = await server.started()
    known = frames_at(table)
    keys: list[int | str] = [0, 1, table.host, table.spectator, table.invite]
    for key in keys:
        async with table.connect(key) as listener:
            for _ in range(FRAMES // len(keys)):
                await listener.socket.send(random_frame(rng, known))
                await one_reply(listener.hear)
            await listener.socket.send('{"type": "ping", "id": 77}')
            assert (await one_reply(listener.hear))["id"] == 77


async def one_reply(hear: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """Listen until a frame is answered; news may come before."""
    for _ in range(20):
        message = await hear()
        if message["type"] == "refused":
            assert "\n" not in message["message"]
            assert not any(trace in message["message"] for trace in TRACES)
        if message["type"] in ("done", "refused"):
            return message
    raise AssertionError("no reply")


async def test_a_first_frame_of_any_kind_is_a_hello_or_the_end(server: Server) -> None:
    rng = random.Random(6)
    table = await server.started()
    known = frames_at(table)[-1:] * 3 + frames_at(table)
    for _ in range(60):
        first = random_frame(rng, known)
        async with connect(f"{table.server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live") as socket:
            with suppress(ConnectionClosed):
                await socket.send(first)
                async with asyncio.timeout(PATIENCE):
                    await socket.recv()
            assert socket.close_code in (None, 4400, 4401), first[:100]
