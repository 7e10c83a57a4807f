"""What can be played here."""

from typing import Any

import msgspec


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; `values` lists them where they are few, `help` is the key of a message."""

    name: str
    default: Any
    values: list[Any]
    help: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
