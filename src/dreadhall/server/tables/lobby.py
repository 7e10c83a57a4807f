"""Around the table: opening it, how it will be played, links, and the start."""

import datetime
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from dreadhall.bots.lesson import company_of
from dreadhall.kernel import AnyGame
from dreadhall.kernel.dice import commitment
from dreadhall.kernel.upgrading import older_options
from dreadhall.lessons import READER, Lesson, open_lesson
from dreadhall.registry import find_game
from dreadhall.server.clock import Clock
from dreadhall.server.errors import bad_key, busy, conflict
from dreadhall.server.keys import Role, new_key
from dreadhall.server.positions.checkpoints import first_checkpoint
from dreadhall.server.positions.position import KeyedAnew, Later
from dreadhall.server.positions.referee import Referee
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import (
    CheckpointRow,
    Origin,
    Reason,
    RestoredTable,
    Seal,
    SeatRow,
    Stored,
    TableRow,
    pack,
    seals,
    unpack,
)
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.claims import end_claims, open_claims
from dreadhall.server.tables.company import at_the_start, may_know_dice
from dreadhall.server.wire.tables import Opened

TRIES = 20


class Begun(NamedTuple):
    """How a game begins: the first record of its log, the first checkpoint, and what is noted of the table."""

    record: LogRecord
    first: CheckpointRow
    noted: dict[str, Any]


