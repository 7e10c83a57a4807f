"""People who wait for others to play with: who came first, for which game, and when they asked after it last."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from dreadhall.server.storage.models import waiting

LOCK = 4173620186
SILENT_SECONDS = 90.0
"""Whoever has not asked for so long waits no more: browsers let hidden pages act once a minute."""


class Waiter(NamedTuple):
    """Somebody who waits: the hash of the key that their seat will have, for what, from where they came, and by
    what they are known among strangers."""

    hash: bytes
    game: str
    seats: int
    name: str
    asker: bytes
    conduct: bytes | None = None


class Place(NamedTuple):
    """Where somebody stands among those who wait for the same, from 1."""

    game: str
    seats: int
    at: int
    seen: float


def hold_list(connection: Connection) -> None:
    """One change of the list after the other: on SQLite there is no more than one at a time in any case."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def count_waiting(connection: Connection, asker: bytes | None = None) -> int:
    """How many wait, in all or from one address."""
    query = select(func.count()).select_from(waiting)
    return connection.scalar(query if asker is None else query.where(waiting.c.asker == asker)) or 0


def add_waiter(waiter: Waiter, seen: float, connection: Connection) -> None:
    """Let somebody wait behind all others."""
    number = (connection.scalar(select(func.max(waiting.c.number))) or 0) + 1
    connection.execute(insert(waiting).values(**waiter._asdict(), number=number, seen=seen))


def first_waiters(game: str, seats: int, connection: Connection) -> list[Waiter]:
    """As many of those who wait for the same as have a seat, those first who came first."""
    query = select(*(waiting.c[name] for name in Waiter._fields)).order_by(waiting.c.number).limit(seats)
    query = query.where(waiting.c.game == game, waiting.c.seats == seats)
    return [Waiter(*row) for row in connection.execute(query)]


def place_of(hashed: bytes, connection: Connection) -> Place | None:
    """Where somebody stands, if they wait."""
    row = connection.execute(select(waiting).where(waiting.c.hash == hashed)).first()
    if row is None:
        return None
    before = and_(waiting.c.game == row.game, waiting.c.seats == row.seats, waiting.c.number <= row.number)
    at = connection.scalar(select(func.count()).select_from(waiting).where(before)) or 1
    return Place(row.game, row.seats, at, row.seen)


def note_asked(hashed: bytes, seen: float, connection: Connection) -> None:
    """Somebody still asks after it."""
    connection.execute(update(waiting).where(waiting.c.hash == hashed).values(seen=seen))


def drop_waiters(hashes: list[bytes], connection: Connection) -> bool:
    """These wait no more; whether any did."""
    return connection.execute(delete(waiting).where(waiting.c.hash.in_(hashes))).rowcount > 0


def drop_silent(before: float, connection: Connection) -> bool:
    """Whoever has not asked since then waits no more; whether there was anybody."""
    return connection.execute(delete(waiting).where(waiting.c.seen < before)).rowcount > 0


def numbers_waiting(since: float, connection: Connection) -> list[tuple[str, int, int]]:
    """How many wait for which game with how many seats, and have asked since then."""
    query = select(waiting.c.game, waiting.c.seats, func.count()).where(waiting.c.seen >= since)
    query = query.group_by(waiting.c.game, waiting.c.seats).order_by(waiting.c.game, waiting.c.seats)
    return [(game, seats, people) for game, seats, people in connection.execute(query)]
