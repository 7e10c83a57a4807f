"""Playing again with the same people."""

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.server.http.api.common import By, Part, TableId, allow, refusals_at_table
from dreadhall.server.http.api.tables import take_opening
from dreadhall.server.tables.access import INSIDE, SEATED_OR_HOST, bearer
from dreadhall.server.wire.tables import Again, NewLink, Opened

TABLE = "/api/tables/{table_id:str}"


@post(f"{TABLE}/again", summary="Play again", tags=["tables"], responses=refusals_at_table(409))
@allow(SEATED_OR_HOST)
async def play_again(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId, data: JSONBody[Again]
) -> Opened:
    """After the end: a new table with the same seats, bots and options, or other options. Everybody at the old one
    hears of it; whoever opened it is its host."""
    take_opening(request, services)
    return await services.again.open(access, data.options)


@post(f"{TABLE}/follow", summary="Go along to the next table", tags=["tables"], responses=refusals_at_table(409))
@allow(INSIDE)
async def follow(request: Request[Any, Any, State], services: Part, access: By, table_id: TableId) -> NewLink:
    """A link to the table that somebody has opened after this one: to sit down, or to watch for those who watch."""
    take_opening(request, services)
    return NewLink(await services.again.follow(access, bearer(request.headers.get("authorization"))))
