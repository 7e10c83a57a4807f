"""What can be played here."""

from typing import Any

import msgspec


class AddedValue(msgspec.Struct, frozen=True):
    """A value of an option that another package has brought, and what it is called, by language.

    `page` is the address where it can be read about, if there is one.
    """

    value: str
    titles: dict[str, str]
    page: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; `values` lists them where they are few, `help` is the key of a message.

    `added` are the values that other packages have brought besides.
    """

    name: str
    default: Any
    values: list[Any]
    help: str
    added: list[AddedValue]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    screen: bool
    """Whether its package has brought what draws it: `/api/games/{game}/screen/index.js`."""


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game that its package has brought, as a Fluent catalogue."""

    text: str
