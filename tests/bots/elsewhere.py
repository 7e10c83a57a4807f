"""Bots as another distribution could have them, good ones and bad ones."""

import os
import threading

from typing_extensions import override

from dreadhall.bots import Answer, SeatAt
from dreadhall.kernel.dice import commitment


class LastBot:
    """Takes whatever is offered last, and asks the others first if there are events to read."""

    looks_back = True

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seat: SeatAt) -> str:
        """The last choice, or the first after an odd number of events."""
        print("whatever a bot prints does no harm")
        return seat.keys[0 if len(seat.events()) % 2 else -1]


class SpyBot(LastBot):
    """Looks for the secret of the dice, and compares what it sees with what a table in the head shows."""

    @override
    def choose(self, seat: SeatAt) -> str:
        """Whatever comes first, if all is as it should be."""
        table = seat._table
        assert seat.view() == table.view(seat.seat)
        assert seat.imagine().view(seat.seat) == seat.view()
        secrets = [key.secret for key in table.state.dice.keys]
        assert all(commitment(secret) != seat.view()["commitment"] for secret in secrets), "the real key is here"
        return seat.keys[0]


class StuckBot(LastBot):
    """Never answers."""

    @override
    def choose(self, seat: SeatAt) -> str:
        """Wait for what never comes."""
        threading.Event().wait()
        return ""


class BrokenBot(LastBot):
    """Fails."""

    @override
    def choose(self, seat: SeatAt) -> str:
        """Give up."""
        raise ValueError("I have no idea")


class CheatBot(LastBot):
    """Does what is not offered."""

    @override
    def choose(self, seat: SeatAt) -> str:
        """Win at once."""
        return "win"


class FormerBot(LastBot):
    """Waits to be asked how gladly it would leave a question to others, as bots once were."""

    def reluctance(self) -> int:
        """Not at all."""
        return 0


class WaitingBot:
    """Would rather leave every question to others."""

    looks_back = False

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seat: SeatAt) -> Answer:
        """The last choice, if nobody else has a better one."""
        return Answer(seat.keys[-1], reluctance=1)


class EndedBot(LastBot):
    """Takes its process with it."""

    @override
    def choose(self, seat: SeatAt) -> str:
        """Leave."""
        os._exit(3)
