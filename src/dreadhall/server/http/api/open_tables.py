"""Tables that are open to everybody on this server: the list, offering one and taking it off, and sitting down."""

from typing import Any

from litestar import Request, Response, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.server.errors import Refused
from dreadhall.server.http.api.common import By, Part, TableId, allow, refusals, refusals_at_table
from dreadhall.server.http.api.connection import FOREIGN, close
from dreadhall.server.http.api.seats import info
from dreadhall.server.http.origins import is_welcome
from dreadhall.server.http.sockets import Socket, SocketLine
from dreadhall.server.tables.access import ANYBODY, HOST
from dreadhall.server.tables.connection import Closed
from dreadhall.server.tables.lines import PeerGone
from dreadhall.server.tables.open_tables import not_listed
from dreadhall.server.wire.open_tables import NewListing, OpenTables, SitDown
from dreadhall.server.wire.seats import Joined
from dreadhall.server.wire.tables import TableInfo

LISTING = "/api/tables/{table_id:str}/listing"

AnyRequest = Request[Any, Any, State]


@get("/api/open", summary="Open tables", tags=["open tables"], responses=refusals(), media_type="application/json")
@allow(ANYBODY)
async def list_open(services: Part) -> Response[OpenTables]:
    """The tables at which anybody may sit down; over the WebSocket `/api/open/live`, what changes as it changes."""
    content: Any = await services.board.look()  # encoded already
    return Response(content, media_type="application/json")


@websocket("/api/open/live")
@allow(ANYBODY)
async def watch_open(socket: Socket, services: Part) -> None:
    """The whole list, then what changes."""
    try:
        await socket.accept()
    except OSError:
        return
    try:
        headers = socket.headers
        if not is_welcome(headers.get("origin"), headers.get("host"), services.settings.origins):
            raise Closed(FOREIGN, "this page may not connect here")
        await services.board.serve(SocketLine(socket), socket.client.host if socket.client else "")
    except PeerGone:
        return
    except Closed as closed:
        await close(socket, services, closed)


@put(LISTING, summary="Open a table to others", tags=["open tables"], responses=refusals_at_table(409))
@allow(HOST)
async def offer(
    request: AnyRequest, services: Part, access: By, table_id: TableId, data: JSONBody[NewListing]
) -> TableInfo:
    """The host has it stand on the list of this server, where anybody may sit down, or asks the host."""
    await services.open_tables.offer(access.loaded.id, data, address_of(request))
    return await info(services, access.loaded.id)


@delete(
    LISTING, status_code=200, summary="Close a table to others", tags=["open tables"], responses=refusals_at_table(409)
)
@allow(HOST)
async def take_off(services: Part, access: By, table_id: TableId) -> TableInfo:
    """From now on it is for those with a link; whoever sits there stays."""
    await services.open_tables.withdraw(access.loaded.id)
    return await info(services, access.loaded.id)


@post(
    "/api/tables/{table_id:str}/sit",
    summary="Sit down at an open table",
    tags=["open tables"],
    responses=refusals(404, 409),
)
@allow(ANYBODY)
async def sit_down(request: AnyRequest, services: Part, table_id: TableId, data: JSONBody[SitDown]) -> Joined:
    """On the next free seat, or in place of a bot; no link is needed where the table is on the list.

    Where the host wants to be asked, or the game keeps secrets, this asks for the seat, as `join` does.
    """
    services.blocklist.check_name(data.name)
    try:
        loaded = await services.tables.get(table_id)
    except Refused:
        raise not_listed() from None
    return await services.open_tables.sit_down(loaded, data, address_of(request))


def address_of(request: AnyRequest) -> str:
    """On whose account this goes."""
    return request.client.host if request.client else ""
