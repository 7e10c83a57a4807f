"""The end of tables that nobody has touched for long; each goes to a file first, where the operator wants it."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import quote

import structlog
from sqlalchemy import Connection

from dreadhall.files import write_whole
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.storage import housekeeping
from dreadhall.server.storage.exporting import export
from dreadhall.server.storage.models import tables as stored_tables
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.loaded import Tables

# Not at once: a clock that is wrong at the start has time to be set.
FIRST_SECONDS, EVERY_SECONDS = 600.0, 3600.0
AT_ONCE = 20

log = structlog.get_logger("dreadhall.keeping")


class Keeping:
    """Looks for such tables, now and then."""

    def __init__(
        self, settings: Settings, store: Store, tables: Tables, clock: Clock, gone: Callable[[str], None]
    ) -> None:
        self._settings = settings
        self._database = store.database
        self._notifier = store.notifier
        self._tables = tables
        self._clock = clock
        self._gone = gone
        self._next = clock() + FIRST_SECONDS

    async def tidy(self) -> None:
        """Let go of what has expired, a few tables at a time."""
        now = self._clock()
        if now < self._next:
            return
        self._next = now + EVERY_SECONDS
        await self._touch_used(now)
        where = housekeeping.expired(now, self._settings.unstarted_days, self._settings.expire_days)
        async with self._database.reading() as connection:
            found = await connection.run_sync(housekeeping.find, where, AT_ONCE)
        for table_id in found:
            if not await self._keep_file(table_id):
                return
            for gone in await self._database.write(partial(self._delete, table_id, now)):
                log.info("table expired", table=gone)
                self._gone(gone)
        if len(found) == AT_ONCE:
            self._next = now  # there may be more

    async def _touch_used(self, now: float) -> None:
        """Tables with connections are in use, whoever is there: other processes are to know, too."""
        used = [loaded.id for loaded in self._tables.all_in_memory() if loaded.connections]
        if used:
            await self._database.write(lambda connection: housekeeping.touch(connection, used, now))

    async def _keep_file(self, table_id: str) -> bool:
        """Export a table, if that is wanted; whether it may go now."""
        if not self._settings.archive:
            return True
        # Whatever an id is, its file is in this folder.
        path = Path(self._settings.archive).expanduser() / f"{quote(table_id, safe='')}.jsonl"
        async with self._database.reading() as connection:
            lines = [line async for line in export(connection, table_id)]
        try:
            await asyncio.to_thread(write_whole, path, lines)
        except OSError as error:
            log.error("expired tables are kept: no file can be written", reason=error.strerror)
            return False
        return True

    def _delete(self, table_id: str, now: float, connection: Connection) -> list[str]:
        """Delete a table, unless somebody has touched it by now."""
        where = housekeeping.expired(now, self._settings.unstarted_days, self._settings.expire_days)
        gone = housekeeping.delete_tables(connection, where & (stored_tables.c.id == table_id))
        self._notifier.tell_within(connection, "gone", gone)
        return gone
