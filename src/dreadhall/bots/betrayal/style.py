"""How somebody likes to play: what they dare and shun. In two thousand games no style won more than another."""

import msgspec

from dreadhall.bots.company import Temper


class Style(msgspec.Struct, frozen=True):
    """A way to play. What stands here is that of somebody without a temper."""

    dare: int = 0
    """What is added to the odds of a fight."""
    caution: int = 0
    """Up to how few spaces above the skull one runs from foes nearby."""
    company: int = 0
    """How many spaces from all friends are too far; 0: none."""


PLAIN = Style()
STYLES: dict[Temper, Style] = {"careful": Style(caution=1), "bold": Style(dare=1), "loyal": Style(company=6)}
"""What tempers like: to run in time, to fight, to be with the others."""


def style_of(temper: Temper | None) -> Style:
    """The style of somebody with a temper, or without one.

    >>> style_of("bold").dare
    1
    """
    return PLAIN if temper is None else STYLES[temper]
