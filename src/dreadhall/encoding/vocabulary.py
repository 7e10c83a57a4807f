"""The words of a game in a fixed order: what its actions, and the entries of an observation, are numbered by.

A game of another distribution has none; its choices are numbered as they come (`actions.py`).
"""

import math
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.kernel import AnyGame
from dreadhall.kernel.errors import DreadhallError

FOLDER = Path(__file__).with_name("vocabularies")
KIND = "*"
"""Stands before the name of a kind of pieces, in place of all their names."""
WIDE, HAUNT = "wide", "haunt"
MOST_KEYS = 3000
"""A form that could say more than this is not numbered: what it says is among the rest."""


class UnknownLayout(DreadhallError):
    """There is no such vocabulary."""


Slot = tuple[str, ...]
Form = tuple[Slot, ...]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """What can be said in a game, and what can be seen."""

    game: str
    since: int
    """The version of the rules with which it was written; it holds until it is written anew with a later one."""
    pieces: dict[str, tuple[str, ...]] = {}
    """Words by the kind of piece they name."""
    forms: dict[str, tuple[Form, ...]] = {}
    """By verb: what can follow it, word by word; `*room` stands for all rooms."""
    prompts: tuple[str, ...] = ()
    """Every question."""
    name: str = WIDE
    """What it is the vocabulary of: everything, or one haunt, or one way to play."""

    def of(self, kind: str) -> tuple[str, ...]:
        """The pieces of a kind: none where nothing is known of it."""
        return self.pieces.get(kind, ())

    def keys(self) -> list[str]:
        """Every key that can be said, in the order of its number.

        >>> Vocabulary("tag", 1, {"room": ("hall", "attic")}, {"go": ((("*room",),),), "stay": ((),)}).keys()
        ['go:hall', 'go:attic', 'stay']
        """
        said: dict[str, None] = {}
        for verb, forms in self.forms.items():
            for form in forms:
                if size(form, self.pieces) <= MOST_KEYS:
                    slots = [spelt_out(slot, self.pieces) for slot in form]
                    said |= dict.fromkeys(":".join((verb, *words)) for words in product(*slots))
        return list(said)


def spelt_out(slot: Slot, pieces: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Every word that can stand there."""
    return [word for entry in slot for word in (pieces.get(entry[1:], ()) if entry.startswith(KIND) else (entry,))]


def size(form: Form, pieces: Mapping[str, tuple[str, ...]]) -> int:
    """How much a form could say."""
    return math.prod(len(spelt_out(slot, pieces)) for slot in form)


def file_of(game: str, name: str = WIDE) -> Path:
    """Where a vocabulary of a game of ours is: the wide one, or a narrow one by its name."""
    return FOLDER / f"{game}.json" if name == WIDE else FOLDER / game / f"{name}.json"


def write_vocabulary(words: Vocabulary) -> None:
    """Write it down, so that a difference can be read."""
    file = file_of(words.game, words.name)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(words), indent=1) + b"\n")


@cache
def read_vocabulary(game: AnyGame) -> Vocabulary:
    """All words of this game; an empty vocabulary where it has brought none."""
    file = file_of(game.name)
    return _read(file) if file.is_file() else Vocabulary(game.name, game.version)


def _read(file: Path) -> Vocabulary:
    return msgspec.json.decode(file.read_bytes(), type=Vocabulary)


def narrow_vocabularies(game: AnyGame) -> list[str]:
    """The names of the vocabularies that hold only what can occur in one haunt, or in one way to play."""
    return sorted(file.stem for file in (FOLDER / game.name).glob("*.json"))


@cache
def narrow_vocabulary(game: AnyGame, name: str) -> Vocabulary:
    """Only what can occur in one haunt, or in one way to play; UnknownLayout says what there is."""
    file = file_of(game.name, name)
    if name not in narrow_vocabularies(game):
        known = ", ".join(narrow_vocabularies(game)) or "none"
        raise UnknownLayout(f"{game.name} has no narrow vocabulary {name[:40]!r}; there are: {known}")
    return _read(file)


def vocabulary_for(game: AnyGame, layout: str | Vocabulary, options: Mapping[str, Any]) -> Vocabulary:
    """The vocabulary of a layout: `wide`, `haunt` (that of the options), or a narrow one by its name, or itself."""
    if isinstance(layout, Vocabulary):
        return layout
    if layout == WIDE:
        return read_vocabulary(game)
    if layout != HAUNT:
        return narrow_vocabulary(game, layout)
    haunt = options.get("haunt")
    if haunt is None:
        raise UnknownLayout("layout='haunt' is for tables whose haunt is among their options: options={'haunt': 34}")
    return narrow_vocabulary(game, f"haunt-{haunt}")
