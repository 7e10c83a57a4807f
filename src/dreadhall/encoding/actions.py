"""Numbers for answers: the same number always means the same answer, as long as the vocabulary stands.

Number 0 leaves a question to others who are asked with one. Then follow the keys of the vocabulary. Last come a few
numbers for whatever has none of its own: the choices left over, in the order in which they are offered.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from dreadhall.encoding.entries import Array
from dreadhall.encoding.vocabulary import Vocabulary

WAIT = 0
REST = 64
"""How many choices without a number of their own can be told apart in one question."""


class ActionNumbers:
    """All answers of a game by number."""

    def __init__(self, words: Vocabulary, rest: int = REST) -> None:
        keys = words.keys()
        self.names = ("wait", *keys, *(f"rest {place}" for place in range(rest)))
        self._numbers = {key: number for number, key in enumerate(keys, WAIT + 1)}
        self._first_rest = 1 + len(keys)

    def __len__(self) -> int:
        return len(self.names)

    def number_of(self, key: str) -> int | None:
        """The number that this answer always has; None where it has none."""
        return self._numbers.get(key)

    def numbered(self, keys: Iterable[str]) -> dict[int, str]:
        """The choices of one question by number.

        >>> words = Vocabulary("tag", 1, {"room": ("hall", "attic")}, {"go": ((("*room",),),), "stay": ((),)})
        >>> ActionNumbers(words, rest=2).numbered(["stay", "shout", "go:attic"])
        {3: 'stay', 4: 'shout', 2: 'go:attic'}
        """
        found: dict[int, str] = {}
        free = iter(range(self._first_rest, len(self.names)))
        for key in keys:
            number = self._numbers.get(key)
            if number is None:
                number = next(free, None)
            if number is not None:
                found[number] = key
        return found

    def mask(self, numbers: Iterable[int]) -> Array:
        """1 for each of these numbers, 0 for all others."""
        mask: Array = np.zeros(len(self.names), np.int8)
        mask[list(numbers)] = 1
        return mask


@lru_cache(maxsize=64)
def actions_of(words: Vocabulary) -> ActionNumbers:
    """The numbers of a vocabulary, worked out once."""
    return ActionNumbers(words)
