"""Who comes only for a moment, and who asks for no more than the head of a page."""

import asyncio
import gc
import socket
import struct
from typing import Any

import pytest
from litestar.types import Receive, Send

from dreadhall.server.http.shell import Shell
from tests.patience import PATIENCE
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
AT_ONCE = struct.pack("ii", 1, 0)


def knock_and_run(address: str, table: str) -> None:
    """Begin a live connection, and break it before anybody can open."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as knocking:
        knocking.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        knocking.send(HANDSHAKE.format(table=table).encode())


@pytest.mark.parametrize("has_room", [True, False])
async def test_whoever_leaves_before_they_are_let_in_is_not_worth_a_line_of_log(
    small_server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], has_room: bool
) -> None:
    table = await small_server.started()
    gone, failed = asyncio.Event(), list[dict[str, Any]]()
    serve = Shell.__call__

    async def serve_too_late(shell: Shell, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await serve(shell, scope, receive, send)
            return
        heard = [await receive(), await receive()]
        assert heard[1]["type"] == "websocket.disconnect"
        gone.set()

        async def hear_again() -> Any:
            return heard.pop(0)

        await serve(shell, scope, hear_again, send)

    monkeypatch.setattr(Shell, "__call__", serve_too_late)
    monkeypatch.setattr(small_server.services.requests, "take", lambda _address: has_room)
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failed.append(context))
    capsys.readouterr()
    try:
        await asyncio.to_thread(knock_and_run, small_server.address, table.id)
        async with asyncio.timeout(PATIENCE):
            await gone.wait()
        for _ in range(20):
            await asyncio.sleep(0)
        gc.collect()
    finally:
        asyncio.get_running_loop().set_exception_handler(None)
    assert failed == []
    written = capsys.readouterr()
    assert "Traceback" not in written.out + written.err


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/ready", "/api/games", "/metrics"])
async def test_the_head_of_a_page_is_that_of_the_whole(small_server: Server, path: str) -> None:
    whole, head = await small_server.http.get(path), await small_server.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await small_server.http.head("/api/nothing")).status_code == 404


async def test_logs_name_no_table(small_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table = await small_server.started()
    quarantine = small_server.services.quarantine
    with quarantine.guard(table.id):
        raise ZeroDivisionError
    quarantine.went_well(table.id)
    written = capsys.readouterr()
    assert "table left alone" in written.out + written.err
    assert table.id not in written.out + written.err
