"""Slow clients: nobody keeps the others waiting, and nothing without end is listened to."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server
from tests.server.http.raw import Raw, ask, raw

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file: the database makes no difference here."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


# Headers


async def test_unfinished_headers_do_not_take_the_server_down(start_server: StartServer, database: str) -> None:
    server = await start_server(database, connections=20, address_connections=20)
    async with AsyncExitStack() as stack:
        for number in range(120):
            slow = await stack.enter_async_context(raw(server, f"127.0.1.{1 + number // 20}"))
            slow.say("GET / HTTP/1.1\r\n")
        for path in ("/api/health", "/api/ready", "/metrics", "/api/games"):
            assert "200" in await ask(server, path)


# Bodies


async def test_a_body_that_does_not_come_in_time_is_refused(start_server: StartServer, database: str) -> None:
    server = await start_server(database, body_seconds=0.1)
    async with raw(server) as slow:
        slow.say("POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n")
        slow.say('content-length: 100\r\n\r\n{"game"')
        reply = await slow.to_the_end()
    assert reply.startswith("HTTP/1.1 408")
    assert json.loads(reply.partition("\r\n\r\n")[2])["error"] == "too-slow"


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


async def test_a_body_that_is_too_long_is_refused_before_its_end(small_server: Server) -> None:
    async with raw(small_server) as endless:
        endless.say(f"POST /api/mine HTTP/1.1\r\n{CHUNKED}")
        pouring = asyncio.create_task(pour(endless, b"200\r\n" + b" " * 512 + b"\r\n"))
        assert "413" in await endless.first_line()
        pouring.cancel()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ("content-type: application/json\r\ncontent-length: 100000", "413"),
        ("content-type: text/plain\r\ncontent-length: 10", "415"),
        ("origin: https://evil.example\r\ncontent-length: 10", "403"),
    ],
)
async def test_whose_body_is_refused_need_not_send_it_to_hear_that(
    small_server: Server, headers: str, status: str
) -> None:
    async with raw(small_server) as refused:
        refused.say(f"POST /api/mine HTTP/1.1\r\nhost: here\r\n{headers}\r\n\r\n")
        assert (await refused.first_line()).startswith(f"HTTP/1.1 {status}")


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_whoever_still_sends_when_the_answer_is_there_hears_it_and_may_go_on(
    small_server: Server, method: str
) -> None:
    async with raw(small_server) as late:
        late.say(
            f"{method} /api/nowhere HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: 20\r\n\r\n"
        )
        assert "HTTP/1.1 4" in await late.first_line()
        late.say("0123456789")
        late.say("0123456789")
        late.say("GET /api/health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        assert "HTTP/1.1 200" in await late.to_the_end()


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
    server = await start_server(database, rate=50, burst=200)
    async with connected(server, "nosuchtable") as flood:
        flood.writer.write(text_frame("", is_whole=False))
        reading = asyncio.create_task(flood.to_the_end())
        assert await pour(flood, frame) < 16 * 1024 * 1024
        await reading


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


LONG = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"


async def test_a_reply_that_nobody_reads_ends_the_connection(start_server: StartServer, database: str) -> None:
    server = await start_server(database, send_seconds=0.1)
    with narrow(server) as deaf:
        await asyncio.get_running_loop().sock_sendall(deaf, LONG)
        async with asyncio.timeout(PATIENCE):
            while b"openapi" not in server.services.metrics.text() or server.connections:
                server.clock.now += 1
                await asyncio.sleep(0.01)
