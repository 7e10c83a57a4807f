"""What every roll that decides something tells: what it is for, what was needed, and what came of it."""

from collections.abc import Sequence

from dreadhall.darkest.happenings.rolls import Roll
from dreadhall.kernel import Face


def seeks(purpose: str, dice: Sequence[Face], icon: str, needed: int = 1) -> Roll:
    """Survivor dice of which so many have to show an icon.

    >>> seeks("escape", ["aim", "retreat"], "retreat")["passed"]
    True
    """
    reached = dice.count(icon)
    return told(purpose, "survivor", dice, [icon], "at-least", needed, reached, reached >= needed)


def avoids(purpose: str, dice: Sequence[Face], icon: str = "failure") -> Roll:
    """Survivor dice of which none may show an icon.

    >>> avoids("camera", ["aim", "failure"])["passed"]
    False
    """
    reached = dice.count(icon)
    return told(purpose, "survivor", dice, [icon], "at-most", 0, reached, reached == 0)


def reads(purpose: str, die: str, dice: Sequence[Face], reached: int = 0) -> Roll:
    """Dice that say what happens next; what they come to, where they are a number."""
    return told(purpose, die, dice, [], "none", None, reached, None)


def told(
    purpose: str,
    die: str,
    dice: Sequence[Face],
    counting: list[Face],
    test: str,
    needed: int | None,
    reached: int,
    passed: bool | None,
) -> Roll:
    """All that is told of a roll."""
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
