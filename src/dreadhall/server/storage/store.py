"""Reading and changing what is kept of tables. Moves are written by `moves.py`."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_bytes
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from dreadhall.server.errors import bad_key
from dreadhall.server.keys import Role, StoredKey, hash_key
from dreadhall.server.storage.changes import StoredChange, say_line, say_notice
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.models import (
    chat,
    checkpoints,
    keys,
    leases,
    moves,
    saves,
    seats,
    secrets,
    tables,
)
from dreadhall.server.storage.notify import Notifier
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import (
    ChatRow,
    CheckpointRow,
    Mine,
    Notice,
    SeatRow,
    Stored,
    TableRow,
    checkpoint_row,
    encoded,
    fields,
    read_checkpoint,
    read_record,
    read_table,
)
from dreadhall.server.storage.transactions import Transaction
from dreadhall.server.storage.uptime import try_to_store

PAGE = 200
# Sealed saves that are kept of a table.
MOST_SAVES = 20


class Store:
    """The database in the words of the game."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self.database = database
        self.notifier = notifier

    # Tables, seats and keys

    async def open(self, table: TableRow, rows: Sequence[SeatRow], new_keys: Iterable[tuple[str, Role]]) -> None:
        """Keep a new table."""
        hashed = [(hash_key(key), role, None) for key, role in new_keys]
        async with self.database.writing() as connection:
            await connection.run_sync(partial(add_table, table, rows, hashed))

    async def read(self, table_id: str) -> Stored | None:
        """A table with its seats and valid keys."""
        async with self.database.reading() as connection:
            return await _read(connection, table_id)

    @asynccontextmanager
    async def change(self, table_id: str, now: float) -> AsyncIterator[StoredChange]:
        """Change a table while nobody else does; everybody hears of it afterwards."""
        async with self.database.writing() as connection:
            stored = await _read(connection, table_id, lock=True)
            if stored is None:
                raise bad_key()
            yield StoredChange(connection, stored, now)
            where = tables.c.id == table_id
            await connection.execute(update(tables).where(where).values(version=tables.c.version + 1, changed=now))
            await self.notifier.tell(connection, "table", [table_id])

    async def touch(self, here: Sequence[tuple[str, int]], until: float, at: float | None = None) -> None:
        """Note that somebody is at these seats; those who come are noted with their table, at this time of day."""
        where = and_(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats).where(where).values(here_until=until),
                [{"of_table": table_id, "of_seat": seat} for table_id, seat in here],
            )
            if at is not None:
                came = tables.c.id.in_([table_id for table_id, _ in here])
                await connection.execute(update(tables).where(came).values(changed=at))

    async def end_stays(self, now: float, latest: float) -> None:
        """Whoever was to be there until after the latest moment of any, as by another count than ours, has gone."""
        async with self.database.writing() as connection:
            await connection.execute(update(seats).where(seats.c.here_until > latest).values(here_until=now))

    async def opened_by(self, hashes: Sequence[bytes]) -> list[Mine]:
        """The tables that these keys open."""
        query = select(keys.c.hash, keys.c.table_id, keys.c.role, keys.c.seat).where(
            keys.c.hash.in_(hashes), keys.c.revoked.is_(None)
        )
        async with self.database.reading() as connection:
            return [Mine(*row) for row in await connection.execute(query)]

    async def left(self, table_id: str) -> dict[int, bytes]:
        """The seats of a running game that somebody has left who knows its secrets, and the last key of each."""
        query = select(keys.c.seat, keys.c.hash).where(keys.c.table_id == table_id, keys.c.role == "left")
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(keys.c.revoked))
            return {row.seat: row.hash for row in rows}

    async def ping(self) -> None:
        """Fail where the database does not answer, or nothing can be stored: its disk is full, or may only be read."""
        await self.database.write(try_to_store)

    # The log

    async def records(self, table_id: str, first: int = 0, last: int | None = None) -> list[LogRecord]:
        """The log from one number to another, both included."""
        query = select(moves).where(moves.c.table_id == table_id, moves.c.number >= first).order_by(moves.c.number)
        if last is not None:
            query = query.where(moves.c.number <= last)
        async with self.database.reading() as connection:
            return [read_record(row) for row in await connection.execute(query)]

    async def find(self, table_id: str, seat: int, asked: int) -> LogRecord | None:
        """The record by which a seat answered the question of this number."""
        where = and_(moves.c.table_id == table_id, moves.c.seat == seat, moves.c.asked == asked)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(moves).where(where))).first()
        return read_record(row) if row else None

    async def answers(self, table_id: str, last: int | None = None) -> list[LogRecord]:
        """The log, or so many of its last records, without what happened: who answered what, what was taken back."""
        names = ("number", "kind", "seat", "answer", "asked", "move", "kept")
        query = select(*(moves.c[name] for name in names)).where(moves.c.table_id == table_id)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(moves.c.number.desc()).limit(last))
            return [LogRecord(**row._mapping, events=(), at=0) for row in rows][::-1]

    async def nearest(
        self, table_id: str, last: int | None = None
    ) -> AsyncIterator[tuple[CheckpointRow, list[LogRecord]]]:
        """The checkpoints before a number (or the end) that no undo went behind, newest first; and the log since."""
        before: int | None = None
        while found := await self._checkpoint(table_id, last, before):
            since = await self.records(table_id, found.number + 1, last)
            if all(record.kept >= found.move for record in since):
                yield found, since
            before = found.number

    async def _checkpoint(self, table_id: str, last: int | None, before: int | None) -> CheckpointRow | None:
        query: Select[Any] = select(checkpoints).where(checkpoints.c.table_id == table_id)
        if last is not None:
            query = query.where(checkpoints.c.number <= last)
        if before is not None:
            query = query.where(checkpoints.c.number < before)
        async with self.database.reading() as connection:
            row = (await connection.execute(query.order_by(checkpoints.c.number.desc()).limit(1))).first()
        return read_checkpoint(row) if row else None

    async def first_checkpoint(self, table_id: str) -> CheckpointRow | None:
        """The position with which a table began."""
        query = select(checkpoints).where(checkpoints.c.table_id == table_id).order_by(checkpoints.c.number).limit(1)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return read_checkpoint(row) if row else None

    async def checkpoint_at(self, table_id: str, number: int) -> CheckpointRow | None:
        """The checkpoint of this very number."""
        query = select(checkpoints).where(checkpoints.c.table_id == table_id, checkpoints.c.number == number)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return read_checkpoint(row) if row else None

    async def own_secret(self, name: str) -> bytes:
        """A secret of the server's own, drawn when it is first asked for."""
        async with self.database.writing() as connection:
            row = {"name": name, "value": token_bytes(32)}
            await connection.execute(self.insert(secrets).values(**row).on_conflict_do_nothing())
            found = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        return bytes(found or b"")

    async def keep_checkpoint(self, table_id: str, kept: CheckpointRow) -> None:
        """Add a checkpoint, if there is none at its number."""
        async with self.database.writing() as connection:
            insertion = self.insert(checkpoints).values(**checkpoint_row(table_id, kept)).on_conflict_do_nothing()
            await connection.execute(insertion)

    def insert(self, into: Any) -> Any:
        """An insertion that can say what to do on a conflict."""
        return postgres_insert(into) if self.database.is_postgres else sqlite_insert(into)

    # Chat

    async def say(
        self, table_id: str, seat: int | None, name: str, text: str, now: float, channel: str = ""
    ) -> ChatRow:
        """Add a line to what was said."""
        async with self.database.writing() as connection:
            line = await connection.run_sync(say_line, table_id, ChatRow(0, seat, name, text, now, channel))
            await self.notifier.tell(connection, "chat", [table_id])
        return line

    async def give_notice(self, table_id: str, notice: Notice, now: float) -> None:
        """Let the house say something to everybody at a table."""
        async with self.database.writing() as connection:
            await connection.run_sync(say_notice, table_id, notice, now)
            await self.notifier.tell(connection, "chat", [table_id])

    # These numbers run through all channels of a table. Nobody outside may know them: they would tell of lines that
    # one cannot hear.

    async def said(self, table_id: str, since: int, channels: Sequence[str] = ()) -> list[ChatRow]:
        """What was said to all and in these channels after this line; at most a page of it, from the oldest on."""
        query = (
            select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.channel, chat.c.notice)
            .where(_heard(table_id, channels), chat.c.number > since)
            .order_by(chat.c.number)
            .limit(PAGE)
        )
        async with self.database.reading() as connection:
            return [
                ChatRow(row.number, row.seat, row.name, row.text, row.at, row.channel, _notice(row.notice))
                for row in await connection.execute(query)
            ]

    async def line_at(self, table_id: str, place: int, channels: Sequence[str]) -> int | None:
        """The number of the line that is at this place among those to all and in these channels; None beyond them."""
        query = select(chat.c.number).where(_heard(table_id, channels)).order_by(chat.c.number)
        async with self.database.reading() as connection:
            number: int | None = await connection.scalar(query.offset(place - 1).limit(1))
        return number

    async def place_of(self, table_id: str, number: int, channels: Sequence[str]) -> int:
        """The place of a line among those to all and in these channels."""
        query = select(func.count()).select_from(chat).where(_heard(table_id, channels), chat.c.number <= number)
        async with self.database.reading() as connection:
            return await connection.scalar(query) or 0

    # Sealed saves

    async def seal_save(self, key: str, table_id: str, number: int, now: float) -> None:
        """Remember a point of a table under a key, and forget the oldest where there are many."""
        newest = select(saves.c.hash).where(saves.c.table_id == table_id).order_by(saves.c.at.desc())
        older = saves.c.hash.not_in(newest.limit(MOST_SAVES - 1).scalar_subquery())
        async with self.database.writing() as connection:
            await connection.execute(delete(saves).where(saves.c.table_id == table_id, older))
            row = {"hash": hash_key(key), "table_id": table_id, "number": number, "at": now}
            await connection.execute(insert(saves).values(**row))

    async def sealed_save(self, key: str) -> tuple[str, int] | None:
        """The table and the number that a key stands for."""
        query = select(saves.c.table_id, saves.c.number).where(saves.c.hash == hash_key(key))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return (row.table_id, row.number) if row else None

    # Bots and those who are away

    async def lease(self, table_id: str, holder: str, now: float, until: float) -> float | None:
        """Take or renew the right to move a table's bots: None if we have it, or until when somebody else does."""
        wish = self.insert(leases).values(table_id=table_id, holder=holder, until=until)
        # Nobody takes more than we would: what reaches further was written before a clock was put back.
        ours_or_free = or_(leases.c.holder == holder, leases.c.until < now, leases.c.until > until)
        wish = wish.on_conflict_do_update(
            index_elements=[leases.c.table_id], set_={"holder": holder, "until": until}, where=ours_or_free
        )
        async with self.database.writing() as connection:
            await connection.execute(wish)
            query = select(leases.c.holder, leases.c.until).where(leases.c.table_id == table_id)
            row = (await connection.execute(query)).one()
        return None if row.holder == holder else float(row.until)

    async def release(self, holder: str) -> None:
        """Give back every lease of a process."""
        async with self.database.writing() as connection:
            await connection.execute(delete(leases).where(leases.c.holder == holder))

    async def due(self, now: float, until: float, but: Sequence[str] = ()) -> list[str]:
        """Tables, but for these, where a bot should move and nobody has taken charge of it."""
        query = (
            select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", tables.c.bot_due)
            .where(or_(leases.c.until.is_(None), leases.c.until < now, leases.c.until > until))
            .where(tables.c.id.not_in(but))
            .limit(PAGE)
        )
        async with self.database.reading() as connection:
            return list(await connection.scalars(query))

    async def giving_up(self, but: Sequence[str] = ()) -> list[str]:
        """Tables, but for these, at which somebody would like to give up."""
        query = select(tables.c.id).where(
            tables.c.status == "playing", tables.c.give_up.is_not(None), tables.c.id.not_in(but)
        )
        async with self.database.reading() as connection:
            return list(await connection.scalars(query))

    async def away(self, now: float, but: Sequence[str] = ()) -> list[str]:
        """Tables, but for these, at which somebody has been away for longer than the table allows."""
        query = (
            select(tables.c.id)
            .distinct()
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", tables.c.away.is_not(None), seats.c.person.is_not(None))
            .where(seats.c.bot.is_(None), seats.c.here_until + tables.c.away < now, tables.c.id.not_in(but))
            .limit(PAGE)
        )
        async with self.database.reading() as connection:
            return list(await connection.scalars(query))


