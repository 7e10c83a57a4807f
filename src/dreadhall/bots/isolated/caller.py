"""A bot whose thoughts are in another process."""

import atexit
import contextlib
import random
import weakref
from itertools import count

import msgspec

from dreadhall.bots.base import Answer, SeatAt
from dreadhall.bots.isolated.calls import Call, ChooseCall, Leave, Reply, Sit
from dreadhall.kernel import DreadhallError
from dreadhall.processes import Child, Failed, Overtime

SECONDS_TO_SIT = 60.0
SECONDS = 10.0
"""How long an answer may take where nobody says otherwise."""


class BotFailed(DreadhallError):
    """A bot of another distribution took too long, failed, or chose what is not offered."""

    def __init__(self, bot: str, problem: str) -> None:
        super().__init__(f"the bot {bot[:40]!r} {problem}")
        self.bot = bot
        self.problem = problem


class Processes:
    """A process for each kind of bot, which goes on from game to game."""

    def __init__(self) -> None:
        self._running: dict[str, Child] = {}
        self.seconds = SECONDS

    def one_for(self, where: str) -> Child:
        """The process of this kind of bot."""
        process = self._running.get(where)
        if process is None or not process.is_alive:
            process = self._running[where] = Child("dreadhall.bots.isolated.worker")
        return process

    def end(self) -> None:
        """End all of them."""
        while self._running:
            self._running.popitem()[1].end()


PROCESSES = Processes()
atexit.register(PROCESSES.end)
_numbers = count()


def let_think(seconds: float) -> None:
    """Let bots of other distributions take so long for an answer, in this process."""
    PROCESSES.seconds = seconds


class ApartBot:
    """A bot of another distribution. It is told what its seat may know, and answers in time, or has failed."""

    looks_back = True

    def __init__(self, name: str, where: str, seed: int) -> None:
        self._name = name
        self._secrets = random.Random(seed)
        self._number = next(_numbers)
        self._heard = 0
        self._process = PROCESSES.one_for(where)
        self._call(Sit(self._number, where, seed), SECONDS_TO_SIT)
        weakref.finalize(self, _leave, self._process, self._number).atexit = False

    def choose(self, seat: SeatAt) -> Answer:
        """Its answer; BotFailed where there is none that will do."""
        table = seat.imagine(self._secrets.randbytes(32))
        # An imagined table has the real key of its dice still: whoever thinks there could look behind every die.
        table.key_dice_anew(self._secrets.randbytes(32))
        events = seat.events(self._heard)
        self._heard += len(events)
        seconds = PROCESSES.seconds if seat.seconds is None else seat.seconds
        commitment = seat.view()["commitment"]
        reply = self._call(ChooseCall(self._number, seat.seat, table.snapshot(), commitment, events, seconds), seconds)
        if reply.answer not in seat.keys:
            raise BotFailed(self._name, f"chose {reply.answer[:40]!r}, which is not offered")
        return Answer(reply.answer, reluctance=reply.reluctance)

    def _call(self, call: Call, seconds: float) -> Reply:
        try:
            reply = msgspec.msgpack.decode(self._process.ask(msgspec.msgpack.encode(call), seconds), type=Reply)
        except (Overtime, Failed):
            raise BotFailed(self._name, f"did not answer within {seconds:g} seconds, or ended") from None
        if reply.problem:
            raise BotFailed(self._name, f"failed: {reply.problem}")
        return reply


def _leave(process: Child, number: int) -> None:
    """Let a bot go that nobody holds any more."""
    if process.is_alive:
        with contextlib.suppress(Overtime, Failed):
            process.ask(msgspec.msgpack.encode(Leave(number)), SECONDS)
