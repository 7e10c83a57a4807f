"""Tables at which a turn may take days: for whom they wait since when, and who plays when the time is up.

The time of somebody begins when the table comes to wait for them, and again with each of their answers. What counts is
time that passed while a server looked: nobody loses a turn because the server was off over the weekend.
"""

import asyncio
from functools import partial

import structlog

from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.rows import TableRow
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.turns import not_noted, note_turns, overdue, turns_at
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.seating import Seating

log = structlog.get_logger("dreadhall.turns")


class TurnKeeper:
    """Notes whom tables wait for, and hands the seats of those whose time is up to their stand-ins."""

    def __init__(self, store: Store, tables: Tables, seating: Seating, uptime: Uptime, quarantine: Quarantine) -> None:
        self._database = store.database
        self._tables = tables
        self._seating = seating
        self._uptime = uptime
        self._quarantine = quarantine
        # Who has answered at which table since something was noted of it.
        self._moved: dict[str, set[int]] = {}
        self._noting: set[asyncio.Task[None]] = set()

    def moved(self, loaded: LoadedTable) -> None:
        """A game went on, or somebody sits down or stands up there."""
        if loaded.row.turn is None or loaded.position is None:
            return
        moved = self._moved.setdefault(loaded.id, set())
        if loaded.recent and loaded.recent[-1].kind == "answer" and loaded.recent[-1].seat is not None:
            moved.add(loaded.recent[-1].seat)
        task = asyncio.create_task(self._note_soon(loaded))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _note_soon(self, loaded: LoadedTable) -> None:
        try:
            await self._note(loaded)
        except (StorageFailed, OSError) as error:  # the next move, or a look, notes it
            log.warning("cannot note", reason=type(error).__name__)

    async def _note(self, loaded: LoadedTable) -> None:
        moved = self._moved.pop(loaded.id, set())
        note = partial(note_turns, loaded.id, people_asked(loaded), moved, self._uptime.seconds)
        await self._database.write(note)

    async def settle(self) -> None:
        """Finish what is being noted."""
        await asyncio.gather(*self._noting, return_exceptions=True)

    async def play_for_the_late(self) -> None:
        """Whose time is up is played by the stand-in, until they are back."""
        async with self._database.reading() as connection:
            forgotten = await connection.run_sync(not_noted)
            late = await connection.run_sync(partial(overdue, self._uptime.seconds))
        for table_id in forgotten:
            with self._quarantine.guard(table_id):
                await self._note(await self._tables.get(table_id))
        for table_id, seat in late:
            with self._quarantine.guard(table_id):
                if seat in people_asked(await self._tables.get(table_id)):
                    await self._seating.replace_absent(table_id, seat)

    async def waited(self, rows: list[TableRow]) -> dict[tuple[str, int], tuple[int, int]]:
        """For how long tables wait for their seats, and how much time is left, by table and seat."""
        days = {row.id: row.turn for row in rows if row.turn is not None and row.status == "playing"}
        if not days:
            return {}
        async with self._database.reading() as connection:
            since = await connection.run_sync(partial(turns_at, days))
        told: dict[tuple[str, int], tuple[int, int]] = {}
        for (table_id, seat), begun in since.items():
            waited = max(0.0, self._uptime.seconds - begun)
            told[table_id, seat] = int(waited), max(0, int(days[table_id] * DAY - waited))
        return told


def people_asked(loaded: LoadedTable) -> set[int]:
    """The seats of people, who play for themselves, for whom a table waits."""
    position = loaded.position
    return set() if position is None or position.ask is None else set(loaded.seats_of_people) & set(position.asked)
