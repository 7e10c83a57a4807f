"""A game that takes all the memory there is, and a bot that does."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import override

import tests.server.plugins.small  # noqa: F401 - it makes the small game known
from dreadhall.bots import BOTS, SeatAt
from dreadhall.registry import GAMES
from tests.smallgame import Lanterns
from tests.smallgame.state import LanternOptions


def hoard() -> None:
    """Take more memory than a process may have by default."""
    taken = []
    for _ in range(16):
        taken.append(bytearray(128 * 1024 * 1024))


class Hoard(Lanterns):
    name = "hoard"

    @override
    def read_options(self, given: Mapping[str, Any], *, from_text: bool = False) -> LanternOptions:
        hoard()
        return super().read_options(given, from_text=from_text)


class Glutton:
    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        hoard()
        return seat.keys[0]


GAMES["hoard"] = Hoard()
BOTS["glutton"] = Glutton
