"""The tables in memory: brought there when somebody needs them, dropped when nobody has for a while.

What is in memory is only a copy. The database decides; a copy that has fallen behind catches up before it is used.
"""

import asyncio
import time

import msgspec
import structlog

from dreadhall.bots import Due, bots_due
from dreadhall.kernel import CannotUndo
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, bad_key, conflict
from dreadhall.server.metrics import Metrics
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.encoded_view import EncodedView
from dreadhall.server.positions.past import Past
from dreadhall.server.positions.position import Position, transition_of
from dreadhall.server.positions.referee import Referee
from dreadhall.server.storage.moves import MoveWriter
from dreadhall.server.storage.records import FROM_CHECKPOINT, LogRecord
from dreadhall.server.storage.rows import CheckpointRow, SeatRow, Stored, TableRow, Wish
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.news import News, news
from dreadhall.server.tables.present import Present

RECENT = 50
"""Records that a client may have missed and is told from memory."""
REMEMBERED = 16
"""Steps that a table in memory can go back without asking the database."""

log = structlog.get_logger("dreadhall.tables")


class LoadedTable:
    """A table in memory: what is stored of it, where it stands, and the newest part of its log."""

    def __init__(self, stored: Stored, now: float) -> None:
        self.id = stored.table.id
        self.stored = stored
        self.position: Position | None = None
        self.recent: list[LogRecord] = []
        self.used = now
        self.connections = 0
        # The number of the last checkpoint, and how many answers stood there.
        self.checkpointed = -1
        self.kept = 0
        # The number at which its bots had nothing to do before people have acted.
        self.bots_wait_at = -1
        self.info_behind = False
        self.moves_behind = False
        # One at a time changes the table in this process; between processes the database sees to it.
        self.lock = asyncio.Lock()
        self.catching_up = asyncio.Lock()
        self._present = Present(None, stored)

    @property
    def row(self) -> TableRow:
        """The table, but for its moves."""
        return self.stored.table

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """The seats."""
        return self.stored.seats

    @property
    def number(self) -> int:
        """The number of the last record, or -1 before the start."""
        return -1 if self.position is None else self.position.number

    @property
    def started(self) -> Position:
        """Where the table stands; refused before the start."""
        if self.position is None:
            raise conflict("not-started", "the game has not begun")
        return self.position

    @property
    def is_behind(self) -> bool:
        """Whether others have written what has not been read here yet."""
        return self.info_behind or self.moves_behind or self.catching_up.locked()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.ask is None

    @property
    def wish(self) -> Wish | None:
        """The request to take something back, while it is still about the present position."""
        wish = self.row.undo
        return wish if wish is not None and wish.number == self.number else None

    def seat(self, seat: int) -> SeatRow:
        """The seat of this number."""
        if not 0 <= seat < len(self.seats):
            raise Refused(404, "no-such-seat", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays for any seat."""
        return self.stored.has_bots

    def bots_due(self, position: Position | None = None) -> Due:
        """The bots that should think about the question now."""
        position = position or self.position
        if position is None or position.ask is None or not self.has_bots:
            return Due([])
        bots = [seat.seat for seat in self.seats if seat.bot]
        return bots_due(position.ask, bots, self.seats_of_people)

    @property
    def seats_of_people(self) -> list[int]:
        """The seats that people play for themselves."""
        return [seat.seat for seat in self.seats if seat.person and not seat.bot]

    @property
    def present(self) -> Present:
        """How it stands now."""
        present = self._present
        if present.position is not self.position or present.stored is not self.stored:
            present = self._present = Present(self.position, self.stored)
        return present

    def encoded_view(self, seat: int | None) -> EncodedView:
        """What a seat sees of a game that has begun."""
        return self.present.encoded_view(seat)

    def channels(self, seat: int | None) -> list[str]:
        """The channels in which a seat speaks and hears, besides that of all."""
        return self.present.channels(seat)

    @property
    def moved_at(self) -> float:
        """When something was done here last."""
        return self.recent[-1].at if self.recent else self.row.changed

    def place(self, position: Position, recent: list[LogRecord], kept: CheckpointRow) -> None:
        """Stand where a checkpoint and the records since it lead; a few of those before it may be known as well."""
        position.let_go(REMEMBERED)
        self.position = position
        self.recent = recent[-RECENT:]
        self.checkpointed = kept.number
        self.kept = kept.move

    def advance(self, record: LogRecord, position: Position) -> None:
        """Go on to a position that is stored."""
        position.let_go(REMEMBERED)
        self.position = position
        self.recent.append(record)
        bot_due = self.has_bots and self.bots_due().hold_the_table_up
        if bot_due != self.row.bot_due:
            # Whoever stored the record has noted this with it.
            self.stored = msgspec.structs.replace(self.stored, table=msgspec.structs.replace(self.row, bot_due=bot_due))
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]


class Tables:
    """All tables, as far as this process has them in memory."""

    def __init__(
        self,
        store: Store,
        writer: MoveWriter,
        metrics: Metrics,
        clock: Clock,
        referee: Referee,
        *,
        bound: int,
        idle: float,
    ) -> None:
        self.store = store
        self.past = Past(store, referee)
        self._writer = writer
        self._metrics = metrics
        self._clock = clock
        self._bound = bound
        self._idle = idle
        self._loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Future[LoadedTable]] = {}
        # Those of them that have changed since they were looked up.
        self._changed_meanwhile: set[str] = set()

    async def get(self, table_id: str) -> LoadedTable:
        """A table that is up to date; refused like a wrong key where there is none."""
        loaded = self._loaded.get(table_id)
        if loaded is None:
            loaded = await self._load_once(table_id)
        if loaded.is_behind:
            await self.catch_up(loaded)
        loaded.used = self._clock()
        return loaded

    def in_memory(self, table_id: str) -> LoadedTable | None:
        """A table, if it is here."""
        return self._loaded.get(table_id)

    def changed(self, table_id: str) -> LoadedTable | None:
        """A table that has changed, if it is here; one that is just being looked up is looked up again afterwards."""
        if table_id in self._loading:
            self._changed_meanwhile.add(table_id)
        return self._loaded.get(table_id)

    def all_in_memory(self) -> list[LoadedTable]:
        """Every table that is here."""
        return list(self._loaded.values())

    async def _load_once(self, table_id: str) -> LoadedTable:
        """Load a table, once for all who are waiting for it."""
        waiting = self._loading.get(table_id)
        if waiting is None:
            waiting = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = waiting
            self._changed_meanwhile.discard(table_id)
            waiting.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(waiting)

    async def _load(self, table_id: str) -> LoadedTable:
        began = time.perf_counter()
        # No id of ours has anything else in it, and PostgreSQL will not even look for some of what else there is.
        stored = await self.store.read(table_id) if table_id.isascii() and table_id.isalnum() else None
        if stored is None:
            raise bad_key()
        loaded = LoadedTable(stored, self._clock())
        if stored.table.status != "lobby":
            await self._reach(loaded)
        self._loaded[table_id] = loaded
        if table_id in self._changed_meanwhile:
            loaded.info_behind = loaded.moves_behind = True
        self._make_room()
        self._metrics.live_tables.set(len(self._loaded))
        self._metrics.loads.observe(time.perf_counter() - began)
        return loaded

    async def _reach(self, loaded: LoadedTable) -> None:
        """Bring a table to where it stands; if that is another place than it was, everybody hears of it."""
        while True:
            reached = await self.past.reach(loaded.stored, self._clock())
            if reached.change is not None:
                bot_due = loaded.bots_due(reached.position).hold_the_table_up
                if not await self._writer.append(msgspec.structs.replace(reached.change, bot_due=bot_due)):
                    continue  # another process was faster
                loaded.info_behind = True
            number = reached.position.number
            recent = reached.since
            if len(recent) < REMEMBERED:
                recent = await self.store.records(loaded.id, number - REMEMBERED, number)
            if number >= loaded.number:  # else somebody in this process was faster
                loaded.place(reached.position, recent, reached.kept)
            return

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what has been written since by others, or wait for whoever is reading it already."""
        if not loaded.is_behind:
            return
        async with loaded.catching_up:
            try:
                if loaded.info_behind:
                    await self._read_info(loaded)
                if loaded.moves_behind or (loaded.position is None and loaded.row.status != "lobby"):
                    loaded.moves_behind = False
                    await self._read_moves(loaded)
                if loaded.info_behind or loaded.is_over != (loaded.row.status == "over"):
                    await self._read_info(loaded)
            except BaseException:
                loaded.info_behind = loaded.moves_behind = True
                raise

    async def _read_info(self, loaded: LoadedTable) -> None:
        loaded.info_behind = False
        loaded.stored = await self.store.read(loaded.id) or loaded.stored

    async def _read_moves(self, loaded: LoadedTable) -> None:
        if loaded.position is None:
            if loaded.row.status != "lobby":
                await self._reach(loaded)
            return
        for record in await self.store.records(loaded.id, loaded.number + 1):
            if record.number != loaded.number + 1:
                return  # somebody in this process was faster
            try:
                if record.kind in FROM_CHECKPOINT:
                    raise CannotUndo("it goes on from a checkpoint")
                later = await loaded.position.after(record.number, transition_of(record))
            except CannotUndo:
                await self._reach(loaded)
                return
            if record.number == loaded.number + 1:
                loaded.advance(record, later.position)

    def forget(self, loaded: LoadedTable) -> None:
        """Drop a table from memory; it comes back when it is needed."""
        if self._loaded.get(loaded.id) is loaded:
            del self._loaded[loaded.id]
            self._metrics.live_tables.set(len(self._loaded))

    def _make_room(self) -> None:
        """Keep to the bound: those without connections go first, the longest unused before others."""
        surplus = len(self._loaded) - self._bound
        if surplus <= 0:
            return
        candidates = sorted(
            (loaded for loaded in self._loaded.values()), key=lambda loaded: (loaded.connections > 0, loaded.used)
        )
        for loaded in candidates[:surplus]:
            self.forget(loaded)

    async def drop_idle(self) -> None:
        """Drop what nobody has used for long, with a checkpoint that makes coming back cheap."""
        limit = self._clock() - self._idle
        for loaded in self.all_in_memory():
            if loaded.used < limit and not loaded.connections and not loaded.lock.locked():
                await self.keep_checkpoint(loaded)
                self.forget(loaded)

    async def keep_checkpoint(self, loaded: LoadedTable) -> None:
        """Add a checkpoint where the table stands, unless there is one."""
        position = loaded.position
        if position is not None and loaded.checkpointed < position.number and not loaded.moves_behind:
            loaded.checkpointed, loaded.kept = position.number, position.move
            try:
                await self.store.keep_checkpoint(loaded.id, checkpoint(position))
            except Exception as error:  # it costs time to come back without one, and nothing else
                log.warning("no checkpoint", reason=type(error).__name__)

    def recent_news(self, loaded: LoadedTable, since: int | None) -> News | None:
        """What happened after the record of this number, if memory reaches back so far."""
        position, recent = loaded.started, loaded.recent
        if since is None or since > position.number:
            return None
        if since == position.number:
            return News(position.number, since, None, [])
        if recent and recent[0].number <= since:
            return loaded.present.news(recent, position.number, since)
        return None

    async def news(self, loaded: LoadedTable, since: int | None) -> News:
        """What happened after the record of this number; all of it for None or a number that is not known."""
        position = loaded.started
        if (recent := self.recent_news(loaded, since)) is not None:
            return recent
        if since is not None and since > position.number:
            since = None
        first = 0 if since is None else since
        records = await self.store.records(loaded.id, first, position.number)
        if since is None or not records or records[0].number != since:
            return news(records, position.number, None, -1)
        return news(records[1:], position.number, since, records[0].move)

    async def position_at(
        self, loaded: LoadedTable, number: int, since: int | None = None
    ) -> tuple[Position, News, bool]:
        """Where the table stood after the record of this number, what had happened by then since another, and whether
        it is that very position (see `Past.at`)."""
        if not 0 <= number <= loaded.started.number:
            raise Refused(404, "no-such-move", f"the log of this table ends at {loaded.started.number}")
        known = since if since is not None and since <= number else None
        records = await self.store.records(loaded.id, known or 0, number)
        if not records:
            raise Refused(404, "no-such-move", "the log of this table begins later")
        position, exact = await self.past.at(loaded.row, number)
        if known is None or records[0].number != known:
            return position, news(records, number, None, -1), exact
        return position, news(records[1:], number, known, records[0].move), exact