class Lobby:
    """What can be done around a table."""

    def __init__(self, store: Store, referee: Referee, clock: Clock, changed: Callable[[str], None]) -> None:
        self._store = store
        self._referee = referee
        self._clock = clock
        self._changed = changed

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[StoredChange]:
        """A change that everybody hears of once it is stored."""
        try:
            async with self._store.change(table_id, self._clock()) as change:
                yield change
        finally:
            self._changed(table_id)

    async def open(
        self, game_name: str, seats: int, options: dict[str, Any], title: str, away: int | None, turn: int = 0
    ) -> Opened:
        """A new table; its dice are drawn now, and their seal is shown from the beginning."""
        game = find_game(game_name)
        checked = check_options(game, seats, options)
        seed = secrets.token_bytes(32)
        row = self._new_row(game.name, checked, title, away, seed)
        return await self._keep(replace(row, turn=turn or None), [SeatRow(seat) for seat in range(seats)])

    async def open_like(self, stored: Stored, options: dict[str, Any] | None) -> Opened:
        """A new table like another one, with the same bots; its people have yet to come."""
        row = stored.table
        game = find_game(row.game)
        wanted = msgspec.to_builtins(older_options(game, row.options)) if options is None else options
        checked = check_options(game, len(stored.seats), wanted)
        like = self._new_row(game.name, checked, row.title, row.away, secrets.token_bytes(32))
        seats = [SeatRow(seat.seat, bot=seat.bot if seat.person is None else None) for seat in stored.seats]
        return await self._keep(replace(like, advice=row.advice, turn=row.turn), seats)

    async def open_lesson(self, game: str, lesson: Lesson, title: str) -> Opened:
        """A table for one person, with bots that know their parts.

        Anybody can know its dice. So it goes on as one from a file does: when others come, they are keyed anew.
        """
        table = open_lesson(game, lesson)
        save = table.save()
        row = self._new_row(game, save["options"], title, None, bytes.fromhex(save["seed"]))
        restored = pack(RestoredTable(save, tuple(table.events)))
        others = [SeatRow(seat, bot=bot) for seat, bot in enumerate(company_of(lesson), READER + 1)]
        like = replace(row, restored=restored, origin=Origin(None, table.move, ""))
        return await self._keep(like, [SeatRow(READER), *others])

    async def restore(
        self,
        restored: RestoredTable,
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
        row = replace(
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
        self,
        table_id: str,
        seats: int | None,
        options: dict[str, Any] | None,
        title: str | None,
        away: int | None,
        advice: bool | None = None,
        studied: bool | None = None,
        turn: int | None = None,
    ) -> None:
        """Change how the table will be played; its name, its patience and advice can change at any time.

        That a game may be studied is said before it begins, so that all who play have agreed to it; not any more, at
        any time.
        """
        async with self.change(table_id) as change:
            row = change.stored.table
            if seats is not None or options is not None:
                in_lobby(change.stored)
                if row.origin is not None or row.restored is not None:
                    raise conflict("restored", "a restored table keeps its seats and options")
                count = len(change.stored.seats) if seats is None else seats
                if any(is_taken(seat) for seat in change.stored.seats[count:]):
                    raise conflict("seat-taken", "somebody sits on a seat that would go")
                await end_claims(change, [claim for claim in open_claims(change.stored) if claim.seat >= count])
                checked = check_options(find_game(row.game), count, row.options if options is None else options)
                await change.table(options=checked)
                await change.set_seats(count)
            if title is not None:
                await change.table(title=title)
            if away is not None:
                await change.table(away=away or None)
            if turn is not None and (turn or None) != row.turn:
                await change.table(turn=turn or None)
                if row.status == "playing":
                    await change.notice("turn", days=turn)
            if advice is not None and advice != row.advice:
                await change.table(advice=advice)
                if row.status == "playing":
                    await change.notice("advice", allowed=advice)
            if studied is not None and studied != row.studied:
                if studied:
                    in_lobby(change.stored)
                await change.table(studied=studied)
                await change.notice("studied", allowed=studied)

    async def start(self, table_id: str) -> None:
        """Begin: every seat needs a person or a bot."""
        for _ in range(TRIES):
            stored = await self._store.read(table_id)
            if stored is None:
                raise bad_key()
            can_start(stored)
            # Nobody else waits for the database while this is worked out, however long that takes.
            begun = await self._begin(stored)
            async with self.change(table_id) as change:
                if change.stored.table.version == stored.table.version:
                    # Who was asked before the start was asked for less.
                    await end_claims(change, open_claims(change.stored))
                    await change.begin(begun.record, begun.first)
                    await change.table(**begun.noted)
                    return
        raise busy()

    async def _begin(self, stored: Stored) -> "Begun":
        """The first position of a table, and what is noted of it."""
        row = stored.table
        options = self._options_today(row)
        noted = {"options": options, "restored": None, **at_the_start(stored)}
        if row.restored is None:
            save = None
            position, events, rolls = self._referee.begin(row, len(stored.seats), options)
        else:
            restored = unpack(row.restored, RestoredTable)
            save = restored.save
            position, events, rolls = Later(await self._referee.open(row, save), restored.events)
        if may_know_dice(stored):
            secret = secrets.token_bytes(32)
            position = (await position.after(position.number, KeyedAnew(secret))).position
            seal = Seal(position.move, commitment(secret), "company")
            noted |= {"seed": secret, "commitment": seal.commitment, "seals": (*seals(row), seal)}
        move = position.move
        noted |= {
            "status": "over" if position.ask is None else "playing",
            "bot_due": any(stored.seats[seat].bot for seat in position.asked),
            "result": position.result,
        }
        record = LogRecord(number=move, kind="start", move=move, kept=0, events=events, at=self._clock(), rolls=rolls)
        return Begun(record, first_checkpoint(position, save), noted)

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
        """A new link in place of the old one, which is void from now on, as are those of people who came along."""
        key = new_key(role)
        async with self.change(table_id) as change:
            await change.revoke(role)
            await change.table(**{f"{role}_closed": True})
            await change.add_key(key, role)
        return key


def check_options(game: AnyGame, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options in full; BadOption where they do not go together."""
    read = game.read_options(options)
    game.check(read, game.check_seats(seats))
    checked: dict[str, Any] = msgspec.to_builtins(read)
    return checked


def in_lobby(stored: Stored) -> None:
    """Refuse what can be done only before the start."""
    if stored.table.status != "lobby":
        raise conflict("started", "the game has begun")


def can_start(stored: Stored) -> None:
    """Refuse to begin where that has been done, or somebody is missing."""
    in_lobby(stored)
    empty = [str(seat.seat) for seat in stored.seats if not is_taken(seat)]
    if empty:
        raise conflict("seat-empty", f"nobody sits on seat {', '.join(empty)}: invite somebody, or put a bot there")


def is_taken(seat: SeatRow) -> bool:
    """Whether a person or a bot has the seat."""
    return seat.person is not None or seat.bot is not None
