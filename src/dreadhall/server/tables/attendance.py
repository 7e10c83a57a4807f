"""Who is there, by the uptime of the server: whoever sets a clock makes nobody come or go."""

from dreadhall.server.storage.rows import SeatRow, TableRow
from dreadhall.server.storage.uptime import KEEP_EVERY

# How long a sign of life is good for.
HERE_SECONDS = 60.0
# How long it is believed that somebody watches, if whoever could say otherwise has died.
WATCHED_SECONDS = 600.0


def is_here(seat: SeatRow, seen: float) -> bool:
    """Whether whoever sits here is there: a process that counts behind another does not think them there for longer.

    >>> is_here(SeatRow(0, here_until=60.0), 40.0), is_here(SeatRow(0, here_until=60.0), 55.0)
    (True, False)
    """
    return seat.here_until > seen + KEEP_EVERY


def watchers(table: TableRow, seen: float) -> int:
    """How many watch: what was noted by another count than ours, as by an earlier version, is not believed."""
    latest = seen + WATCHED_SECONDS + KEEP_EVERY
    return sum(watch.count for watch in table.watching.values() if seen < watch.until <= latest)
