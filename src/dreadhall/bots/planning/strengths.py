"""How strong a bot plays: how much it thinks, and how readily it lets a better move pass."""

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """A strength that a person can choose. It changes what a bot makes of what it knows, never what it knows."""

    name: str
    simulations: int
    """How many futures it looks at for a decision, if there is time."""

    doubt: float
    """By how many standard errors a plan must be better than its habit."""

    plans: bool = True
    """Whether it looks ahead at all: who does not plays by habit, mistakes included."""


GENTLE = Strength("gentle", simulations=24, doubt=2.0)
CLEVER = Strength("clever", simulations=160, doubt=1.0)
RUTHLESS = Strength("ruthless", simulations=1600, doubt=0.5)
STRENGTHS = {strength.name: strength for strength in (GENTLE, CLEVER, RUTHLESS)}
