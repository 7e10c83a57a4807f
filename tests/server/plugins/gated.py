"""A bot that thinks until a gate is opened: until nobody holds the named pipe whose path is in the environment."""

import os
from pathlib import Path

import tests.server.plugins.small  # noqa: F401 - it makes the small game known
from dreadhall.bots import BOTS, SeatAt

GATE = "TEST_BOT_GATE"


class Gated:
    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        Path(os.environ[GATE]).read_bytes()
        return seat.keys[-1]


BOTS["gated"] = Gated
