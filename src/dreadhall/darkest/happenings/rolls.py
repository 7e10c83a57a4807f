"""What is told of dice, whatever they are rolled for."""

from typing import TypedDict

from dreadhall.kernel import Face
from dreadhall.kernel.happenings import Happening


class Roll(TypedDict):
    """The fields that a roll adds to what happens."""

    purpose: str
    die: str
    dice: list[Face]
    counting: list[Face]
    test: str
    needed: int | None
    reached: int
    passed: bool | None


class Rolled(Happening, kw_only=True):
    """Something that happens with a roll: what it was for, what was needed, and what came of it."""

    purpose: str
    die: str
    dice: list[Face]
    counting: list[Face]
    test: str
    needed: int | None
    reached: int
    passed: bool | None
