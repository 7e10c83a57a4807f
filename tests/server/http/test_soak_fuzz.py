"""Whatever comes in, for as long as one likes: no failure of ours, no stack trace, no connection that just ends."""

import asyncio
import itertools
import json
import os
import random
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import requests
from schemathesis import GenerationMode
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import dreadhall
from dreadhall.kernel import Table as Game
from tests.patience import PATIENCE
from tests.server.helpers import Table, connect
from tests.server.http import malformed
from tests.server.http.test_fuzz import (
    WILDER,
    Guest,
    check_refusal,
    damaged,
    frames_at,
    fuzz,
    one_reply,
    operations_at,
    random_frame,
)
from tests.server.processes import ServerProcess, serving

pytestmark = pytest.mark.anyio

HOUR = 3600.0
QUIET = 2.0
LARGEST_BODY = 64 * 1024
OPERATIONS, REQUESTS, BODIES, SAVES, FRAMES, SOCKETS = 2, 30, 20, 4, 60, 10
HUGE: list[Any] = [*WILDER, 30_000_000, 2**31, 2**63, -(2**63), 10**300, 1e308, 0.5, "x" * 5000, [[[[]]]], {"x": {}}]
# The codes with which we close: the protocol's own, and those of the documentation.
CLOSED = {1000, 1002, 1003, 1007, 1009, 1012, 4400, 4401, 4403, 4408, 4429}
GAMES = ("lanterns", "darkest", "betrayal")


class Copy(Guest):
    """Somebody with the keys of a copy of a running table, and of the original."""

    def __init__(self, session: requests.Session, address: str) -> None:
        super().__init__(session, address)
        save = self.send("GET", f"/{self.id}/save", self.keys[3])
        opened = self.post("/restore", "none", {"save": save})
        self.id = opened["table_id"]
        self.keys = [opened["host_key"], opened["invite_key"], opened["spectator_key"], *self.keys]


