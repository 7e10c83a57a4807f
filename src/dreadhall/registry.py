"""The games that can be played, by name: those that are installed are found, others are registered.

A distribution says that it holds a game by an entry point of the group `dreadhall.games`, which leads to the game's
`Registration`.
"""

import difflib
import logging
import tomllib
from collections.abc import Iterator, Mapping, MutableMapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import RLock

from typing_extensions import override

from dreadhall.kernel.errors import DreadhallError, UnknownGame
from dreadhall.kernel.game import AnyGame, Package
from dreadhall.registration import Registration

GROUP = "dreadhall.games"
OURS = "dreadhall"

log = logging.getLogger(__name__)


class NameTaken(DreadhallError):
    """Another game has that name already."""


class Games(MutableMapping[str, AnyGame]):
    """Games by name.

    Those that are installed are looked for when somebody looks here first, and no sooner: a game imports us, and may be
    in the midst of that.
    """

    def __init__(self) -> None:
        self._games: dict[str, AnyGame] = {}
        self._records: dict[str, Registration] = {}
        self._are_found = False
        self._is_looking = False
        self._lock = RLock()

    @property
    def records(self) -> Mapping[str, Registration]:
        """What games have said about themselves, by name."""
        self.look()
        return self._records

    def register(self, record: Registration) -> None:
        """Make a game known, with all that belongs to it; NameTaken where another is called the same."""
        name = record.game.name
        if self.get(name, record.game) is not record.game:
            raise NameTaken(f"another game is called {name[:40]!r} already")
        self._games[name] = record.game
        self._records[name] = record

    def look(self) -> None:
        """Find what is installed now, rather than when the first game is needed."""
        if self._are_found:
            return
        with self._lock:
            if not self._is_looking:  # a game that is just being imported may look here, too
                self._is_looking = True
                try:
                    for record in installed():
                        self.register(record)
                    self._are_found = True
                finally:
                    self._is_looking = False

    @override
    def __getitem__(self, name: str) -> AnyGame:
        self.look()
        return self._games[name]

    @override
    def __setitem__(self, name: str, game: AnyGame) -> None:
        self.look()
        self._games[name] = game

    @override
    def __delitem__(self, name: str) -> None:
        self.look()
        del self._games[name]

    @override
    def __iter__(self) -> Iterator[str]:
        self.look()
        return iter(self._games)

    @override
    def __len__(self) -> int:
        self.look()
        return len(self._games)

    @override
    def __repr__(self) -> str:
        return f"Games({list(self)})"


GAMES = Games()
register = GAMES.register


def registration_of(name: str) -> Registration | None:
    """What the game of this name has said about itself, if there is one and it has."""
    return GAMES.records.get(name)


def find_game(game: str | AnyGame) -> AnyGame:
    """The game of this name, or the game itself; UnknownGame lists what there is."""
    if not isinstance(game, str):
        return game
    if game in GAMES:
        return GAMES[game]
    close = difflib.get_close_matches(game, GAMES, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(GAMES)) or 'none'}"
    raise UnknownGame(f"no game is called {game[:40]!r}; {hint}")


def shipped() -> list[Registration]:
    """The games of our own distribution, for tools that keep something about each of them."""
    return [one for one in GAMES.records.values() if type(one.game).__module__.startswith(f"{OURS}.")]


# How installed games are found


def installed() -> list[Registration]:
    """The record of every installed game, in the order of a list. What is wrong with one is said in a line."""
    found: dict[str, Registration] = {}
    for entry in declared():
        try:
            record = entry.load()
            if not isinstance(record, Registration):
                raise TypeError(f"{entry.value} is not a Registration")
            if record.game.name in found:
                raise NameTaken(f"another game is called {record.game.name[:40]!r} already")
        except Exception as error:  # whatever others have written, the house stays open
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:200]
            log.warning("dreadhall: the game %r of %s is left out: %s", entry.name, distribution(entry), reason)
        else:
            record.game.package = package_of(entry)
            found[record.game.name] = record
    return sorted(found.values(), key=lambda record: (record.rank, record.game.name))


def declared(group: str = GROUP) -> list[EntryPoint]:
    """Where records are, ours first, so that nobody takes their names."""
    known = sorted(entry_points(group=group), key=lambda entry: (distribution(entry), entry.name))
    ours = checked_out(group)
    if ours is None:
        ours = [entry for entry in known if distribution(entry) == OURS]
    return ours + [entry for entry in known if distribution(entry) != OURS]


def distribution(entry: EntryPoint) -> str:
    """The name of the distribution that declares it."""
    return entry.dist.name if entry.dist else OURS


def package_of(entry: EntryPoint) -> Package | None:
    """The distribution that declares it, with its version; None of our own."""
    if entry.dist is None or distribution(entry) == OURS:
        return None
    return Package(entry.dist.name, entry.dist.version)


def checked_out(group: str = GROUP) -> list[EntryPoint] | None:
    """Our own as pyproject.toml has them now; None outside of a source checkout.

    A checkout was installed once, and has changed since then, or is only on the path.
    """
    file = Path(__file__).resolve().parents[2] / "pyproject.toml"
    project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {}) if file.is_file() else {}
    if project.get("name") != OURS:
        return None
    return [EntryPoint(name, value, group) for name, value in project["entry-points"].get(group, {}).items()]
