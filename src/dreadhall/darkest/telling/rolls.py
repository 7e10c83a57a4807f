"""What every roll that decides something tells: what it is for, what was needed, and what came of it."""

from collections.abc import Sequence
from typing import Any

from dreadhall.kernel import Face

ROLL = ("purpose", "die", "dice", "counting", "test", "needed", "reached", "passed")
"""The fields that a roll adds to its event."""


def seeks(purpose: str, dice: Sequence[Face], icon: str, needed: int = 1) -> dict[str, Any]:
    """Survivor dice of which so many have to show an icon.

    >>> seeks("escape", ["aim", "retreat"], "retreat")["passed"]
    True
    """
    reached = dice.count(icon)
    return told(purpose, "survivor", dice, [icon], "at-least", needed, reached, reached >= needed)


def avoids(purpose: str, dice: Sequence[Face], icon: str = "failure") -> dict[str, Any]:
    """Survivor dice of which none may show an icon.

    >>> avoids("camera", ["aim", "failure"])["passed"]
    False
    """
    reached = dice.count(icon)
    return told(purpose, "survivor", dice, [icon], "at-most", 0, reached, reached == 0)


def reads(purpose: str, die: str, dice: Sequence[Face], reached: int = 0) -> dict[str, Any]:
    """Dice that say what happens next; what they come to, where they are a number."""
    return told(purpose, die, dice, [], "none", None, reached, None)


def told(
    purpose: str,
    die: str,
    dice: Sequence[Face],
    counting: list[str],
    test: str,
    needed: int | None,
    reached: int,
    passed: bool | None,
) -> dict[str, Any]:
    """The fields of `ROLL`."""
    return {
        "purpose": purpose,
        "die": die,
        "dice": list(dice),
        "counting": counting,
        "test": test,
        "needed": needed,
        "reached": reached,
        "passed": passed,
    }
