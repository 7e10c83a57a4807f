"""A whole table as lines of JSON, with which it lives on in another database: its log, talk, seats and links.

The first line says what it is, the last one that nothing is missing; each between is a row of the database. Links still
work, because the hashes of their keys are among them. So are the secrets of the game: the file is as good as the table.
"""

from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import groupby
from typing import Annotated, Any, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Table, insert, select, update
from sqlalchemy.exc import DBAPIError

from dreadhall.kernel import DreadhallError
from dreadhall.server.keys import Role
from dreadhall.server.storage.migrating import newest_version
from dreadhall.server.storage.models import chat, checkpoints, keys, moves, saves, seats, tables
from dreadhall.server.storage.records import Kind
from dreadhall.server.storage.rows import Status
from dreadhall.server.storage.transactions import Transaction
from dreadhall.server.storage.uptime import kept_uptime

FORMAT = "dreadhall-table"
# Leases are left out: whoever moves the bots here does not do so elsewhere.
# So are the turns that it waits for: uptime is another one elsewhere.
PARTS: dict[str, Table] = {str(part.name): part for part in (tables, seats, keys, moves, checkpoints, chat, saves)}
# The last line, by which one sees that nothing is missing.
END = "end"
AT_ONCE = 200
# What either database holds as a number, and the columns that hold one of a few words.
Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
WORDS: dict[Column[Any], Any] = {tables.c.status: Status, keys.c.role: Role, moves.c.kind: Kind}

T = TypeVar("T")


class BadExport(DreadhallError):
    """A file is not a table that was exported, or not one for this database."""


class ExportHeader(msgspec.Struct, frozen=True):
    """What an export begins with."""

    format: str
    version: int
    # It becomes the name of a file when the table goes.
    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z]{1,32}\Z")]
    # The version of the database it comes from.
    schema: str


class ExportedRow(msgspec.Struct, frozen=True):
    """A row, and the part of the database to which it belongs."""

    part: str
    values: dict[str, Any]


async def export(connection: Transaction, table_id: str) -> AsyncIterator[bytes]:
    """The lines of a table as it is at this moment; none where there is no such table."""
    await connection.see_one_moment()
    count = 0
    for name, part in PARTS.items():
        owner = part.c.id if part is tables else part.c.table_id
        async for row in connection.stream(select(part).where(owner == table_id)):
            values = {str(column): value for column, value in row._mapping.items() if column != "table_id"}
            if part is tables:
                yield msgspec.json.encode(ExportHeader(FORMAT, 1, table_id, newest_version())) + b"\n"
            yield msgspec.json.encode(ExportedRow(name, values)) + b"\n"
            count += 1
    if count:
        yield msgspec.json.encode(ExportedRow(END, {"rows": count})) + b"\n"


def bring_in(lines: Iterable[bytes], now: float, connection: Connection) -> list[str]:
    """Add exported tables to a database, as if touched now; their ids. BadExport says why that cannot be."""
    rows = iter(lines)
    return [bring_in_one(read_line(first, ExportHeader), rows, now, connection) for first in rows]


def bring_in_one(header: ExportHeader, rows: Iterator[bytes], now: float, connection: Connection) -> str:
    """Add the table that begins with this header."""
    if header.format != FORMAT or header.version != 1:
        raise BadExport("this is not a table that was exported, or it was by a newer server")
    if header.schema > newest_version():
        raise BadExport("this table was exported by a newer server: import it with that version or a later one")
    if connection.scalar(select(tables.c.id).where(tables.c.id == header.id)) is not None:
        raise BadExport(f"table {header.id} is here already: delete it first")
    try:
        for part, values in batches(whole(rows), header.id, now):
            connection.execute(insert(part), values)
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        raise BadExport("this table is damaged, or part of it is here already") from None
    # Uptime is another one elsewhere: as far as this server knows, everybody has gone just now.
    connection.execute(update(seats).where(seats.c.table_id == header.id).values(here_until=kept_uptime()))
    return header.id


def whole(lines: Iterator[bytes]) -> Iterator[ExportedRow]:
    """The rows of an export, which must be all there."""
    for count, line in enumerate(lines):
        row = read_line(line, ExportedRow)
        if row.part == END and row.values == {"rows": count}:
            return
        yield row
    raise BadExport("the end of this table is missing")


def batches(rows: Iterator[ExportedRow], table_id: str, now: float) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a table, many at a time; each batch has rows of one part with the same columns."""
    stored = (as_stored(row, table_id, now) for row in rows)
    for (part, _), group in groupby(stored, key=lambda one: (one[0], tuple(one[1]))):
        values = [row for _, row in group]
        for at in range(0, len(values), AT_ONCE):
            yield part, values[at : at + AT_ONCE]


def as_stored(row: ExportedRow, table_id: str, now: float) -> tuple[Table, dict[str, Any]]:
    """A row as the database is to hold it: the table's own is touched now, so that it does not expire at once."""
    part = PARTS.get(row.part)
    if part is None:
        raise damaged()
    # How long somebody could object to giving up is counted by each server for itself: there it is asked anew. So is
    # whether the table is open to others there.
    anew = {"changed": now, "give_up": None, "listing": None}
    own = {"id": table_id, **anew} if part is tables else {"table_id": table_id}
    return part, values_of(part, row) | own


def values_of(part: Table, row: ExportedRow) -> dict[str, Any]:
    """What stands in the columns of a row."""
    if not set(row.values) <= set(part.c.keys()):
        raise damaged()
    try:
        return {name: msgspec.convert(value, held_by(part.c[name])) for name, value in row.values.items()}
    except msgspec.ValidationError:
        raise damaged() from None


def damaged() -> BadExport:
    """No server of this version or an older one has written this."""
    return BadExport("this table is damaged, or was exported by a newer server")


def held_by(column: Column[Any]) -> Any:
    """What may stand in a column; whether it may be empty the database knows."""
    kind = column.type.python_type
    return WORDS.get(column, Number if kind is int else kind) | None


def read_line(line: bytes, kind: type[T]) -> T:
    """A line of an export."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadExport("this is not a table that was exported") from None
