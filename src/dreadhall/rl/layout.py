"""What a seat sees, as numbers: which entry means what, and what stands in it.

Every entry has a name and lies between -1 and 1. Seats are counted from one's own: `+0` is oneself, `+1` whoever
follows. Nothing but the seat's own view is looked at.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import numpy as np

from dreadhall.bots import SeatAt
from dreadhall.kernel import AnyGame, Table
from dreadhall.rl import betrayal, darkest
from dreadhall.rl.entries import Array, Entry
from dreadhall.rl.vocabulary import Vocabulary, read_vocabulary

LONG = 1000
"""So many answers count as a whole game."""

Names = Callable[[Vocabulary, int], Iterator[str]]
Entries = Callable[[Any, int, int], Iterator[Entry]]
GAMES: dict[str, tuple[Names, Entries]] = {
    "betrayal": (betrayal.names, betrayal.entries),
    "darkest": (darkest.names, darkest.entries),
}


def plain_names(words: Vocabulary, seats: int) -> Iterator[str]:
    """Nothing is known of other games but what every table has."""
    return iter(())


def plain_entries(position: Any, seat: int, seats: int) -> Iterator[Entry]:
    """Nothing of the position of another game has a place."""
    return iter(())


class Layout:
    """The entries of a game with so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.words = read_vocabulary(game)
        self.seats = seats
        names, self._entries = GAMES.get(game.name, (plain_names, plain_entries))
        self.names = (*common_names(self.words, seats), *names(self.words, seats))
        self._places = {name: place for place, name in enumerate(self.names)}
        assert len(self._places) == len(self.names), "each entry has a name of its own"

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, table: Table, seat: int) -> Array:
        """All entries as they stand for this seat; a piece that the vocabulary does not know has none."""
        places, numbers, values = self._places, [], []
        for name, value in self.entries(table, seat):
            if value and (place := places.get(name)) is not None:
                numbers.append(place)
                values.append(min(1.0, max(-1.0, value)))
        array: Array = np.zeros(len(self.names), np.float32)
        array[numbers] = values
        return array

    def entries(self, table: Table, seat: int) -> Iterator[Entry]:
        """Whatever is not 0, by name."""
        yield from common_entries(table, seat, self.seats)
        yield from self._entries(SeatAt(table, seat).position, seat, self.seats)


def common_names(words: Vocabulary, seats: int) -> Iterable[str]:
    """What every table has."""
    yield "move"
    yield "asked"
    for other in range(seats):
        yield f"waiting:+{other}"
    for prompt in words.prompts:
        yield f"ask:{prompt}"


def common_entries(table: Table, seat: int, seats: int) -> Iterator[Entry]:
    """How far the table is, who is waited for, and what oneself is asked."""
    yield "move", table.move / LONG
    ask = table.ask
    if ask is None:
        return
    for other in ask.waiting:
        yield f"waiting:+{(other - seat) % seats}", 1.0
    shown = ask.shown_to(seat)
    if shown is not None:
        yield "asked", 1.0
        yield f"ask:{shown['prompt']}", 1.0


@cache
def layout_of(game: AnyGame, seats: int) -> Layout:
    """The layout, made once."""
    return Layout(game, seats)