class Fuzzer:
    """Sends all kinds of things to some servers; the same number leads to the same things."""

    def __init__(self, servers: list[ServerProcess], operations: list[Any]) -> None:
        self.servers = servers
        self.operations = operations

    async def round(self, number: int) -> None:
        """A little of everything; the servers are well afterwards."""
        rng = random.Random(number)
        await asyncio.to_thread(self.by_the_document, rng, number)
        for server in self.servers:
            table = await server.started(3, away=60)
            await self.requests(rng, table)
            await self.bodies(rng, table)
            await self.saves(rng, server)
            # One of those requests may have sent somebody away, or withdrawn a link.
            table = await server.started(3, away=60)
            await self.frames(rng, table)
            await self.first_frames(rng, table)
            await self.broken_frames(rng, table)
            assert (await server.http.get("/api/health")).status_code == 200
            assert server.is_running
            assert '"level": "error"' not in server.written, server.written[-3000:]
            assert "Traceback" not in server.written, server.written[-3000:]

    # HTTP

    def by_the_document(self, rng: random.Random, number: int) -> None:
        """Operations with values that are right, or wrong, by the document, with keys of all kinds to all tables."""
        with requests.Session() as session:
            for operation in rng.sample(self.operations, OPERATIONS):
                kind = rng.choice([Guest, lambda session, address: Guest(session, address, people=1), Copy])
                guests = [kind(session, server.address) for server in self.servers]
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    fuzz(guests, operation, mode, number)

    def some_path(self, rng: random.Random, table: Table) -> tuple[str, str]:
        """A method and an address of the document, with a table that there is."""
        operation = rng.choice(self.operations)
        game, file = rng.choice(GAMES), "index.js"
        filled = operation.path.format(table_id=table.id, seat=rng.randrange(4), link="invite", game=game, file=file)
        return operation.method.upper(), filled

    async def requests(self, rng: random.Random, table: Table) -> None:
        """Requests that are none, each on a connection of its own."""
        made = [malformed.request(rng, *self.some_path(rng, table), some_key(rng, table)) for _ in range(REQUESTS)]
        replies = await asyncio.gather(*(exchange(table.server.address, sent, QUIET) for sent in made))
        for sent, reply in zip(made, replies, strict=True):
            check_raw(sent, reply)

    async def bodies(self, rng: random.Random, table: Table) -> None:
        """Bodies that are none."""
        for _ in range(BODIES):
            method, path = self.some_path(rng, table)
            content = malformed.body(rng, examples(table))
            headers = {"content-type": rng.choice(malformed.KINDS), "authorization": f"Bearer {some_key(rng, table)}"}
            encoded = {name: value.encode("latin-1") for name, value in headers.items()}
            try:
                reply = await table.server.http.request(method, path, content=content, headers=encoded)  # type: ignore[arg-type]
            except httpx.TransportError:
                # Whoever still sends when we have refused it may not hear why.
                assert len(content) > LARGEST_BODY, (method, path, content[:60])
                continue
            check_status(reply.status_code, reply.text, (method, path, content[:60]))

    async def saves(self, rng: random.Random, server: ServerProcess) -> None:
        """Saves that somebody has changed by hand; whatever is taken is played for a while."""
        for game in rng.choices(GAMES, k=SAVES):
            save = played_on(rng, game).save()
            for _ in range(rng.randint(1, 3)):
                save = damaged(save, rng, HUGE)
            reply = await server.http.post("/api/tables/restore", json={"save": save})
            check_status(reply.status_code, reply.text, save)
            if reply.status_code == 201:
                await play_anyhow(rng, Table(server, reply.json()), save)

    # Live connections

    async def frames(self, rng: random.Random, table: Table) -> None:
        """Frames of all kinds, with the keys of all roles: each has its reply."""
        known = frames_at(table)
        keys: list[int | str] = [0, 1, 2, table.host, table.spectator, table.invite]
        for key in rng.sample(keys, 2):
            async with table.connect(key) as listener:
                for _ in range(FRAMES):
                    await listener.socket.send(random_frame(rng, known))
                    await one_reply(listener.hear)

    async def first_frames(self, rng: random.Random, table: Table) -> None:
        """Whatever comes first is a hello, or the end with a reason."""
        known = frames_at(table)[-1:] * 3 + frames_at(table)
        for _ in range(SOCKETS):
            async with live_at(table) as socket:
                first = random_frame(rng, known)
                with suppress(ConnectionClosed):
                    await socket.send(first)
                    async with asyncio.timeout(PATIENCE):
                        await socket.recv()
                assert socket.close_code in {None, *CLOSED}, first[:100]

    async def broken_frames(self, rng: random.Random, table: Table) -> None:
        """What breaks the protocol ends the connection, and a close frame says so, before a hello and after."""
        for _ in range(SOCKETS):
            async with live_at(table) as socket:
                if rng.random() < 0.5:
                    await socket.send(json.dumps({"type": "hello", "key": some_key(rng, table)}))
                broken = malformed.broken_frame(rng)
                socket.transport.write(broken)
                async with asyncio.timeout(PATIENCE):
                    await socket.wait_closed()
                assert socket.close_code in CLOSED, (broken[:80], socket.close_code)


def live_at(table: Table) -> AbstractAsyncContextManager[ClientConnection]:
    """A live connection on which nothing has been said yet."""
    return connect(f"{table.server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live")


def some_key(rng: random.Random, table: Table) -> str:
    """The key of any role, or none."""
    return rng.choice([table.host, table.invite, table.spectator, *table.keys.values(), "x", "a b", "\xff"])


def examples(table: Table) -> list[Any]:
    """Bodies with which something could be done."""
    return [
        {"game": "lanterns", "seats": 2, "options": {"rounds": 3}},
        {"asked": 0, "answer": "trap:attic"},
        {"number": 1, "agree": True},
        {"name": "Ann", "beside": table.keys[0]},
        {"name": "Ann", "original": table.keys[0]},
        {"name": "Ann", "agree": True},
        {"original": table.keys[1]},
        {"keys": [table.keys[0], table.host]},
        {"text": "Boo"},
        {"save": {"format": 1, "game": "lanterns", "tape": []}},
        {"save": {"format": "dreadhall-sealed", "game": "lanterns", "number": 0, "key": table.keys[0]}},
        {"bot": "random"},
    ]


