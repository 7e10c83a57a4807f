"""Good manners at a table: the host silences or removes somebody, and anybody there tells the operator."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial

from dreadhall.server.clock import Clock
from dreadhall.server.config import share
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.keys import new_key
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.people import new_report
from dreadhall.server.storage.rows import Stored
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.access import Access
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.seating import Seating, seat_of

# Of a link, and of an address, which may have many.
REPORTS_A_SECOND, REPORTS_AT_ONCE, OF_AN_ADDRESS_AT_ONCE = 1 / 60, 3, 10


class Moderation:
    """What can be done about somebody at a table."""

    def __init__(
        self,
        store: Store,
        change: Callable[[str], AbstractAsyncContextManager[StoredChange]],
        seating: Seating,
        clock: Clock,
        ticks: Clock,
        processes: int = 1,
    ) -> None:
        self._store = store
        self._change = change
        self._seating = seating
        self._clock = clock
        self._reporting = Buckets(REPORTS_A_SECOND, REPORTS_AT_ONCE, ticks)
        self._addresses = Buckets(REPORTS_A_SECOND / processes, share(OF_AN_ADDRESS_AT_ONCE, processes), ticks)

    async def mute(self, table_id: str, seat: int, *, muted: bool) -> None:
        """Let somebody be silent, or speak again, on all their seats; everybody is told."""
        async with self._change(table_id) as change:
            row = seat_of(change.stored, seat)
            if row.muted != muted:
                for each in seats_beside(change.stored, seat):
                    await change.seat(each, muted=muted)
                await change.notice("seat-muted" if muted else "seat-unmuted", name=row.name, seat=seat)

    async def remove(self, loaded: LoadedTable, seats: Sequence[int]) -> str:
        """Send somebody away for good, from all their seats: all links for players are void, and here is a new one."""
        for each in seats:
            await self._seating.vacate(loaded, each, sent_away=True)
        key = new_key("invite")
        async with self._change(loaded.id) as change:
            for each in seats:  # with their link they are not among those who come
                await change.seat(each, muted=False)
            await change.revoke("invite")
            await change.table(invite_closed=True)
            await change.add_key(key, "invite")
        return key

    async def report(self, access: Access, seat: int, reason: str, address: str) -> None:
        """Tell the operator of somebody, with what they have said last; nobody at the table hears of it."""
        if not self._reporting.take(access.key.hash.hex()) or not self._addresses.take(address):
            raise Refused(429, "too-many", "you have told enough for the moment")
        about = seat_of(access.loaded.stored, seat)
        if about.person is None:
            raise conflict("seat-empty", f"nobody sits on seat {seat}")
        own = access.key.seat
        by = "" if own is None else access.loaded.seat(own).name
        note = partial(new_report, access.loaded.id, self._clock(), by, about.name, reason, seat)
        if not await self._store.database.write(note):
            raise Refused(429, "too-many", "enough has been told of this table: it will be read")


def seats_beside(stored: Stored, seat: int) -> list[int]:
    """All seats of whoever sits on this one."""
    person = seat_of(stored, seat).person
    if person is None:
        raise conflict("seat-empty", f"nobody sits on seat {seat}")
    return [each.seat for each in stored.seats if each.person == person]
