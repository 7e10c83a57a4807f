"""A study: which games are played, by whom, how often. All that comes of it follows from here."""

import itertools
import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

import dreadhall
from dreadhall.bots import default_bot
from dreadhall.kernel import AnyGame, DreadhallError
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import Match
from dreadhall.lab.seating import Players, read_players
from dreadhall.lab.varying import Changes
from dreadhall.lab.watching import watcher_of

SEATS = "seats"
VARIANT = "variant"
VARY = "vary"
MOST_CELLS = 100_000
MOST_GAMES = 10_000_000
Positive = Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a cell is sure: its interval is no wider than this. What it then has left goes to cells that are not."""

    width: Annotated[float, msgspec.Meta(gt=0, lt=1)]
    step: Positive = 25
    """How many games a cell plays before it is looked at again."""
    most: Positive = MOST_GAMES
    """How many games a cell plays at most, however much others leave it."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What is written in a study's file."""

    game: str
    name: Annotated[str, msgspec.Meta(pattern=r"^[\w. -]{0,80}\Z")] = ""
    games: Positive = 100
    """How many games are played in each cell."""
    seed: int = 0
    grid: dict[str, Any] = {}
    """What varies: for `seats` or an option a list of values, or a range of numbers as in "3..6"."""
    options: dict[str, Any] = {}
    """What does not."""
    variants: dict[str, dict[str, Any]] = {}
    """Sets of options by name, which are one more thing that varies: for changes that are made one at a time."""
    vary: dict[str, Changes] = {}
    """Sets of numbers on the game's pieces that are others, by name: they vary, too, on the same dice."""
    players: dict[str, str] | list[dict[str, str]] = {}
    """Who plays: `all`, a side, or a seat by its number; several such tables are one more thing that varies."""
    until: str = ""
    """A milestone of the game: with it a game is over, and what would come then is not played."""
    turns: bool = False
    """Whether every turn is written down, too."""
    stop: Stop | None = None

    @cached_property
    def cells(self) -> tuple["Cell", ...]:
        """Every combination of what varies, the last name in the grid varying fastest."""
        return tuple(self._combinations())

    @property
    def options_of_grid(self) -> list[str]:
        """The options that vary."""
        return [name for name in self.grid if name != SEATS] + list(self._named_sets)

    @property
    def _named_sets(self) -> dict[str, Mapping[str, Any]]:
        """What varies by names that the study gives."""
        return {name: sets for name, sets in ((VARIANT, self.variants), (VARY, self.vary)) if sets}

    def _combinations(self) -> Iterator["Cell"]:
        game = self.found_game
        sides, usual = watcher_of(game).sides, default_bot(game.name)
        grid = {name: read_values(name, given) for name, given in self.grid.items()}
        grid.setdefault(SEATS, [game.seats[0]])
        grid |= {name: list(sets) for name, sets in self._named_sets.items()}
        casts = self.players if isinstance(self.players, list) else [self.players]
        numbers = itertools.count()
        for cast in casts:
            players = read_players(cast, sides, usual)
            for values in itertools.product(*grid.values()):
                chosen = dict(zip(grid, values, strict=True))
                seats = chosen.pop(SEATS)
                if (number := next(numbers)) >= MOST_CELLS:
                    raise BadStudy(f"that are more than {MOST_CELLS} cells")
                special = self.variants[chosen[VARIANT]] if self.variants else {}
                changes = self.vary[chosen[VARY]] if self.vary else {}
                own = {name: value for name, value in chosen.items() if name not in self._named_sets}
                yield Cell(number, game.name, seats, self.options | own | special, chosen, players, changes)

    @property
    def found_game(self) -> AnyGame:
        """The game that is studied."""
        return dreadhall.registry.find_game(self.game)

    @cached_property
    def aim(self) -> str:
        """What the first side has done in a game that counts for it, in words: it has won, unless games end before."""
        return watcher_of(self.found_game).facts[self.until].milestone if self.until else "win"

    @cached_property
    def side(self) -> str:
        """The side that is counted."""
        return watcher_of(self.found_game).sides[0]

    def is_success(self, winner: str, reason: str) -> bool:
        """Whether a game that has ended so counts for the first side."""
        return reason == self.until if self.until else winner == self.side

    def match(self, cell: "Cell", number: int) -> Match:
        """The game of this number in a cell: its dice follow from the study's seed and what is played, not by whom."""
        seed = blake2b(f"{self.seed} {cell.key} {number}".encode(), digest_size=7).digest()
        return Match(self.game, cell.seats, cell.options, cell.players, int.from_bytes(seed, "big"), cell.changes)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        milestones = [name for name, fact in watcher_of(self.found_game).facts.items() if fact.milestone]
        if self.until and self.until not in milestones:
            raise BadStudy(
                f"no game is over with {self.until[:40]!r}; milestones are: {', '.join(milestones) or 'none'}"
            )
        for cell in self.cells:
            try:
                match = self.match(cell, 0)
                match.open_table(record=False)
                match.sit_down()
            except DreadhallError as error:
                raise BadStudy(f"{cell.label}: {error}") from None
            if high := [seat + 1 for seat in cell.players.seats if seat >= cell.seats]:
                raise BadStudy(f"{cell.label}: there is no seat {high[0]}")


