"""Slow clients: nobody keeps the others waiting, and nothing without end is listened to."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs
from structlog.testing import capture_logs
from typing_extensions import override
from websockets.exceptions import InvalidMessage

from dreadhall.server.http.impatience import SLOWEST, ImpatientWriter
from dreadhall.server.http.sockets import TableSocket
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server, connect
from tests.server.http.raw import Raw, ask, inside, raw, send_on

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file: the database makes no difference here."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


# Headers


@pytest.mark.parametrize("sent", ["", "GET / HT", "GET / HTTP/1.1\r\nhost: here\r\n", "\r\n"])
async def test_headers_that_are_not_finished_in_time_end_the_connection(
    start_server: StartServer, database: str, sent: str
) -> None:
    server = await start_server(database, header_seconds=0.1)
    async with raw(server) as slow:
        slow.say(sent)
        assert "408" in await slow.to_the_end()


@pytest.mark.parametrize("before", ["", "GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n"])
async def test_headers_that_come_drop_by_drop_end_the_connection(
    start_server: StartServer, database: str, before: str
) -> None:
    server = await start_server(database, header_seconds=0.3)
    async with raw(server) as slow:
        slow.say(before + "GET / HTTP/1.1\r\nslow: ")
        dripping = asyncio.create_task(send_on(slow))
        assert "408" in await slow.to_the_end()
        dripping.cancel()


async def test_empty_lines_do_not_keep_a_connection(start_server: StartServer, database: str) -> None:
    server = await start_server(database)
    async with inside(server, "127.0.0.1") as idle:
        server.door.settings = structs.replace(server.door.settings, header_seconds=0.1)
        idle.say("\r\n")
        assert "408" in await idle.to_the_end()


async def test_headers_without_end_are_refused(small_server: Server) -> None:
    async with raw(small_server) as endless:
        endless.say("GET / HTTP/1.1\r\nx: " + "x" * 100_000)
        assert "400" in await endless.first_line()


async def test_requests_without_end_on_one_connection_are_refused(small_server: Server) -> None:
    async with raw(small_server) as hasty:
        hasty.say("GET /api/nowhere HTTP/1.1\r\nhost: here\r\n\r\n" * 500)
        assert (await hasty.to_the_end()).count("HTTP/1.1 404") < 500


async def test_unfinished_headers_do_not_take_the_server_down(start_server: StartServer, database: str) -> None:
    server = await start_server(database, connections=20, address_connections=20)
    async with AsyncExitStack() as stack:
        for number in range(120):
            slow = await stack.enter_async_context(raw(server, f"127.0.1.{1 + number // 20}"))
            slow.say("GET / HTTP/1.1\r\n")
        for path in ("/api/health", "/api/ready", "/metrics"):
            assert "200" in await ask(server, path)
        assert "429" in await ask(server, "/api/games")
    async with asyncio.timeout(PATIENCE):
        while "200" not in await ask(server, "/api/games"):
            await asyncio.sleep(0.01)


# Live connections


async def test_whoever_leaves_before_the_door_opens_leaves_no_trace_in_the_log(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    obey = TableSocket._obey
    obeyed = asyncio.Event()

    async def too_late(socket: TableSocket, message: Any) -> None:
        socket.transport.abort()
        obeyed.set()
        await obey(socket, message)

    monkeypatch.setattr(TableSocket, "_obey", too_late)
    table = await small_server.started()
    with capture_logs() as lines:
        with pytest.raises((ConnectionError, EOFError, InvalidMessage)):
            await connect(f"{small_server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live")
        async with asyncio.timeout(PATIENCE):
            await obeyed.wait()
            while small_server.door.count > 1:  # the client that opened the table has a connection, too
                await asyncio.sleep(0)
    assert lines == []


# Bodies


async def test_a_body_that_does_not_come_in_time_is_refused(start_server: StartServer, database: str) -> None:
    server = await start_server(database, body_seconds=0.1)
    async with raw(server) as slow:
        slow.say("POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
        slow.say('content-length: 100\r\n\r\n{"game"')
        reply = await slow.to_the_end()
    assert reply.startswith("HTTP/1.1 408")
    assert json.loads(reply.partition("\r\n\r\n")[2])["error"] == "too-slow"


async def test_a_body_that_nobody_wants_does_not_keep_the_connection(small_server: Server) -> None:
    async with raw(small_server) as slow:
        slow.say("POST /api/nowhere HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
        slow.say("content-length: 100000\r\n\r\n")
        assert "HTTP/1.1 4" in await slow.first_line()
        await send_on(slow)


CHUNKED = "host: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"


async def pour(connection: Raw, piece: bytes, most: int = 16 * 1024 * 1024) -> int:
    """Send a piece again and again, as fast as it goes; how many bytes were sent before that was no longer possible."""
    sent, many = 0, piece * (16 * 1024 // len(piece))
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while sent < most and not connection.writer.is_closing():
                connection.writer.write(many)
                await connection.writer.drain()
                sent += len(many)
                await asyncio.sleep(0)  # somebody must have the time to refuse it
    return sent


@pytest.mark.parametrize(
    ("path", "piece", "status"),
    [
        ("/api/mine", b"200\r\n" + b" " * 512 + b"\r\n", "413"),  # too large
        ("/api/nowhere", b"200\r\n" + b" " * 512 + b"\r\n", "404"),
        ("/api/mine", b"1\r\n \r\n", "400"),  # far too small
        ("/api/tables/restore", b"1\r\n \r\n", "400"),
    ],
)
async def test_a_body_without_end_is_not_read_on(small_server: Server, path: str, piece: bytes, status: str) -> None:
    async with raw(small_server) as endless:
        endless.say(f"POST {path} HTTP/1.1\r\n{CHUNKED}")
        pouring = asyncio.create_task(pour(endless, piece))
        assert status in await endless.first_line()
        assert await pouring < 16 * 1024 * 1024


async def test_headers_without_end_behind_a_body_are_refused(small_server: Server) -> None:
    async with raw(small_server) as endless:
        endless.say(f"POST /api/mine HTTP/1.1\r\n{CHUNKED}2\r\n{{}}\r\n0\r\n")
        pouring = asyncio.create_task(pour(endless, b"x: y\r\n"))
        assert "400" in await endless.first_line()
        assert await pouring < 16 * 1024 * 1024


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ("content-type: application/json\r\ncontent-length: 100000", "413"),
        ("content-type: text/plain\r\ncontent-length: 10", "415"),
        ("origin: https://evil.example\r\ncontent-length: 10", "403"),
    ],
)
async def test_whose_body_is_refused_unread_has_to_come_again(small_server: Server, headers: str, status: str) -> None:
    async with raw(small_server) as refused:
        refused.say(f"POST /api/mine HTTP/1.1\r\nhost: here\r\n{headers}\r\n\r\n")
        reply = await refused.to_the_end()
    assert reply.startswith(f"HTTP/1.1 {status}")
    assert "connection: close" in reply


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_whoever_still_sends_when_the_answer_is_there_hears_it(small_server: Server, method: str) -> None:
    async with raw(small_server) as late:
        late.say(
            f"{method} /api/nowhere HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: 20\r\n\r\n"
        )
        assert "HTTP/1.1 4" in await late.first_line()
        late.say("0123456789")
        late.say("0123456789")
        rest = await late.to_the_end()  # and no reset
    assert "connection: close" in rest
    assert rest.count("HTTP/1.1") == 0


async def test_whoever_comes_too_often_with_a_body_has_to_come_again(start_server: StartServer, database: str) -> None:
    server = await start_server(database, rate=1, burst=1)
    await server.http.get("/api/games")
    async with raw(server) as refused:
        refused.say("POST /api/mine HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n0123456789")
        reply = await refused.to_the_end()
    assert reply.startswith("HTTP/1.1 429")
    assert "connection: close" in reply


# Frames

# Masked with zeroes, and empty: a ping, a pong, and a part of a message that never ends.
PING, PONG, PART = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\0\x80\0\0\0\0"
UPGRADE = (
    "host: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def text_frame(text: str, *, is_whole: bool = True) -> bytes:
    """A message, or the beginning of one."""
    return bytes([0x81 if is_whole else 0x01, 0x80 | 126, *len(text).to_bytes(2), 0, 0, 0, 0]) + text.encode()


@asynccontextmanager
async def connected(server: Server, table: str) -> AsyncIterator[Raw]:
    """A live connection, to which nothing has been said yet."""
    async with raw(server) as connection:
        connection.say(f"GET /api/tables/{table}/live HTTP/1.1\r\n{UPGRADE}")
        assert "101" in await connection.first_line()
        yield connection


@pytest.mark.parametrize("frame", [PING, PONG, PART])
async def test_a_stranger_who_sends_frames_without_end_is_cut(
    start_server: StartServer, database: str, frame: bytes
) -> None:
    server = await start_server(database)
    async with connected(server, "nosuchtable") as flood:
        flood.writer.write(text_frame("", is_whole=False))
        reading = asyncio.create_task(flood.to_the_end())
        assert await pour(flood, frame) < 16 * 1024 * 1024
        await reading
    assert server.services.metrics.dropped.labels("flood")._value.get() == 1


@pytest.mark.parametrize("frame", [PING, PONG, PART])
async def test_somebody_known_who_sends_frames_without_end_is_cut(
    start_server: StartServer, database: str, frame: bytes
) -> None:
    server = await start_server(database, rate=50, burst=200)
    table = await server.started()
    async with connected(server, table.id) as flood:
        flood.writer.write(text_frame(json.dumps({"type": "hello", "key": table.keys[0]})))
        assert await flood.hears('"type":"table"')
        flood.writer.write(text_frame("", is_whole=False))
        reading = asyncio.create_task(flood.to_the_end())
        assert await pour(flood, frame) < 16 * 1024 * 1024
        await reading
    assert server.services.metrics.dropped.labels("flood")._value.get() == 1


async def test_as_many_messages_as_anybody_may_send_are_heard(start_server: StartServer, database: str) -> None:
    """The largest among them, and pings between them."""
    server = await start_server(database, rate=50, burst=200)
    table = await server.started()
    async with table.connect(0) as ann:
        await ann.until(lambda: ann.number == 0)
        for _ in range(8):
            await ann.socket.send("x" * 16_000)
        for _ in range(150):
            await (await ann.socket.ping())
            assert (await ann.do("ping"))["type"] == "done"


# Replies


def narrow(server: Server) -> socket.socket:
    """A connection through which little fits at a time, so that it is soon full."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    pipe = socket.socket()
    pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    pipe.connect(server.listening.getsockname())
    pipe.setblocking(False)
    return pipe


