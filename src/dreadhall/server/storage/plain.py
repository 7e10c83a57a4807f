"""The daily way of moves into SQLite, in its own words: nothing is translated or prepared again for each of them."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ClauseElement, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite

from dreadhall.server.storage.models import checkpoints, moves, tables
from dreadhall.server.storage.rows import Move, checkpoint_row, record_row

SPARED = 100
"""Checkpoints among the last so many records are left where they are: undo may want them."""
MOST_AT_ONCE = 64
"""Moves in one statement: whenever SQLite is at work it lets others have the interpreter, and has to get it back."""
THIN_OUT = delete(checkpoints).where(
    checkpoints.c.table_id == bindparam("of"), checkpoints.c.number < bindparam("before"), ~checkpoints.c.pinned
)


class Statement:
    """A statement of ours as SQLite wants it, and what goes where in it."""

    def __init__(self, statement: ClauseElement) -> None:
        compiled: Any = statement.compile(dialect=sqlite.dialect())
        self.text = str(compiled)
        self._names: list[str] = compiled.positiontup

    def values(self, row: dict[str, Any]) -> list[Any]:
        """The values of a row in their order."""
        return [row[name] for name in self._names]


ADD_CHECKPOINT = Statement(insert(checkpoints))
THIN_OUT_HERE = Statement(THIN_OUT)
NOTE_BOTS = Statement(
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(bot_due=bindparam("bot_due", type_=tables.c.bot_due.type))
)
COLUMNS = [column.name for column in moves.columns]


@cache
def add_moves(count: int) -> str:
    """The statement that adds so many moves, but for those whose number or question is taken already."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    rows = ", ".join([row] * count)
    return f"INSERT INTO moves ({', '.join(COLUMNS)}) VALUES {rows} ON CONFLICT DO NOTHING RETURNING table_id"


def add_plain(batch: Sequence[Move], connection: sqlite3.Connection) -> set[str]:
    """Add plain moves; those whose number or question is taken already are left out."""
    stored: set[str] = set()
    for some in portions(batch):
        values = [value for move in some for value in in_order(move)]
        stored.update(table_id for (table_id,) in connection.execute(add_moves(len(some)), values))
    for move in batch:
        if move.table_id in stored:
            add_to_it(move, connection)
    return stored


def portions(batch: Sequence[Move]) -> Iterator[Sequence[Move]]:
    """A batch in portions of a few sizes, for each of which there is a statement.

    >>> [len(some) for some in portions(range(150))]
    [64, 64, 16, 4, 2]
    """
    begin, size = 0, MOST_AT_ONCE
    while begin < len(batch):
        while size > len(batch) - begin:
            size //= 2
        yield batch[begin : begin + size]
        begin += size


def in_order(move: Move) -> list[Any]:
    """What is in the log of a move, column by column."""
    row = record_row(move.table_id, move.record)
    return [row[name] for name in COLUMNS]


def add_to_it(move: Move, connection: sqlite3.Connection) -> None:
    """Note what goes with a record."""
    if move.checkpoint is not None:
        row = checkpoint_row(move.table_id, move.checkpoint)
        connection.execute(ADD_CHECKPOINT.text, ADD_CHECKPOINT.values(row))
        before = {"of": move.table_id, "before": move.checkpoint.number - SPARED}
        connection.execute(THIN_OUT_HERE.text, THIN_OUT_HERE.values(before))
    if move.bot_due is not None:
        connection.execute(NOTE_BOTS.text, NOTE_BOTS.values({"of": move.table_id, "bot_due": move.bot_due}))
