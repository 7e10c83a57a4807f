"""A bot that never comes to a decision."""

import time

import tests.server.plugins.small  # noqa: F401 - it makes the small game known
from dreadhall.bots import BOTS, SeatAt


class Sleeper:
    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        time.sleep(60)
        return seat.keys[0]


BOTS["sleeper"] = Sleeper
