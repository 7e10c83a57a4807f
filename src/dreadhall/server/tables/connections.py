"""Connections: each is told what it has not heard yet, in order, as fast as it can listen.

Nothing is queued for a connection. It remembers how far it has been told; when the table goes on it is woken, and told
the difference, be it one move or ten.
"""

import asyncio
from collections.abc import Callable

import msgspec

from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.errors import Refused, StorageFailed
from dreadhall.server.limits import Bucket
from dreadhall.server.metrics import Metrics
from dreadhall.server.tables.access import open_with
from dreadhall.server.tables.connection import TOO_MANY, Closed, Connection
from dreadhall.server.tables.lines import Line, PeerGone
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.messages import TableMessages
from dreadhall.server.tables.news import News
from dreadhall.server.tables.play import finish
from dreadhall.server.tables.presence import Presence
from dreadhall.server.tables.replies import WITHDRAWN, Replies
from dreadhall.server.tables.talk import Talk
from dreadhall.server.wire.frames import Hello, Message, TableChanged

# Live connections with the key of a seat, or the host's; and how much of all is for those who have no seat.
OF_A_KEY, FOR_STRANGERS = 16, 0.75
GOING_AWAY, BAD_HELLO, BAD_KEY, TOO_SLOW = 1012, 4400, 4401, 4408

hello_decoder = msgspec.json.Decoder(Hello)
encoder = msgspec.json.Encoder()


