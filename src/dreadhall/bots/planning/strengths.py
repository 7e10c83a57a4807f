"""How strong a bot plays: how much it thinks, and how readily it lets a better move pass."""

from math import inf
from typing import Literal

import msgspec

Slip = Literal["overlooks", "explores", "spares"]
"""A mistake of friendly beginners.

They overlook what they could use or shoot with, would rather see what is behind a door than go where they are needed,
and do not strike who is almost dead.
"""


class Strength(msgspec.Struct, frozen=True):
    """A strength that a person can choose. It changes what a bot makes of what it knows, never what it knows."""

    name: str
    simulations: int
    """How many futures it looks at for a decision, if there is time."""

    doubt: float
    """By how many standard errors a plan must be better than its habit."""

    seconds: float = inf
    """For how long it thinks about what is worth a thought, where somebody waits for it."""

    slips: frozenset[Slip] = frozenset()
    """The mistakes it makes, whatever it thinks."""


BEGINNERS: frozenset[Slip] = frozenset({"overlooks", "explores", "spares"})
GENTLE = Strength("gentle", simulations=24, doubt=2.0, seconds=0.2, slips=BEGINNERS)
CLEVER = Strength("clever", simulations=160, doubt=1.0, seconds=0.6)
RUTHLESS = Strength("ruthless", simulations=1600, doubt=0.5, seconds=2.4)
STRENGTHS = {strength.name: strength for strength in (GENTLE, CLEVER, RUTHLESS)}
"""From those who let others shine to those who let nothing pass."""
