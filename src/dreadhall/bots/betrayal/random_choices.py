"""What a bot leaves to chance, and that it did."""

import random
from collections.abc import Sequence


class Coin:
    """The bot's own chance. It knows whether it has decided anything since somebody last looked.

    >>> coin = Coin(1)
    >>> coin.any_of(["stay"]), coin.tossed
    ('stay', False)
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.tossed = False

    def any_of(self, keys: Sequence[str]) -> str:
        """One of these, whichever it is."""
        self.tossed |= len(keys) > 1
        return self._random.choice(keys)

    def first_of(self, keys: Sequence[str]) -> str:
        """The first of these that look the same: no better than any, but the same wherever they look so."""
        self.tossed |= len(keys) > 1
        return keys[0]

    def falls(self, chance: float) -> bool:
        """Whether something happens that does so as often as this."""
        self.tossed = True
        return self._random.random() < chance