def add_table(
    table: TableRow,
    rows: Sequence[SeatRow],
    hashed: Sequence[tuple[bytes, Role, int | None]],
    connection: Connection,
) -> None:
    """Keep a new table with its seats, and the hashes of the keys that open it."""
    row = {name: encoded(name, value) for name, value in fields(table).items()}
    connection.execute(insert(tables).values(**row))
    connection.execute(insert(seats), [{"table_id": table.id, **fields(seat)} for seat in rows])
    known = [
        {"hash": key, "table_id": table.id, "role": role, "seat": seat, "created": table.created}
        for key, role, seat in hashed
    ]
    connection.execute(insert(keys), known)


def _heard(table_id: str, channels: Sequence[str]) -> ColumnElement[bool]:
    return and_(chat.c.table_id == table_id, chat.c.channel.in_(["", *channels]))


def _notice(text: str | None) -> Notice | None:
    return msgspec.json.decode(text, type=Notice) if text else None


async def _read(connection: Transaction, table_id: str, *, lock: bool = False) -> Stored | None:
    query = select(tables).where(tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    if row is None:
        return None
    seat_query = select(*(seats.c[field] for field in SeatRow.__struct_fields__))
    seat_query = seat_query.where(seats.c.table_id == table_id).order_by(seats.c.seat)
    key_query = select(keys.c.hash, keys.c.role, keys.c.seat)
    key_query = key_query.where(keys.c.table_id == table_id, keys.c.revoked.is_(None))
    return Stored(
        read_table(row),
        tuple(SeatRow(*seat) for seat in await connection.execute(seat_query)),
        tuple(StoredKey(*key) for key in await connection.execute(key_query)),
    )
