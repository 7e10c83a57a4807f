"""The rules of each game, to be looked up."""

from typing import Annotated

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter

from dreadhall.kernel.errors import UnknownGame
from dreadhall.kernel.rulebook import Rulebook
from dreadhall.registration import resolve
from dreadhall.registry import registration_of
from dreadhall.server.http.api.common import InLanguage, allow, refusals
from dreadhall.server.tables.access import ANYBODY

A_WHILE = CacheControlHeader(max_age=3600)

Game = Annotated[str, PathParameter(max_length=40, description="The name of a game")]


@get(
    "/api/games/{game:str}/rules",
    summary="The rules of a game",
    tags=["games"],
    responses=refusals(404),
    cache_control=A_WHILE,
)
@allow(ANYBODY)
async def rules(game: Game, language: InLanguage = "en") -> Rulebook:
    """Every rule with its id, by section; a part may belong to one edition only. What is not translated is English."""
    record = registration_of(game)
    if record is None or record.rulebook is None:
        raise UnknownGame(f"no rules of {game[:40]!r} are written here")
    book: Rulebook = resolve(record.rulebook)(language)
    return book
