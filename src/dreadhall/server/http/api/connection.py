"""The WebSocket at a table."""

import asyncio
from functools import partial

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from dreadhall.server.errors import StorageFailed, one_line
from dreadhall.server.http.api.common import Part, TableId, allow, take_whole_log
from dreadhall.server.http.origins import is_welcome
from dreadhall.server.http.sockets import Socket, SocketLine
from dreadhall.server.services import Services
from dreadhall.server.tables.access import BY_HELLO
from dreadhall.server.tables.connection import Closed
from dreadhall.server.tables.connections import GOING_AWAY
from dreadhall.server.tables.lines import PeerGone

FOREIGN = 4403


@websocket("/api/tables/{table_id:str}/live")
@allow(BY_HELLO)
async def connect(socket: Socket, services: Part, table_id: TableId) -> None:
    """Hello with a key, then everything that happens, as it happens; see the documentation of the frames."""
    try:
        await socket.accept()
    except OSError:  # they have left before anybody opened
        return
    try:
        headers = socket.headers
        if not is_welcome(headers.get("origin"), headers.get("host"), services.settings.origins):
            raise Closed(FOREIGN, "this page may not connect here")
        address = socket.client.host if socket.client else ""
        await services.hub.serve(SocketLine(socket), table_id, address, partial(take_whole_log, socket, services))
    except PeerGone:
        return
    except StorageFailed as failure:
        await close(socket, services, Closed(GOING_AWAY, one_line(failure)))
    except Closed as closed:
        await close(socket, services, closed)


async def close(socket: Socket, services: Services, closed: Closed) -> None:
    """Say why, if somebody is still there to hear it."""
    services.metrics.dropped.labels(str(closed.code)).inc()
    try:
        async with asyncio.timeout(1):
            await socket.close(closed.code, closed.reason)
    except (WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
        return
