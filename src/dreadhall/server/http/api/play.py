"""Looking at the game, answering, taking back, and the past."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from dreadhall.kernel import AuditFailed
from dreadhall.server.errors import conflict, forbidden
from dreadhall.server.http.api.common import (
    MOST,
    By,
    Part,
    Since,
    TableId,
    address_of,
    allow,
    refusals_at_table,
    refusals_in_play,
    take_whole_log,
    while_there,
)
from dreadhall.server.positions.proof import prove
from dreadhall.server.tables.access import INSIDE, SEATED
from dreadhall.server.tables.news import News, told_to
from dreadhall.server.wire.play import (
    Accepted,
    Advice,
    AdviceAsked,
    AnswerGiven,
    EventList,
    Odds,
    PlayState,
    UndoAgreed,
    UndoAsked,
    UndoReply,
)
from dreadhall.server.wire.tables import TableInfo

TABLE = "/api/tables/{table_id:str}"

Number = Annotated[int, QueryParameter(ge=0, le=MOST, description="A number of the log")]
Eyes = Annotated[
    int | None, QueryParameter(ge=0, le=63, required=False, description="After the end: through whose eyes")
]


@get(f"{TABLE}/play", summary="The game as a seat sees it", tags=["play"], responses=refusals_at_table(409))
@allow(INSIDE)
async def view(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId, since: Since = None
) -> PlayState:
    """The view of the seat (or of a spectator), and what happened since the number the client knows."""
    eyes = access.eyes
    if since is None:
        take_whole_log(request, services, access.loaded)
    news = await services.tables.news(access.loaded, since)
    while news.number != access.loaded.number:
        news = await services.tables.news(access.loaded, since)
    return services.messages.play(access.loaded, eyes, news)


@get(f"{TABLE}/events", summary="What happened", tags=["play"], responses=refusals_at_table(409))
@allow(INSIDE)
async def events(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId, since: Since = None
) -> EventList:
    """The events this seat may know, since the number the client knows."""
    eyes = access.eyes
    if since is None:
        take_whole_log(request, services, access.loaded)
    return event_list(await services.tables.news(access.loaded, since), eyes)


def event_list(news: News, eyes: int | None) -> EventList:
    """Events in the ears of a seat."""
    told: Any = told_to(news.events, eyes)
    return EventList(news.number, news.since, news.back, told)


@post(f"{TABLE}/answer", status_code=200, summary="Answer", tags=["play"], responses=refusals_in_play())
@allow(SEATED)
async def answer(services: Part, access: By, table_id: TableId, data: JSONBody[AnswerGiven]) -> Accepted:
    """Applied exactly once: the same answer to the same question gets the same receipt, however often it is sent."""
    return await services.play.answer(access.loaded, access.need_seat(), data.asked_number, data.answer)


@post(f"{TABLE}/undo", status_code=200, summary="Take back", tags=["play"], responses=refusals_in_play())
@allow(SEATED)
async def undo(services: Part, access: By, table_id: TableId, data: JSONBody[UndoAsked]) -> UndoReply:
    """The last answer, by the rules of the table; other people are asked where it affects them."""
    return await services.play.undo(access.loaded, access.need_seat(), data.number)


@post(f"{TABLE}/undo/agree", status_code=200, summary="Agree to an undo", tags=["play"], responses=refusals_in_play())
@allow(SEATED)
async def agree(services: Part, access: By, table_id: TableId, data: JSONBody[UndoAgreed]) -> UndoReply:
    """Yes or no to somebody's wish; one no ends it."""
    return await services.play.agree(access.loaded, access.need_seat(), data.number, agrees=data.agree)


@post(f"{TABLE}/give-up", status_code=200, summary="Give up", tags=["play"], responses=refusals_in_play())
@allow(SEATED)
async def give_up(services: Part, access: By, table_id: TableId) -> TableInfo:
    """Ask all other people who have seats to end the game here; whoever is the only one ends it at once."""
    await services.giving_up.propose(access.loaded, access.need_seat())
    return services.messages.table(await services.tables.get(access.loaded.id))


@post(
    f"{TABLE}/give-up/agree", status_code=200, summary="Agree to give up", tags=["play"], responses=refusals_in_play()
)
@allow(SEATED)
async def agree_to_give_up(services: Part, access: By, table_id: TableId, data: JSONBody[UndoAgreed]) -> TableInfo:
    """Yes or no to somebody's wish to give up; one no ends it, and whoever made it can say no as well.

    When all have agreed the game is over. When more than half of all people have, it is over when the time has passed
    in which any other can object: see `left`.
    """
    await services.giving_up.answer(access.loaded, access.need_seat(), data.number, agrees=data.agree)
    return services.messages.table(await services.tables.get(access.loaded.id))


@post(f"{TABLE}/advice", status_code=200, summary="Ask for advice", tags=["play"], responses=refusals_in_play())
@allow(SEATED)
async def advice(
    request: Request[Any, Any, State], services: Part, access: By, table_id: TableId, data: JSONBody[AdviceAsked]
) -> Advice:
    """What a bot would answer that knows no more than this seat, unless the host has switched that off."""
    asking = services.advice.ask(access.loaded, access.need_seat(), data.asked, address_of(request))
    return await while_there(request, asking)


@get(f"{TABLE}/replay", summary="The game as it was", tags=["play"], responses=refusals_at_table(404, 409))
@allow(INSIDE)
async def replay(
    services: Part, access: By, table_id: TableId, number: Number, seat: Eyes = None, since: Since = None
) -> PlayState:
    """The game after the record of a number, through one's own eyes; after the end, through anybody's."""
    eyes = access.eyes
    loaded = access.loaded
    if seat is not None and seat != eyes:
        if not await services.copies.is_open(loaded):
            raise forbidden("other eyes can be used when the game is over, and so is the one it is a copy of")
        eyes = loaded.seat(seat).seat
    position, news, exact = await services.tables.position_at(loaded, number, since)
    told: Any = told_to(news.events, eyes)
    seen: Any = msgspec.Raw(position.view(eyes))
    asked = position.asked.get(eyes) if eyes is not None and exact else None
    return PlayState(number, news.since, news.back, asked, told, seen, older=not exact)


@get(f"{TABLE}/odds", summary="The odds over time", tags=["play"], responses=refusals_at_table(408, 409, 429, 503))
@allow(INSIDE)
async def odds(request: Request[Any, Any, State], services: Part, access: By, table_id: TableId) -> Odds:
    """After the end: how likely those looked to win who play against the house, as bots judge the positions."""
    if access.loaded.is_over and not await services.copies.is_open(access.loaded):
        raise conflict("not-over", "the game that this one is a copy of is not over: its secrets are kept until then")
    return await while_there(request, services.hindsights.of(access.loaded, address_of(request)))


@get(f"{TABLE}/audit", summary="The proof of the dice", tags=["play"], responses=refusals_at_table(409))
@allow(INSIDE)
async def audit(services: Part, access: By, table_id: TableId) -> dict[str, Any]:
    """After the end: seed, answers and rolls, with which anybody can play the game again."""
    if access.loaded.is_over and not await services.copies.is_open(access.loaded):
        raise AuditFailed("the game that this one is a copy of is not over: its secrets are kept until then")
    return await prove(services.store, services.referee, access.loaded.row, access.loaded.started)
