"""The games that can be played, by name."""

import difflib

from dreadhall.betrayal.game import Betrayal
from dreadhall.darkest.game import Darkest
from dreadhall.kernel.errors import UnknownGame
from dreadhall.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (Darkest(), Betrayal())}


def find_game(game: str | AnyGame) -> AnyGame:
    """The game of this name, or the game itself; UnknownGame lists what there is."""
    if not isinstance(game, str):
        return game
    if game in GAMES:
        return GAMES[game]
    close = difflib.get_close_matches(game, GAMES, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(GAMES)) or 'none'}"
    raise UnknownGame(f"no game is called {game[:40]!r}; {hint}")
