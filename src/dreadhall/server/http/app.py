"""The application: routes, refusals and documentation around the services."""

import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, Router, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import dreadhall
from dreadhall.kernel import DreadhallError
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.errors import Refused, one_line, status_and_code
from dreadhall.server.http import pages
from dreadhall.server.http.api import (
    again,
    books,
    bundles,
    chat,
    connection,
    games,
    health,
    lessons,
    mails,
    moderation,
    open_tables,
    own_pages,
    play,
    pushes,
    rules,
    saves,
    seats,
    tables,
    waiting,
)
from dreadhall.server.http.api.common import allow, provide_access, provide_services
from dreadhall.server.http.document import ExactDocument
from dreadhall.server.http.public import Public
from dreadhall.server.http.shell import Shell
from dreadhall.server.peers import Peers
from dreadhall.server.plugins import load_plugins
from dreadhall.server.services import Services
from dreadhall.server.tables.access import ANYBODY

log = structlog.get_logger("dreadhall.server")

# The same for everybody, as are the pages of the games.
PUBLIC: list[Any] = [
    games.list_games,
    games.words,
    games.screen,
    rules.rules,
    lessons.lessons,
    games.frames,
    pages.docs,
    pages.client,
]
# For everybody.
OPEN: list[Any] = [
    tables.open_table,
    tables.mine,
    lessons.open_lesson,
    health.health,
    health.ready,
    health.metrics,
    moderation.privacy,
    connection.connect,
    open_tables.list_open,
    open_tables.watch_open,
    open_tables.sit_down,
    bundles.look_at_own,
    bundles.keep_own,
    bundles.forget_own,
    pushes.push_key,
    mails.give_mail,
    mails.look_at_mail,
    mails.forget_mail,
    mails.follow_mail,
    waiting.wait,
    waiting.look_at_waiting,
    waiting.leave_waiting,
]
# For those with a key to the table.
AT_A_TABLE: list[Any] = [
    tables.look,
    tables.change,
    tables.start,
    tables.renew_link,
    seats.join,
    seats.release,
    seats.rename,
    seats.answer_claim,
    seats.leave,
    seats.kick,
    seats.put_bot,
    seats.take_off_bot,
    open_tables.offer,
    open_tables.take_off,
    pushes.want_push,
    pushes.refuse_push,
    moderation.mute,
    moderation.remove,
    moderation.report,
    play.view,
    play.events,
    play.answer,
    play.undo,
    play.agree,
    play.give_up,
    play.agree_to_give_up,
    play.advice,
    play.replay,
    play.audit,
    play.odds,
    chat.hear,
    chat.say,
    saves.save,
    again.play_again,
    again.follow,
    books.read,
]

AnyRequest = Request[Any, Any, State]

CODES = {401: "bad-key", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-media"}


@route(
    sorted({path for handler in AT_A_TABLE for path in handler.paths}), http_method="OPTIONS", include_in_schema=False
)
@allow(ANYBODY)
async def what_is_allowed(request: AnyRequest) -> Response[None]:
    """The methods of an address; left to itself, the framework names only those of its first handler."""
    [known] = [each for each in request.app.routes if each.path_format == request.scope["path_template"]]
    return Response(None, status_code=204, headers={"allow": ", ".join(sorted(known.methods))})


def refused(_request: AnyRequest, error: DreadhallError) -> Response[dict[str, Any]]:
    """What the game or the server will not do."""
    status, code = status_and_code(error)
    extra = error.extra if isinstance(error, Refused) else {}
    return Response({"error": code, "message": one_line(error), **extra}, status_code=status)


def unreadable(_request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework will not take."""
    status = error.status_code
    details = error.extra if isinstance(error.extra, list) else []
    told = [f"{d.get('key', '')}: {d.get('message', '')}".strip(": ") for d in details if isinstance(d, dict)]
    message = "; ".join(told) or (error.detail if status < 500 else "")
    if status >= 500:
        log.error("failed", reason=type(error).__name__)
        return Response({"error": "internal", "message": "something went wrong here"}, status_code=500)
    content = {"error": CODES.get(status, "bad-request"), "message": one_line(message) or "bad request"}
    return Response(content, status_code=status, headers=error.headers)


def failed(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Our own fault: the log has the details, the client none of them."""
    if isinstance(error, RecursionError):
        return Response({"error": "bad-request", "message": "nested too deeply"}, status_code=400)
    if isinstance(error, UnicodeDecodeError):
        return Response({"error": "bad-request", "message": "not encoded as UTF-8"}, status_code=400)
    if isinstance(error, msgspec.DecodeError | zlib.error):
        # What is sent in is looked at elsewhere: this comes from the database.
        log.error("damaged", route=request.scope.get("path_template"), reason=type(error).__name__)
        return Response({"error": "damaged", "message": "what is stored of this cannot be read"}, status_code=503)
    log.error("failed", route=request.scope.get("path_template"), exc_info=error)
    return Response({"error": "internal", "message": "something went wrong here"}, status_code=500)


def create_app(
    settings: Settings,
    clock: Clock = time.time,
    ticks: Clock = time.monotonic,
    peers: Peers | None = None,
) -> Shell:
    """The application for these settings; the clocks are for tests."""
    load_plugins(settings.plugins)
    own = own_pages.own_pages()
    services = Services(settings, clock, ticks, peers)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    public = Public()
    app = Litestar(
        [
            *OPEN,
            Router("/", route_handlers=[*PUBLIC, *own.handlers], middleware=[public]),
            Router("/", route_handlers=[saves.restore], request_max_body_size=settings.save_body),
            Router(
                "/",
                route_handlers=[what_is_allowed, *AT_A_TABLE],
                dependencies={"access": Provide(provide_access)},
                security=[{"key": []}],
            ),
        ],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        exception_handlers={DreadhallError: refused, HTTPException: unreadable, Exception: failed},
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Dreadhall",
            version=dreadhall.__version__,
            description="Tables of haunted-house board games. A key is sent as a bearer token.",
            openapi_router=Router("/api/schema", route_handlers=[], middleware=[public], include_in_schema=False),
            render_plugins=[ExactDocument()],
            use_handler_docstrings=True,
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=settings.body,
        state=State({"services": services}),
    )
    return Shell(app, services, own.work)
