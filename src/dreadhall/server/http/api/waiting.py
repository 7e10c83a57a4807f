"""Playing with whoever comes: waiting for others, where one stands, and leaving."""

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.server.http.api.common import Part, allow, refusals
from dreadhall.server.http.api.open_tables import address_of
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.waiting import Wait, Waited, WhoWaits


@post("/api/waiting", summary="Wait for others", tags=["open tables"], responses=refusals(404))
@allow(ANYBODY)
async def wait(request: Request[Any, Any, State], services: Part, data: JSONBody[Wait]) -> Waited:
    """For a game with so many seats. When there are enough, a table is opened as the game proposes it for a first
    night, all are seated, and it begins."""
    services.blocklist.check_name(data.name)
    return await services.waiting.wait(data, address_of(request))


@post("/api/waiting/look", status_code=200, summary="Do I wait?", tags=["open tables"], responses=refusals(404))
@allow(ANYBODY)
async def look_at_waiting(services: Part, data: JSONBody[WhoWaits]) -> Waited:
    """Where one stands, or the seat. Whoever does not ask for a while waits no more."""
    return await services.waiting.look(data.key)


@post("/api/waiting/leave", status_code=204, summary="Wait no more", tags=["open tables"], responses=refusals())
@allow(ANYBODY)
async def leave_waiting(services: Part, data: JSONBody[WhoWaits]) -> None:
    """Off the list; whoever has a seat by now keeps it."""
    await services.waiting.leave(data.key)
