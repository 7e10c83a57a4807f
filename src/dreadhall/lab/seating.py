"""Who plays: a bot for each seat, by its number or by the side it turns out to be on."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.bots import Answer, Bot, BotFactory, SeatAt, answer_of, bots_for, make_bot
from dreadhall.bots.planning import CLEVER, STRENGTHS
from dreadhall.lab.errors import BadStudy
from dreadhall.words import seat_number

ALL = "all"
Bots = Mapping[str, BotFactory]
MOST_SEATS = 64


class Player(msgspec.Struct, frozen=True):
    """A bot by name; one that thinks can be given the number of futures it looks at for a decision."""

    bot: str
    simulations: int | None = None

    @override
    def __str__(self) -> str:
        return self.bot if self.simulations is None else f"{self.bot}@{self.simulations}"

    @classmethod
    def read(cls, text: str) -> "Player":
        """The player that a study names.

        >>> Player.read("warden@64")
        Player(bot='warden', simulations=64)
        """
        name, at, simulations = text.partition("@")
        if at and not (simulations.isdecimal() and int(simulations)):
            raise BadStudy(f"{text[:40]!r} will not do: after the @ stands a number of simulations, as in warden@64")
        return cls(name.strip(), int(simulations) if at else None)

    def sit_down(self, game: str, seed: int, known: Bots | None = None) -> Bot:
        """A new bot of this kind. Nobody gives it seconds, so that the same question gets the same answer."""
        if self.simulations is None:
            return make_bot(game, self.bot, seed, known)
        make: Callable[..., Bot] | None = (bots_for(game) if known is None else known).get(self.bot)
        if make is None or "strength" not in inspect.signature(make).parameters:
            raise BadStudy(f"no bot of {game} called {self.bot[:40]!r} can be given a number of simulations")
        strength = STRENGTHS.get(self.bot, CLEVER)
        return make(seed, strength=msgspec.structs.replace(strength, simulations=self.simulations))


class SidedBot:
    """Whoever plays for the side a seat is on, as the seat's own view shows it; some change sides in a game."""

    def __init__(self, players: Mapping[str, Bot], usual: Bot, side_seen: Callable[[Any], str]) -> None:
        self.looks_back = any(bot.looks_back for bot in [*players.values(), usual])
        self._players = players
        self._usual = usual
        self._side_seen = side_seen

    def choose(self, seat: SeatAt) -> Answer:
        """The answer of whoever plays for this side."""
        return answer_of(self._players.get(self._side_seen(seat.position), self._usual), seat)


class Players(msgspec.Struct, frozen=True):
    """Who plays: those named for a seat, those named for a side, and whoever plays where nobody is named.

    As long as it is open who will be on which side, the one for `all` plays, else the one for the first side.
    """

    rest: Player
    sides: dict[str, Player] = {}
    seats: dict[int, Player] = {}

    def at(self, seat: int) -> str:
        """Who plays a seat, in a word; more than one where the side decides.

        >>> Players(Player("scout"), {"traitor": Player("warden")}).at(0)
        'scout, traitor=warden'
        """
        if seat in self.seats:
            return str(self.seats[seat])
        if set(self.sides.values()) <= {self.rest}:
            return str(self.rest)
        return ", ".join([str(self.rest), *(f"{side}={player}" for side, player in self.sides.items())])

    def sit_down(
        self, game: str, seats: int, seed: int, side_seen: Callable[[Any], str], known: Bots | None = None
    ) -> dict[int, Bot]:
        """The bots, each with luck of its own that follows from the seed; the game's own, unless others are known."""
        return {seat: self._bot(game, seat, seed * MOST_SEATS + seat, side_seen, known) for seat in range(seats)}

    def _bot(self, game: str, seat: int, seed: int, side_seen: Callable[[Any], str], known: Bots | None) -> Bot:
        if (named := self.seats.get(seat)) is not None:
            return named.sit_down(game, seed, known)
        usual = self.rest.sit_down(game, seed, known)
        apart = {side: player for side, player in self.sides.items() if player != self.rest}
        if not apart:
            return usual
        by_side = {side: player.sit_down(game, seed, known) for side, player in apart.items()}
        return SidedBot(by_side, usual, side_seen)


def read_players(given: Mapping[str, str], sides: tuple[str, ...], usual: str) -> Players:
    """The players as a study names them: `all`, a side, or the number of a seat, counted from 1.

    >>> read_players({"heroes": "warden", "traitor": "scout"}, ("heroes", "traitor"), "scout").at(2)
    'warden, traitor=scout'
    """
    by_side = {side: Player.read(given[side]) for side in sides if side in given}
    by_seat: dict[int, Player] = {}
    for name, text in given.items():
        if name.isdecimal() and int(name):
            by_seat[int(name) - seat_number(0)] = Player.read(text)
        elif name not in (ALL, *sides):
            known = ", ".join([ALL, *sides])
            raise BadStudy(f"nobody plays {name[:40]!r}: there are {known}, and seats by their number")
    rest = Player.read(given[ALL]) if ALL in given else by_side.get(sides[0], Player(usual))
    return Players(rest, {side: player for side, player in by_side.items() if player != rest}, by_seat)
