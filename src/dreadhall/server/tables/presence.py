"""Who is there. Whoever is away for longer than the table allows is replaced by a bot, until they come back; and who
watches."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import msgspec

from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.rows import WatcherCount
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import KEEP_EVERY, Uptime
from dreadhall.server.tables.attendance import HERE_SECONDS, WATCHED_SECONDS, is_here
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.seating import Seating

# How often those at a table hear at once that somebody comes and goes; beyond that they hear of it at the next sweep.
STIRS_A_SECOND, STIRS_AT_ONCE = 0.5, 20


class Presence:
    """Keeps note of who is there, without writing more often than needed."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        seating: Seating,
        change: Callable[[str], AbstractAsyncContextManager[StoredChange]],
        uptime: Uptime,
        clock: Clock,
        ticks: Clock,
        quarantine: Quarantine,
        process: str,
    ) -> None:
        self._store = store
        self._tables = tables
        self._seating = seating
        self._change = change
        self._uptime = uptime
        self._clock = clock
        self._process = process
        self._quarantine = quarantine
        self._stirs = Buckets(STIRS_A_SECOND, STIRS_AT_ONCE, ticks)
        # The tables of which the last has not been told yet.
        self._behind: set[str] = set()

    async def begin(self) -> None:
        """Nobody is there for longer than this server has seen them: not by another count, nor by the time of day."""
        seen = self._uptime.seconds
        await self._store.end_stays(seen, seen + HERE_SECONDS + KEEP_EVERY)

    async def seen(self, loaded: LoadedTable, seat: int) -> None:
        """A request came from a seat."""
        now, row = self._uptime.seconds, loaded.seat(seat)
        if not is_here(row, now) and loaded.row.give_up is not None:
            await self._seating.come(loaded.id, seat)  # they can object now
        elif row.here_until < now + HERE_SECONDS / 2:
            came = None if is_here(row, now) else self._clock()
            await self._store.touch([(loaded.id, seat)], now + HERE_SECONDS, came)
            note(loaded, seat, now + HERE_SECONDS)

    async def arrive(self, loaded: LoadedTable, seat: int) -> None:
        """Somebody connects; those who thought them away are told, and a bot that has played for them goes."""
        row = loaded.seat(seat)
        if is_here(row, self._uptime.seconds) and not row.stands_in:
            await self.seen(loaded, seat)
            return
        await self._seating.come(loaded.id, seat)

    async def go_away(self, loaded: LoadedTable, seat: int) -> None:
        """The last connection of a seat ends. Whoever does that all the time is there until it is seen otherwise."""
        if not self._stirs.take(f"{loaded.id} {seat}"):
            return
        try:
            await self._seating.go(loaded.id, seat)
        except Refused:
            return

    async def still_here(self, seats: list[tuple[str, int]]) -> None:
        """These seats are connected: say so before the last note of it runs out."""
        now = self._uptime.seconds
        due: list[tuple[str, int]] = []
        for table_id, seat in seats:
            loaded = self._tables.in_memory(table_id)
            if loaded is None or loaded.seat(seat).here_until < now + HERE_SECONDS / 2:
                due.append((table_id, seat))
                if loaded is not None:
                    note(loaded, seat, now + HERE_SECONDS)
        if due:
            await self._store.touch(sorted(due), now + HERE_SECONDS)

    async def watch(self, loaded: LoadedTable, count: int) -> None:
        """So many watch with the help of this process now, and everybody sees it, if not at once."""
        if self._stirs.take(loaded.id):
            await self._note_watchers(loaded, count)
        else:
            self._behind.add(loaded.id)

    async def _note_watchers(self, loaded: LoadedTable, count: int) -> None:
        now = self._uptime.seconds
        try:
            async with self._change(loaded.id) as change:
                others = change.stored.table.watching.items()
                watching = {process: watch for process, watch in others if watch.until > now}
                watching[self._process] = WatcherCount(count, now + WATCHED_SECONDS)
                await change.table(watching=watching)
        except Refused:
            return

    async def still_watched(self, watched: dict[str, int]) -> None:
        """These tables are watched by so many: say so before the last note of it runs out, or where it is not true."""
        behind, self._behind = self._behind, set()
        for table_id, count in {**dict.fromkeys(behind, 0), **watched}.items():
            loaded = self._tables.in_memory(table_id)
            noted = loaded.row.watching.get(self._process) if loaded else None
            is_old = noted is None or noted.until < self._uptime.seconds + WATCHED_SECONDS / 2
            if loaded and (is_old or table_id in behind):
                await self._note_watchers(loaded, count)

    async def replace_the_absent(self) -> None:
        """Hand the seats for which a table has waited long enough to bots."""
        now = self._uptime.seconds
        for table_id in await self._store.away(now, self._quarantine.resting()):
            with self._quarantine.guard(table_id):
                await self._replace_at(table_id, now)

    async def _replace_at(self, table_id: str, now: float) -> None:
        loaded = await self._tables.get(table_id)
        patience = loaded.row.away
        for seat in loaded.started.asked:
            row = loaded.seat(seat)
            if patience and row.person and row.bot is None and row.here_until + patience < now:
                await self._seating.replace_absent(table_id, seat)


def note(loaded: LoadedTable, seat: int, until: float) -> None:
    """Keep in memory what the database has been told."""
    seats = list(loaded.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], here_until=until)
    loaded.stored = msgspec.structs.replace(loaded.stored, seats=tuple(seats))
