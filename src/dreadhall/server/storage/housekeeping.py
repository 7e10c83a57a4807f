"""Tables as the operator sees them: how large they are, since when nobody has touched them, and their end."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    exists,
    false,
    func,
    literal,
    or_,
    select,
    update,
)

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.models import chat, checkpoints, idleness, moves, seats, tables

DAY = 86_400.0


class StoredTable(msgspec.Struct, frozen=True):
    """A table: how many people sit there, how many moves and how many bytes it has, and when it was last touched."""

    id: str
    title: str
    game: str
    status: str
    people: int
    moves: int
    bytes: int
    touched: float


def list_tables(connection: Connection, where: ColumnElement[bool]) -> list[StoredTable]:
    """These tables, those first that nobody has touched for longest."""
    of_table = moves.c.table_id == tables.c.id
    query = select(
        tables.c.id,
        tables.c.title,
        tables.c.game,
        tables.c.status,
        select(func.count(seats.c.person.distinct())).where(seats.c.table_id == tables.c.id).scalar_subquery(),
        select(func.count()).select_from(moves).where(of_table).scalar_subquery(),
        func.coalesce(func.length(tables.c.restored), 0)
        + size_in(moves, moves.c.events, moves.c.rolls, moves.c.answer)
        + size_in(checkpoints, checkpoints.c.save, checkpoints.c.asked)
        + size_in(chat, chat.c.text),
        tables.c.changed,
        select(func.max(moves.c.at)).where(of_table).scalar_subquery(),
    ).where(where)
    found = [StoredTable(*row[:7], max(touched or 0.0 for touched in row[7:])) for row in connection.execute(query)]
    return sorted(found, key=lambda kept: (kept.touched, kept.id))


def size_in(child: Table, *columns: Column[str] | Column[bytes]) -> ColumnElement[int]:
    """What the rows of a table hold in these columns."""
    sizes = [func.coalesce(func.sum(func.length(column)), 0) for column in columns]
    total: ColumnElement[int] = sum(sizes[1:], start=sizes[0])
    return func.coalesce(select(total).where(child.c.table_id == tables.c.id).scalar_subquery(), 0)


def untouched_since(limit: float) -> ColumnElement[bool]:
    """No move and no change has been made at a table since then, and nobody came."""
    last = select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.number.desc()).limit(1)
    return and_(
        tables.c.changed < limit,
        func.coalesce(last.correlate(tables).scalar_subquery(), 0) < limit,
    )


def mark_of_touch() -> ColumnElement[float]:
    """A number that is another one after every touch of a table, whatever clocks say: it is compared to itself."""
    last = select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.number.desc()).limit(1)
    here = select(func.max(seats.c.here_until)).where(seats.c.table_id == tables.c.id)
    return (
        tables.c.changed
        + func.coalesce(last.correlate(tables).scalar_subquery(), 0.0)
        + func.coalesce(here.correlate(tables).scalar_subquery(), 0.0)
    )


def note_idleness(seen: float, connection: Connection) -> None:
    """Note which tables have been touched since the last time; none of these is condemned any more."""
    unknown = select(tables.c.id, mark_of_touch(), literal(seen)).where(
        ~exists().where(idleness.c.table_id == tables.c.id)
    )
    columns = [idleness.c.table_id, idleness.c.mark, idleness.c.since]
    connection.execute(insert_into(connection, idleness).from_select(columns, unknown).on_conflict_do_nothing())
    current = select(mark_of_touch()).where(tables.c.id == idleness.c.table_id).correlate(idleness).scalar_subquery()
    connection.execute(
        update(idleness).where(idleness.c.mark != current).values(mark=current, since=seen, condemned=None)
    )


def expired(seen: float, unstarted_days: float, expire_days: float) -> ColumnElement[bool]:
    """Nobody has touched a table for so many days of uptime, by whether its game has begun; 0 is for ever."""
    in_lobby = tables.c.status == "lobby"
    return or_(
        and_(in_lobby, idle_since(seen - unstarted_days * DAY)) if unstarted_days else false(),
        and_(~in_lobby, idle_since(seen - expire_days * DAY)) if expire_days else false(),
    )


def idle_since(limit: float) -> ColumnElement[bool]:
    """A table is as it was when so much uptime had passed."""
    return (
        exists()
        .where(idleness.c.table_id == tables.c.id, idleness.c.since <= limit, idleness.c.mark == mark_of_touch())
        .correlate(tables)
    )


def condemned_since(limit: float) -> ColumnElement[bool]:
    """It was found that a table has expired when so much uptime had passed, and nobody has touched it since."""
    return (
        exists()
        .where(idleness.c.table_id == tables.c.id, idleness.c.condemned <= limit, idleness.c.mark == mark_of_touch())
        .correlate(tables)
    )


def condemn(seen: float, where: ColumnElement[bool], connection: Connection) -> None:
    """Note that these tables have expired; they go if they still have at a later look."""
    found = select(tables.c.id).where(where)
    chosen = and_(idleness.c.condemned.is_(None), idleness.c.table_id.in_(found))
    connection.execute(update(idleness).where(chosen).values(condemned=seen))


def find(connection: Connection, where: ColumnElement[bool], most: int) -> list[str]:
    """The ids of these tables, so many at most."""
    return list(connection.scalars(select(tables.c.id).where(where).order_by(tables.c.changed).limit(most)))


def touch(connection: Connection, table_ids: Sequence[str], now: float) -> None:
    """Note that these tables are in use."""
    connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(changed=now))


def delete_tables(connection: Connection, where: ColumnElement[bool]) -> list[str]:
    """Delete these tables with everything that belongs to them; their ids."""
    return list(connection.scalars(delete(tables).where(where).returning(tables.c.id)))