async def exchange(address: str, sent: bytes, seconds: float) -> bytes:
    """Send something, and hear all that comes until the server hangs up; for so long, because it may wait for more."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    received = b""
    try:
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(seconds):
                writer.write(sent)
                while piece := await reader.read(65536):
                    received += piece
    finally:
        writer.close()
    return received


def check_raw(sent: bytes, reply: bytes) -> None:
    """Some answer, if it can be understood as a request at all; and none that is our fault."""
    if not reply:
        return
    head, _, content = reply.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    if status >= 500:
        check_status(status, content.decode("utf-8", "replace"), sent[:200])


def check_status(status: int, text: str, sent: object) -> None:
    """Done, or refused in a line; only what is meant to be tried again is an error of the server."""
    assert status < 500 or (status == 503 and json.loads(text)["error"] != "internal"), (status, text[:300], sent)
    if status >= 400 and text.startswith("{"):
        check_refusal(status, text)


# Saves made by hand


def played_on(rng: random.Random, game: str) -> Game:
    """A table somewhere in a game."""
    table = dreadhall.new_table(game, 3, rng.getrandbits(64))
    for _ in range(rng.randrange(60)):
        if (ask := table.ask) is None:
            break
        seat = rng.choice(ask.seats)
        table.answer(rng.choice(ask.choices_for(seat)).key, seat)
    return table


async def play_anyhow(rng: random.Random, table: Table, save: object) -> None:
    """Sit down at a table that should not exist, and do all that one can do there."""
    seats = len((await table.info())["seats"])
    for seat in range(seats):
        await table.join(seat, beside=0 if seat else None)
    reply = await table.call("POST", "/start", table.host)
    check_status(reply.status_code, reply.text, save)
    for _ in range(12):
        seat = rng.randrange(seats)
        reply = await table.call("GET", "/play", seat)
        check_status(reply.status_code, reply.text, save)
        state = reply.json()
        if reply.status_code == 200 and (ask := state["view"]["ask"]) is not None and ask["choices"]:
            given = {"asked": state["asked"], "answer": rng.choice(ask["choices"])["key"]}
            reply = await table.call("POST", "/answer", seat, given)
            check_status(reply.status_code, reply.text, save)
    reply = await table.call("POST", "/undo", 0, {"number": 1})
    check_status(reply.status_code, reply.text, save)
    for path in ("/save", "/audit", "/events", "/replay?number=0"):
        reply = await table.call("GET", path, 0)
        check_status(reply.status_code, reply.text, save)


async def fuzz_until(enough: Callable[[int], bool], postgres_url: str, folder: Path) -> int:
    """Round after round on both databases; how many there were."""
    quiet: dict[str, Any] = {"log": "warning", "save_seconds": 10}
    sqlite = f"sqlite:///{folder / 'tables.sqlite3'}"
    async with (
        serving(sqlite, folder / "sqlite.log", **quiet) as [first],
        serving(postgres_url, folder / "postgres.log", **quiet) as [second],
    ):
        fuzzer = Fuzzer([first, second], await asyncio.to_thread(operations_at, first.address))
        for number in itertools.count(1):
            await fuzzer.round(number)
            if enough(number):
                return number
    raise AssertionError("numbers have an end")


async def test_a_little_of_everything_does_no_harm(postgres_url: str, tmp_path: Path) -> None:
    await fuzz_until(lambda rounds: rounds >= 1, postgres_url, tmp_path)


@pytest.mark.soak
async def test_an_hour_of_everything_does_no_harm(postgres_url: str, tmp_path: Path) -> None:
    """DREADHALL_FUZZ_SECONDS makes it shorter, or longer."""
    end = time.monotonic() + float(os.environ.get("DREADHALL_FUZZ_SECONDS", HOUR))
    await fuzz_until(lambda _rounds: time.monotonic() > end, postgres_url, tmp_path)
