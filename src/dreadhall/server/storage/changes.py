"""Changes to tables outside their moves, all of them or nothing; and lines of the chat, which may be part of one."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Update, and_, delete, func, insert, or_, select, update

from dreadhall.server.keys import Role, StoredKey, hash_key
from dreadhall.server.storage.conduct import Conduct, conduct_of, note_end
from dreadhall.server.storage.models import chat, checkpoints, keys, moves, seats, tables
from dreadhall.server.storage.pushes import drop_push
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import (
    ChatRow,
    CheckpointRow,
    Notice,
    SeatRow,
    Stored,
    checkpoint_row,
    encoded,
    fields,
    record_row,
)
from dreadhall.server.storage.transactions import Transaction


class StoredChange:
    """A change to a table outside its moves, all of it or nothing."""

    def __init__(self, connection: Transaction, stored: Stored, now: float) -> None:
        self._connection = connection
        self._now = now
        self.stored = stored
        self.id = stored.table.id

    async def table(self, **values: Any) -> None:
        """Set fields of the table."""
        columns = {name: encoded(name, value) for name, value in values.items()}
        await self._connection.execute(update(tables).where(tables.c.id == self.id).values(**columns))
        self.stored = replace(self.stored, table=replace(self.stored.table, **values))

    async def seat(self, seat: int, **values: Any) -> None:
        """Set fields of a seat."""
        where = and_(seats.c.table_id == self.id, seats.c.seat == seat)
        await self._connection.execute(update(seats).where(where).values(**values))
        changed = (replace(row, **values) if row.seat == seat else row for row in self.stored.seats)
        self.stored = replace(self.stored, seats=tuple(changed))

    async def set_seats(self, count: int) -> None:
        """Have so many seats."""
        await self._connection.execute(delete(seats).where(seats.c.table_id == self.id, seats.c.seat >= count))
        for number in range(len(self.stored.seats), count):
            await self._connection.execute(insert(seats).values(table_id=self.id, **fields(SeatRow(number))))

    async def add_key(self, key: str, role: Role, seat: int | None = None) -> None:
        """Let a new key open the table."""
        row = {"hash": hash_key(key), "table_id": self.id, "role": role, "seat": seat, "created": self._now}
        await self._connection.execute(insert(keys).values(**row))

    async def revoke(self, role: Role, seat: int | None = None) -> None:
        """Withdraw the keys of a role, or of a seat."""
        where = and_(keys.c.table_id == self.id, keys.c.role == role, keys.c.revoked.is_(None))
        if seat is not None:
            where = and_(where, keys.c.seat == seat)
        await self._connection.execute(update(keys).where(where).values(revoked=self._now))

    async def revoke_key(self, hashed: bytes) -> None:
        """Withdraw one key."""
        await self._connection.execute(self._of_key(hashed).values(revoked=self._now))

    async def give_seat(self, hashed: bytes, seat: int) -> None:
        """Let a guest's key be that of a seat."""
        await self._connection.execute(self._of_key(hashed).values(role="seat", seat=seat))

    def _of_key(self, hashed: bytes) -> Update:
        return update(keys).where(keys.c.table_id == self.id, keys.c.hash == hashed)

    async def call_nobody(self, seat: int) -> None:
        """Whoever sat there is called no more when it is the turn of this seat."""
        await self._connection.run_sync(lambda connection: drop_push(self.id, seat, connection))

    async def leave(self, seat: int) -> None:
        """Withdraw the keys of a seat whose secrets their holder knows: whoever comes with one is known by it."""
        where = and_(keys.c.table_id == self.id, keys.c.role == "seat", keys.c.seat == seat, keys.c.revoked.is_(None))
        await self._connection.execute(update(keys).where(where).values(role="left", revoked=self._now))

    async def sits_or_left(self, key: str) -> StoredKey | None:
        """The key of somebody who has a seat, or knows the secrets of one that they left."""
        query = select(keys.c.hash, keys.c.role, keys.c.seat).where(
            keys.c.table_id == self.id,
            keys.c.hash == hash_key(key),
            or_(and_(keys.c.role == "seat", keys.c.revoked.is_(None)), keys.c.role == "left"),
        )
        row = (await self._connection.execute(query)).first()
        return StoredKey(*row) if row else None

    async def conduct_of(self, key: str) -> Conduct:
        """How somebody has behaved among strangers, by the key that they bring."""
        return await self._connection.run_sync(lambda connection: conduct_of(hash_key(key), connection))

    async def note_abandoned(self, conduct: bytes) -> None:
        """Somebody has left a game among strangers before its end."""
        await self._connection.run_sync(lambda connection: note_end(conduct, connection, stayed=False))

    async def count(self, counting: Callable[[Connection], int]) -> int:
        """Count something beside the table."""
        return await self._connection.run_sync(counting)

    async def notice(self, kind: str, **data: Any) -> None:
        """Say something that everybody at the table is to know, between what people say."""
        await self._connection.run_sync(say_notice, self.id, Notice(kind, data), self._now)

    async def begin(self, record: LogRecord, first: CheckpointRow) -> None:
        """Write the first entry of the log."""
        await self._connection.execute(insert(moves).values(**record_row(self.id, record)))
        await self._connection.execute(insert(checkpoints).values(**checkpoint_row(self.id, first)))


def say_notice(connection: Connection, table_id: str, notice: Notice, now: float) -> None:
    """Let the house say something to everybody at a table."""
    say_line(connection, table_id, ChatRow(0, None, "", "", now, "", notice))


def say_line(connection: Connection, table_id: str, line: ChatRow) -> ChatRow:
    """Add a line under the next number. The row of the table is the lock that keeps the numbers in order."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    highest = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id))
    numbered = replace(line, number=(highest or 0) + 1)
    row = fields(numbered) | {"notice": msgspec.json.encode(line.notice).decode() if line.notice else None}
    connection.execute(insert(chat).values(table_id=table_id, **row))
    return numbered
