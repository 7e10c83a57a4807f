"""Where people want to be called when it is their turn, and who has to be called now."""

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.models import pushes, seats, tables, turns
from dreadhall.server.storage.uptime import kept_uptime


class Call(msgspec.Struct, frozen=True):
    """Somebody for whom a table waits: where they are called, and between which minutes of a day (UTC) they are not."""

    table_id: str
    seat: int
    endpoint: str
    quiet_from: int
    quiet_to: int


def keep_push(call: Call, connection: Connection) -> None:
    """Call whoever sits there at this address from now on."""
    row = msgspec.structs.asdict(call)
    wish = insert_into(connection, pushes).values(**row)
    said = {name: row[name] for name in ("endpoint", "quiet_from", "quiet_to")}
    connection.execute(wish.on_conflict_do_update(index_elements=[pushes.c.table_id, pushes.c.seat], set_=said))


def drop_push(table_id: str, seat: int, connection: Connection) -> None:
    """Call nobody there any more."""
    connection.execute(delete(pushes).where(pushes.c.table_id == table_id, pushes.c.seat == seat))


def calls_due(connection: Connection) -> list[Call]:
    """Those for whom tables wait, who have not been told, and are not there."""
    query = select(*(pushes.c[name] for name in Call.__struct_fields__))
    query = query.join(turns, and_(turns.c.table_id == pushes.c.table_id, turns.c.seat == pushes.c.seat))
    query = query.join(seats, and_(seats.c.table_id == pushes.c.table_id, seats.c.seat == pushes.c.seat))
    query = query.join(tables, tables.c.id == pushes.c.table_id)
    query = query.where(~turns.c.told, seats.c.here_until < kept_uptime(), tables.c.status == "playing")
    return [Call(*row) for row in connection.execute(query)]


def note_told(call: Call, connection: Connection) -> bool:
    """Note that somebody is told of this turn; False where another process was faster."""
    here = and_(turns.c.table_id == call.table_id, turns.c.seat == call.seat, ~turns.c.told)
    return connection.execute(update(turns).where(here).values(told=True)).rowcount == 1
