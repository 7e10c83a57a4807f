"""Skeleton Bot: it does what its side wants where it can, and leaves the rest to chance."""

import random
from typing import Any

from dreadhall.bots import SeatAt


class SkeletonBot:
    """Goes by the objectives that its own view shows."""

    looks_back = False  # it neither reads events nor imagines tables

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: SeatAt) -> str:
        """The key of one of the seat's choices."""
        wanted = wanted_verbs(seat.view()["position"])
        return self._random.choice([key for key in seat.keys if key.partition(":")[0] in wanted] or seat.keys)


def wanted_verbs(position: dict[str, Any]) -> set[str]:
    """What brings the objectives of one's side on."""
    aims: list[dict[str, Any]] = position["haunt"]["objectives"] if position["haunt"] else []
    return {verb for aim in aims for verb in aim["verbs"]}
