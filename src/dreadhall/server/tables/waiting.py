"""Playing with whoever comes: people wait for a game and a number of seats, and when there are enough, all are seated.

The list is in the database, so that it does not matter which process somebody asks. Whoever waits is given the key of
the seat that they will have: when there are enough, one transaction takes them off the list and makes it a key of the
new table. So either all are seated or none, whatever dies in between.
"""

import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from dreadhall.registration import resolve
from dreadhall.registry import registration_of
from dreadhall.server.clock import Clock
from dreadhall.server.config import share
from dreadhall.server.errors import Refused, StorageFailed
from dreadhall.server.keys import Role, hash_key, key_that_follows, new_key
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.conduct import conduct_of
from dreadhall.server.storage.notify import Notifier
from dreadhall.server.storage.rows import Mine, SeatRow, TableRow
from dreadhall.server.storage.store import Store, add_table
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.storage.waiting import (
    SILENT_SECONDS,
    Waiter,
    add_waiter,
    count_waiting,
    drop_silent,
    drop_waiters,
    first_waiters,
    hold_list,
    note_asked,
    place_of,
)
from dreadhall.server.tables.attendance import HERE_SECONDS
from dreadhall.server.tables.conduct import conduct_values
from dreadhall.server.tables.lobby import Lobby
from dreadhall.server.tables.open_tables import too_often
from dreadhall.server.wire.waiting import Seated, Wait, Waited

SECRET = "waiting"
# How often one address may begin to wait, how many of it wait at a time, and how many do in all.
WAITS_A_SECOND, WAITS_AT_ONCE = 1 / 10, 12
MOST_OF_AN_ADDRESS = 6
MOST_WAITING = 500
NOTED_EVERY = 15.0
"""That somebody has asked is noted no more often than this."""
AWAY_SECONDS = 120
"""Who does not come to a table of strangers, or leaves it without a word, is played by the stand-in."""

log = structlog.get_logger("dreadhall.waiting")


