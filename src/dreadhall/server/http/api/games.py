"""What can be played here."""

from typing import Any

import msgspec
from litestar import get

from dreadhall.bots import bot_names
from dreadhall.kernel import AnyGame
from dreadhall.registry import GAMES
from dreadhall.server.http.api.common import allow, refusals
from dreadhall.server.tables.access import ANYBODY
from dreadhall.server.wire.frames import Frame, Hello, Message
from dreadhall.server.wire.games import GameInfo, OptionInfo


@get("/api/games", summary="List the games", tags=["games"], responses=refusals())
@allow(ANYBODY)
async def list_games() -> list[GameInfo]:
    """Every game with its seats, its options and the bots that play it."""
    return [describe(game) for game in GAMES.values()]


@get("/api/frames", summary="The frames of live connections", tags=["games"], responses=refusals())
@allow(ANYBODY)
async def frames() -> dict[str, Any]:
    """A JSON schema of what goes over the WebSocket: first a hello, then frames from here and messages from there."""
    (hello, frame, message), definitions = msgspec.json.schema_components((Hello, Frame, Message))
    return {"hello": hello, "frame": frame, "message": message, "$defs": definitions}


def describe(game: AnyGame) -> GameInfo:
    """A game as a lobby shows it."""
    options = [OptionInfo(o.name, o.default, list(o.values), o.help) for o in game.options.values()]
    return GameInfo(game.name, game.version, game.seats[0], game.seats[-1], options, bot_names(game.name))
