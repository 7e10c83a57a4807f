"""Whoever has nothing open is called when a table waits for them whose turns take days: once a turn, not at night.

Calls are made beside all else: however long a push service takes to answer, or does not, neither bots nor the sweep
wait for it. What fails is tried again a few times, when enough time has passed that a server has looked.
"""

import asyncio
from collections.abc import Iterable
from functools import partial
from itertools import groupby

import msgspec
import structlog

from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.storage.mails import BY_MAIL
from dreadhall.server.storage.pushes import (
    AGAIN_SECONDS,
    Call,
    DueCall,
    calls_due,
    drop_endpoint,
    drop_push,
    keep_push,
    note_told,
    note_tried,
)
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.mailing import Mailer, id_of
from dreadhall.server.tables.webpush import CallOutcome, WebPush, host_of

MINUTES = 24 * 60
AT_ONCE = 4
"""Calls that one push service is asked for at the same time."""

log = structlog.get_logger("dreadhall.calling")


class PushCalls:
    """Keeps where people want to be called, and calls them."""

    def __init__(self, store: Store, push: WebPush, mail: Mailer, uptime: Uptime, clock: Clock) -> None:
        self._database = store.database
        self._push = push
        self._mail = mail
        self._uptime = uptime
        self._clock = clock
        self._round: asyncio.Task[None] | None = None
        # Push services that did not answer, and until when (in seconds of uptime) they are left alone.
        self._resting: dict[str, float] = {}

    async def ask_for(self, call: Call) -> None:
        """Call whoever sits there from now on, at this address as well."""
        endpoint = kept_endpoint(call.endpoint)
        is_mail = endpoint.startswith(BY_MAIL)
        if not (self._mail.is_wanted if is_mail else self._push.public_key):
            raise conflict("no-push", "this server calls nobody")
        if not is_mail and not self._push.may_call(endpoint):
            raise Refused(400, "bad-endpoint", "this is no push service that this server knows")
        await self._database.write(partial(keep_push, msgspec.structs.replace(call, endpoint=endpoint)))

    async def leave_alone(self, table_id: str, seat: int, endpoint: str | None = None) -> None:
        """Call nobody there any more, or not at this address."""
        kept = None if endpoint is None else kept_endpoint(endpoint)
        await self._database.write(partial(drop_push, table_id, seat, endpoint=kept))

    async def call_those_due(self) -> None:
        """Begin to call everybody for whom a table waits and who is not there, unless that goes on already."""
        is_wanted = self._push.public_key or self._mail.is_wanted
        if is_wanted and (self._round is None or self._round.done()):
            self._round = asyncio.create_task(self._call_round(), name="calls")

    async def settle(self) -> None:
        """Wait until those are called who are being called."""
        if self._round is not None:
            await asyncio.gather(self._round, return_exceptions=True)

    async def stop(self) -> None:
        """Call nobody any more: whoever was about to be is called by the next server."""
        if self._round is not None:
            self._round.cancel()
        await self.settle()
        self._push.close()
        self._mail.close()

    async def _call_round(self) -> None:
        """Call those who are due, each push service on its own."""
        try:
            seen = self._uptime.seconds
            async with self._database.reading() as connection:
                due = await connection.run_sync(partial(calls_due, seen))
            self._resting = {host: until for host, until in self._resting.items() if until > seen}
            # What time of day it is is asked when they are due, and not before.
            now = self._clock()
            wanted = [one for one in due if not is_quiet(one.call, now)]
            wanted.sort(key=lambda one: host_of(one.call.endpoint))
            hosts = groupby(wanted, key=lambda one: host_of(one.call.endpoint))
            lists = [(host, list(ones)) for host, ones in hosts if host not in self._resting]
            await asyncio.gather(*(self._ask_host(host, ones) for host, ones in lists))
        except Exception as error:  # the next sweep looks again
            log.warning("cannot call", reason=type(error).__name__)

    async def _ask_host(self, host: str, calls: list[DueCall]) -> None:
        """Call so many at a time; where a service fails, the others wait until it has had a rest."""
        ahead = iter(calls)
        await asyncio.gather(*(self._work_through(host, ahead) for _ in range(AT_ONCE)))

    async def _work_through(self, host: str, ahead: Iterable[DueCall]) -> None:
        for due in ahead:
            if host in self._resting:
                return
            # It is noted first: better that somebody is called too seldom than again and again.
            if not await self._database.write(partial(note_tried, due, self._uptime.seconds)):
                continue
            outcome = await self._call(due.call.endpoint)
            if outcome is CallOutcome.GONE:
                await self._database.write(partial(drop_endpoint, due.call.endpoint))
            elif outcome is CallOutcome.FAILED:
                self._resting[host] = self._uptime.seconds + AGAIN_SECONDS[0]
                log.warning("a push service fails")
            elif outcome is not CallOutcome.LATER:
                await self._database.write(partial(note_told, due))

    async def _call(self, endpoint: str) -> CallOutcome:
        if endpoint.startswith(BY_MAIL):
            return await self._mail.call(endpoint.removeprefix(BY_MAIL))
        return await self._push.call(endpoint, self._clock())


def kept_endpoint(endpoint: str) -> str:
    """An address as it is kept: of mail by the hash of its key."""
    return BY_MAIL + id_of(endpoint.removeprefix(BY_MAIL)) if endpoint.startswith(BY_MAIL) else endpoint


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
