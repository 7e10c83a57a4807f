"""A bot that thinks until somebody opens a gate: a named pipe, whose path is in the environment, is closed."""

import os
from pathlib import Path

import tests.server.plugin
from dreadhall.bots import BOTS, SeatAt

assert tests.server.plugin

GATE = "TEST_BOT_GATE"


class Gated:
    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        Path(os.environ[GATE]).read_bytes()
        return seat.keys[-1]


BOTS["gated"] = Gated
