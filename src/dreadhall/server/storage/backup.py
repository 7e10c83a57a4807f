"""Everything that a database holds as lines of JSON, by which it lives on in another one, of either kind.

It is read in one transaction, so that it is as it was at one moment, whatever servers do meanwhile. The secrets of
running games and of the server itself are in it: the file is as good as the database.
"""

from collections.abc import AsyncIterator, Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from dreadhall.server.storage.exporting import AT_ONCE, END, BadExport, ExportedRow, read_line, values_of, whole
from dreadhall.server.storage.migrating import newest_version
from dreadhall.server.storage.models import leases, metadata, tables, waiting
from dreadhall.server.storage.transactions import Transaction

FORMAT = "dreadhall-backup"
# In an order in which each row finds those that it belongs to. Whoever moved the bots then, or waited for others, does
# not do so any more.
PARTS: dict[str, Table] = {str(part.name): part for part in metadata.sorted_tables if part not in (leases, waiting)}


class BackupHeader(msgspec.Struct, frozen=True):
    """What a backup begins with."""

    format: str
    version: int
    # The version of the database it comes from.
    schema: str


async def back_up(connection: Transaction) -> AsyncIterator[bytes]:
    """The lines of all that there is at this moment."""
    await connection.see_one_moment()
    yield msgspec.json.encode(BackupHeader(FORMAT, 1, newest_version())) + b"\n"
    count = 0
    for name, part in PARTS.items():
        async for row in connection.stream(select(part)):
            values = {str(column): value for column, value in row._mapping.items()}
            yield msgspec.json.encode(ExportedRow(name, values)) + b"\n"
            count += 1
    yield msgspec.json.encode(ExportedRow(END, {"rows": count})) + b"\n"


def bring_back(lines: Iterable[bytes], connection: Connection) -> int:
    """Fill an empty database with a backup, all of it or nothing; how many tables there are then."""
    rows = iter(lines)
    header = read_line(next(rows, b""), BackupHeader)
    if header.format != FORMAT or header.version != 1:
        raise BadExport("this is not a backup, or it was made by a newer server")
    if header.schema > newest_version():
        raise BadExport("this backup was made by a newer server: restore it with that version or a later one")
    if connection.scalar(select(tables.c.id).limit(1)) is not None:
        raise BadExport("there are tables in this database already: restore into an empty one")
    for part in reversed(PARTS.values()):
        connection.execute(delete(part))
    try:
        for (part, _), group in groupby(map(stored, whole(rows)), key=lambda one: (one[0], tuple(one[1]))):
            values = [row for _, row in group]
            for at in range(0, len(values), AT_ONCE):
                connection.execute(insert(part), values[at : at + AT_ONCE])
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        raise damaged() from None
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def stored(row: ExportedRow) -> tuple[Table, dict[str, Any]]:
    """A row as the database is to hold it."""
    part = PARTS.get(row.part)
    if part is None:
        raise damaged()
    return part, values_of(part, row)


def damaged() -> BadExport:
    """No server of this version or an older one has written this."""
    return BadExport("this backup is damaged, or was made by a newer server")
