"""Chat."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from dreadhall.server.http.api.common import MOST, By, Part, TableId, allow, refusals_at_table
from dreadhall.server.tables.access import INSIDE, SPEAKERS
from dreadhall.server.wire.chat import ChatLine, Said

Line = Annotated[int, QueryParameter(ge=0, le=MOST, required=False, description="How many lines the client knows")]


@get("/api/tables/{table_id:str}/chat", summary="What was said", tags=["chat"], responses=refusals_at_table())
@allow(INSIDE)
async def hear(services: Part, access: By, table_id: TableId, since: Line = 0) -> list[ChatLine]:
    """What was said to all and in one's own channels after so many lines of it, oldest first, a page at a time.

    When one's channels change, the lines are counted anew.
    """
    return await services.talk.heard_since(access.loaded, access.eyes, since)


@post("/api/tables/{table_id:str}/chat", summary="Say something", tags=["chat"], responses=refusals_at_table())
@allow(SPEAKERS)
async def say(services: Part, access: By, table_id: TableId, data: JSONBody[Said]) -> ChatLine:
    """By those with seats, and the host."""
    return await services.talk.say(access, data.text, data.channel)
