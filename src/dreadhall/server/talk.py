"""Chat at a table: those with seats and the host speak, everybody there hears. A game may have channels for some."""

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

    def __init__(self, store: Store, clock: Clock, ticks: Clock, spoken: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._spoken = spoken
        self._buckets = Buckets(LINES_A_SECOND, LINES_AT_ONCE, ticks)

    async def say(self, access: Access, text: str, channel: str = "") -> ChatLine:
        """Say something to all, or in a channel of one's own."""
        if access.role not in ("seat", "host"):
            raise forbidden("only those with a seat speak")
        if not self._buckets.take(access.key.hash.hex()):
            raise Refused(429, "too-many", "one at a time, please")
        seat = access.key.seat
        if channel and channel not in channels_of(access.live, seat):
            raise forbidden("you have no part in this talk")
        name = "" if seat is None else access.live.seat(seat).name
        line = await self._store.say(access.live.id, seat, name, text, self._clock(), channel)
        self._spoken(access.live.id)
        return line

    async def heard_since(self, live: Live, seat: int | None, since: int) -> list[ChatLine]:
        """What this seat may hear of what was said after the line of this number, a page at a time."""
        return await self._store.said(live.id, since, channels_of(live, seat))


def channels_of(live: Live, seat: int | None) -> list[str]:
    """The channels in which a seat speaks and hears, besides that of all: the game says."""
    return [] if live.position is None else list(live.position.table.rules.channels(seat))
