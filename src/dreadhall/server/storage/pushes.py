"""Where people want to be called when it is their turn, on each of their devices, and who has to be called now."""

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.models import pushes, seats, tables, turns
from dreadhall.server.storage.uptime import kept_uptime

AGAIN_SECONDS = (60.0, 600.0, 3600.0)
"""How much uptime passes until a call that failed is tried again; then it is left at that."""
MOST_TRIES = len(AGAIN_SECONDS) + 1
MOST_DEVICES = 5
"""Of a seat; where there are more, some of the others are forgotten."""
MOST_DUE = 1000


class Call(msgspec.Struct, frozen=True):
    """A device of somebody: where it is called, and between which minutes of a day (UTC) it is not."""

    table_id: str
    seat: int
    endpoint: str
    quiet_from: int
    quiet_to: int


class DueCall(msgspec.Struct, frozen=True):
    """A call for a turn that began at this uptime, and how often it has been tried."""

    call: Call
    turn: float
    tries: int


def keep_push(call: Call, connection: Connection) -> None:
    """Call whoever sits there at this address from now on, too."""
    row = msgspec.structs.asdict(call) | {"turn": None, "tries": 0, "again": 0.0}
    wish = insert_into(connection, pushes).values(**row)
    said = {name: row[name] for name in ("quiet_from", "quiet_to")}
    key = [pushes.c.table_id, pushes.c.seat, pushes.c.endpoint]
    connection.execute(wish.on_conflict_do_update(index_elements=key, set_=said))
    here = and_(pushes.c.table_id == call.table_id, pushes.c.seat == call.seat, pushes.c.endpoint != call.endpoint)
    others = list(connection.scalars(select(pushes.c.endpoint).where(here).order_by(pushes.c.again.desc())))
    for endpoint in others[MOST_DEVICES - 1 :]:
        drop_push(call.table_id, call.seat, connection, endpoint)


def drop_push(table_id: str, seat: int, connection: Connection, endpoint: str | None = None) -> None:
    """Call nobody there any more, or not at this address."""
    here = and_(pushes.c.table_id == table_id, pushes.c.seat == seat)
    connection.execute(delete(pushes).where(here if endpoint is None else and_(here, pushes.c.endpoint == endpoint)))


def drop_endpoint(endpoint: str, connection: Connection) -> None:
    """Nobody is to be called at this address, at any table."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))


def calls_due(seen: float, connection: Connection) -> list[DueCall]:
    """Those for whom tables wait, who have not been told, and are not there; the rest, if there are more, later."""
    columns = [pushes.c[name] for name in Call.__struct_fields__]
    is_other = or_(pushes.c.turn.is_(None), pushes.c.turn != turns.c.since)
    may_again = and_(pushes.c.tries < MOST_TRIES, pushes.c.again <= seen)
    query = select(*columns, turns.c.since, pushes.c.turn, pushes.c.tries)
    query = query.join(turns, and_(turns.c.table_id == pushes.c.table_id, turns.c.seat == pushes.c.seat))
    query = query.join(seats, and_(seats.c.table_id == pushes.c.table_id, seats.c.seat == pushes.c.seat))
    query = query.join(tables, tables.c.id == pushes.c.table_id)
    query = query.where(~turns.c.told, seats.c.here_until < kept_uptime(), tables.c.status == "playing")
    query = query.where(or_(is_other, may_again)).order_by(turns.c.since).limit(MOST_DUE)
    return [
        DueCall(Call(*row[:5]), row.since, row.tries if row.turn == row.since else 0)
        for row in connection.execute(query)
    ]


def note_tried(due: DueCall, seen: float, connection: Connection) -> bool:
    """Note that a call is tried now; False where another process was faster, or nobody is to be called any more."""
    call = due.call
    as_read = or_(pushes.c.turn.is_(None), pushes.c.turn != due.turn)
    if due.tries:
        as_read = and_(pushes.c.turn == due.turn, pushes.c.tries == due.tries)
    here = and_(at_address(call), as_read)
    again = seen + AGAIN_SECONDS[min(due.tries, len(AGAIN_SECONDS) - 1)]
    tried = update(pushes).where(here).values(turn=due.turn, tries=due.tries + 1, again=again)
    return connection.execute(tried).rowcount == 1


def note_told(due: DueCall, connection: Connection) -> None:
    """Note that a device has been called for this turn, or that there is no use in trying again."""
    here = and_(at_address(due.call), pushes.c.turn == due.turn)
    connection.execute(update(pushes).where(here).values(tries=MOST_TRIES))


def at_address(call: Call) -> ColumnElement[bool]:
    """The row of a device."""
    return and_(pushes.c.table_id == call.table_id, pushes.c.seat == call.seat, pushes.c.endpoint == call.endpoint)
