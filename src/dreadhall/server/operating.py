"""What an operator does with tables: list, export, import and delete them.

On PostgreSQL all of it may be done while servers run. An SQLite file that a server is using may be read.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Literal, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, true

from dreadhall.files import write_whole
from dreadhall.server.config import Settings
from dreadhall.server.storage.backup import back_up, bring_back
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.exporting import BadExport, bring_in, export
from dreadhall.server.storage.finished import Finished, finished_games
from dreadhall.server.storage.housekeeping import DAY, StoredTable, delete_tables, list_tables, untouched_since
from dreadhall.server.storage.models import tables
from dreadhall.server.storage.notify import Notifier
from dreadhall.server.storage.people import (
    Block,
    NameFound,
    Report,
    erase,
    erased_line,
    find_name,
    find_reports,
    list_blocks,
    list_reports,
    same_name,
)

# An operator waits longer than a player: a large backup takes its time.
SECONDS = 7200.0
AT_ONCE = 200

T = TypeVar("T")


class TableSelection(msgspec.Struct, frozen=True):
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


def listed(settings: Settings, choice: TableSelection) -> list[StoredTable]:
    """These tables; BadExport names one that is not there."""

    async def look() -> list[StoredTable]:
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
    with new_file(path) as file:
        exported(settings, ids, file.write)


def backed_up(settings: Settings, path: Path) -> None:
    """Write all that the database holds to a new file that nobody else can read; servers may run meanwhile."""

    async def go(write: Callable[[bytes], object]) -> None:
        async with opened(settings, "look") as database, database.reading() as connection:
            async for line in back_up(connection):
                write(line)

    with new_file(path) as file:
        asyncio.run(go(file.write))


def restored(settings: Settings, lines: Iterable[bytes]) -> int:
    """Fill an empty database with a backup; how many tables there are then."""

    async def go() -> int:
        async with opened(settings, "fill") as database:
            return await database.write(partial(bring_back, lines))

    return asyncio.run(go())


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for the length of a block that nobody else can read; whole, or not there at all."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise BadExport(f"{path} is there already") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise


def imported(settings: Settings, lines: Iterable[bytes]) -> list[str]:
    """Bring exported tables in, all of them or none; their ids."""

    async def go() -> list[str]:
        async with opened(settings, "fill") as database:
            return await database.write(partial(bring_in, lines, time.time()))

    return asyncio.run(go())


def deleted(settings: Settings, choice: TableSelection) -> list[str]:
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


def reported(settings: Settings) -> list[Report]:
    """What people have told of each other."""
    return asyncio.run(looked_at(settings, list_reports))


def blocked(settings: Settings) -> list[Block]:
    """Everybody who is kept out."""
    return asyncio.run(looked_at(settings, list_blocks))


def found_by_name(settings: Settings, name: str, table: str | None) -> tuple[list[NameFound], list[str], list[str]]:
    """Where a name stands: at tables, in reports, and at tables in the archive."""

    def look(connection: Connection) -> tuple[list[NameFound], list[str]]:
        return find_name(name, table, connection), find_reports(name, table, connection)

    return *asyncio.run(looked_at(settings, look)), [file.stem for file, _ in in_archive(settings, name, table)]


def changed_beside(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Change something that servers read again and again: they may run meanwhile, on either database."""

    async def go() -> T:
        async with opened(settings, "look") as database:
            return await database.write(work)

    return asyncio.run(go())


def erased(settings: Settings, name: str, table: str | None) -> list[str]:
    """Take somebody's name and words out of tables and of the archive; servers that have them are told."""

    async def go() -> list[str]:
        async with opened(settings, "change") as database:
            notifier = Notifier(database)

            def work(connection: Connection) -> list[str]:
                found = erase(name, table, connection)
                notifier.tell_within(connection, "table", found)
                return found

            changed = await database.write(work)
            database.shrink()  # nor is it left in pages that nobody uses any more
            return changed

    return sorted({*asyncio.run(go()), *erased_in_archive(settings, name, table)})


def erased_in_archive(settings: Settings, name: str, table: str | None) -> list[str]:
    """The same for the files of tables that have gone; the tables that had any."""
    changed = list[str]()
    for file, kept in in_archive(settings, name, table):
        write_whole(file, kept)
        changed.append(file.stem)
    return changed


def in_archive(settings: Settings, name: str, table: str | None) -> Iterator[tuple[Path, list[bytes]]]:
    """The files in which a name stands, each with the lines that are left without it."""
    folder = settings.archive_folder
    files = sorted(folder.glob("*.jsonl")) if folder is not None and folder.is_dir() else []
    for file in files:
        if table in (None, file.stem):
            lines = file.read_bytes().splitlines(keepends=True)
            kept = [erased_line(line, same_name(name)) for line in lines]
            if kept != lines:
                yield file, kept


async def looked_at(settings: Settings, look: Callable[[Connection], T]) -> T:
    """What there is, beside servers that run."""
    async with opened(settings, "look") as database, database.reading() as connection:
        return await connection.run_sync(look)


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
