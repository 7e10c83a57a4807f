"""What every part of the interface needs: who is asking, and how refusals look."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Annotated, Any, TypeVar, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation

from dreadhall.server.errors import Refused
from dreadhall.server.services import Services
from dreadhall.server.tables.access import Access, Who, bearer, open_with
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.problems import MoveProblem, Problem
from dreadhall.words import Language

MOST = 2_000_000_000
RECORDS_AT_ONCE = 200
AnyConnection = ASGIConnection[Any, Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table")]
InLanguage = Annotated[Language, QueryParameter(description="The language of the words")]
SeatId = Annotated[int, PathParameter(ge=0, le=63, description="The number of a seat")]
Since = Annotated[
    int | None,
    QueryParameter(ge=0, le=MOST, required=False, description="The last number the client knows; without it, all"),
]
Part = NamedDependency[SkipValidation[Services]]
By = NamedDependency[SkipValidation[Access]]

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])

MEANINGS = {
    400: "The request makes no sense",
    401: "No key, or not one of this table",
    403: "The key is not for this",
    404: "There is no such thing",
    408: "The request did not come in time",
    409: "Not in the state the table is in",
    413: "Too large",
    415: "Not sent as application/json",
    422: "Not one of the choices",
    429: "Too many requests",
    503: "Try again in a moment",
}


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The ways in which a request can be refused, for the documentation."""
    return {
        status: ResponseSpec(data_container=Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 403, 408, 413, 415, 429, 503, *statuses})
    }


def refusals_at_table(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The same for a request that needs a key."""
    return refusals(401, 404, *statuses)


def refusals_in_play() -> Mapping[int, ResponseSpec]:
    """The same for a move: one that came too late is told how the table stands."""
    stale = ResponseSpec(data_container=MoveProblem, description=MEANINGS[409], generate_examples=False)
    return {**refusals_at_table(422), 409: stale}


def allow(who: Who) -> Callable[[Handler], Handler]:
    """Say who may call a handler, and refuse everybody else once a request has been understood."""

    def around(handler: Handler) -> Handler:
        guarded = behind(who, handler) if who.roles else handler
        guarded.__dict__["who"] = who
        return guarded

    return around


def behind(who: Who, handler: Handler) -> Handler:
    """A handler behind a door that only some may open."""

    @wraps(handler)
    async def admit_first(*args: Any, **named: Any) -> Any:
        who.admit(named["access"], named.get("seat"))
        return await handler(*args, **named)

    return cast(Handler, admit_first)


def who_may(handler: BaseRouteHandler) -> Who | None:
    """Who may call a handler, where it says so."""
    return getattr(handler.fn, "who", None)


def take_whole_log(connection: AnyConnection, services: Services, loaded: LoadedTable) -> None:
    """Charge somebody who wants to hear everything from the beginning for as much as there is to tell."""
    cost = loaded.number / RECORDS_AT_ONCE
    if cost >= 1 and not services.work.take(connection.client.host if connection.client else "", cost):
        raise Refused(429, "too-many", "that was asked for too often: wait a moment")


async def while_there(request: Request[Any, Any, State], work: Coroutine[Any, Any, T]) -> T:
    """Do something only for as long as whoever asked for it is there to hear the answer."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(departure(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refused(408, "gone", "whoever asked has gone")
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def departure(request: Request[Any, Any, State]) -> None:
    """Wait until the connection of a request ends."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def provide_services(state: State) -> Services:
    """The parts of the server."""
    services: Services = state.services
    return services


async def provide_access(request: Request[Any, Any, State], services: Part, table_id: TableId) -> Access:
    """The table of the path, opened by the key in the Authorization header."""
    key = bearer(request.headers.get("authorization"))
    access = await open_with(services.tables, table_id, key)
    if access.key.seat is not None:
        await services.presence.seen(access.loaded, access.key.seat)
    return access
