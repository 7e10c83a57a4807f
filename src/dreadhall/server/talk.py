"""Chat at a table: those with seats and the host speak, everybody there hears."""

from collections.abc import Callable

from dreadhall.server.access import Access
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.rows import ChatLine
from dreadhall.server.storage.store import Store
from dreadhall.server.tables import Clock, Live

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 10


class Talk:
    """What is said at tables."""

    def __init__(self, store: Store, clock: Clock, spoken: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._spoken = spoken
        self._buckets = Buckets(LINES_A_SECOND, LINES_AT_ONCE, clock)

    async def say(self, access: Access, text: str) -> ChatLine:
        """Say something."""
        if access.role not in ("seat", "host"):
            raise forbidden("only those with a seat speak")
        if not self._buckets.take(access.key.hash.hex()):
            raise Refused(429, "too-many", "one at a time, please")
        seat = access.key.seat
        name = "" if seat is None else access.live.seat(seat).name
        line = await self._store.say(access.live.id, seat, name, text, self._clock())
        self._spoken(access.live.id)
        return line

    async def heard_since(self, live: Live, since: int) -> list[ChatLine]:
        """What was said after the line of this number, a page at a time."""
        return await self._store.said(live.id, since)
