"""Around the table: opening it, how it will be played, links, and the start."""

import datetime
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

import dreadhall
from dreadhall.kernel import AnyGame, Event, Table
from dreadhall.kernel.dice import commitment
from dreadhall.kernel.older import older_options
from dreadhall.registry import find_game
from dreadhall.server.company import at_the_start
from dreadhall.server.errors import conflict
from dreadhall.server.keys import Role, new_key
from dreadhall.server.records import Position, Record, newly_asked
from dreadhall.server.storage.rows import (
    Origin,
    Reason,
    Restored,
    Seal,
    SeatRow,
    Stored,
    TableRow,
    first_checkpoint,
    pack,
    unpack,
)
from dreadhall.server.storage.store import Change, Store
from dreadhall.server.tables import Clock


class Opened(msgspec.Struct, frozen=True):
    """A new table and its links. Nobody can show them again."""

    table_id: str
    host_key: str
    invite_key: str
    spectator_key: str


class Lobby:
    """What can be done around a table."""

    def __init__(self, store: Store, clock: Clock, changed: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._changed = changed

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[Change]:
        """A change that everybody hears of once it is stored."""
        try:
            async with self._store.change(table_id, self._clock()) as change:
                yield change
        finally:
            self._changed(table_id)

    async def open(self, game_name: str, seats: int, options: dict[str, Any], title: str, away: int | None) -> Opened:
        """A new table; its dice are drawn now, and their seal is shown from the beginning."""
        game = find_game(game_name)
        checked = check_options(game, seats, options)
        seed = secrets.token_bytes(32)
        row = self._new_row(game.name, checked, title, away, seed)
        return await self._keep(row, [SeatRow(seat) for seat in range(seats)])

    async def restore(
        self,
        restored: Restored,
        title: str,
        away: int | None,
        origin: Origin,
        *,
        foreign: bool,
        bound: list[SeatRow] | None = None,
    ) -> Opened:
        """A new table that goes on where a saved one stood; the seats of a copy are bound to those who had them."""
        save = restored.save
        seed = bytes.fromhex(save["seed"])
        row = self._new_row(save["game"], save["options"], title, away, seed)
        reason: Reason = "opened" if origin.table is None else "copy"
        row = msgspec.structs.replace(
            row,
            restored=pack(restored),
            origin=origin,
            foreign=foreign,
            several=bound is not None,
            seals=(Seal(origin.number, row.commitment, reason),),
        )
        return await self._keep(row, bound or [SeatRow(seat) for seat in range(save["seats"])])

    def _new_row(self, game: str, options: dict[str, Any], title: str, away: int | None, seed: bytes) -> TableRow:
        now = self._clock()
        seal = commitment(seed)
        return TableRow(
            id=secrets.token_hex(10),
            game=game,
            title=title,
            status="lobby",
            options=options,
            away=away,
            seed=seed,
            commitment=seal,
            seals=(Seal(0, seal, "opened"),),
            restored=None,
            undo=None,
            result=None,
            bot_due=False,
            version=1,
            created=now,
            changed=now,
        )

    async def _keep(self, row: TableRow, seats: Sequence[SeatRow]) -> Opened:
        opened = Opened(row.id, new_key("host"), new_key("invite"), new_key("spectator"))
        keys: list[tuple[str, Role]] = [
            (opened.host_key, "host"),
            (opened.invite_key, "invite"),
            (opened.spectator_key, "spectator"),
        ]
        await self._store.open(row, seats, keys)
        return opened

    async def set_up(
        self, table_id: str, seats: int | None, options: dict[str, Any] | None, title: str | None, away: int | None
    ) -> None:
        """Change how the table will be played; its name and its patience can change at any time."""
        async with self.change(table_id) as change:
            row = change.stored.table
            if seats is not None or options is not None:
                in_lobby(change.stored)
                if row.origin is not None or row.restored is not None:
                    raise conflict("restored", "a restored table keeps its seats and options")
                count = len(change.stored.seats) if seats is None else seats
                if any(is_taken(seat) for seat in change.stored.seats[count:]):
                    raise conflict("seat-taken", "somebody sits on a seat that would go")
                checked = check_options(find_game(row.game), count, row.options if options is None else options)
                await change.table(options=checked)
                await change.set_seats(count)
            if title is not None:
                await change.table(title=title)
            if away is not None:
                await change.table(away=away or None)

    async def start(self, table_id: str) -> None:
        """Begin: every seat needs a person or a bot."""
        async with self.change(table_id) as change:
            stored = change.stored
            in_lobby(stored)
            empty = [str(seat.seat) for seat in stored.seats if not is_taken(seat)]
            if empty:
                raise conflict(
                    "seat-empty", f"nobody sits on seat {', '.join(empty)}: invite somebody, or put a bot there"
                )
            options = self._options_today(stored.table)
            table, events = first_position(stored, options)
            company = at_the_start(stored, table)
            position = Position(table.move, table, newly_asked(table, table.move))
            rolls = () if stored.table.restored is not None else tuple(table.rolls)
            record = Record(table.move, "start", None, None, None, table.move, 0, events, self._clock(), rolls)
            await change.begin(record, first_checkpoint(position))
            bot_due = any(stored.seats[seat].bot for seat in position.asked)
            status = "over" if table.ask is None else "playing"
            await change.table(status=status, options=options, bot_due=bot_due, result=table.result, restored=None)
            await change.table(**company)

    def _options_today(self, row: TableRow) -> dict[str, Any]:
        """The options of a game that begins now; a restored one keeps its own."""
        if row.origin is not None or row.restored is not None:
            return row.options
        game = find_game(row.game)
        today = datetime.datetime.fromtimestamp(self._clock(), datetime.UTC).date()
        known = older_options(game, row.options)
        options: dict[str, Any] = msgspec.to_builtins(game.on_day(known, today))
        return options

    async def renew_link(self, table_id: str, role: Role) -> str:
        """A new link in place of the old one, which is void from now on."""
        key = new_key(role)
        async with self.change(table_id) as change:
            await change.revoke(role)
            await change.add_key(key, role)
        return key


def check_options(game: AnyGame, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options in full; BadOption where they do not go together."""
    read = game.read_options(options)
    game.check(read, game.check_seats(seats))
    checked: dict[str, Any] = msgspec.to_builtins(read)
    return checked


def first_position(stored: Stored, options: dict[str, Any]) -> tuple[Table, tuple[Event, ...]]:
    """The table as it begins or as it was saved, and what has happened by then."""
    row = stored.table
    if row.restored is not None:
        restored = unpack(row.restored, Restored)
        return dreadhall.load_table(restored.save), restored.events
    table = dreadhall.new_table(row.game, len(stored.seats), row.seed, options)
    return table, tuple(table.events)


def in_lobby(stored: Stored) -> None:
    """Refuse what can be done only before the start."""
    if stored.table.status != "lobby":
        raise conflict("started", "the game has begun")


def is_taken(seat: SeatRow) -> bool:
    """Whether a person or a bot has the seat."""
    return seat.person is not None or seat.bot is not None
