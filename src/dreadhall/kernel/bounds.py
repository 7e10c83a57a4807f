"""Bounds of what a position may hold, checked when a saved one is loaded.

A save may come from anybody, and its fingerprint is no signature: a number in it must not decide how long a rule runs
or how much memory it takes. A game gives the numbers of its state the types below, or narrower ones of its own; what
has no type of its own (lists, texts, the size of it all) is within bounds that no honest position comes near.
"""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta

from dreadhall.kernel.errors import BadSave

Seat = Annotated[int, Meta(ge=0, le=99)]
"""The number of a seat."""
Small = Annotated[int, Meta(ge=0, le=1000)]
"""What stands on a piece, a card or a track, or counts such: dice are rolled by it, and loops run."""
Count = Annotated[int, Meta(ge=0, le=100_000_000)]
"""What is only ever counted up: rounds, turns, rolls."""

MOST_NUMBER = 1_000_000_000
MOST_LETTERS = 10_000
"""Of one text."""
MOST_ITEMS = 10_000
"""Of one list, or of one set of names."""
MOST_VALUES, MOST_TEXT = 200_000, 1_000_000
"""Values and letters of the whole position."""
MOST_LEVELS = 20
"""Of lists within lists."""

kind_of: Callable[[object], type[Any]] = type
"""The type of whatever came."""


def check_bounds(raw: object) -> None:
    """Refuse data, as JSON gives it, that is larger or deeper than any position, or holds numbers beyond reason.

    >>> check_bounds({"rounds": 10**12})
    Traceback (most recent call last):
    ...
    dreadhall.kernel.errors.BadSave: a number in it is out of bounds
    """
    level: list[Any] = [raw]
    seen, letters = 1, 0
    for _ in range(MOST_LEVELS):
        inner: list[Any] = []
        for value in level:
            kind = kind_of(value)
            if kind is str:
                letters += len(value)
                if len(value) > MOST_LETTERS or letters > MOST_TEXT:
                    raise BadSave("a text in it is too long")
            elif kind is int or kind is float:
                # What is no number at all is not within bounds, either.
                if not -MOST_NUMBER <= value <= MOST_NUMBER:
                    raise BadSave("a number in it is out of bounds")
            elif kind is dict or kind is list or kind is tuple:
                if len(value) > MOST_ITEMS:
                    raise BadSave("a list in it is too long")
                inner += value
                if kind is dict:
                    inner += value.values()
        seen += len(inner)
        if seen > MOST_VALUES:
            raise BadSave("it holds too much")
        if not inner:
            return
        level = inner
    raise BadSave("it is nested too deeply")
