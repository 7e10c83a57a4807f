"""Silencing, removing and reporting somebody at a table; and what this server keeps of people."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from dreadhall.server.http.api.common import By, Part, SeatId, TableId, allow, refusals, refusals_at_table
from dreadhall.server.http.api.seats import SEAT, info
from dreadhall.server.tables.access import ANYBODY, HOST, SEATED_OR_HOST
from dreadhall.server.tables.moderation import seats_beside
from dreadhall.server.wire.moderation import Mute, Privacy, Report
from dreadhall.server.wire.tables import NewLink, TableInfo


@post(f"{SEAT}/mute", status_code=200, summary="Silence somebody", tags=["seats"], responses=refusals_at_table(409))
@allow(HOST)
async def mute(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Mute]) -> TableInfo:
    """The host lets somebody be silent, or speak again; they play on, and everybody is told.

    When somebody who is silent has left, whoever sits down next is silent, too: it may be they.
    """
    await services.moderation.mute(access.loaded.id, seat, muted=data.muted)
    return await info(services, access.loaded.id)


@post(f"{SEAT}/remove", status_code=200, summary="Remove for good", tags=["seats"], responses=refusals_at_table(409))
@allow(HOST)
async def remove(services: Part, access: By, table_id: TableId, seat: SeatId) -> NewLink:
    """The host sends somebody away and withdraws the links for players, by which they could come back: a new one."""
    seats = seats_beside(access.loaded.stored, seat)
    key = await services.moderation.remove(access.loaded, seats)
    for each in seats:
        services.open_tables.sent_away(access.loaded.id, each)
    return NewLink(key)


@post(f"{SEAT}/report", status_code=200, summary="Tell the operator", tags=["seats"], responses=refusals_at_table(409))
@allow(SEATED_OR_HOST)
async def report(
    request: Request[Any, Any, State],
    services: Part,
    access: By,
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[Report],
) -> TableInfo:
    """Whoever runs the server hears of somebody here, with what those have said last. Nobody at the table does."""
    address = request.client.host if request.client else ""
    await services.moderation.report(access, seat, data.reason, address)
    return await info(services, access.loaded.id)


@get("/api/privacy", summary="What is kept", tags=["operation"], responses=refusals())
@allow(ANYBODY)
async def privacy(services: Part) -> Privacy:
    """For how long this server keeps tables, and whom to ask about it."""
    settings = services.settings
    archived = settings.archive_folder is not None
    return Privacy(settings.unstarted_days, settings.expire_days, archived, settings.contact)
