"""What an operator does with tables: list, export, import and delete them.

On PostgreSQL all of it may be done while servers run. An SQLite file that a server is using may be read.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, true

from dreadhall.server.config import Settings
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.exporting import BadExport, bring_in, export
from dreadhall.server.storage.finished import Finished, finished_games
from dreadhall.server.storage.housekeeping import DAY, Kept, delete_tables, list_tables, untouched_since
from dreadhall.server.storage.models import tables
from dreadhall.server.storage.notify import Notifier

# An operator waits longer than a player.
SECONDS = 600.0
AT_ONCE = 200


class Choice(msgspec.Struct, frozen=True):
    """Which tables: these, or all; of a status; not touched for so many days."""

    ids: Sequence[str] = ()
    status: str | None = None
    older_than: float | None = None

    def where(self) -> ColumnElement[bool]:
        """The same for the database."""
        where: ColumnElement[bool] = tables.c.id.in_(self.ids) if self.ids else true()
        if self.status is not None:
            where &= tables.c.status == self.status
        if self.older_than is not None:
            where &= untouched_since(time.time() - self.older_than * DAY)
        return where


def listed(settings: Settings, choice: Choice) -> list[Kept]:
    """These tables; BadExport names one that is not there."""

    async def look() -> list[Kept]:
        async with opened(settings, "look") as database, database.reading() as connection:
            return await connection.run_sync(list_tables, choice.where())

    found = asyncio.run(look())
    known = {kept.id for kept in found}
    for wanted in choice.ids:
        if wanted not in known:
            raise BadExport(f"there is no table {wanted[:40]!r} here")
    return found


def exported(settings: Settings, ids: Iterable[str], write: Callable[[bytes], object]) -> None:
    """Write these tables, one after another."""

    async def go() -> None:
        async with opened(settings, "look") as database:
            for table_id in ids:
                async with database.reading() as connection:
                    async for line in export(connection, table_id):
                        write(line)

    asyncio.run(go())


def finished(settings: Settings) -> list[Finished | None]:
    """What may be studied of the games that are over; None for each that cannot be played again."""

    async def look() -> list[Finished | None]:
        async with opened(settings, "look") as database, database.reading() as connection:
            return await connection.run_sync(finished_games)

    return asyncio.run(look())


def exported_to(settings: Settings, ids: Iterable[str], path: Path) -> None:
    """Write these tables to a new file that nobody else can read."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise BadExport(f"{path} is there already") from None
    with os.fdopen(handle, "wb") as file:
        try:
            exported(settings, ids, file.write)
        except BaseException:
            path.unlink()
            raise


def imported(settings: Settings, lines: Iterable[bytes]) -> list[str]:
    """Bring exported tables in, all of them or none; their ids."""

    async def go() -> list[str]:
        async with opened(settings, "fill") as database:
            return await database.write(partial(bring_in, lines, time.time()))

    return asyncio.run(go())


def deleted(settings: Settings, choice: Choice) -> list[str]:
    """Delete these tables; servers that have them are told. The ids of those that were there."""

    async def go() -> list[str]:
        gone: list[str] = []
        async with opened(settings, "change") as database:
            notifier = Notifier(database)
            for at in range(0, len(choice.ids), AT_ONCE):
                some = msgspec.structs.replace(choice, ids=choice.ids[at : at + AT_ONCE])
                gone += await database.write(partial(delete_and_tell, notifier, some.where()))
            database.shrink()
        return gone

    return asyncio.run(go())


def delete_and_tell(notifier: Notifier, where: ColumnElement[bool], connection: Connection) -> list[str]:
    """Delete tables in a transaction that says so to everybody."""
    gone = delete_tables(connection, where)
    notifier.tell_within(connection, "gone", gone)
    return gone


@asynccontextmanager
async def opened(settings: Settings, purpose: Literal["look", "change", "fill"]) -> AsyncIterator[Database]:
    """The database: as it is; or with nobody else where that is needed; or brought up to date like by a server."""
    database = Database(msgspec.structs.replace(settings, database_seconds=SECONDS))
    try:
        if purpose == "fill" or (purpose == "change" and not database.is_postgres):
            await database.open()
        else:
            await database.look()
        yield database
    finally:
        await database.close()
