"""From what was typed after a command to a game, its options and its bots."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dreadhall.bots import Bot, make_bot, stand_in
from dreadhall.kernel import AnyGame, BadSeat, DreadhallError, UnknownGame
from dreadhall.registry import GAMES, find_game
from dreadhall.words import seat_number

PERSON = "human"
ANY_BOT = "bot"
MOST_SEATS = 64


class BadArgument(DreadhallError):
    """Something on the command line makes no sense."""


def choose_game(name: str | None) -> AnyGame:
    """The game of this name; without a name, the only one there is."""
    if not GAMES:
        raise UnknownGame("no game is installed yet")
    if name is not None:
        return find_game(name)
    if len(GAMES) > 1:
        raise UnknownGame(f"which game? there are: {', '.join(sorted(GAMES))}")
    return next(iter(GAMES.values()))


def choose_seats(game: AnyGame, seats: int | None) -> int:
    """The number of seats; without one, the fewest the game can be played with."""
    return game.check_seats(game.seats[0] if seats is None else seats)


def read_options(game: AnyGame, given: Sequence[str]) -> dict[str, Any]:
    """Options given as `name=value`, each with a value of its proper type."""
    texts: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadArgument(f"an option is given as name=value, not {text[:40]!r}")
        if name in texts:
            raise BadArgument(f"option {name} is given twice")
        texts[name] = value.strip()
    options: dict[str, Any] = msgspec.to_builtins(game.read_options(texts, from_text=True))
    return options


def read_bots(text: str, seats: int, rest: str = PERSON) -> dict[int, str]:
    """Who plays which seat: `2=random,3=human` names seats, and `random` alone names all that are left.

    >>> read_bots("1=human, random", seats=3)
    {1: 'random', 2: 'random'}
    """
    named: dict[int, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        seat, equals, name = (piece.strip() for piece in part.partition("="))
        if not equals:
            rest = seat
            continue
        number = read_seat(seat, seats)
        if number in named:
            raise BadArgument(f"seat {seat_number(number)} is given twice")
        named[number] = name
    players = {seat: named.get(seat, rest) for seat in range(seats)}
    return {seat: name for seat, name in players.items() if name != PERSON}


def read_seat(text: str, seats: int) -> int:
    """The seat that people give this number."""
    numbers = {str(seat_number(seat)): seat for seat in range(seats)}
    if text not in numbers:
        raise BadSeat(f"there is no seat {text[:20]!r}; seats are 1 to {seats}")
    return numbers[text]


def make_bots(game: str, names: Mapping[int, str], seed: int | None) -> dict[int, Bot]:
    """The bots of these names, `bot` being the game's own; with a seed, the same ones every time."""
    first = secrets.randbits(64) if seed is None else seed
    usual = stand_in(game)
    return {
        seat: make_bot(game, usual if name == ANY_BOT else name, first * MOST_SEATS + seat)
        for seat, name in names.items()
    }
