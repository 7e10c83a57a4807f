"""Sheets with another value on them, put in the place of the printed ones for as long as a test runs."""

import gc
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from dreadhall.betrayal.components import card_sheets, instructions
from dreadhall.betrayal.components.catalogue import CARDS, EVENTS, HOLDINGS, ITEMS, OMENS, SQUARES
from dreadhall.betrayal.components.lookup import LOOKUP, Lookup, look_up
from dreadhall.betrayal.components.pieces import Entry, Piece, Token
from dreadhall.betrayal.ids import CardId

Field = tuple[str, str]
"""The name of a kind of piece, and of one of its fields; a kind without any has an empty one."""

TABLES: tuple[Mapping[Any, Entry], ...] = (CARDS, HOLDINGS, ITEMS, OMENS, EVENTS, SQUARES)
SAID = {*Entry.__struct_fields__, "text"}
"""What is written on a sheet for people."""
UNCHANGING = {("EventCard", "kind"), ("Token", "count")}
"""A word with one value, and what is only counted when the box is packed."""


class Case(NamedTuple):
    """A card or token, the place of a value on its sheet, another value, and what is to be seen with either."""

    sheet: str
    path: str
    value: object
    look: Callable[[], object]
    was: object
    becomes: object

    @property
    def fields(self) -> set[Field]:
        """The field that the path leads to, and the kinds without fields that come or go by it."""
        *_, (piece, field), (old, _) = steps(sheet(self.sheet), self.path)
        kinds = {type(kind).__name__ for value in (old, self.value) if isinstance(value, tuple) for kind in value}
        return {(type(piece).__name__, field), *((kind, "") for kind in kinds)}


def steps(piece: Any, path: str) -> Iterator[tuple[Any, str]]:
    """The pieces on the way to a value, each with the field that leads on; lists and tables are passed by."""
    names = path.split(".")
    for name in names:
        if isinstance(piece, msgspec.Struct):
            yield piece, name
        piece = within(piece, name)
    yield piece, ""


def within(piece: Any, name: str) -> Any:
    """What a field of a piece, or a place in a list, holds."""
    return piece[int(name)] if isinstance(piece, tuple) else getattr(piece, name)


def sheet(name: str) -> Entry:
    """The sheet of a card, or of a `token:`, as it is now."""
    kind, _, token = name.partition(":")
    return SQUARES[token] if token else CARDS[CardId(kind)]


def altered(piece: Any, path: str, value: object) -> Any:
    """A copy of a piece with another value somewhere on it."""
    name, _, rest = path.partition(".")
    new = altered(within(piece, name), rest, value) if rest else value
    if isinstance(piece, tuple):
        return (*piece[: int(name)], new, *piece[int(name) + 1 :])
    return msgspec.structs.replace(piece, **{name: new})


def put(monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    """Let the changed sheet be the one that the rules know."""
    printed = sheet(case.sheet)
    changed = altered(printed, case.path, case.value)
    assert msgspec.convert(msgspec.to_builtins(changed), type(printed)) == changed, "a sheet may say that"
    for table in TABLES:
        if table.get(printed.id) is printed:
            # The tables are sealed against the rules: what they show is the dict inside.
            (inside,) = gc.get_referents(table)
            monkeypatch.setitem(inside, printed.id, changed)
    found = look_up()
    for name in Lookup.__struct_fields__:
        monkeypatch.setattr(LOOKUP, name, getattr(found, name))


def all_fields() -> set[Field]:
    """Every field of every kind of piece that makes up cards, and of tokens, but for what is only said."""
    kinds: set[type[Piece]] = {Token, *(kind for module in (instructions, card_sheets) for kind in pieces_of(module))}
    fields = {(kind.__name__, field) for kind in kinds for field in kind.__struct_fields__ or ("",)}
    return {(kind, field) for kind, field in fields if field not in SAID} - UNCHANGING


def pieces_of(module: object) -> Iterator[type[Piece]]:
    """The kinds of pieces that a module defines, but for those that only have kinds below them."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Piece) and not kind.__subclasses__():
            yield kind
