"""What is said between a table and a bot in another process."""

from typing import Any

import msgspec


class Sit(msgspec.Struct, frozen=True, tag=True):
    """Make a bot, from where it is found and a number; it is known by another number from now on."""

    bot: int
    where: str
    seed: int


class ChooseCall(msgspec.Struct, frozen=True, tag=True):
    """Choose. The table is one that the seat cannot tell from the real one, with nothing in it of the real secrets."""

    bot: int
    seat: int
    table: dict[str, Any]
    commitment: str
    events: list[dict[str, Any]]
    """What the seat was told since the last question of this bot."""
    seconds: float


class Leave(msgspec.Struct, frozen=True, tag=True):
    """This bot is needed no more."""

    bot: int


class Reply(msgspec.Struct, frozen=True):
    """The answer; or none, and what went wrong."""

    answer: str = ""
    reluctance: int = 0
    problem: str = ""


Call = Sit | ChooseCall | Leave
