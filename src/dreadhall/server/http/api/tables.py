"""Opening, setting up and starting a table."""

from typing import Annotated, Any, Literal

import structlog
from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from dreadhall.server.errors import Refused
from dreadhall.server.http.api.common import By, Part, TableId, allow, refusals, refusals_at_table
from dreadhall.server.keys import hash_key
from dreadhall.server.services import Services
from dreadhall.server.tables.access import ANY_LINK, ANYBODY, HOST
from dreadhall.server.wire.tables import Keys, MyTable, NewLink, NewTable, Opened, TableChange, TableInfo

log = structlog.get_logger("dreadhall.server")

Link = Annotated[Literal["invite", "spectator"], PathParameter(description="Which link is to be replaced")]


@post("/api/tables", summary="Open a table", tags=["tables"], responses=refusals(404))
@allow(ANYBODY)
async def open_table(request: Request[Any, Any, State], services: Part, data: JSONBody[NewTable]) -> Opened:
    """Anyone may. The links are shown this once: the host's, one to invite players, one for spectators."""
    take_opening(request, services)
    return await services.lobby.open(data.game, data.seats, data.options, data.title, data.away)


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
    return services.telling.table(access.loaded)


@patch("/api/tables/{table_id:str}", summary="Change a table", tags=["tables"], responses=refusals_at_table(409))
@allow(HOST)
async def change(services: Part, access: By, table_id: TableId, data: JSONBody[TableChange]) -> TableInfo:
    """The host sets up the table: seats and options before the start, title, patience and advice at any time.

    That a game may be studied can be said before the start; that it may not, at any time.
    """
    await services.lobby.set_up(
        access.loaded.id, data.seats, data.options, data.title, data.away, data.advice, data.studied
    )
    return services.telling.table(await services.tables.get(access.loaded.id))


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
    return services.telling.table(await services.tables.get(access.loaded.id))


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
    found: list[MyTable] = []
    for opened in await services.store.opened_by(list(places)):
        try:
            loaded = await services.tables.get(opened.table_id)
        except Exception as error:  # one that is damaged does not take the others with it
            log.warning("cannot list", reason=type(error).__name__)
            continue
        turn = loaded.position is not None and opened.seat is not None and opened.seat in loaded.position.asked
        info = services.telling.table(loaded)
        found.append(MyTable(places[opened.hash], opened.role, opened.seat, turn, info))
    return sorted(found, key=lambda table: table.index)
