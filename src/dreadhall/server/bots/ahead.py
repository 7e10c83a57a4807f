"""What bots think of the next question while their answer to this one is held back for people to follow."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from dreadhall.bots import Due
from dreadhall.server.bots.thinking import Think, Thought
from dreadhall.server.tables.loaded import LoadedTable


class Foreseen(NamedTuple):
    """What is thought of the question that comes when a seat has given an answer, which will have this number."""

    number: int
    seat: int
    answer: str
    thinking: asyncio.Task[Thought]

    def has_come(self, loaded: LoadedTable) -> bool:
        """Whether the table has gone that way, and no further."""
        last = loaded.recent[-1] if loaded.recent else None
        came = last is not None and (last.number, last.seat, last.answer) == (self.number, self.seat, self.answer)
        return came and loaded.number == self.number


class Ahead:
    """Thoughts about questions to come, at most one a table."""

    def __init__(self, think: Callable[[Think], Coroutine[Any, Any, Thought]]) -> None:
        self._think = think
        self._foreseen: WeakKeyDictionary[LoadedTable, Foreseen] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[Thought]] = set()

    def begin(self, loaded: LoadedTable, task: Think, seat: int, answer: str) -> None:
        """Think of the question that this answer leads to."""
        thinking = asyncio.create_task(self._think(msgspec.structs.replace(task, after=(seat, answer))))
        self._tasks.add(thinking)
        thinking.add_done_callback(self._tasks.discard)
        self._foreseen[loaded] = Foreseen(loaded.number + 1, seat, answer, thinking)

    async def thought_of(self, loaded: LoadedTable, due: Due) -> Thought | None:
        """What was thought of the question that is put now; None if it has come otherwise."""
        foreseen = self._foreseen.pop(loaded, None)
        if foreseen is None or not foreseen.has_come(loaded):
            return None
        thought = await foreseen.thinking
        return thought if thought.answer is not None and thought.seat in due.seats else None

    async def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