class WaitingList:
    """Who waits for others to play with."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        lobby: Lobby,
        uptime: Uptime,
        ticks: Clock,
        changed: Callable[[], None],
        *,
        is_wanted: bool,
        processes: int = 1,
    ) -> None:
        self._store = store
        self._database = store.database
        self._notifier = notifier
        self._lobby = lobby
        self._uptime = uptime
        self._changed = changed
        self._is_wanted = is_wanted
        self._waits = Buckets(WAITS_A_SECOND / processes, share(WAITS_AT_ONCE, processes), ticks)
        self._secret = b""

    def take(self, secret: bytes) -> None:
        """Note with this secret from where people come."""
        self._secret = secret

    async def wait(self, wish: Wait, address: str) -> Waited:
        """Let somebody wait; if they are the last who was missing, all are seated."""
        if not self._is_wanted:
            raise Refused(403, "not-open", "nobody waits for others on this server")
        if wish.seats < 2:
            raise Refused(400, "bad-option", "whoever plays alone waits for nobody")
        if not self._waits.take(address):
            raise too_often()
        table = self._lobby.new_row(wish.game, wish.seats, first_night(wish.game, wish.seats), "", AWAY_SECONDS)
        key = new_key("seat")
        asker = hashlib.blake2b(address.encode(), key=self._secret, digest_size=8).digest()
        conduct = hash_key(wish.conduct) if wish.conduct else None
        waiter = Waiter(hash_key(key), table.game, wish.seats, wish.name, asker, conduct)
        is_seated = await self._database.write(partial(self._add, waiter, table))
        self._changed()
        if is_seated:
            await self._begin(table.id)
        return await self.look(key)

    def _add(self, waiter: Waiter, table: TableRow, connection: Connection) -> bool:
        """Let somebody wait, or seat all if there are enough: whether there were."""
        seen = self._uptime.seconds
        hold_list(connection)
        drop_silent(seen - SILENT_SECONDS, connection)
        if count_waiting(connection) >= MOST_WAITING or count_waiting(connection, waiter.asker) >= MOST_OF_AN_ADDRESS:
            raise Refused(429, "too-many", "enough people wait at the moment")
        add_waiter(waiter, seen, connection)
        self._notifier.tell_within(connection, "waiting", ["all"])
        together = first_waiters(waiter.game, waiter.seats, connection)
        if len(together) < waiter.seats:
            return False
        drop_waiters([one.hash for one in together], connection)
        self._seat(together, table, connection)
        return True

    def _seat(self, together: list[Waiter], table: TableRow, connection: Connection) -> None:
        """Open a table for them. Nobody has its other links: the host may draw new ones."""
        here = self._uptime.seconds + HERE_SECONDS
        seats = [
            replace(
                SeatRow(seat, one.name, secrets.token_hex(8), here_until=here, is_host=seat == 0),
                **conduct_values(conduct_of(one.conduct, connection) if one.conduct else None),
            )
            for seat, one in enumerate(together)
        ]
        unknown: list[Role] = ["invite", "spectator"]
        links: list[tuple[bytes, Role, int | None]] = [(hash_key(new_key(role)), role, None) for role in unknown]
        add_table(table, seats, [*links, *((one.hash, "seat", seat) for seat, one in enumerate(together))], connection)

    async def look(self, key: str) -> Waited:
        """Where somebody stands who waits, or which seat they have."""
        hashed = hash_key(key)
        async with self._database.reading() as connection:
            place = await connection.run_sync(partial(place_of, hashed))
        if place is not None:
            if self._uptime.seconds - place.seen > NOTED_EVERY:
                await self._database.write(partial(note_asked, hashed, self._uptime.seconds))
            return Waited(key, place.at)
        for mine in await self._store.opened_by([hashed]):
            if mine.role == "seat" and mine.seat is not None:
                return Waited(key, 0, await self._seated(mine, mine.seat, key))
        raise Refused(404, "not-waiting", "you do not wait any more")

    async def _seated(self, mine: Mine, seat: int, key: str) -> Seated:
        await self._begin(mine.table_id)
        return Seated(mine.table_id, seat, await self._host_key(mine.table_id, key) if seat == 0 else None)

    async def _host_key(self, table_id: str, key: str) -> str | None:
        """The key of the host for whoever came first, however often they ask; None where somebody else has it."""
        host = key_that_follows(key, "host", table_id)
        stored = await self._store.read(table_id)
        if stored is not None and all(known.role != "host" for known in stored.keys):
            async with self._lobby.change(table_id) as change:
                if all(known.role != "host" for known in change.stored.keys):
                    await change.add_key(host, "host")
                return host
        is_theirs = stored is not None and any(known.hash == hash_key(host) for known in stored.keys)
        return host if is_theirs else None

    async def _begin(self, table_id: str) -> None:
        """Begin, unless that was done: if it fails, whoever asks next does it."""
        try:
            with suppress(Refused):
                await self._lobby.start(table_id)
        except (StorageFailed, OSError) as error:
            log.warning("cannot begin", reason=type(error).__name__)

    async def leave(self, key: str) -> None:
        """Somebody waits no more."""
        if await self._database.write(partial(self._drop, hash_key(key))):
            self._changed()

    def _drop(self, hashed: bytes, connection: Connection) -> bool:
        hold_list(connection)
        self._notifier.tell_within(connection, "waiting", ["all"])
        return drop_waiters([hashed], connection)

    async def drop_silent(self) -> None:
        """Whoever asks no more waits no more."""
        if self._is_wanted:
            await self._database.write(partial(drop_silent, self._uptime.seconds - SILENT_SECONDS))


def first_night(game: str, seats: int) -> dict[str, object]:
    """The options for people who do not know each other, and perhaps not the game: those that it proposes first."""
    record = registration_of(game)
    options: dict[str, object] = {} if record is None or not record.first_night else resolve(record.first_night)(seats)
    return options
