"""Tables that are open to everybody on this server: offering one, sitting down without a link, and bots at the end."""

from collections import OrderedDict
from functools import partial

from dreadhall.bots import stand_in
from dreadhall.server.clock import Clock
from dreadhall.server.config import share
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.listed import due_to_begin, many_listed
from dreadhall.server.storage.rows import Listing, Stored
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.board import TableBoard
from dreadhall.server.tables.claims import open_claims
from dreadhall.server.tables.company import people
from dreadhall.server.tables.conduct import conduct_values
from dreadhall.server.tables.listings import keeps_out
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.lobby import Lobby, is_taken
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.seating import Seating
from dreadhall.server.wire.open_tables import NewListing, SitDown
from dreadhall.server.wire.seats import Join, Joined

# How often one address may offer tables, and sit down at them.
OFFERS_A_SECOND, OFFERS_AT_ONCE = 1 / 60, 6
SITS_A_SECOND, SITS_AT_ONCE = 1 / 20, 8
MOST_LISTED = 1000
MOST_REMEMBERED = 5000
"""Seats of which we know from where somebody sat down there, as long as this process runs."""


class OpenTableService:
    """What can be done about tables that are open to everybody."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lobby: Lobby,
        seating: Seating,
        board: TableBoard,
        uptime: Uptime,
        quarantine: Quarantine,
        ticks: Clock,
        processes: int = 1,
    ) -> None:
        self._database = store.database
        self._tables = tables
        self._lobby = lobby
        self._seating = seating
        self._board = board
        self._uptime = uptime
        self._quarantine = quarantine
        self._offers = Buckets(OFFERS_A_SECOND / processes, share(OFFERS_AT_ONCE, processes), ticks)
        self._sits = Buckets(SITS_A_SECOND / processes, share(SITS_AT_ONCE, processes), ticks)
        # From where somebody sat down on a seat, and the addresses that do so no more at a table.
        self._came_from: OrderedDict[tuple[str, int], str] = OrderedDict()
        self._kept_out: OrderedDict[str, set[str]] = OrderedDict()

    async def offer(self, table_id: str, wish: NewListing, address: str) -> None:
        """Put a table on the board, or say anew how it is offered."""
        if not self._board.wanted:
            raise Refused(403, "not-open", "no table is open to others on this server")
        begins = None if wish.bots_in is None else self._uptime.seconds + 60 * wish.bots_in
        async with self._lobby.change(table_id) as change:
            row = change.stored.table
            if row.status == "over":
                raise conflict("over", "the game is over")
            if row.origin is not None or row.restored is not None:
                raise conflict("restored", "somebody may know how this table goes on: it is for those with a link")
            if row.listing is None:  # who says anew how it is offered offers no other one
                if not self._offers.take(address):
                    raise too_often()
                if await change.count(many_listed) >= MOST_LISTED:
                    raise Refused(429, "too-many", "enough tables are open here at the moment")
            since = self._uptime.seconds if row.listing is None else row.listing.since
            kept_out = () if row.listing is None else row.listing.kept_out
            listing = Listing(wish.language, wish.experience, wish.approves, since, begins, kept_out)
            await change.table(listing=listing)
            mine = next((seat for seat in change.stored.seats if seat.is_host and seat.person), None)
            if wish.conduct and mine is not None and mine.conduct is None:
                await change.seat(mine.seat, **conduct_values(await change.conduct_of(wish.conduct)))

    async def withdraw(self, table_id: str) -> None:
        """Take a table off the board."""
        async with self._lobby.change(table_id) as change:
            await change.table(listing=None)

    async def sit_down(self, loaded: LoadedTable, wish: SitDown, address: str) -> Joined:
        """Take the next seat of a table that is open to everybody, or ask for it where the host wants to be asked."""
        listing = self._listing_for(loaded, wish.name, address)
        if not self._sits.take(address):
            raise too_often()
        join = Join(wish.name, wish.beside)
        refusal = conflict("full", "every seat is taken by now")
        for seat in next_seats(loaded.stored):
            try:
                joined = await self._seating.join(
                    loaded, seat, join, is_host=False, must_ask=listing.approves, conduct=wish.conduct
                )
            except Refused as refused:
                if refused.error not in ("seat-taken", "seat-asked"):
                    raise
                refusal = refused
                continue
            self._came_from[loaded.id, seat] = address
            if len(self._came_from) > MOST_REMEMBERED:
                self._came_from.popitem(last=False)
            return joined
        raise refusal

    def _listing_for(self, loaded: LoadedTable, name: str, address: str) -> Listing:
        """How a table is offered to somebody; refused alike where there is none and where they were sent away."""
        listing = loaded.row.listing
        if not self._board.wanted or listing is None or loaded.row.status == "over":
            raise not_listed()
        if keeps_out(listing, name) or address in self._kept_out.get(loaded.id, ()):
            raise not_listed()
        return listing

    def sent_away(self, table_id: str, seat: int) -> None:
        """Whoever sat here does not come back by the list from where they came."""
        address = self._came_from.pop((table_id, seat), None)
        if address is not None:
            self._kept_out.setdefault(table_id, set()).add(address)
            if len(self._kept_out) > MOST_REMEMBERED:
                self._kept_out.popitem(last=False)

    async def begin_those_due(self) -> None:
        """Where the time has come that a host set, bots take the empty seats, and the game begins."""
        if not self._board.wanted:
            return
        async with self._database.reading() as connection:
            due = await connection.run_sync(partial(due_to_begin, self._uptime.seconds))
        for table_id in due:
            with self._quarantine.guard(table_id):
                await self._begin(table_id)

    async def _begin(self, table_id: str) -> None:
        loaded = await self._tables.get(table_id)
        if not people(loaded.stored):
            await self.withdraw(table_id)
            return
        for seat in loaded.seats:
            if not is_taken(seat):
                await self._seating.put_bot(table_id, seat.seat, stand_in(loaded.row.game))
        await self._lobby.start(table_id)


def next_seats(stored: Stored) -> list[int]:
    """The seats that somebody may take who comes, empty ones before those where bots play."""
    asked = {claim.seat for claim in open_claims(stored)}
    free = [row for row in stored.seats if row.person is None and row.bound is None and row.seat not in asked]
    return [row.seat for row in sorted(free, key=lambda row: (row.bot is not None, row.seat))]


def not_listed() -> Refused:
    """The same words whether there is no such table, it is not offered, or not to whoever asks."""
    return Refused(404, "not-listed", "this table is not open to others, or not any more")


def too_often() -> Refused:
    """One address does not offer or take seats without end."""
    return Refused(429, "too-many", "that is enough for the moment: try again later")
