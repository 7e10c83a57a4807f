"""Whoever opens tables: those that are ours here, and those that come from outside where they can do no harm."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

import msgspec

import dreadhall
from dreadhall.processes import Workers
from dreadhall.server.positions.isolated import Elsewhere
from dreadhall.server.positions.local import LocalPosition, newly_asked, next_of, opened
from dreadhall.server.positions.position import Later, Position
from dreadhall.server.positions.standing import Go
from dreadhall.server.positions.time_limit import TimeLimit
from dreadhall.server.storage.rows import TableRow


class Referee:
    """Opens tables; nobody else in the server does."""

    def __init__(self, limit: TimeLimit, workers: Workers) -> None:
        self._limit = limit
        self._workers = workers
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def begin(self, row: TableRow, seats: int, options: dict[str, Any]) -> Later:
        """A new game, with what has happened by the first question."""
        with self._limit:
            table = dreadhall.new_table(row.game, seats, row.seed, options)
            position = LocalPosition(table.move, next_of(table), newly_asked(table, table.move), self._limit)
            return Later(position, tuple(table.events), tuple(table.rolls))

    async def open(
        self, row: TableRow, save: dict[str, Any], number: int | None = None, asked: dict[int, int] | None = None
    ) -> Position:
        """A position of a table as it was saved. Without these it is numbered as the moves are, and asks anew."""
        if row.foreign:
            elsewhere = Elsewhere(self._workers, self._locks.setdefault(row.id, asyncio.Lock()))
            task = Go(number=number, asked=asked)
            return (await elsewhere.go(task, msgspec.Raw(msgspec.json.encode(save)))).position
        with self._limit:
            return opened(save, number, asked, self._limit)
