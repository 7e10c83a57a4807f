"""What bots think of the odds, move by move: worked out once a game is over, in a process of its own."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

import dreadhall
from dreadhall.kernel import DreadhallError
from dreadhall.kernel.history import Answer
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.registration import Hindsight, resolve
from dreadhall.registry import registration_of
from dreadhall.server.errors import conflict
from dreadhall.server.positions.past import Past
from dreadhall.server.storage.rows import unpack
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.play import Guess, Odds

MOST_GUESSES = 60
"""So many points make a curve; more would tell no more."""
OF_THE_TIME = 0.7
KEPT = 256
"""So many tables are remembered: the same people look again."""


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """Play a game again from a save by these answers, and judge it on the way, within so many seconds."""

    save: dict[str, Any]
    answers: list[Answer]
    seconds: float


class LookedBack(msgspec.Struct, frozen=True):
    """How it looked, as far as there was time."""

    guesses: list[Guess]


def look_back(task: LookBack, ticks: Callable[[], float] = time.monotonic) -> LookedBack:
    """The odds over time; what cannot be played again tells nothing."""
    guesses: list[Guess] = []
    try:
        table = dreadhall.load_table(task.save)
        record = registration_of(table.game.name)
        judge: Hindsight | None = resolve(record.hindsight) if record else None
        if judge is None:
            return LookedBack([])
        begun, every = ticks(), max(1, len(task.answers) // MOST_GUESSES)
        wanted = 0
        for at, (seat, key) in enumerate(task.answers):
            if ticks() - begun > task.seconds:
                break
            if at >= wanted and (chance := judge(table)) is not None:
                guesses.append(Guess(table.move, round(min(1.0, max(0.0, chance)), 2)))
                wanted = at + every
            table.answer(key, seat)
    except DreadhallError:
        pass  # other rules, or a damaged save: what was found so far is true
    return LookedBack(guesses)


class Hindsights:
    """Looks back for those who ask, once for each table."""

    def __init__(self, past: Past, workers: Workers) -> None:
        self._past = past
        self._workers = workers
        self._known: OrderedDict[str, asyncio.Future[Odds]] = OrderedDict()

    async def of(self, loaded: LoadedTable) -> Odds:
        """How likely those looked to win who play against the house, from the first judgement to the last."""
        if not loaded.is_over:
            raise conflict("not-over", "nobody is told the odds before the game is over")
        known = self._known.get(loaded.id)
        if known is None:
            known = self._known[loaded.id] = asyncio.ensure_future(self._look(loaded))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        guesses: list[Guess] = []
        try:
            guesses = (await asyncio.shield(known)).guesses
        finally:
            if not guesses:
                self._known.pop(loaded.id, None)  # another time there may be more time
        return Odds(guesses)

    async def _look(self, loaded: LoadedTable) -> Odds:
        """The odds of one table; none where what was played cannot be played again in one piece."""
        tape = await self._past.tape(loaded.id)
        if not tape.unbroken:
            return Odds([])
        save = unpack(tape.begun.save, dict[str, Any])
        task = LookBack(save, tape.answers[len(tape.before) :], self._workers.seconds * OF_THE_TIME)
        try:
            return Odds((await self._workers.do(task, LookedBack)).guesses)
        except (Overtime, Failed):
            return Odds([])
