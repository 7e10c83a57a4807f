"""What bots think of the odds, move by move: asked for once a game is over, and worked out in a process of its own."""

import asyncio
from collections import OrderedDict
from typing import Any

from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.bots.judging import LookBack, LookedBack
from dreadhall.server.errors import conflict
from dreadhall.server.positions.past import Past
from dreadhall.server.storage.rows import unpack
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.play import Guess, Odds

OF_THE_TIME = 0.7
KEPT = 256
"""So many tables are remembered: the same people look again."""


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
            return Odds((await self._workers.do(task, LookedBack, may_wait=True)).guesses)
        except (Overtime, Failed):
            return Odds([])
