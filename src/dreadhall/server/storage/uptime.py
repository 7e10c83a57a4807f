"""Time that passed while a server looked. No clock on a wall has a part in it, so nobody can set it.

Each process counts for itself and takes over what another has counted further: so several do not count double.
"""

from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from dreadhall.server.clock import Clock
from dreadhall.server.storage.engine import Database, insert_into
from dreadhall.server.storage.models import uptime

# However long nobody has looked, that counts for no more.
LONGEST_LOOK = 86_400.0
# So much may be lost when a server dies, and one that takes its place may be behind the others by so much.
KEEP_EVERY = 10.0
# The row of the count, and one that is written to only to see whether that can be done.
ROW, PROBE = 1, 2


class Uptime:
    """The seconds that servers of a database have been up, as far as they know."""

    def __init__(self, database: Database, ticks: Clock) -> None:
        self._database = database
        self._ticks = ticks
        self._last = ticks()
        self._kept: float | None = None
        self._counted = 0.0

    @property
    def seconds(self) -> float:
        """The count at this moment."""
        return self._counted_at(self._ticks())

    def _counted_at(self, now: float) -> float:
        return self._counted + min(max(0.0, now - self._last), LONGEST_LOOK)

    async def look(self) -> None:
        """Count what has passed since the last look, and keep it now and then."""
        now = self._ticks()
        self._counted, self._last = self._counted_at(now), now
        if self._kept is None or self._counted - self._kept >= KEEP_EVERY:
            self._counted = self._kept = await self._database.write(self._keep)

    def _keep(self, connection: Connection) -> float:
        """Keep our count, or take over one that is ahead of it."""
        connection.execute(insert_into(connection, uptime).values(id=ROW, seconds=0.0).on_conflict_do_nothing())
        behind = and_(uptime.c.id == ROW, uptime.c.seconds < self._counted)
        connection.execute(update(uptime).where(behind).values(seconds=self._counted))
        return float(connection.scalar(select(kept_uptime())) or 0.0)


def kept_uptime() -> ColumnElement[float]:
    """The count as a database has it: a little behind that of the servers that are up."""
    counted = select(uptime.c.seconds).where(uptime.c.id == ROW).scalar_subquery()
    return func.coalesce(counted, 0.0)


def try_to_store(connection: Connection) -> None:
    """Store something. It is another value each time: what is the same as before SQLite does not write."""
    connection.execute(insert_into(connection, uptime).values(id=PROBE, seconds=0.0).on_conflict_do_nothing())
    connection.execute(update(uptime).where(uptime.c.id == PROBE).values(seconds=func.random()))
