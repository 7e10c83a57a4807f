"""Chat at a table: those with seats and the host speak, everybody there hears. A game may have channels for some."""

from collections.abc import Callable

from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.rows import ChatRow
from dreadhall.server.storage.rows import Notice as StoredNotice
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.access import Access
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.chat import ChatLine, Notice
from dreadhall.server.wire.frames import ChatHeard

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 10


class Ear:
    """How much of the talk a connection has heard: so many lines of those to all and in these channels."""

    def __init__(self, known: int, channels: list[str]) -> None:
        self.known = known
        self.channels = channels
        # The last of these lines, by its number in the database; None where that has to be looked up.
        self.last: int | None = None


class Talk:
    """What is said at tables."""

    def __init__(self, store: Store, clock: Clock, ticks: Clock, spoken: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._spoken = spoken
        self._buckets = Buckets(LINES_A_SECOND, LINES_AT_ONCE, ticks)

    async def say(self, access: Access, text: str, channel: str = "") -> ChatLine:
        """Say something to all, or in a channel of one's own."""
        if not self._buckets.take(access.key.hash.hex()):
            raise Refused(429, "too-many", "one at a time, please")
        seat = access.key.seat
        if seat is not None and access.loaded.seat(seat).muted:
            raise Refused(403, "muted", "you are silenced at this table until the host lets you speak")
        if channel and channel not in access.loaded.channels(seat):
            raise forbidden("you have no part in this talk")
        name = "" if seat is None else access.loaded.seat(seat).name
        line = await self._store.say(access.loaded.id, seat, name, text, self._clock(), channel)
        self._spoken(access.loaded.id)
        place = await self._store.place_of(access.loaded.id, line.number, access.loaded.channels(seat))
        return heard(line, place)

    async def remark(self, loaded: LoadedTable, notice: StoredNotice) -> None:
        """Something that a bot says, in whatever words its hearers have for it."""
        await self._store.give_notice(loaded.id, notice, self._clock())
        self._spoken(loaded.id)

    async def heard_since(self, loaded: LoadedTable, seat: int | None, known: int) -> list[ChatLine]:
        """What this seat may hear of what was said, but for so many lines that it knows, a page at a time."""
        channels = loaded.channels(seat)
        last = await self._store.line_at(loaded.id, known, channels) if known else 0
        return [] if last is None else numbered(await self._store.said(loaded.id, last, channels), known)

    async def tell(self, loaded: LoadedTable, seat: int | None, ear: Ear) -> ChatHeard | None:
        """What this seat may hear and this ear has not heard yet, a page at a time; None where there is nothing."""
        channels = loaded.channels(seat)
        last = await self._last_heard(loaded, ear, channels)
        lines = await self._store.said(loaded.id, last or 0, channels)
        known = 0 if last is None else ear.known
        ear.known, ear.channels, ear.last = known + len(lines), channels, lines[-1].number if lines else last
        anew = last is None
        return ChatHeard(numbered(lines, known), channels, anew) if lines or anew else None

    async def _last_heard(self, loaded: LoadedTable, ear: Ear, channels: list[str]) -> int | None:
        """The number of the last line that an ear has heard; None where it must hear all of them anew."""
        if not ear.known:
            return 0
        if ear.channels != channels:
            return None
        return ear.last or await self._store.line_at(loaded.id, ear.known, channels)


def numbered(lines: list[ChatRow], known: int) -> list[ChatLine]:
    """Lines as a reader counts them who knows so many before."""
    return [heard(line, number) for number, line in enumerate(lines, known + 1)]


def heard(line: ChatRow, number: int) -> ChatLine:
    """A line by its place among those that a reader hears."""
    notice = Notice(line.notice.kind, line.notice.data) if line.notice else None
    return ChatLine(number, line.seat, line.name, line.text, line.at, line.channel, notice)
