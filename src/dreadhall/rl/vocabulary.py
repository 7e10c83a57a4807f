"""The words of a game in a fixed order: what its actions, and the entries of an observation, are numbered by.

A game of another distribution has none; its choices are numbered as they come (`actions.py`).
"""

import math
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path

import msgspec

from dreadhall.kernel import AnyGame

FOLDER = Path(__file__).with_name("vocabularies")
KIND = "*"
"""Stands before the name of a kind of pieces, in place of all their names."""
MOST_KEYS = 3000
"""A form that could say more than this is not numbered: what it says is among the rest."""

Slot = tuple[str, ...]
Form = tuple[Slot, ...]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def file_of(game: str) -> Path:
    """Where the vocabulary of a game of ours is."""
    return FOLDER / f"{game}.json"


def write_vocabulary(words: Vocabulary) -> None:
    """Write it down, so that a difference can be read."""
    file_of(words.game).write_bytes(msgspec.json.format(msgspec.json.encode(words), indent=1) + b"\n")


@cache
def read_vocabulary(game: AnyGame) -> Vocabulary:
    """The words of this game; an empty vocabulary where it has brought none."""
    file = file_of(game.name)
    if not file.is_file():
        return Vocabulary(game.name, game.version)
    return msgspec.json.decode(file.read_bytes(), type=Vocabulary)
