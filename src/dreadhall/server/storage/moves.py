"""Writing moves: whatever has come in while the last transaction was stored goes into the next one.

Waiting for the disk is what a move costs most; this way many tables wait together. Nobody hears of a move before its
transaction is stored.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, update

from dreadhall.server.errors import StorageFailed
from dreadhall.server.metrics import Metrics
from dreadhall.server.storage.changes import say_notice
from dreadhall.server.storage.conduct import note_end_of_game
from dreadhall.server.storage.models import checkpoints, moves, tables
from dreadhall.server.storage.rows import NewRecord, checkpoint_row, record_row
from dreadhall.server.storage.store import Store

SPARED = 100
"""Checkpoints among the last so many records are left where they are: undo may want them."""
THIN_OUT = delete(checkpoints).where(
    checkpoints.c.table_id == bindparam("of"), checkpoints.c.number < bindparam("before"), ~checkpoints.c.pinned
)

Waiting = tuple[NewRecord, "asyncio.Future[bool]"]


class MoveWriter:
    """The one who writes moves in this process."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        # Of those that another process has added first it says nothing.
        self._insertion = store.insert(moves).on_conflict_do_nothing().returning(moves.c.table_id)
        self._metrics = metrics
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="move-writer")

    async def stop(self) -> None:
        """Finish what is waiting, then stop."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, move: NewRecord) -> bool:
        """Store a move for good. False where the log has gone on in the meantime, and nothing was stored."""
        if self._stopping:
            raise StorageFailed("the server is shutting down")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while not (self._stopping and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._write(self._next_batch())

    def _next_batch(self) -> list[Waiting]:
        """One move of each table, in the order of the tables, so that two processes never wait for each other."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            if waiting[0].table_id in batch:
                later.append(waiting)
            else:
                batch[waiting[0].table_id] = waiting
        self._waiting = later
        return [batch[table_id] for table_id in sorted(batch)]

    async def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            stored = await self._store.database.write(partial(self._add, [move for move, _ in batch]))
        except StorageFailed as error:
            if len(batch) > 1 and error.refused:
                for one in batch:
                    await self._write([one])
            else:
                for _, future in batch:
                    _settle(future, error)
            return
        self._metrics.batch.observe(len(batch))
        for move, future in batch:
            _settle(future, move.table_id in stored)

    def _add(self, batch: Sequence[NewRecord], connection: Connection) -> set[str]:
        """Add the moves; those whose number or question is taken already are left out."""
        rows = [record_row(move.table_id, move.record) for move in batch]
        stored = set(connection.scalars(self._insertion, rows))
        added = [move for move in batch if move.table_id in stored]
        kept = [checkpoint_row(move.table_id, move.checkpoint) for move in added if move.checkpoint is not None]
        if kept:
            connection.execute(insert(checkpoints), kept)
            connection.execute(THIN_OUT, [{"of": row["table_id"], "before": row["number"] - SPARED} for row in kept])
        for move in added:
            if values := _changes(move):
                connection.execute(update(tables).where(tables.c.id == move.table_id).values(**values))
            if move.result is not None:
                note_end_of_game(move.table_id, connection)
            if move.notice is not None:
                say_notice(connection, move.table_id, move.notice, move.record.at)
        changed = [move.table_id for move in added if move.dice is not None or move.notice is not None]
        if changed:
            self._store.notifier.tell_within(connection, "table", sorted(changed))
        self._store.notifier.tell_within(connection, "moves", sorted(stored))
        return stored


def _changes(move: NewRecord) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if move.bot_due is not None:
        values["bot_due"] = move.bot_due
    if move.result is not None or move.resumed:
        values["status"] = "playing" if move.result is None else "over"
        values["result"] = None if move.result is None else msgspec.json.encode(move.result).decode()
        values["give_up"] = None
        values["version"] = tables.c.version + 1
        values["changed"] = move.record.at
    if move.dice is not None:
        values |= {"seed": move.dice.seed, "commitment": move.dice.seals[-1].commitment, "several": move.dice.several}
        values["seals"] = msgspec.json.encode(move.dice.seals).decode()
        values["version"] = tables.c.version + 1
    return values


def _settle(future: "asyncio.Future[bool]", outcome: bool | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
