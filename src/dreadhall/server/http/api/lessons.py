"""The lessons of each game, and the tables at which they are taken."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from dreadhall.lessons import Lesson, find_lesson, lessons_of
from dreadhall.registry import find_game
from dreadhall.server.http.api.common import Part, allow, refusals
from dreadhall.server.http.api.tables import take_opening
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.tables import NewLesson, Opened

Game = Annotated[str, PathParameter(max_length=40, description="The name of a game")]


@get("/api/games/{game:str}/lessons", summary="The lessons of a game", tags=["games"], responses=refusals(404))
@allow(ANYBODY)
async def lessons(game: Game) -> list[Lesson]:
    """Every lesson with its steps: what is said, what it is about, and which answer follows."""
    return list(lessons_of(find_game(game).name).values())


@post("/api/tables/lesson", summary="Open the table of a lesson", tags=["tables"], responses=refusals(404))
@allow(ANYBODY)
async def open_lesson(request: Request[Any, Any, State], services: Part, data: JSONBody[NewLesson]) -> Opened:
    """A table for one person on the first seat. Bots have the others, and play as the lesson says; so do the dice,
    until other people come."""
    take_opening(request, services)
    return await services.lobby.open_lesson(data.game, find_lesson(data.game, data.lesson), data.title)
