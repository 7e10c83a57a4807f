"""Taking, naming and leaving seats; bots on them."""

import secrets

from litestar import delete, patch, post, put
from litestar.params import JSONBody

from dreadhall.server.api.common import By, Part, SeatId, TableId, refusals_at_table
from dreadhall.server.company import grows_with
from dreadhall.server.errors import forbidden
from dreadhall.server.keys import match
from dreadhall.server.services import Services
from dreadhall.server.shapes import BotChoice, Join, Joined, Release, Rename, TableInfo, table_info

SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


async def info(services: Services, table_id: str) -> TableInfo:
    """The table after a change."""
    return table_info(await services.tables.get(table_id), services.clock())


@post(f"{SEAT}/join", summary="Take a seat", tags=["seats"], responses=refusals_at_table(409))
async def join(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Join]) -> Joined:
    """With the link for players or the host's. The seat's own link is shown this once."""
    if access.role not in ("invite", "host"):
        raise forbidden("a seat is taken with the link for players")
    live = access.live
    beside = match(data.beside, live.stored.keys) if data.beside is not None else None
    neighbour = live.seat(beside.seat).person if beside is not None and beside.seat is not None else None
    person = neighbour or secrets.token_hex(8)
    if grows_with(live.row, person):
        await services.play.key_dice_anew(live)
    return Joined(seat, await services.lobby.join(live.id, seat, data.name, person, data.original))


@post(
    f"{SEAT}/release", status_code=200, summary="Give up a bound seat", tags=["seats"], responses=refusals_at_table(409)
)
async def release(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Release]) -> TableInfo:
    """At a copy of a table: whoever had this seat there lets anybody take it here."""
    await services.lobby.release(access.live.id, seat, data.original)
    return await info(services, access.live.id)


@patch(SEAT, summary="Name a seat", tags=["seats"], responses=refusals_at_table(409))
async def rename(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[Rename]) -> TableInfo:
    """By whoever sits there."""
    access.need_this_seat(seat)
    await services.lobby.rename(access.live.id, seat, data.name)
    return await info(services, access.live.id)


@post(f"{SEAT}/leave", status_code=200, summary="Leave a seat", tags=["seats"], responses=refusals_at_table(409))
async def leave(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """The seat is free again, and its link void."""
    access.need_this_seat(seat)
    await services.lobby.vacate(access.live.id, seat)
    return await info(services, access.live.id)


@post(f"{SEAT}/kick", status_code=200, summary="Free a seat", tags=["seats"], responses=refusals_at_table(409))
async def kick(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """The host sends somebody away; the seat's link is void."""
    access.need_host()
    await services.lobby.vacate(access.live.id, seat)
    return await info(services, access.live.id)


@put(f"{SEAT}/bot", summary="Let a bot play", tags=["seats"], responses=refusals_at_table(404, 409))
async def put_bot(services: Part, access: By, table_id: TableId, seat: SeatId, data: JSONBody[BotChoice]) -> TableInfo:
    """By the host, or by whoever sits there and has to go for a while."""
    access.need_this_seat(seat, or_host=True)
    await services.lobby.put_bot(access.live.id, seat, data.bot)
    return await info(services, access.live.id)


@delete(f"{SEAT}/bot", status_code=200, summary="Take a bot off", tags=["seats"], responses=refusals_at_table(409))
async def take_off_bot(services: Part, access: By, table_id: TableId, seat: SeatId) -> TableInfo:
    """Whoever sits there plays on themselves; where nobody does, the host may free the seat."""
    access.need_this_seat(seat, or_host=True)
    await services.lobby.take_off_bot(access.live.id, seat)
    return await info(services, access.live.id)
