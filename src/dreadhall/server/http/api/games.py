"""What can be played here."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from dreadhall.bots import bot_names
from dreadhall.kernel import AnyGame, UnknownGame
from dreadhall.kernel.game import AddedValue as Added
from dreadhall.registry import GAMES, find_game, registration_of
from dreadhall.server.http.api.common import InLanguage, allow, refusals
from dreadhall.server.http.api.rules import Game
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.frames import Frame, Hello, Message
from dreadhall.server.wire.games import AddedValue, GameInfo, GameWords, OptionInfo
from dreadhall.words import LANGUAGES, Words, brought_words

OF_SCREENS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
}
"""What a screen is made of."""


@get("/api/games", summary="List the games", tags=["games"], responses=refusals())
@allow(ANYBODY)
async def list_games() -> list[GameInfo]:
    """Every game with its seats, its options and the bots that play it."""
    return [describe(game) for game in GAMES.values()]


@get("/api/games/{game:str}/words", summary="The words of a game", tags=["games"], responses=refusals(404))
@allow(ANYBODY)
async def words(game: Game, language: InLanguage = "en") -> GameWords:
    """What everybody may read of a game that has brought its own words; what is not translated is English."""
    return GameWords(brought_words(find_game(game).name, language))


@get(
    "/api/games/{game:str}/screen/{file:path}",
    summary="What draws a game",
    tags=["games"],
    responses=refusals(404),
    media_type="text/javascript",
)
@allow(ANYBODY)
async def screen(
    game: Game, file: Annotated[str, PathParameter(max_length=200, description="A file of the screen")]
) -> Response[bytes]:
    """A file of the screen that a game's package has brought."""
    record = registration_of(game)
    folder = record.screen if record is not None else None
    if folder is None:
        raise UnknownGame(f"no screen of {game[:40]!r} was brought here")
    try:
        found = (folder / file.strip("/")).resolve()
    except (OSError, ValueError):  # no file can be called that
        raise NotFoundException from None
    if not found.is_relative_to(folder.resolve()) or not found.is_file() or found.suffix not in OF_SCREENS:
        raise NotFoundException
    return Response(found.read_bytes(), media_type=OF_SCREENS[found.suffix])


@get("/api/frames", summary="The frames of live connections", tags=["games"], responses=refusals())
@allow(ANYBODY)
async def frames() -> dict[str, Any]:
    """A JSON schema of what goes over the WebSocket: first a hello, then frames from here and messages from there."""
    (hello, frame, message), definitions = msgspec.json.schema_components((Hello, Frame, Message))
    return {"hello": hello, "frame": frame, "message": message, "$defs": definitions}


def describe(game: AnyGame) -> GameInfo:
    """A game as a lobby shows it."""
    options = [
        OptionInfo(o.name, o.default, list(o.values), o.help, [described(game, o.name, one) for one in o.added])
        for o in game.options.values()
    ]
    record = registration_of(game.name)
    has_screen = record is not None and record.screen is not None
    return GameInfo(game.name, game.version, game.seats[0], game.seats[-1], options, bot_names(game.name), has_screen)


def described(game: AnyGame, option: str, added: Added) -> AddedValue:
    """A value that another package has brought, called as its words say, or by its title."""
    called = {language: Words(language).name(game.name, option, added.value) for language in LANGUAGES}
    titles: dict[str, str] = {at: added.title if name == added.value else name for at, name in called.items()}
    return AddedValue(added.value, titles, added.page)
