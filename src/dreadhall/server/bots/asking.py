"""The line of those who ask bots for something that may wait: one for each place at a table, and few of an address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from dreadhall.server.errors import Refused


class AskingLine:
    """So many of an address, and in all, ask at the same time."""

    def __init__(self, of_an_address: int, in_all: int) -> None:
        self._of_an_address = of_an_address
        self._in_all = in_all
        self._asking: set[str] = set()
        self._addresses: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many ask at the moment."""
        return len(self._asking)

    @contextmanager
    def place(self, who: str, address: str) -> Iterator[None]:
        """Have a place in the line for the length of a block, if there is one."""
        if who in self._asking or self._addresses[address] >= self._of_an_address:
            raise one_at_a_time()
        if self.waiting >= self._in_all:
            raise Refused(503, "busy", "many ask just now: try again in a moment")
        self._asking.add(who)
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._asking.discard(who)
            self._addresses -= Counter([address])


def one_at_a_time() -> Refused:
    """Whoever asks has asked for more than one can think of."""
    return Refused(429, "too-many", "one at a time, please")
