"""Taking, naming and leaving seats; bots on them."""

from litestar import delete, patch, post, put
from litestar.params import JSONBody

from dreadhall.bots import stand_in
from dreadhall.server.http.api.common import By, Part, SeatId, TableId, allow, refusals_at_table
from dreadhall.server.services import Services
from dreadhall.server.tables.access import (
    ANY_LINK,
    HOST,
    INVITED,
    SEATED_OR_HOST,
    THIS_SEAT,
    THIS_SEAT_OR_GUEST,
    THIS_SEAT_OR_HOST,
)
from dreadhall.server.wire.seats import BotChoice, ClaimAnswered, Join, Joined, Release, Rename
from dreadhall.server.wire.tables import TableInfo

SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


async def info(services: Services, table_id: str) -> TableInfo:
    """The table after a change."""
    return services.messages.table(await services.tables.get(table_id))


@post(f"{SEAT}/join", summary="Take a seat", tags=["seats"], responses=refusals_at_table(409))
@allow(INVITED)
async def join(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Join]) -> Joined:
    """With the link for players or the host's. The seat's own link is shown this once.

    In a running game with secrets this only asks for the seat (`waiting`): the link is a guest's until those agree
    whom the table names under `claims`, and the seat's from then on.
    """
    services.blocklist.check_name(data.name)
    return await services.seating.join(access.loaded, seat, data, is_host=access.role == "host")


@post(f"{SEAT}/claim", status_code=200, summary="Admit to a seat", tags=["seats"], responses=refusals_at_table(409))
@allow(SEATED_OR_HOST)
async def answer_claim(
    services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[ClaimAnswered]
) -> TableInfo:
    """Yes or no to somebody who asks for a seat, by the host or with the link of a seat; one no ends it."""
    by = None if access.role == "host" else access.need_seat()
    await services.seating.answer_claim(access.loaded, seat, data.name, by, agrees=data.agree)
    return await info(services, access.loaded.id)


@post(
    f"{SEAT}/release", status_code=200, summary="Give up a bound seat", tags=["seats"], responses=refusals_at_table(409)
)
@allow(ANY_LINK)
async def release(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Release]) -> TableInfo:
    """At a copy of a table: whoever had this seat there lets anybody take it here."""
    await services.seating.release(access.loaded.id, seat, data.original)
    return await info(services, access.loaded.id)


@patch(SEAT, summary="Name a seat", tags=["seats"], responses=refusals_at_table(409))
@allow(THIS_SEAT)
async def rename(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Rename]) -> TableInfo:
    """By whoever sits there."""
    services.blocklist.check_name(data.name)
    await services.seating.rename(access.loaded.id, seat, data.name)
    return await info(services, access.loaded.id)


@post(f"{SEAT}/leave", status_code=200, summary="Leave a seat", tags=["seats"], responses=refusals_at_table(409))
@allow(THIS_SEAT_OR_GUEST)
async def leave(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """The link is void. In a running game a bot plays on; a guest asks for the seat no more."""
    if access.role == "guest":
        await services.seating.withdraw(access.loaded.id, seat, access.key)
    else:
        await services.seating.vacate(access.loaded, seat)
    return await info(services, access.loaded.id)


@post(f"{SEAT}/kick", status_code=200, summary="Free a seat", tags=["seats"], responses=refusals_at_table(409))
@allow(HOST)
async def kick(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """The host sends somebody away; the seat's link is void, and in a running game a bot plays on."""
    await services.seating.vacate(access.loaded, seat, sent_away=True)
    services.open_tables.sent_away(access.loaded.id, seat)
    return await info(services, access.loaded.id)


@put(f"{SEAT}/bot", summary="Let a bot play", tags=["seats"], responses=refusals_at_table(404, 409))
@allow(SEATED_OR_HOST)
async def put_bot(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[BotChoice]) -> TableInfo:
    """By the host where nobody sits, or by whoever sits there and has to go for a while. For somebody else who has been
    away for long, by the host or, while the host is away, by anybody with a seat: then it is the table's own stand-in.
    It plays until whoever sits there takes over, or is back."""
    by = None if access.role == "host" else access.need_seat()
    bot = data.bot or stand_in(access.loaded.row.game)
    await services.seating.put_bot(access.loaded.id, seat, bot, by)
    return await info(services, access.loaded.id)


@delete(f"{SEAT}/bot", status_code=200, summary="Take a bot off", tags=["seats"], responses=refusals_at_table(409))
@allow(THIS_SEAT_OR_HOST)
async def take_off_bot(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """Whoever sits there plays on themselves; where nobody does, the host may free the seat before the start."""
    await services.seating.take_off_bot(access.loaded.id, seat, access.key.seat)
    return await info(services, access.loaded.id)
