"""How strong a bot plays: how much it thinks, and how readily it lets a better move pass."""

from math import inf

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """A strength that a person can choose. It changes what a bot makes of what it knows, never what it knows."""

    name: str
    simulations: int
    """How many futures it looks at for a decision, if there is time."""

    doubt: float
    """By how many standard errors a plan must be better than its habit."""

    seconds: float = inf
    """For how long it thinks about what is worth a thought, where somebody waits for it."""


GENTLE = Strength("gentle", simulations=24, doubt=2.0, seconds=0.2)
CLEVER = Strength("clever", simulations=160, doubt=1.0, seconds=0.6)
RUTHLESS = Strength("ruthless", simulations=1600, doubt=0.5, seconds=2.4)
STRENGTHS = {strength.name: strength for strength in (GENTLE, CLEVER, RUTHLESS)}
"""From those who let others shine to those who let nothing pass."""
