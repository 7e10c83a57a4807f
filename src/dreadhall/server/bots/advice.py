"""Advice: what a bot would do in somebody's place, who knows no more than they do.

Those who ask stand in a line of their own, behind the bots whose move it is: one for each seat, a few of an address.
Advice goes on with what it has set out for, as long as somebody asks again within the same turn.
"""

import asyncio
from collections import OrderedDict
from math import ceil
from typing import Any, NamedTuple

from dreadhall.bots import Answer, StatedPlan, stand_in
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.bots.asking import AskingLine, one_at_a_time
from dreadhall.server.bots.thinking import OF_THE_TIME, Think, Thought, time_beside
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.limits import Buckets
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.play import stale
from dreadhall.server.wire.play import Advice, Planned

ASKED_A_SECOND, ASKED_AT_ONCE = 0.5, 5
# Who is in the line of a process at the same time: of an address, and in all. Each has bots of its own.
OF_AN_ADDRESS, IN_LINE = 4, 32
BY_CHANCE = "random"
"""The bot whose choice is no advice."""
MOST_KEPT = 2_000
"""Of so many seats the last advice is remembered."""
STEP = 0.05
"""Estimates are told in steps of this: nobody knows more exactly, and more exactly they would tell of the draw."""


class AdviceGiven(NamedTuple):
    """The last advice to a seat, and what the bot had in mind then."""

    asked: int
    advice: Advice
    memory: dict[str, Any]


class Adviser:
    """Lets bots think for those who ask."""

    def __init__(self, thinkers: Workers, ticks: Clock) -> None:
        self._thinkers = thinkers
        self._asked = Buckets(ASKED_A_SECOND, ASKED_AT_ONCE, ticks)
        self._given: OrderedDict[tuple[str, int], AdviceGiven] = OrderedDict()
        # One after another, so that of several processes the others are left to bots.
        self._turn = asyncio.Lock()
        self._line = AskingLine(OF_AN_ADDRESS, IN_LINE)

    @property
    def waiting(self) -> int:
        """For how many somebody thinks, or is about to."""
        return self._line.waiting

    async def ask(self, loaded: LoadedTable, seat: int, asked: int, address: str) -> Advice:
        """What a bot would answer to the question that a seat knows by this number; to the same question the same."""
        if not loaded.row.advice:
            raise conflict("advice-off", "the host has switched advice off")
        bot = stand_in(loaded.row.game)
        if bot == BY_CHANCE or not self._thinkers.count:
            raise conflict("no-advice", "nobody here knows this game well enough")
        position = loaded.started
        if position.asked.get(seat) != asked:
            raise stale(loaded, seat)
        if not self._asked.take(f"{loaded.id} {seat}"):
            raise one_at_a_time()
        before = self._given.get((loaded.id, seat))
        if before is not None and before.asked == asked:
            return before.advice
        memories = {seat: before.memory} if before is not None else {}
        snapshot = position.snapshot()
        with self._line.place(f"{loaded.id} {seat}", address):
            await self._turn.acquire()
            budget = self._thinkers.seconds * OF_THE_TIME
            seconds = time_beside(self._thinkers.waiting + self.waiting - 1, self._thinkers.count, budget)
            thought = await self._think_to_the_end(Think(snapshot, {seat: bot}, [], asked, seconds, memories))
        if (answer := thought.answer) is None:
            raise Refused(503, "at-a-loss", "the bot is at a loss itself")
        advice = told(answer)
        self._keep((loaded.id, seat), AdviceGiven(asked, advice, answer.memory))
        return advice

    def _keep(self, seat: tuple[str, int], given: AdviceGiven) -> None:
        """Remember what was said last; of seats that asked long ago nothing is."""
        self._given[seat] = given
        self._given.move_to_end(seat)
        while len(self._given) > MOST_KEPT:
            self._given.popitem(last=False)

    async def _think_to_the_end(self, task: Think) -> Thought:
        """Whoever leaves meanwhile ends nothing: a process that is stopped in its thoughts has to be started anew."""
        thinking = asyncio.ensure_future(self._think(task))
        thinking.add_done_callback(lambda _done: self._turn.release())
        return await asyncio.shield(thinking)

    async def _think(self, task: Think) -> Thought:
        try:
            return await self._thinkers.do(task, Thought, may_wait=True)
        except (Overtime, Failed):
            return Thought(None)


def told(answer: Answer) -> Advice:
    """What a bot says to whoever has asked it: with what it has set out for, and no more exactly than it knows."""
    estimate, spread, plan = in_steps(answer.estimate), up_to_steps(answer.spread), answer.plan
    return Advice(
        answer.key,
        answer.reason.kind,
        answer.reason.data,
        estimate,
        None if estimate is None else spread,
        None if plan is None else planned(plan),
    )


def planned(plan: StatedPlan) -> Planned:
    """A plan as it is told: the way without the room at its end, which is the goal."""
    rooms = [room for room in plan.steps if room != plan.goal.get("room")]
    return Planned(plan.kind, {**plan.goal, "rooms": rooms, "objective": plan.objective})


def up_to_steps(spread: float | None) -> float | None:
    """A spread as it is told, rather too wide than too narrow.

    >>> up_to_steps(0.062), up_to_steps(0.0), up_to_steps(None)
    (0.1, 0.05, None)
    """
    return None if spread is None else round(max(1, ceil(spread / STEP)) * STEP, 2)


def in_steps(estimate: float | None) -> float | None:
    """An estimate as it is told, and never as a certainty.

    >>> in_steps(0.8321), in_steps(0.004), in_steps(None)
    (0.85, 0.05, None)
    """
    return None if estimate is None else round(min(1 - STEP, max(STEP, round(estimate / STEP) * STEP)), 2)
