"""Since when tables wait for whom, in seconds of uptime, where a turn may take days."""

from collections.abc import Collection

from sqlalchemy import Connection, and_, delete, exists, or_, select

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.models import seats, tables, turns


def note_turns(
    table_id: str, waiting: Collection[int], moved: Collection[int], seen: float, connection: Connection
) -> None:
    """A table waits for people on these seats; those who have moved have all their time again, and need not be told."""
    here = turns.c.table_id == table_id
    connection.execute(delete(turns).where(here, or_(turns.c.seat.not_in(waiting), turns.c.seat.in_(moved))))
    if waiting:
        rows = [{"table_id": table_id, "seat": seat, "since": seen, "told": seat in moved} for seat in sorted(waiting)]
        connection.execute(insert_into(connection, turns).values(rows).on_conflict_do_nothing())


def overdue(seen: float, connection: Connection) -> list[tuple[str, int]]:
    """The seats for which a table has waited as long as a turn may take."""
    query = select(turns.c.table_id, turns.c.seat).join(tables, tables.c.id == turns.c.table_id)
    query = query.where(tables.c.status == "playing", turns.c.since + tables.c.turn * DAY <= seen)
    return [(row.table_id, row.seat) for row in connection.execute(query)]


def not_noted(connection: Connection) -> list[str]:
    """Tables at which people play, and of which nothing is noted: a process may have died before it was."""
    people = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.person.is_not(None), seats.c.bot.is_(None)))
    noted = exists().where(turns.c.table_id == tables.c.id)
    query = select(tables.c.id).where(tables.c.turn.is_not(None), tables.c.status == "playing")
    return list(connection.scalars(query.where(people.correlate(tables), ~noted.correlate(tables))))


def turns_at(table_ids: Collection[str], connection: Connection) -> dict[tuple[str, int], float]:
    """Since when these tables wait for their seats."""
    rows = connection.execute(select(turns).where(turns.c.table_id.in_(table_ids)))
    return {(row.table_id, row.seat): row.since for row in rows}