class Hub:
    """Everybody who listens in this process."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        replies: Replies,
        presence: Presence,
        talk: Talk,
        messages: TableMessages,
        metrics: Metrics,
        ticks: Clock,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._replies = replies
        self._presence = presence
        self._talk = talk
        self._metrics = metrics
        self._messages = messages
        self._ticks = ticks
        self._connections: dict[str, set[Connection]] = {}
        self._count = 0
        self._stopping = False
        # Those who do what is asked for, also by somebody who has gone meanwhile.
        self._listening: set[asyncio.Task[None]] = set()

    # Who is to hear something

    def wake(self, table_id: str, *, chat: bool = False) -> None:
        """Something has changed at a table."""
        for connection in self._connections.get(table_id, ()):
            if chat:
                connection.chat_due = True
            connection.wake.set()

    def wake_all(self) -> None:
        """Anything may have changed."""
        for table_id in self._connections:
            self.wake(table_id, chat=True)

    async def close_all(self) -> None:
        """Ask everybody to come again later, and finish what is being done for them."""
        self._stopping = True
        self.wake_all()
        await asyncio.gather(*self._listening, return_exceptions=True)

    def turn_away(self, keeps_out: Callable[[str], bool]) -> None:
        """End the connections of addresses that are kept out."""
        for group in self._connections.values():
            for connection in group:
                if keeps_out(connection.address):
                    connection.stop(Closed(WITHDRAWN, "this address is kept out"))

    def seats_here(self) -> list[tuple[str, int]]:
        """The seats whose people are connected to this process."""
        found = {(c.table_id, c.access.key.seat) for group in self._connections.values() for c in group}
        return [(table_id, seat) for table_id, seat in found if seat is not None]

    def watched(self) -> dict[str, int]:
        """The tables that are watched with the help of this process, and by how many."""
        return {table_id: count for table_id in self._connections if (count := self._watchers(table_id))}

    def _watchers(self, table_id: str) -> int:
        return sum(c.access.role == "spectator" for c in self._connections.get(table_id, ()))

    # One connection

    async def serve(self, line: Line, table_id: str, address: str, charge: Callable[[LoadedTable], None]) -> None:
        """Talk with a client at an address until one side has enough; Closed says that it is we.

        `charge` refuses somebody who has too often wanted to hear everything from the beginning.
        """
        connection = await self._greet(line, table_id, address)
        loaded = connection.access.loaded
        try:
            if connection.number is None and not connection.access.is_outside:
                charge(loaded)
        except Refused as refusal:
            raise Closed(TOO_MANY, refusal.message) from None
        group = self._connections.setdefault(table_id, set())
        if not self._has_room(group, connection):
            raise Closed(TOO_MANY, "too many connections")
        group.add(connection)
        self._count += 1
        loaded.connections += 1
        self._metrics.connections.set(self._count)
        try:
            if (seat := connection.access.key.seat) is not None:
                await self._presence.arrive(loaded, seat)
            elif connection.access.role == "spectator":
                await self._presence.watch(loaded, self._watchers(table_id))
            await self._talk_with(connection)
        finally:
            group.discard(connection)
            if not group and self._connections.get(table_id) is group:
                del self._connections[table_id]
            self._count -= 1
            loaded.connections -= 1
            self._metrics.connections.set(self._count)
            seat = connection.access.key.seat
            if seat is not None and (table_id, seat) not in self.seats_here() and not self._stopping:
                await finish(self._presence.go_away(loaded, seat))
            elif connection.access.role == "spectator" and not self._stopping:
                await finish(self._presence.watch(loaded, self._watchers(table_id)))

    def _has_room(self, group: set[Connection], newcomer: Connection) -> bool:
        """Whether one more may come. Seats and the host have places of their own; all others share the rest."""
        settings = self._settings
        if newcomer.has_own_places:
            mine = sum(each.access.key == newcomer.access.key for each in group)
            return mine < OF_A_KEY and self._count < settings.connections
        strangers = [each for each in group if not each.has_own_places]
        beside = sum(each.address == newcomer.address for each in strangers)
        return (
            len(strangers) < settings.table_connections
            and beside < settings.table_address_connections
            and self._count < settings.connections * FOR_STRANGERS
        )

    async def _greet(self, line: Line, table_id: str, address: str) -> Connection:
        """The first frame says who it is."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                text = await line.hear()
        except TimeoutError:
            raise Closed(TOO_SLOW, "no hello") from None
        try:
            hello = hello_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            raise Closed(BAD_HELLO, "the first frame must be a hello with a key") from None
        try:
            access = await open_with(self._tables, table_id, hello.key)
            if access.is_outside:
                hello = Hello(hello.key)
        except Refused as refusal:
            raise Closed(BAD_KEY, refusal.message) from None
        bucket = Bucket(self._settings.rate, self._settings.burst, self._ticks)
        return Connection(line, access, hello, address, bucket)

    async def _talk_with(self, connection: Connection) -> None:
        """Hear and tell, each for itself, until one side has enough."""
        listening = asyncio.create_task(self._listen_on(connection))
        self._listening.add(listening)
        listening.add_done_callback(self._listening.discard)
        try:
            await self._tell_on(connection)
        finally:
            connection.end = connection.end or PeerGone()
            if not connection.is_busy:
                listening.cancel()

    # What it is told

    async def _tell_on(self, connection: Connection) -> None:
        """Tell whatever there is, whenever there may be something."""
        while connection.end is None and not self._stopping:
            if not connection.wake.is_set():
                await connection.wake.wait()
            elif not await self._tell(connection):
                await asyncio.sleep(1)
        raise connection.end or Closed(GOING_AWAY, "the server restarts")

    async def _tell(self, connection: Connection) -> bool:
        """Tell all that this connection has not heard yet; False where the database does not answer."""
        try:
            async with connection.telling:
                # Whatever happens from here on wakes it again.
                connection.wake.clear()
                connection.knows_all = False
                while not connection.knows_all and (told := await self._next_for(connection)) is not None:
                    await connection.line.say(told)
        except StorageFailed:
            connection.chat_due = True
            connection.wake.set()
            return False
        return True

    async def _next_for(self, connection: Connection) -> bytes | None:
        """The next of what it has not heard yet; None where that was all."""
        try:
            loaded = await self._tables.get(connection.table_id)
        except Refused:
            raise Closed(BAD_KEY, "this table is no more") from None
        if not connection.is_still_valid(loaded):
            raise Closed(WITHDRAWN, "this link has been withdrawn")
        if loaded.row.version != connection.version:
            connection.version = loaded.row.version
            return encoded(TableChanged(self._messages.table(loaded)))
        if connection.is_outside:
            return None
        while play_is_due(connection, loaded):
            news = self._tables.recent_news(loaded, connection.number)
            news = news or await self._tables.news(loaded, connection.number)
            if news.number == loaded.number:  # else the table went on while we looked back
                hears_all = connection.ear.channels == loaded.channels(connection.eyes)
                connection.knows_all = hears_all and not connection.chat_due
                return self._play(connection, loaded, news)
        if connection.chat_due or connection.ear.channels != loaded.channels(connection.eyes):
            connection.chat_due = False
            if heard := await self._talk.tell(loaded, connection.eyes, connection.ear):
                connection.chat_due = True
                return encoded(heard)
        return None

    def _play(self, connection: Connection, loaded: LoadedTable, news: News) -> bytes:
        told = self._messages.message(loaded, connection.eyes, news, connection.known)
        connection.number, connection.told_of_play = news.number, True
        if connection.takes_patches:
            connection.known = loaded.encoded_view(connection.eyes)
        return told

    # What it says

    async def _listen_on(self, connection: Connection) -> None:
        """Do what is asked for, in order, and say what came of it; what has changed by that is told before."""
        try:
            while connection.end is None:
                text = await connection.line.hear()
                if not connection.bucket.take():
                    raise Closed(TOO_MANY, "too many frames")
                connection.is_busy = True
                reply = encoded(await self._replies.reply(connection, text))
                connection.is_busy = False
                if connection.wake.is_set():
                    await self._tell(connection)
                await connection.line.say(reply)
        except Exception as end:  # whoever tells says what becomes of that
            connection.stop(end)


def play_is_due(connection: Connection, loaded: LoadedTable) -> bool:
    """Whether the game has gone on since this connection was told of it."""
    return loaded.position is not None and (not connection.told_of_play or connection.number != loaded.number)


def encoded(message: Message) -> bytes:
    """A message as it is sent."""
    return encoder.encode(message)
