"""Advice: what a bot would do in somebody's place, who knows no more than they do."""

from dreadhall.bots import stand_in
from dreadhall.server.bots.thinking import OF_THE_TIME, Think, Thought
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.limits import Buckets
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.play import stale
from dreadhall.server.wire.play import Advice
from dreadhall.server.workers import Failed, Overtime, Workers

ASKED_A_SECOND, ASKED_AT_ONCE = 0.5, 5
BY_CHANCE = "random"
"""The bot whose choice is no advice."""


class Adviser:
    """Lets bots think for those who ask."""

    def __init__(self, thinkers: Workers, ticks: Clock) -> None:
        self._thinkers = thinkers
        self._asked = Buckets(ASKED_A_SECOND, ASKED_AT_ONCE, ticks)

    async def ask(self, loaded: LoadedTable, seat: int, asked: int) -> Advice:
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
            raise Refused(429, "too-many", "one at a time, please")
        task = Think(position.snapshot(), {seat: bot}, [], asked, self._thinkers.seconds * OF_THE_TIME)
        thought = await self._think(task)
        if (answer := thought.answer) is None:
            raise Refused(503, "at-a-loss", "the bot is at a loss itself")
        return Advice(answer.key, answer.reason.kind, answer.reason.data, answer.estimate)

    async def _think(self, task: Think) -> Thought:
        try:
            return await self._thinkers.do(task, Thought)
        except (Overtime, Failed):
            return Thought(None)