async def read_reply(pipe: socket.socket) -> tuple[int, int]:
    """Read to the end, piece by piece: how long the body should be, and how much of it came."""
    loop, got = asyncio.get_running_loop(), b""
    while piece := await loop.sock_recv(pipe, 4096):
        got += piece
    head, _, body = got.partition(b"\r\n\r\n")
    [length] = [line for line in head.lower().splitlines() if line.startswith(b"content-length: ")]
    return int(length.split()[1]), len(body)


LONG = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"


async def test_a_reply_that_nobody_reads_ends_the_connection(start_server: StartServer, database: str) -> None:
    server = await start_server(database, send_seconds=0.1)
    with narrow(server) as deaf:
        await asyncio.get_running_loop().sock_sendall(deaf, LONG)
        async with asyncio.timeout(PATIENCE):
            while server.services.metrics.text().count(b"openapi") == 0 or server.door.count:
                server.clock.now += 1
                await asyncio.sleep(0.01)
        length, came = await read_reply(deaf)
    assert came < length


class Pipe(asyncio.Transport):
    """A connection in which so many bytes lie unread, until it is cut."""

    def __init__(self, unread: int) -> None:
        super().__init__()
        self.unread = unread
        self.is_cut = False

    @override
    def get_write_buffer_size(self) -> int:
        return self.unread

    @override
    def abort(self) -> None:
        self.is_cut = True


class Waits:
    """What is to be done when so much time has passed, which it does when the test says so."""

    def __init__(self) -> None:
        self.then: Callable[[], None] | None = None

    def call_later(self, _seconds: float, then: Callable[..., None], *given: Any) -> Any:
        self.then = partial(then, *given)
        return self

    def cancel(self) -> None:
        self.then = None

    def pass_time(self) -> None:
        assert self.then is not None
        self.then()


@pytest.mark.parametrize(("read_in_time", "is_cut"), [(2 * SLOWEST, False), (2 * SLOWEST - 1, True), (0, True)])
def test_whoever_reads_slowly_may_go_on_and_whoever_hardly_reads_is_cut(read_in_time: int, *, is_cut: bool) -> None:
    pipe, waits = Pipe(100_000), Waits()
    writer: Any = ImpatientWriter()
    writer.loop, writer.transport = waits, pipe
    writer.door = SimpleNamespace(settings=SimpleNamespace(send_seconds=2))
    writer.pause_writing()
    for _ in range(3):
        pipe.unread -= read_in_time
        waits.pass_time()
        assert pipe.is_cut == is_cut
    writer.resume_writing()
    assert waits.then is None
