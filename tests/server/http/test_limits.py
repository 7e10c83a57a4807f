"""What is too much, too fast, too deep, or from somewhere else."""

import asyncio
import itertools
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dreadhall.server.tables.connection import Closed
from dreadhall.server.tables.connections import OF_A_KEY
from dreadhall.server.tables.lines import PeerGone
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table, connect

pytestmark = pytest.mark.anyio


async def closed(table: Table, first: str | bytes, **options: str) -> int:
    """Connect, send a first frame and see with which code the server closes."""
    address = table.server.address.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{table.id}/live", additional_headers=options) as connection:
        with suppress(ConnectionClosed):
            await connection.send(first)
        return await code_of_end(connection)


async def code_of_end(connection: ClientConnection) -> int:
    """Listen to the end; its code."""
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()
    assert connection.close_code is not None
    return connection.close_code


async def test_a_body_that_is_too_large_is_refused(small_server: Server) -> None:
    reply = await small_server.http.post("/api/tables", json={"game": "x" * 100_000, "seats": 2})
    assert (reply.status_code, reply.json()["error"]) == (413, "too-large")


async def test_a_body_that_is_nested_too_deeply_is_refused(small_server: Server) -> None:
    deep = '{"a":' * 5000 + "1" + "}" * 5000
    body = '{"game": "lanterns", "seats": 2, "options": ' + deep + "}"
    reply = await small_server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert reply.status_code == 400
    assert set(reply.json()) == {"error", "message"}


