"""Opening, setting up and starting a table."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import structlog
from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from dreadhall.server.errors import Refused
from dreadhall.server.http.api.common import By, Part, TableId, allow, refusals, refusals_at_table
from dreadhall.server.keys import hash_key
from dreadhall.server.services import Services
from dreadhall.server.storage.rows import Mine
from dreadhall.server.tables.access import ANY_LINK, ANYBODY, HOST
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.tables import Keys, MyTable, NewLink, NewTable, Opened, TableChange, TableInfo

Waited = Mapping[tuple[str, int], tuple[int, int]]

log = structlog.get_logger("dreadhall.server")

Link = Annotated[Literal["invite", "spectator"], PathParameter(description="Which link is to be replaced")]


@post("/api/tables", summary="Open a table", tags=["tables"], responses=refusals(404))
@allow(ANYBODY)
async def open_table(request: Request[Any, Any, State], services: Part, data: JSONBody[NewTable]) -> Opened:
    """Anyone may. The links are shown this once: the host's, one to invite players, one for spectators."""
    take_opening(request, services)
    return await services.lobby.open(data.game, data.seats, data.options, data.title, data.away, data.turn)


def take_opening(request: Request[Any, Any, State], services: Services) -> None:
    """Refuse to open tables, or to keep what opens one, without end."""
    if not services.openings.take(request.client.host if request.client else ""):
        raise Refused(429, "too-many", "that is enough for the moment: try again later")


def take_restored(request: Request[Any, Any, State], services: Services, size: int) -> None:
    """Refuse to keep what is sent in without end."""
    if not services.restored.take(request.client.host if request.client else "", size):
        raise Refused(429, "too-many", "that is enough of saved tables for the moment: try again later")


@get("/api/tables/{table_id:str}", summary="Look at a table", tags=["tables"], responses=refusals_at_table())
@allow(ANY_LINK)
async def look(services: Part, access: By, table_id: TableId) -> TableInfo:
    """Seats, options and status, for anyone with a link."""
    return services.messages.table(access.loaded)


@patch("/api/tables/{table_id:str}", summary="Change a table", tags=["tables"], responses=refusals_at_table(409))
@allow(HOST)
async def change(services: Part, access: By, table_id: TableId, data: JSONBody[TableChange]) -> TableInfo:
    """The host sets up the table: seats and options before the start, title, patience and advice at any time.

    That a game may be studied can be said before the start; that it may not, at any time.
    """
    await services.lobby.set_up(
        access.loaded.id, data.seats, data.options, data.title, data.away, data.advice, data.studied, data.turn
    )
    return services.messages.table(await services.tables.get(access.loaded.id))


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    summary="Start",
    tags=["tables"],
    responses=refusals_at_table(409),
)
@allow(HOST)
async def start(services: Part, access: By, table_id: TableId) -> TableInfo:
    """The host begins the game, when every seat has a person or a bot."""
    await services.lobby.start(access.loaded.id)
    return services.messages.table(await services.tables.get(access.loaded.id))


@post(
    "/api/tables/{table_id:str}/links/{link:str}",
    summary="Replace a link",
    tags=["tables"],
    responses=refusals_at_table(),
)
@allow(HOST)
async def renew_link(services: Part, access: By, table_id: TableId, link: Link) -> NewLink:
    """The host withdraws the link for players or spectators and gets a new one."""
    return NewLink(await services.lobby.renew_link(access.loaded.id, link))


@post("/api/mine", status_code=200, summary="My tables", tags=["tables"], responses=refusals())
@allow(ANYBODY)
async def mine(services: Part, data: JSONBody[Keys]) -> list[MyTable]:
    """The tables that the keys of this browser open; keys that open nothing are passed over."""
    places = {hash_key(key): index for index, key in enumerate(data.keys)}
    found: list[tuple[Mine, LoadedTable]] = []
    for opened in await services.store.opened_by(list(places)):
        try:
            found.append((opened, await services.tables.get(opened.table_id)))
        except Exception as error:  # one that is damaged does not take the others with it
            log.warning("cannot list", reason=type(error).__name__)
    waited = await services.turns.waited([loaded.row for _, loaded in found])
    tables = [my_table(services, places[opened.hash], opened, loaded, waited) for opened, loaded in found]
    return sorted(tables, key=lambda table: table.index)


def my_table(services: Services, index: int, opened: Mine, loaded: LoadedTable, waited: Waited) -> MyTable:
    """A table as somebody with one key has it, and for how long it has waited for them."""
    seat, position = opened.seat, loaded.position
    turn = position is not None and seat is not None and seat in position.asked
    info = services.messages.table(loaded)
    if not turn or seat is None:
        return MyTable(index, opened.role, seat, turn, None, None, info)
    since, left = waited.get((loaded.id, seat), (services.messages.wait(loaded).waited, None))
    return MyTable(index, opened.role, seat, turn, since, left, info)
