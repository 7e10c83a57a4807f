"""Whoever has nothing open is called when a table waits for them whose turns take days: once a turn, not at night."""

from functools import partial

import structlog

from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.storage.pushes import Call, calls_due, drop_push, keep_push, note_told
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.webpush import WebPush

MINUTES = 24 * 60

log = structlog.get_logger("dreadhall.calling")


class PushCalls:
    """Keeps where people want to be called, and calls them."""

    def __init__(self, store: Store, push: WebPush, clock: Clock) -> None:
        self._database = store.database
        self._push = push
        self._clock = clock

    async def ask_for(self, call: Call) -> None:
        """Call whoever sits there from now on."""
        if not self._push.public_key:
            raise conflict("no-push", "this server calls nobody")
        if not self._push.may_call(call.endpoint):
            raise Refused(400, "bad-endpoint", "this is no push service that this server knows")
        await self._database.write(partial(keep_push, call))

    async def leave_alone(self, table_id: str, seat: int) -> None:
        """Call nobody there any more."""
        await self._database.write(partial(drop_push, table_id, seat))

    async def call_those_due(self) -> None:
        """Call everybody for whom a table waits and who is not there."""
        if not self._push.public_key:
            return
        now = self._clock()
        async with self._database.reading() as connection:
            due = await connection.run_sync(calls_due)
        for call in due:
            # It is noted first: better that somebody is not called than that they are called again and again.
            if not is_quiet(call, now) and await self._database.write(partial(note_told, call)):
                await self._call(call, now)

    async def _call(self, call: Call, now: float) -> None:
        try:
            if not await self._push.call(call.endpoint, now):
                await self.leave_alone(call.table_id, call.seat)
        except OSError as error:
            log.warning("cannot call", reason=type(error).__name__)


def is_quiet(call: Call, now: float) -> bool:
    """Whether somebody wants to be left alone at this time of day.

    >>> night = Call("", 0, "", 22 * 60, 7 * 60)
    >>> [is_quiet(night, hour * 3600.0) for hour in (6, 12, 23)]
    [True, False, True]
    """
    minute = int(now // 60) % MINUTES
    if call.quiet_from <= call.quiet_to:
        return call.quiet_from <= minute < call.quiet_to
    return minute >= call.quiet_from or minute < call.quiet_to
