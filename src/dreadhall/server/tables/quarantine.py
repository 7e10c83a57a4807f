"""Tables that fail are left alone for a while, so that whatever is wrong with one costs the others nothing."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import structlog

from dreadhall.server.errors import Refused, StorageFailed

FIRST, LONGEST = 1.0, 3600.0
"""The first rest of a table in seconds, and the longest; each is twice as long as the one before."""
MOST_KNOWN = 10_000

log = structlog.get_logger("dreadhall.quarantine")


class Rest(NamedTuple):
    """How long a table is left alone, and until when."""

    seconds: float
    until: float


class Quarantine:
    """The tables that failed, until something goes well there again. The clock must never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._rests: OrderedDict[str, Rest] = OrderedDict()

    def is_resting(self, table_id: str) -> bool:
        """Whether a table is to be left alone at present."""
        rest = self._rests.get(table_id)
        return rest is not None and self.clock() < rest.until

    def resting(self) -> list[str]:
        """All tables that are to be left alone at present."""
        now = self.clock()
        return [table_id for table_id, rest in self._rests.items() if now < rest.until]

    def refuse(self, table_id: str) -> None:
        """Refuse to do anything with a table that is to be left alone."""
        if self.is_resting(table_id):
            raise Refused(503, "resting", "something is wrong with this table: it is left alone for a while")

    def failed(self, table_id: str, error: Exception) -> None:
        """Leave a table alone, for twice as long as the last time."""
        if self.is_resting(table_id):
            return
        last = self._rests.pop(table_id, None)
        seconds = FIRST if last is None else min(2 * last.seconds, LONGEST)
        self._rests[table_id] = Rest(seconds, self.clock() + seconds)
        if len(self._rests) > MOST_KNOWN:
            self._rests.popitem(last=False)
        reason = error.error if isinstance(error, Refused) else type(error).__name__
        log.warning("table left alone", reason=reason, seconds=seconds)

    def went_well(self, table_id: str) -> None:
        """Something was done at a table: whatever was wrong is over."""
        self._rests.pop(table_id, None)

    @contextmanager
    def guard(self, table_id: str) -> Iterator[None]:
        """What fails in here is this table's affair and stops nobody else, unless it is the database that fails."""
        try:
            yield
        except Exception as error:
            if is_outage(error):
                raise
            self.failed(table_id, error)


def is_outage(error: Exception) -> bool:
    """Whether the database did not answer, which is no table's fault, or something is wrong with what it holds."""
    return isinstance(error, OSError) or (isinstance(error, StorageFailed) and error.__cause__ is not None)
