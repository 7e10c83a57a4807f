"""Being called when it is one's turn: by the browser, when nothing is open."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import JSONBody, QueryParameter

from dreadhall.server.http.api.common import By, Part, SeatId, TableId, allow, refusals, refusals_at_table
from dreadhall.server.http.api.seats import SEAT
from dreadhall.server.storage.pushes import Call
from dreadhall.server.tables.access import ANYBODY, THIS_SEAT
from dreadhall.server.wire.pushes import LONGEST_ENDPOINT, VISIBLE, PushKey, PushWanted

Endpoint = Annotated[
    str | None,
    QueryParameter(max_length=LONGEST_ENDPOINT, pattern=VISIBLE, required=False, description="The address of a device"),
]


@get("/api/push", summary="The key of calls", tags=["calls"], responses=refusals())
@allow(ANYBODY)
async def push_key(services: Part) -> PushKey:
    """By which a browser knows that it is this server that calls."""
    return PushKey(services.push.public_key, services.mail.is_wanted)


@put(f"{SEAT}/push", status_code=204, summary="Be called", tags=["calls"], responses=refusals_at_table(409))
@allow(THIS_SEAT)
async def want_push(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[PushWanted]) -> None:
    """Where turns take days, whoever sits there is called once a turn while they are not there, on each device that
    they name."""
    await services.calling.ask_for(Call(access.loaded.id, seat, data.endpoint, data.quiet_from, data.quiet_to))


@delete(f"{SEAT}/push", status_code=204, summary="Be left alone", tags=["calls"], responses=refusals_at_table())
@allow(THIS_SEAT)
async def refuse_push(services: Part, access: By, table_id: TableId, seat: SeatId, endpoint: Endpoint = None) -> None:
    """Whoever sits there is called no more, or not on the device with this address."""
    await services.calling.leave_alone(access.loaded.id, seat, endpoint)
