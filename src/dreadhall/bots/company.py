"""The company a person can have: bots with a strength that is chosen, and a name and a temper of their own.

`clever` is a strength; `clever-barnaby` is Barnaby, playing as well as that.
"""

import secrets
from collections.abc import Collection
from typing import Literal, Protocol, runtime_checkable

from dreadhall.bots.planning import STRENGTHS

Temper = Literal["careful", "bold", "loyal"]
"""What somebody likes: to be safe, to dare, to be with the others. It changes nothing of what they know."""

STAND_IN = "clever"
"""The strength of whoever plays for somebody who is away."""

COMPANIONS: dict[str, Temper] = {
    "agatha": "careful",
    "barnaby": "bold",
    "cordelia": "loyal",
    "dorian": "bold",
    "edith": "careful",
    "fergus": "loyal",
    "greta": "bold",
    "horace": "careful",
    "imogen": "loyal",
    "jasper": "bold",
    "klara": "careful",
    "lucius": "loyal",
}


@runtime_checkable
class TemperedBot(Protocol):
    """A bot that can have a temper."""

    temper: Temper | None


def invited(bot: str, others: Collection[str | None]) -> str:
    """Who comes when a bot is asked to the table: for a strength, somebody of that strength who is not there yet.

    >>> invited("random", [])
    'random'
    """
    if bot not in STRENGTHS:
        return bot
    present = {companion_of(other) for other in others if other}
    free = [name for name in COMPANIONS if name not in present]
    return f"{bot}-{secrets.choice(free or list(COMPANIONS))}"


def companion_of(bot: str) -> str:
    """The companion a bot's name stands for; none for a mere kind of bot.

    >>> companion_of("clever-barnaby"), companion_of("scout")
    ('barnaby', '')
    """
    strength, _, name = bot.partition("-")
    return name if strength in STRENGTHS and name in COMPANIONS else ""


def time_to_think(bot: str, most: float) -> float:
    """For how many seconds a bot thinks, if it may think for so many at most.

    >>> time_to_think("clever-barnaby", 4.0), time_to_think("scout", 4.0)
    (0.6, 4.0)
    """
    strength = STRENGTHS.get(kind_of(bot))
    return most if strength is None else min(most, strength.seconds)


def kind_of(bot: str) -> str:
    """The kind of bot that a name stands for.

    >>> kind_of("clever-barnaby"), kind_of("scout")
    ('clever', 'scout')
    """
    return bot.partition("-")[0] if companion_of(bot) else bot
