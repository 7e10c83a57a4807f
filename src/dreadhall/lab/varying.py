"""A game with other numbers on its pieces: for studies of what depends on them, and for nobody else.

The game, its bots and its watcher are imported once more, while the files of its components are read with some values
changed. What comes of it is a game of its own that stands beside the real one. No list of games has it, so that nobody
can be invited to it by mistake.
"""

import importlib
import json
import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from dreadhall.bots import BOTS, BotFactory
from dreadhall.kernel import AnyGame
from dreadhall.kernel.components import CHANGE
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.watching import Watcher, watcher_of
from dreadhall.registration import resolve
from dreadhall.registry import find_game, registration_of

Changes = dict[str, Any]
"""By where a value stands, another value, or a step: `"tracks.showdown.darkness": 8`, `"...attack_dice": "+1"`."""
EVERY = "*"
SOURCE = "source"
KNOWN = ("rules", "public")
"""Where entries come from that are not reconstructed."""
MARKS = ("rules_fields", "public_fields")
"""What names the fields of an entry that are not."""
MOST_AT_ONCE = 64
"""So many games with other numbers are kept in memory."""


class Kit(NamedTuple):
    """What a game is played with: its rules, who watches, and who can play it, if these are not the usual ones."""

    game: AnyGame
    watcher: type[Watcher]
    bots: Mapping[str, BotFactory] | None = None


def kit_for(game: str, changes: Changes) -> Kit:
    """The game as it is, or with other numbers.

    >>> kit_for("darkest", {}).game.name
    'darkest'
    >>> kit_for("darkest", {"tracks.showdown.darkness": "+1"}).game.name
    'darkest~98728f'
    """
    if changes:
        return load(game, json.dumps(changes, sort_keys=True))
    found = find_game(game)
    return Kit(found, watcher_of(found))


@lru_cache(MOST_AT_ONCE)
def load(name: str, changes: str) -> Kit:
    """Import a game once more, with these changes."""
    game, record = find_game(name), registration_of(name)
    if record is None or not all(isinstance(part, str) for part in (*record.bots.values(), record.lab)):
        raise BadStudy(f"{name} cannot be had with other numbers: its bots and its watcher are not named, but given")
    kind = type(game)
    packages = {kind.__module__.rpartition(".")[0]}
    for part in (*record.bots.values(), record.lab):
        resolve(part)  # what was there before is there afterwards
        packages.add(part.partition(":")[0])
    editing = Editing(json.loads(changes))
    changed = CHANGE.set(editing)
    try:
        with imported_anew(packages):
            other: AnyGame = getattr(importlib.import_module(kind.__module__), kind.__name__)()
            bots = BOTS | {bot: resolve(part) for bot, part in record.bots.items()}
            watcher: type[Watcher] = resolve(record.lab)
    finally:
        CHANGE.reset(changed)
    editing.check()
    other.name = f"{name}~{blake2b(changes.encode(), digest_size=3).hexdigest()}"
    return Kit(other, watcher, bots)


@contextmanager
def imported_anew(packages: Collection[str]) -> Iterator[None]:
    """Whoever imports one of these packages in here gets a new one; afterwards the old ones are there again."""

    def theirs() -> dict[str, Any]:
        return {
            name: module
            for name, module in sys.modules.items()
            if any(name == package or name.startswith(f"{package}.") for package in packages)
        }

    before = theirs()
    for name in before:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in theirs():
            del sys.modules[name]
        sys.modules.update(before)
        for name, module in before.items():  # a package has its modules as attributes, too
            parent, _, child = name.rpartition(".")
            setattr(sys.modules[parent], child, module)


class Editing:
    """Changes what is read from files, and knows what it has not found."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._left = dict.fromkeys(changes)

    def __call__(self, file: str, raw: Any) -> None:
        """A file was read."""
        for where, to in self._changes.items():
            first, *path = where.split(".")
            if first == file and path:
                for spot in spots(raw, path):
                    spot.within[spot.at] = stepped(where, spot.value, to)
                    self._left.pop(where, None)

    def check(self) -> None:
        """Refuse what was nowhere to be found."""
        if self._left:
            raise BadStudy(f"there is no value {next(iter(self._left))[:80]!r} on the pieces of the game")


class Spot(NamedTuple):
    """A value in a file: what it is part of, and where."""

    within: Any
    at: Any

    @property
    def value(self) -> Any:
        """What stands there."""
        return self.within[self.at]


def spots(raw: Any, path: Sequence[str], known: Collection[str] = (), field: str = "") -> Iterator[Spot]:
    """The values at a path: entries of a list go by their id, their key or their number, and `*` is all of them.

    `*` leaves out what is known, as far as an entry says where it comes from: only what was reconstructed is changed.

    >>> bow = {"key": "bow", "ammo": 4, "source": "reconstructed", "rules_fields": ["ammo"]}
    >>> arms = {"items": [{"key": "gun", "ammo": 6, "source": "reconstructed"}, bow, {"key": "knife"}]}
    >>> [spot.value for spot in spots(arms, ["items", "*", "ammo"])]
    [6]
    >>> [spot.value for spot in spots(arms, ["items", "bow", "ammo"])]
    [4]
    """
    head, *rest = path
    for at in places(raw, head):
        inside = raw[at]
        if not rest:
            if inside is not None and f"{field}{head}" not in known:
                yield Spot(raw, at)
        elif isinstance(inside, dict) and SOURCE in inside:
            if head != EVERY:
                yield from spots(inside, rest)
            elif inside[SOURCE] not in KNOWN:
                yield from spots(inside, rest, [name for mark in MARKS for name in inside.get(mark, ())])
        else:
            yield from spots(inside, rest, known, f"{field}{head}." if isinstance(raw, dict) else field)


def places(raw: Any, name: str) -> list[Any]:
    """Where something of that name is in a table or a list."""
    if isinstance(raw, dict):
        return [key for key in raw if name in (EVERY, str(key))]
    if isinstance(raw, list):
        return [at for at, one in enumerate(raw) if name in (EVERY, str(at), *names_of(one))]
    return []


def names_of(one: Any) -> list[str]:
    """What an entry of a list is called."""
    return [one[key] for key in ("id", "key") if key in one] if isinstance(one, dict) else []


def stepped(where: str, value: Any, to: Any) -> Any:
    """Another value, or so many steps from the one that is there: of a list so many entries more or less at its end.

    What is 1 or more stays so.

    >>> stepped("", 3, "+1"), stepped("", 1, "-1"), stepped("", [4, 3, 2], "-1"), stepped("", [4, 3], "+1")
    (4, 1, [4, 3], [4, 3, 3])
    >>> stepped("", 3, 5), stepped("", {1: 4, 2: 6}, {"1": 5, "2": 5})
    (5, {1: 5, 2: 5})
    """
    if isinstance(to, dict) and isinstance(value, dict):
        keys = {str(key): key for key in value}  # a study's file has no numbers for keys
        return {keys.get(key, key): each for key, each in to.items()}
    if not (isinstance(to, str) and re.fullmatch(r"[+-]\d+", to)):
        return to
    step = int(to)
    if isinstance(value, list) and len(value) > -step:
        return value + value[-1:] * step if step > 0 else value[:step]
    if isinstance(value, int) and not isinstance(value, bool):
        return max(value + step, min(value, 1))
    raise BadStudy(f"{where[:80]}: there are no steps from {json.dumps(value)[:40]}")
