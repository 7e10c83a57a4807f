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

from dreadhall.server.http import sockets
from dreadhall.server.tables.connections import OF_A_KEY
from dreadhall.server.tables.lines import Gone, Listener
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


async def test_who_is_closed_and_says_goodbye_is_let_go_at_once(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither side waits for the other until its patience is at an end."""
    monkeypatch.setattr(sockets, "GOODBYE_SECONDS", 3600.0)
    table = await small_server.open()
    address = f"{small_server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    async with asyncio.timeout(PATIENCE), connect(address, close_timeout=3600) as socket:
        await socket.send("nonsense")
        with pytest.raises(ConnectionClosed):
            await socket.recv()


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
    """Says hello, and does not listen for a while."""

    is_full = True

    def __init__(self, key: str) -> None:
        self._hello = json.dumps({"type": "hello", "key": key}).encode()
        self.listener: Listener | None = None
        self.written: list[dict[str, Any]] = []

    async def first(self) -> bytes:
        return self._hello

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    def write(self, *texts: bytes) -> None:
        self.written.extend(map(json.loads, texts))

    def pause(self) -> None:
        raise AssertionError("it says nothing more")

    go_on = pause


async def test_one_who_takes_nothing_in_is_told_the_difference_when_there_is_room(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    table = await server.started()
    line = FullLine(table.keys[0])
    serving = asyncio.create_task(server.services.hub.serve(line, table.id, "", lambda _loaded: None))
    async with table.connect(1) as ann:
        await ann.hear()
        while (listener := line.listener) is None:
            await asyncio.sleep(0)
        assert line.written == []
        line.is_full = False
        listener.has_room()
        while not any(message["type"] == "moved" for message in line.written):
            await asyncio.sleep(0)
    assert [each["type"] for each in line.written].count("moved") == 1
    listener.ended()
    with pytest.raises(Gone):
        await serving
    assert (table.id, 0) not in server.services.hub.seats_here()


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
