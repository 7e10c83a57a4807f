"""The board at the door: which tables are open to everybody, for all who stand before it.

It is read from the database where something may have changed, at most twice a second, and then each who looks on is
told only what is otherwise than before.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import msgspec
import structlog

from dreadhall.kernel import AnyGame
from dreadhall.registry import GAMES
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.listed import Listed, read_listed
from dreadhall.server.storage.rows import SeatRow
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.storage.waiting import SILENT_SECONDS, numbers_waiting
from dreadhall.server.tables.attendance import is_here
from dreadhall.server.tables.connection import TOO_MANY, Closed
from dreadhall.server.tables.connections import GOING_AWAY
from dreadhall.server.tables.lines import Line, PeerGone
from dreadhall.server.tables.messages import seconds
from dreadhall.server.tables.replies import WITHDRAWN
from dreadhall.server.wire.open_tables import OpenTable, OpenTables, OpenTablesChanged
from dreadhall.server.wire.waiting import WaitingFor

NOT_WANTED = 4404
EVERY_SECONDS = 0.5
"""How often those who look on are told something, at most."""
FRESH_SECONDS = 5.0
"""For how long what was read is taken for what is, while nobody looks on."""
MOST_DUE = 20
"""Messages that wait for somebody who reads slowly."""
LARGEST_OPTIONS = 400
"""Bytes of options that are told of a table."""

encoder = msgspec.json.Encoder()
log = structlog.get_logger("dreadhall.board")


class Looker:
    """Somebody who stands before the board."""

    def __init__(self, line: Line, address: str) -> None:
        self.line = line
        self.address = address
        self.has_missed = True
        self.due: list[bytes] = []
        self.wake = asyncio.Event()
        self.wake.set()
        self.end: Closed | None = None

    def tell(self, message: bytes) -> None:
        """Have them told; whoever reads slowly is told the whole at last."""
        self.has_missed = self.has_missed or len(self.due) >= MOST_DUE
        if not self.has_missed:
            self.due.append(message)
        self.wake.set()

    def send_away(self, end: Closed) -> None:
        """Let them go, and say why."""
        self.end = end
        self.wake.set()

    async def hear(self) -> None:
        """They have nothing to say but a sign of life, until they have gone."""
        while True:
            await self.line.hear()


class TableBoard:
    """The tables that are open to everybody, and those who look on in this process."""

    def __init__(self, settings: Settings, store: Store, uptime: Uptime, ticks: Clock) -> None:
        self.wanted = settings.has_open_tables
        self._settings = settings
        self._database = store.database
        self._uptime = uptime
        self._ticks = ticks
        self._listed: dict[str, OpenTable] = {}
        self._lookers: set[Looker] = set()
        self._waiting: list[WaitingFor] = []
        self._changed: set[str] = set()
        self._has_other_waiters = False
        self._read_at: float | None = None
        self._whole = b""
        self._whole_at: float | None = None
        self._reading: asyncio.Task[None] | None = None

    # What there is to see

    def whole(self) -> bytes:
        """The whole of it, as it is sent; written out once a second at most, however many come."""
        now = self._ticks()
        if self._whole_at is None or now - self._whole_at > 1:
            tables = [self._timed(table) for table in self._listed.values()]
            self._whole, self._whole_at = encoder.encode(OpenTables(self.wanted, tables, self._waiting)), now
        return self._whole

    def _timed(self, table: OpenTable) -> OpenTable:
        """With the seconds that are left in place of the moment at which bots come."""
        if table.bots_in is None:
            return table
        return msgspec.structs.replace(table, bots_in=seconds(table.bots_in - self._uptime.seconds))

    async def look(self) -> bytes:
        """The whole of it, for somebody who looks once."""
        if self.wanted and not self._lookers:
            await self._read_unless_fresh()
        return self.whole()

    async def _read_unless_fresh(self) -> None:
        """What was read a moment ago need not be read again, unless somebody has changed it here."""
        is_behind = self._changed or self._has_other_waiters
        if is_behind or self._read_at is None or self._ticks() - self._read_at > FRESH_SECONDS:
            await self.read()

    # What changes it

    def changed(self, table_id: str) -> None:
        """Something has changed at a table, perhaps one that is open to others."""
        if self.wanted:
            self._changed.add(table_id)
            self._read_for_lookers_soon()

    def others_wait(self) -> None:
        """Other people than before wait for somebody to play with."""
        if self.wanted:
            self._has_other_waiters = True
            self._read_for_lookers_soon()

    def _read_for_lookers_soon(self) -> None:
        if self._lookers and self._reading is None:
            self._reading = asyncio.create_task(self._read_soon())

    def moved(self, table_id: str, *, is_over: bool) -> None:
        """A game went on: that changes nothing here but its end."""
        if is_over and table_id in self._listed:
            self.changed(table_id)

    async def _read_soon(self) -> None:
        """Read all that changes within a moment at once."""
        try:
            await asyncio.sleep(EVERY_SECONDS)
            await self.read_changed()
        except (StorageFailed, OSError) as error:
            log.warning("cannot read", reason=type(error).__name__)
        finally:
            self._reading = None

    async def read_changed(self) -> None:
        """Read the tables that have changed, and tell everybody."""
        among, self._changed = self._changed, set()
        if among or self._has_other_waiters:
            await self._read(among)

    async def read(self) -> None:
        """Read all of them, and tell everybody: who has gone without a word is seen only by this."""
        self._changed = set()
        await self._read(None)
        self._read_at = self._ticks()

    async def read_for_lookers(self) -> None:
        """The same, where anybody looks on."""
        if self._lookers:
            await self.read()

    async def _read(self, among: set[str] | None) -> None:
        self._has_other_waiters = False
        async with self._database.reading() as connection:
            found = await connection.run_sync(partial(read_listed, among))
            numbers = await connection.run_sync(partial(numbers_waiting, self._uptime.seconds - SILENT_SECONDS))
        waiting = [WaitingFor(*number) for number in numbers]
        seen = self._uptime.seconds
        shown = {listed.id: open_table(listed) for listed in found if is_shown(listed, seen)}
        looked_at = self._listed.keys() if among is None else self._listed.keys() & among
        gone = [table_id for table_id in looked_at if table_id not in shown]
        changed = [table for table_id, table in shown.items() if self._listed.get(table_id) != table]
        if not (gone or changed or waiting != self._waiting):
            return
        self._waiting = waiting
        for table_id in gone:
            del self._listed[table_id]
        self._listed.update((table.id, table) for table in changed)
        self._whole_at = None
        told = encoder.encode(OpenTablesChanged([self._timed(table) for table in changed], gone, waiting))
        for looker in tuple(self._lookers):
            looker.tell(told)

    # Who looks on

    async def serve(self, line: Line, address: str) -> None:
        """Show the board to somebody for as long as they like."""
        if not self.wanted:
            raise Closed(NOT_WANTED, "no table is open to others on this server")
        beside = sum(other.address == address for other in self._lookers)
        if len(self._lookers) >= self._settings.lookers or beside >= self._settings.address_lookers:
            raise Closed(TOO_MANY, "too many look on: ask for the list now and then")
        if not self._lookers:
            await self._read_unless_fresh()
        looker = Looker(line, address)
        self._lookers.add(looker)
        hearing = asyncio.create_task(looker.hear())
        telling = asyncio.create_task(self._tell_on(looker))
        try:
            await asyncio.wait({hearing, telling}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._lookers.discard(looker)
            hearing.cancel()
            telling.cancel()
            ended = await asyncio.gather(hearing, telling, return_exceptions=True)
        for end in ended:
            if isinstance(end, Closed | PeerGone):
                raise end

    async def _tell_on(self, looker: Looker) -> None:
        while True:
            await looker.wake.wait()
            looker.wake.clear()
            if looker.end is not None:
                raise looker.end
            if looker.has_missed:
                looker.has_missed = False
                looker.due = [self.whole()]
            told, looker.due = looker.due, []
            for message in told:
                await looker.line.say(message)

    def turn_away(self, keeps_out: Callable[[str], bool]) -> None:
        """End the connections of addresses that are kept out."""
        for looker in self._lookers:
            if keeps_out(looker.address):
                looker.send_away(Closed(WITHDRAWN, "this address is kept out"))

    async def close(self) -> None:
        """Ask everybody to come again later."""
        for looker in tuple(self._lookers):
            looker.send_away(Closed(GOING_AWAY, "the server restarts"))
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)


def is_shown(listed: Listed, seen: float) -> bool:
    """Whether somebody who comes finds a seat, and people: now, where turns do not take days."""
    people = [seat for seat in listed.seats if seat.person]
    is_awake = bool(people) if listed.turn else any(is_here(seat, seen) for seat in people)
    return is_awake and has_seat(listed)


def has_seat(listed: Listed) -> bool:
    """Whether there is a seat for one more."""
    return bool(seats_for_one_more(listed))


def seats_for_one_more(listed: Listed) -> list[SeatRow]:
    """The seats on which nobody sits but a bot perhaps, and for which nobody asks."""
    asked = {claim.seat for claim in listed.claims}
    return [seat for seat in listed.seats if seat.person is None and seat.bound is None and seat.seat not in asked]


def open_table(listed: Listed) -> OpenTable:
    """A table as everybody sees it from outside."""
    names = [seat.name for seat in listed.seats if seat.person]
    listing = listed.listing
    return OpenTable(
        listed.id,
        listed.game,
        listed.title,
        "playing" if listed.status == "playing" else "lobby",
        next((seat.name for seat in listed.seats if seat.is_host), names[0] if names else ""),
        len(listed.seats),
        len({seat.person for seat in listed.seats if seat.person}),
        sum(seat.bot is not None and seat.person is None for seat in listed.seats),
        len(seats_for_one_more(listed)),
        told_options(listed.game, listed.options),
        listed.turn,
        listing.language,
        listing.experience,
        listing.approves,
        int(listing.begins) if listing.begins is not None and listed.status == "lobby" else None,
    )


def told_options(name: str, options: dict[str, Any]) -> dict[str, Any] | None:
    """The options that differ from the usual ones; None where there is too much to tell."""
    game = GAMES.get(name)
    usual = {} if game is None else usual_options(game)
    told = {option: value for option, value in options.items() if option not in usual or usual[option] != value}
    return told if len(encoder.encode(told)) <= LARGEST_OPTIONS else None


@lru_cache
def usual_options(game: AnyGame) -> dict[str, Any]:
    """What a table is played by where nobody says anything else."""
    usual: dict[str, Any] = msgspec.to_builtins(game.read_options({}))
    return usual
