"""The bot that leaves everything to chance."""

from random import Random

from dreadhall.bots.base import SeatAt


class RandomBot:
    """Picks any choice, each as likely as the others; the same seed picks the same way."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, seat: SeatAt) -> str:
        """Any of the keys."""
        return self._random.choice(seat.keys)
