"""The end of tables that nobody has touched for long; each goes to a file first, unless the operator wants none.

What counts is time that passed while a server looked (see `uptime.py`). A table goes when it has expired at two looks
that are a day apart.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from urllib.parse import quote

import structlog
from sqlalchemy import ColumnElement, Connection

from dreadhall.files import write_whole
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.storage import housekeeping
from dreadhall.server.storage.bundles import drop_unused
from dreadhall.server.storage.conduct import drop_unseen
from dreadhall.server.storage.exporting import export
from dreadhall.server.storage.models import tables as stored_tables
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.loaded import Tables

# Not at once: there is enough to do at a start.
FIRST_SECONDS, EVERY_SECONDS = 600.0, 3600.0
AT_ONCE = 20

log = structlog.get_logger("dreadhall.keeping")


class Keeping:
    """Looks for such tables, now and then."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        uptime: Uptime,
        clock: Clock,
        ticks: Clock,
        gone: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._database = store.database
        self._notifier = store.notifier
        self._tables = tables
        self._uptime = uptime
        self._clock = clock
        self._ticks = ticks
        self._gone = gone
        self._next = ticks() + FIRST_SECONDS

    async def tidy(self) -> None:
        """Let go of what has expired, a few tables at a time."""
        if (ticks := self._ticks()) < self._next:
            return
        self._next = ticks + EVERY_SECONDS
        seen = self._uptime.seconds
        await self._touch_used(self._clock())
        await self._database.write(partial(housekeeping.note_idleness, seen))
        await self._database.write(partial(housekeeping.condemn, seen, self._expired(seen)))
        if self._settings.expire_days:
            before = seen - self._settings.expire_days * housekeeping.DAY
            await self._database.write(partial(drop_unused, before))
            await self._database.write(partial(drop_unseen, before))
        async with self._database.reading() as connection:
            found = await connection.run_sync(housekeeping.find, self._may_go(seen), AT_ONCE)
        for table_id in found:
            if not await self._keep_file(table_id):
                return
            for gone in await self._database.write(partial(self._delete, table_id, seen)):
                log.info("table expired")
                self._gone(gone)
        if len(found) == AT_ONCE:
            self._next = ticks  # there may be more

    def _expired(self, seen: float) -> ColumnElement[bool]:
        return housekeeping.expired(seen, self._settings.unstarted_days, self._settings.expire_days)

    def _may_go(self, seen: float) -> ColumnElement[bool]:
        """Tables that have expired, as they had at a look a day ago."""
        return self._expired(seen) & housekeeping.condemned_since(seen - housekeeping.DAY)

    async def _touch_used(self, now: float) -> None:
        """Tables with connections are in use, whoever is there: other processes are to know, too."""
        used = [loaded.id for loaded in self._tables.all_in_memory() if loaded.connections]
        if used:
            await self._database.write(lambda connection: housekeeping.touch(connection, used, now))

    async def _keep_file(self, table_id: str) -> bool:
        """Export a table, if that is wanted; whether it may go now."""
        folder = self._settings.archive_folder
        if folder is None:
            return True
        # Whatever an id is, its file is in this folder.
        path = folder / f"{quote(table_id, safe='')}.jsonl"
        async with self._database.reading() as connection:
            lines = [line async for line in export(connection, table_id)]
        try:
            if not self._settings.archive:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            await asyncio.to_thread(write_whole, path, lines)
        except OSError as error:
            log.error("expired tables are kept: no file can be written", reason=error.strerror)
            return False
        return True

    def _delete(self, table_id: str, seen: float, connection: Connection) -> list[str]:
        """Delete a table, unless somebody has touched it by now."""
        gone = housekeeping.delete_tables(connection, self._may_go(seen) & (stored_tables.c.id == table_id))
        self._notifier.tell_within(connection, "gone", gone)
        return gone