async def test_too_many_requests_are_refused_until_some_time_has_passed(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1, burst=5)
    codes = [(await server.http.get("/api/games")).status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2
    assert (await server.http.get("/api/health")).status_code == 200
    server.clock.now += 2
    assert [(await server.http.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]


async def test_nobody_opens_tables_without_end(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", tables_per_minute=2)
    await server.open()
    await server.open()
    reply = await server.http.post("/api/tables", json={"game": "lanterns", "seats": 2})
    assert (reply.status_code, reply.json()["error"]) == (429, "too-many")


async def test_nobody_keeps_saves_without_end(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", tables_per_minute=3)
    table = await server.started()
    assert [(await table.call("GET", "/save", 0)).status_code for _ in range(3)] == [200, 200, 429]


async def test_nobody_connects_without_end(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1, burst=6)
    table = await server.started()
    for _ in range(2):
        async with table.connect(0) as ann:
            await ann.hear()
    with pytest.raises(InvalidStatus, match="403"):
        await closed(table, "too late")


async def test_security_headers_are_on_everything(small_server: Server) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/api/tables/x"):
        headers = (await small_server.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_a_page_of_another_origin_may_not_connect(small_server: Server) -> None:
    table = await small_server.started()
    hello = json.dumps({"type": "hello", "key": table.keys[0]})
    assert await closed(table, hello, Origin="https://evil.example") == 4403
    address = small_server.address
    async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table.id}/live", origin=address) as own:  # type: ignore[arg-type]
        await own.send(hello)
        assert json.loads(await own.recv())["type"] == "table"


@pytest.mark.parametrize(
    "first", ["", "nonsense", "[]", '{"type": "ping"}', '{"type": "hello"}', b"\x00\x01", "[" * 10_000]
)
async def test_who_does_not_say_hello_is_closed(small_server: Server, first: str | bytes) -> None:
    assert await closed(await small_server.open(), first) == 4400


async def test_a_hello_with_a_wrong_key_is_closed(small_server: Server) -> None:
    assert await closed(await small_server.open(), '{"type": "hello", "key": "dhs_x"}') == 4401


async def test_nonsense_on_a_live_connection_is_answered_and_harmless(small_server: Server) -> None:
    table = await small_server.started()
    frames: list[str | bytes] = ["", "nonsense", "[]", "{}", '{"type": "hello", "key": "x"}', b"\xff", "[" * 9000]
    frames += ['{"type": "answer"}', '{"type": "answer", "asked": -1, "answer": "x"}', '{"type": "chat", "text": ""}']
    async with table.connect(0) as ann:
        await ann.until(lambda: ann.number == 0)
        for frame in frames:
            await ann.socket.send(frame)
            reply = await ann.hear()
            assert (reply["type"], reply["error"]) == ("refused", "bad-frame")
        assert (await ann.do("ping"))["type"] == "done"
        assert (await ann.do("answer", asked=0, answer="trap:garden"))["error"] == "illegal-answer"


async def test_too_many_frames_close_a_connection(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1, burst=20)
    table = await server.started()
    async with table.connect(0) as ann:
        for _ in range(30):
            await ann.socket.send('{"type": "ping"}')
        assert await code_of_end(ann.socket) == 4429


async def test_a_frame_that_is_too_large_closes_the_connection(small_server: Server) -> None:
    table = await small_server.started()
    async with table.connect(0) as ann:
        await ann.socket.send("x" * 100_000)
        assert await code_of_end(ann.socket) == 1009


@pytest.mark.parametrize("limit", ["table_connections", "table_address_connections"])
async def test_no_link_locks_players_out(start_server: StartServer, tmp_path: Path, limit: str) -> None:
    """Whoever only watches, or has no more than the link for players, takes no place of a seat."""
    limits: dict[str, Any] = {limit: 3}
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", **limits)
    table = await server.started()
    async with AsyncExitStack() as crowd:
        for key in (table.invite, table.invite, table.spectator):
            await (await crowd.enter_async_context(table.connect(key))).hear()
        for key in (table.invite, table.spectator):
            assert await closed(table, json.dumps({"type": "hello", "key": key})) == 4429
        for own in (0, 1, table.host):
            await (await crowd.enter_async_context(table.connect(own))).hear()


async def test_connections_of_a_seat_are_bounded(small_server: Server) -> None:
    table = await small_server.started()
    async with AsyncExitStack() as tabs:
        for _ in range(OF_A_KEY):
            await (await tabs.enter_async_context(table.connect(0))).hear()
        assert await closed(table, json.dumps({"type": "hello", "key": table.keys[0]})) == 4429
        await (await tabs.enter_async_context(table.connect(1))).hear()


class FullLine:
    """Says hello, and takes in one message, but no more for a while."""

    def __init__(self, key: str) -> None:
        self._hello = [json.dumps({"type": "hello", "key": key}).encode()]
        self.has_room, self.has_gone = asyncio.Event(), asyncio.Event()
        self.said: list[dict[str, Any]] = []

    async def hear(self) -> bytes:
        if not self._hello:
            await self.has_gone.wait()
            raise PeerGone
        return self._hello.pop()

    async def say(self, text: bytes) -> None:
        self.said.append(json.loads(text))
        await self.has_room.wait()

    async def until_told(self, kind: str) -> None:
        while kind not in (each["type"] for each in self.said):
            await asyncio.sleep(0)


async def test_one_who_takes_nothing_in_is_told_the_difference_when_there_is_room(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    table = await server.started()
    line = FullLine(table.keys[0])
    serving = asyncio.create_task(server.services.hub.serve(line, table.id, "", lambda _loaded: None))
    await line.until_told("table")
    await table.play_on(3)
    assert [each["type"] for each in line.said] == ["table"]
    line.has_room.set()
    await line.until_told("moved")
    [moved] = [each["play"] for each in line.said if each["type"] == "moved"]
    assert moved["number"] == 3
    line.has_gone.set()
    with pytest.raises(PeerGone):
        await serving
    assert (table.id, 0) not in server.services.hub.seats_here()


async def test_whose_link_is_withdrawn_while_they_take_nothing_in_is_told_no_more(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    table = await server.started()
    line = FullLine(table.keys[0])
    serving = asyncio.create_task(server.services.hub.serve(line, table.id, "", lambda _loaded: None))
    await line.until_told("table")
    await table.good("POST", "/seats/0/kick", table.host)
    line.has_room.set()
    with pytest.raises(Closed, match="withdrawn"):
        await serving
    assert [each["type"] for each in line.said] == ["table"]


async def flood_with_frames(deaf: ClientConnection) -> None:
    """Say what is refused at length, without end."""
    while True:
        await deaf.send(json.dumps({"type": "nonsense " * 40}))
        await asyncio.sleep(0)  # somebody must have the time to reply


async def flood_with_pings(deaf: ClientConnection) -> None:
    """The same with what is answered below everything else."""
    for number in itertools.count():
        _ = await deaf.ping(f"{number:0120}")
        await asyncio.sleep(0)


@pytest.mark.parametrize("flood", [flood_with_frames, flood_with_pings])
async def test_the_connection_of_one_who_does_not_read_is_cut(
    start_server: StartServer, tmp_path: Path, flood: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", send_seconds=0.05)
    table = await server.started()
    # Little fits into the pipe, so that it is soon full.
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    pipe = socket.socket()
    pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    pipe.connect(server.listening.getsockname())
    async with connect(f"ws://here/api/tables/{table.id}/live", sock=pipe) as deaf:
        await deaf.send(json.dumps({"type": "hello", "key": table.keys[0]}))
        deaf.transport.pause_reading()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ConnectionClosed):
                await flood(deaf)
    assert (await table.info())["status"] == "playing"


async def test_the_whole_of_a_long_log_is_not_told_again_and_again(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=50, burst=200)
    table = await server.started()
    loaded = await server.services.tables.get(table.id)
    loaded.started.number = 20_000  # as after a long time of answering and taking back
    asked = [await table.call("GET", path, 0) for path in ("/play", "/events", "/play")]
    assert [reply.status_code for reply in asked] == [200, 200, 429]
    assert (await table.call("GET", "/play", 0, since=20_000)).status_code == 200


async def test_what_is_written_otherwise_passes_no_limit_and_no_proxy(small_server: Server) -> None:
    table = await small_server.started()
    odd = ("/metrics/", "//metrics", "/%6detrics", "/metric%73", "/api/read%79", "/api/ready/", "/api//mine")
    for path in (*odd, f"/api/tables/{table.id}/audit/"):
        assert (await small_server.http.get(small_server.address + path)).status_code == 404, path
    await table.refused(404, "not-found", "GET", "//play", 0)


@pytest.mark.parametrize("path", ["audit", "odds"])
async def test_what_takes_more_work_is_limited_more(start_server: StartServer, tmp_path: Path, path: str) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1, burst=20)
    table = await server.open()
    statuses = [(await table.call("GET", f"/{path}", table.spectator)).status_code for _ in range(6)]
    assert (statuses.count(429), statuses[-1]) == (2, 429)
