"""The bot that has learnt by playing: a network where there is one for the table, the scout everywhere else.

The network is NumPy's to play, which comes with the extra `learnt`; nothing of it is imported before such a bot is
made.
"""

import math
import random
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from dreadhall.bots.base import Answer, Bot, SeatAt, answer_of
from dreadhall.registration import resolve
from dreadhall.registry import registration_of

if TYPE_CHECKING:
    from dreadhall.encoding.policy import Policy

FOLDER = Path(__file__).with_name("weights")
TEMPERATURE = 0.1
"""How closely it keeps to what it thinks best; at 1 it plays as it did when it learnt."""


@cache
def policies() -> "tuple[Policy, ...]":
    """All that was learnt."""
    from dreadhall.encoding.policy import Policy

    return tuple(Policy.read(file) for file in sorted(FOLDER.glob("*.npz")))


class LearntBot:
    """Plays by a network at tables that are set as those were where it learnt, and as the scout at all others."""

    looks_back = True
    """As the scout does, which it is elsewhere."""

    def __init__(self, seed: int = 0, known: "tuple[Policy, ...] | None" = None) -> None:
        self._random = random.Random(seed)
        self._seed = seed
        self._known = policies() if known is None else known
        self._scout: Bot | None = None

    def choose(self, seat: SeatAt) -> Answer | str:
        """The answer that it thinks best, or one nearly as good."""
        policy = self._policy_for(seat)
        if policy is None:
            return answer_of(self._habit(seat), seat)
        numbers = policy.actions.numbered(seat.keys)
        worth = policy.judge(seat.observe(policy), list(numbers))
        chances = [math.exp(float(one) / TEMPERATURE) for one in worth - worth.max()]
        return self._random.choices(list(numbers.values()), chances)[0]

    def _policy_for(self, seat: SeatAt) -> "Policy | None":
        for policy in self._known:
            if policy.words.game == seat.game.name and policy.is_for(seat.options):
                return policy
        return None

    def _habit(self, seat: SeatAt) -> Bot:
        """The game's own bot."""
        if self._scout is None:
            record = registration_of(seat.game.name)
            assert record is not None
            self._scout = resolve(next(iter(record.bots.values())))(self._seed)
        return self._scout