class Cell(msgspec.Struct, frozen=True, dict=True):
    """One combination: a number of seats, options, and who plays."""

    number: int
    game: str
    seats: int
    options: dict[str, Any]
    varied: dict[str, Any]
    """Those of the options that vary from cell to cell."""
    players: Players
    changes: Changes = {}

    @cached_property
    def key(self) -> str:
        """What the dice follow from, in whatever words a study says it: what is as usual is left out.

        Games with other numbers on their pieces have the same dice, so that they can be compared in pairs.
        """
        game = dreadhall.GAMES[self.game]
        usual: dict[str, Any] = msgspec.to_builtins(game.read_options({}))
        read: dict[str, Any] = msgspec.to_builtins(game.read_options(self.options))
        special = {name: value for name, value in read.items() if value != usual[name]}
        return json.dumps([self.game, self.seats, special], sort_keys=True)

    @property
    def what(self) -> str:
        """All that is played: two cells of which this is the same differ only in who plays."""
        return f"{self.key} {json.dumps(self.changes, sort_keys=True)}" if self.changes else self.key

    @property
    def label(self) -> str:
        """The cell in a few words."""
        varied = (f"{name}={said(value)}" for name, value in self.varied.items())
        return ", ".join([f"{self.game} with {self.seats} seats", *varied])


def said(value: Any) -> str:
    """A value as it is shown.

    >>> said("dark"), said({"dogs": 2})
    ('dark', '{"dogs": 2}')
    """
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def read_values(name: str, given: Any) -> list[Any]:
    """The values of something that varies.

    >>> read_values("seats", "3..6"), read_values("mode", ["dark", "darker"])
    ([3, 4, 5, 6], ['dark', 'darker'])
    """
    if isinstance(given, str):
        first, dots, last = given.partition("..")
        if not (dots and first.isdecimal() and last.isdecimal() and int(first) <= int(last) < int(first) + MOST_CELLS):
            raise BadStudy(f'grid: {name} is {given[:40]!r}, and should be a list, or a range such as "3..6"')
        return list(range(int(first), int(last) + 1))
    if not isinstance(given, list) or not given:
        raise BadStudy(f'grid: {name} should be a list of values, or a range such as "3..6"')
    if len({said(value) for value in given}) < len(given):
        raise BadStudy(f"grid: a value of {name} is there twice")
    return given


def make_study(given: Mapping[str, Any]) -> Study:
    """A study out of what its file would say; BadStudy tells what is wrong with it."""
    study = convert_study(given)
    both = sorted({*study.grid} & {*study.options})
    if both:
        raise BadStudy(f"{both[0]} stands in the grid and among the options")
    study.check()
    return study


def convert_study(given: Mapping[str, Any]) -> Study:
    """The same where it is known that it can be played, or that it could when it was."""
    try:
        return msgspec.convert(dict(given), Study)
    except msgspec.ValidationError as error:
        raise BadStudy(f"this study will not do: {error}") from None


def read_study(path: Path) -> Study:
    """The study in a file; without a name of its own, it is called like the file."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadStudy(f"cannot read {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadStudy(f"cannot read {path}: {error}") from None
    return make_study({"name": path.stem} | given)
