"""What bots think of the odds, move by move: asked for once a game is over, and worked out in a process of its own.

It is the one in which saves are tried out, so that no bot whose move it is waits. Those who ask stand in a line: one
look for each table, whoever of it asks, and few of an address. Who goes away meanwhile waits no more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.bots.asking import AskingLine
from dreadhall.server.bots.judging import LookBack, LookedBack
from dreadhall.server.errors import conflict
from dreadhall.server.positions.past import Past
from dreadhall.server.storage.rows import unpack
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.play import Odds

OF_THE_TIME = 0.7
KEPT = 256
"""So many tables are remembered: the same people look again."""
# Which tables are looked at, or about to be, at the same time: for an address, and in all.
OF_AN_ADDRESS, IN_LINE = 2, 16


class SharedLookBack:
    """A look back at a table, for all who ask for it meanwhile."""

    def __init__(self, work: Callable[["SharedLookBack"], Coroutine[Any, Any, Odds]]) -> None:
        self.askers = 0
        self.has_begun = False
        self.odds = asyncio.create_task(work(self))


class Hindsights:
    """Looks back for those who ask, once for each table."""

    def __init__(self, past: Past, workers: Workers) -> None:
        self._past = past
        self._workers = workers
        self._known: OrderedDict[str, Odds] = OrderedDict()
        self._looks: dict[str, SharedLookBack] = {}
        self._line = AskingLine(OF_AN_ADDRESS, IN_LINE)
        # One after another, so that of all games that somebody looks back at one at most is in memory.
        self._turn = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """At how many tables somebody looks, or is about to."""
        return self._line.waiting

    async def of(self, loaded: LoadedTable, address: str) -> Odds:
        """How likely those looked to win who play against the house, from the first judgement to the last."""
        if not loaded.is_over:
            raise conflict("not-over", "nobody is told the odds before the game is over")
        if (known := self._known.get(loaded.id)) is not None:
            self._known.move_to_end(loaded.id)
            return known
        look = self._looks.get(loaded.id)
        if look is None:
            look = self._looks[loaded.id] = SharedLookBack(partial(self._look_in_turn, loaded.id, address))
        look.askers += 1
        try:
            return await asyncio.shield(look.odds)
        finally:
            look.askers -= 1
            # What has begun is soon over, and to stop it would end the process.
            if not look.askers and not look.has_begun:
                look.odds.cancel()
                self._forget(loaded.id, look)

    def _forget(self, table_id: str, look: SharedLookBack) -> None:
        if self._looks.get(table_id) is look:
            del self._looks[table_id]

    async def _look_in_turn(self, table_id: str, address: str, look: SharedLookBack) -> Odds:
        try:
            with self._line.place(table_id, address):
                async with self._turn:
                    look.has_begun = True
                    odds = await self._look(table_id)
        finally:
            self._forget(table_id, look)
        if odds.guesses:  # else another time there may be more time
            self._known[table_id] = odds
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return odds

    async def _look(self, table_id: str) -> Odds:
        """The odds of one table; none where what was played cannot be played again in one piece."""
        tape = await self._past.tape(table_id)
        if not tape.unbroken:
            return Odds([])
        save = unpack(tape.begun.save, dict[str, Any])
        task = LookBack(save, tape.answers[len(tape.before) :], self._workers.seconds * OF_THE_TIME)
        try:
            return Odds((await self._workers.do(task, LookedBack, may_wait=True)).guesses)
        except (Overtime, Failed):
            return Odds([])
