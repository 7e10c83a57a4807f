"""Bots at tables. They think in processes of their own; which server moves a table's bots is settled by a lease.

The lease saves work: that a bot's move is made only once is seen to by the log, as for everybody.
"""

import asyncio
import secrets
import time
from typing import Any
from weakref import WeakKeyDictionary

import structlog

from dreadhall.bots import Due
from dreadhall.bots.company import time_to_think
from dreadhall.kernel import Ask
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.bots.ahead import Ahead
from dreadhall.server.bots.alone import BotsAlone
from dreadhall.server.bots.pace import Pace
from dreadhall.server.bots.remarks import Remarks
from dreadhall.server.bots.thinking import OF_THE_TIME, Think, Thought, time_beside
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, StorageFailed
from dreadhall.server.metrics import Metrics
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.play import Play
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.talk import Talk

PAUSE_AFTER_FAILURE = 1.0
# The status of a refusal because the table has gone on.
TOO_LATE = 409

log = structlog.get_logger("dreadhall.bots")


class Bots:
    """Whoever moves the bots of this process's tables."""

    def __init__(
        self,
        tables: Tables,
        play: Play,
        thinkers: Workers,
        metrics: Metrics,
        clock: Clock,
        process: str,
        quarantine: Quarantine,
        pace: Pace,
        talk: Talk,
        *,
        lease: float,
        pause: float,
    ) -> None:
        self._tables = tables
        self._play = play
        self._thinkers = thinkers
        self._budget = thinkers.seconds * OF_THE_TIME
        self._metrics = metrics
        self._clock = clock
        self._process = process
        self._quarantine = quarantine
        self.pace = pace
        self._talk = talk
        self._remarks = Remarks()
        self._ahead = Ahead(self._think)
        self._alone = BotsAlone()
        # What bots had in mind when they answered last, by their seats: lost with the process, and thought anew then.
        self._memories: WeakKeyDictionary[LoadedTable, dict[int, dict[str, Any]]] = WeakKeyDictionary()
        self._lease = lease
        self._pause = pause
        self._ours_until: dict[str, float] = {}
        self._theirs_until: dict[str, float] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopping = False

    def consider(self, loaded: LoadedTable) -> None:
        """Have a look at a table that has changed: perhaps a bot should move."""
        if self._stopping or not self._thinkers.count or not (due := self._due(loaded).seats):
            return
        self.pace.note(loaded, due)
        if loaded.seats_of_people:
            self._alone.leave(loaded.id)
        if loaded.id in self._tasks or self._quarantine.is_resting(loaded.id):
            return  # the sweep comes back to it when it has rested
        if self._clock() < self._theirs_until.get(loaded.id, 0) <= self._clock() + self._lease:
            return  # the sweep comes back to it when the lease has run out
        task = asyncio.create_task(self._run(loaded.id))
        self._tasks[loaded.id] = task
        task.add_done_callback(lambda _done: self._ended(loaded))

    def _due(self, loaded: LoadedTable) -> Due:
        """The bots that should move, unless they have thought about it and wait for people."""
        due = loaded.bots_due()
        return Due([]) if due.beside_people and loaded.bots_wait_at == loaded.number else due

    def _ended(self, loaded: LoadedTable) -> None:
        self._tasks.pop(loaded.id, None)
        if not loaded.moves_behind:
            self.consider(loaded)  # it may have become a bot's turn again in the last moment

    def in_charge_of(self, table_id: str) -> bool:
        """Whether this process moves the bots of a table at present."""
        return self._ours_until.get(table_id, 0) > self._clock()

    async def take_over(self) -> None:
        """Look after tables where a bot should move and nobody has taken charge, or whoever had has died."""
        for loaded in self._tables.all_in_memory():
            if self.in_charge_of(loaded.id):
                self.consider(loaded)
        now = self._clock()
        for table_id in await self._tables.store.due(now, now + self._lease, self._quarantine.resting()):
            with self._quarantine.guard(table_id):
                self.consider(await self._tables.get(table_id))

    async def stop(self) -> None:
        """Move no more bots, and let others take over at once."""
        self._stopping = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._ahead.stop()
        await self._thinkers.stop()
        if self._ours_until:
            try:
                await self._tables.store.release(self._process)
            except StorageFailed:
                log.warning("leases not released")

    async def idle(self) -> None:
        """Wait until no bot of ours has anything to do: for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
            await asyncio.sleep(0)

    async def _run(self, table_id: str) -> None:
        try:
            with self._quarantine.guard(table_id), self._alone.moved(table_id):
                await self._move_on(table_id)
        except (StorageFailed, OSError) as error:
            log.warning("bot could not move", reason=type(error).__name__)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)

    async def _move_on(self, table_id: str) -> None:
        """Move a table's bots for as long as it is their turn."""
        while not self._stopping:
            loaded = await self._tables.get(table_id)
            due = self._due(loaded)
            if not due.seats or not await self._in_charge(table_id):
                return
            if loaded.seats_of_people or self._alone.may_think(table_id):
                self.pace.note(loaded, due.seats)
                await self._move(loaded, due)
            else:
                await self._alone.wait(table_id)

    async def _in_charge(self, table_id: str) -> bool:
        now = self._clock()
        if self._lease / 2 < self._ours_until.get(table_id, 0) - now <= self._lease:
            return True
        until = now + self._lease
        theirs = await self._tables.store.lease(table_id, self._process, now, until)
        if theirs is not None:
            self._theirs_until[table_id] = theirs
            self._ours_until.pop(table_id, None)
            return False
        self._ours_until[table_id] = until
        self._theirs_until.pop(table_id, None)
        return True

    async def _move(self, loaded: LoadedTable, due: Due) -> None:
        position = loaded.started
        bots = {seat.seat: seat.bot for seat in loaded.seats if seat.bot}
        ask = position.ask
        if ask is None:
            return
        began = time.perf_counter()
        people = loaded.seats_of_people
        seconds = self._time(0 if people else self._alone.waiting)
        memories = self._memories.setdefault(loaded, {})
        task = Think(position.snapshot(), bots, people, secrets.randbits(62), seconds, memories)
        thought = await self._ahead.thought_of(loaded, due) or await self._think(task, may_wait=not people)
        self._alone.end(loaded.id)
        thinking = time.perf_counter() - began
        self._metrics.thinking.observe(self.pace.in_ticks(thinking) if position.keeps_secrets else thinking)
        seat, said = thought.seat, thought.answer
        answer = None if said is None else said.key
        if seat is not None and said is not None:
            memories[seat] = said.memory
        if thought.problem:
            self._metrics.overtime.inc()
            log.warning("bot without an answer", bot=min(bots.values()), game=loaded.row.game, problem=thought.problem)
        if answer is None and due.hold_the_table_up:
            # A game never waits for a bot that is at its wits' end.
            seat = due.seats[0]
            answer = position.silence(seat) or secrets.choice(ask.choices_for(seat)).key
        if seat is None or answer is None:
            loaded.bots_wait_at = position.number
            return
        acts_with_people = people_may_act(loaded, ask)
        is_free = not self._thinkers.are_busy and (people or not self._alone.waiting)
        if is_free and (position.keeps_secrets or acts_with_people):
            self._ahead.begin(loaded, task, seat, answer)
        if acts_with_people:
            await asyncio.sleep(self._pause)
        if position.keeps_secrets:
            # Who has an easy choice could tell by a quick answer that it is one.
            pondered = said is not None and said.pondered
            await self.pace.keep(loaded, time_to_think(bots[seat], seconds / len(due.seats)) if pondered else 0)
        remark = self._remarks.on(loaded, thought)
        try:
            await self._play.answer(loaded, seat, position.asked[seat], answer, by_bot=True)
        except Refused as refusal:
            if refusal.status != TOO_LATE:
                raise
            log.debug("bot was too late", reason=refusal.error)
            return
        if remark is not None:
            await self._talk.remark(loaded, remark)

    def _time(self, others: int) -> float:
        """How long the bots of a table may think: less where others wait for the same processes."""
        thinkers = self._thinkers
        return time_beside(thinkers.waiting + thinkers.waiting_later + others, thinkers.count, self._budget)

    async def _think(self, task: Think, *, may_wait: bool = False) -> Thought:
        try:
            return await self._thinkers.do(task, Thought, may_wait=may_wait)
        except Overtime:
            return Thought(None, problem="overtime")
        except Failed as failure:
            return Thought(None, problem=str(failure))


def people_may_act(loaded: LoadedTable, ask: Ask) -> bool:
    """Whether a person is waited for while the bots act, and has to follow what they do.

    Whoever is done watches, and each screen tells what happens in its own time: for them no bot holds an act back.
    """
    return ask.together is not None and any(
        loaded.seat(seat).person and not loaded.seat(seat).bot for seat in ask.waiting
    )
