"""What a seat sees, as numbers: which entry means what, and what stands in it.

Every entry has a name and lies between -1 and 1. Seats are counted from one's own: `+0` is oneself, `+1` whoever
follows. Where an entry stands is worked out once, when a layout is made; a game's encoder then writes what its rules
let the seat know, and nothing else.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from dreadhall.encoding.entries import Array, Entries
from dreadhall.encoding.vocabulary import Vocabulary, read_vocabulary
from dreadhall.kernel import AnyGame, Table
from dreadhall.registration import resolve
from dreadhall.registry import registration_of

LONG = 1000
"""So many answers count as a whole game."""
VERSION = 2
"""Of the layouts: it changes when the same vocabulary leads to other entries."""


class Encoder(Protocol):
    """What the position of a game looks like as numbers (`Registration.encoder`): made from words and seats."""

    def __init__(self, words: Vocabulary, seats: int) -> None: ...

    @property
    def names(self) -> Sequence[str]:
        """Every entry by name."""
        ...

    def write(self, rules: Any, seat: int, into: Array) -> None:
        """Write what this seat may know into entries that are 0."""
        ...

    def progress(self, rules: Any, seat: int) -> float:
        """How far this seat's side is with what it wants, by what the seat knows: from 0 to 1."""
        ...


class PlainEncoder:
    """Nothing is known of the position of another game."""

    names: Sequence[str] = ()

    def __init__(self, words: Vocabulary, seats: int) -> None:
        pass

    def write(self, rules: Any, seat: int, into: Array) -> None:
        """Nothing of it has a place."""

    def progress(self, rules: Any, seat: int) -> float:
        """Nor are there objectives."""
        return 0.0


class EncodedLayout:
    """The entries of a game with so many seats and these words."""

    def __init__(self, game: AnyGame, seats: int, words: Vocabulary) -> None:
        self.words = words
        self.seats = seats
        entries = Entries()
        self._move, self._asked = entries.add("move"), entries.add("asked")
        self._waiting = entries.add(*(f"waiting:+{other}" for other in range(seats)))
        self._prompts = entries.each("ask", words.prompts)
        self._common = len(entries.names)
        self._encoder = encoder_of(game)(words, seats)
        self.names = (*entries.names, *self._encoder.names)
        assert len(set(self.names)) == len(self.names), "each entry has a name of its own"

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, table: Table, seat: int) -> Array:
        """All entries as they stand for this seat, in an array of their own."""
        array: Array = np.zeros(len(self.names), np.float32)
        self._write(table, seat, array)
        return array

    def write(self, table: Table, seat: int, into: Array) -> None:
        """The same into an array that is there already."""
        into.fill(0.0)
        self._write(table, seat, into)

    def progress(self, table: Table, seat: int) -> float:
        """How far this seat's side is by what the seat knows, from 0 to 1; 0 where its game knows no objectives."""
        return self._encoder.progress(table.rules, seat)

    def _write(self, table: Table, seat: int, into: Array) -> None:
        into[self._move] = table.move / LONG
        ask = table.ask
        if ask is not None:
            for other in ask.waiting:
                into[self._waiting + (other - seat) % self.seats] = 1.0
            if seat in ask.parts and seat not in ask.answered:
                into[self._asked] = 1.0
                if (place := self._prompts.get(ask.prompt)) is not None:
                    into[place] = 1.0
        self._encoder.write(table.rules, seat, into[self._common :])
        np.minimum(into, 1.0, out=into)


def encoder_of(game: AnyGame) -> type[Encoder]:
    """What a game has brought to look at its positions; something plain where it has brought nothing."""
    record = registration_of(game.name)
    found: type[Encoder] = resolve(record.encoder) if record is not None and record.encoder else PlainEncoder
    return found


@lru_cache(maxsize=64)
def layout_of(game: AnyGame, seats: int, words: Vocabulary | None = None) -> EncodedLayout:
    """The layout, made once; with all words of the game where none are given."""
    return EncodedLayout(game, seats, read_vocabulary(game) if words is None else words)
