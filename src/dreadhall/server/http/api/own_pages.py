"""What games tell everybody about themselves: each page of a registered game becomes an address."""

import inspect
import typing
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, NamedTuple

import structlog
from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Meta

from dreadhall.registration import Page, resolve
from dreadhall.registry import GAMES
from dreadhall.server.http.api.common import allow, refusals
from dreadhall.server.tables.access import ANYBODY

log = structlog.get_logger("dreadhall.server")

SAID = ("description", "ge", "gt", "le", "lt", "max_length", "min_length", "multiple_of", "pattern")


class OwnPages(NamedTuple):
    """The addresses, and what takes more work than others, by the last part of its address."""

    handlers: list[HTTPRouteHandler]
    work: dict[str, int]


def own_pages() -> OwnPages:
    """The pages of all games; a game whose pages cannot be had goes without them."""
    made = OwnPages([], {})
    for name, record in GAMES.records.items():
        try:
            pages: list[Page] = list(resolve(record.pages) or ())
            handlers = [handler(name, page) for page in pages]
        except Exception as error:  # whatever others have written, the house stays open
            log.error("no pages", game=name, reason=f"{type(error).__name__}: {error}"[:200])
        else:
            made.handlers.extend(handlers)
            made.work.update({page.path.rpartition("/")[2]: page.work for page in pages if page.work})
    return made


def handler(game: str, page: Page) -> HTTPRouteHandler:
    """One page at its address."""
    address = get(
        f"/api/games/{game}/{page.path}",
        summary=page.summary,
        tags=[page.tag],
        responses=refusals(),
        cache_control=CacheControlHeader(max_age=page.seconds) if page.seconds else None,
        sync_to_thread=False,
    )
    return address(allow(ANYBODY)(as_asked(page.reply)))


def as_asked(reply: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, whose parameters say their bounds in the framework's words."""

    @wraps(reply)
    def replying(**given: Any) -> Any:
        return reply(**given)

    hints = typing.get_type_hints(reply, include_extras=True)
    signature = inspect.signature(reply)
    asked = [one.replace(annotation=in_address(one, hints[one.name])) for one in signature.parameters.values()]
    replying.__annotations__ = {one.name: one.annotation for one in asked} | {"return": hints["return"]}
    vars(replying)["__signature__"] = signature.replace(parameters=asked)
    return replying


def in_address(parameter: inspect.Parameter, hint: Any) -> Any:
    """The type of a parameter, with its bounds and what it is for."""
    is_needed = parameter.default is inspect.Parameter.empty
    kind, *about = typing.get_args(hint) if typing.get_origin(hint) is Annotated else (hint,)
    said = {name: getattr(meta, name) for meta in about if isinstance(meta, Meta) for name in SAID}
    return Annotated[kind, Parameter(required=is_needed, **said)]
