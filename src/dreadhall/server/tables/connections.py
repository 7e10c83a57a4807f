"""Connections: each is told what it has not heard yet, in order, as fast as it can listen.

Nothing is queued for a connection. It remembers how far it has been told; when the table goes on it is told the
difference, be it one move or ten: at once where all of it is in memory and the line has room, otherwise by a task of
the connection's own when it has been looked up.
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
from dreadhall.server.tables.lines import Line
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.news import News
from dreadhall.server.tables.play import finish
from dreadhall.server.tables.presence import Presence
from dreadhall.server.tables.replies import WITHDRAWN, Replies
from dreadhall.server.tables.talk import Talk
from dreadhall.server.tables.telling import Telling, message
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
        telling: Telling,
        metrics: Metrics,
        ticks: Clock,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._replies = replies
        self._presence = presence
        self._talk = talk
        self._metrics = metrics
        self._telling = telling
        self._ticks = ticks
        self._connections: dict[str, set[Connection]] = {}
        self._count = 0
        self._stopping = False
        # What is being done for somebody, who may have gone meanwhile.
        self._doing: set[asyncio.Task[None]] = set()

    # Who is to hear something

    def wake(self, table_id: str, *, chat: bool = False) -> None:
        """Something has changed at a table."""
        group = self._connections.get(table_id)
        if not group:
            return
        at_once = self._at_hand(table_id)
        if at_once is not None:
            self._telling.wait(at_once)
        for connection in tuple(group):
            if chat:
                connection.chat_due = True
            if at_once is None or not self._tell_at_once(connection, at_once):
                connection.wake.set()

    def _at_hand(self, table_id: str) -> LoadedTable | None:
        """A table of which can be told at once, without looking anything up."""
        loaded = self._tables.in_memory(table_id)
        return loaded if loaded is not None and not loaded.is_behind and not self._stopping else None

    def wake_all(self) -> None:
        """Anything may have changed."""
        for table_id in self._connections:
            self.wake(table_id, chat=True)

    async def close_all(self) -> None:
        """Ask everybody to come again later, and finish what is being done for them."""
        self._stopping = True
        self.wake_all()
        await asyncio.gather(*self._doing, return_exceptions=True)

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
            line.listen(connection)
            await self._tell_on(connection)
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
                text = await line.first()
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
        return Connection(line, access, hello, address, bucket, self._obey)

    # What it is told

    def _tell_at_once(self, connection: Connection, loaded: LoadedTable) -> bool:
        """Tell all that this connection has not heard yet; False where something has to be looked up, or waits."""
        if connection.is_being_told or connection.line.is_full:
            return False
        try:
            return connection.is_still_valid(loaded) and self._tell_what_is_here(connection, loaded)
        except Exception:  # it happens again in the connection's own task, and is its own affair
            return False

    def _tell_what_is_here(self, connection: Connection, loaded: LoadedTable) -> bool:
        """Tell what is in memory; whether that was all."""
        if loaded.row.version != connection.version:
            connection.version = loaded.row.version
            connection.tell(encoded(TableChanged(self._telling.table(loaded))))
        if connection.is_outside:
            return True
        if play_is_due(connection, loaded):
            news = self._tables.recent_news(loaded, connection.number)
            if news is None:
                return False
            self._tell_play(connection, loaded, news)
        return not connection.chat_due and connection.ear.channels == loaded.channels(connection.eyes)

    def _tell_play(self, connection: Connection, loaded: LoadedTable, news: News) -> None:
        eyes = connection.eyes
        connection.tell(message(loaded, eyes, news, connection.known))
        connection.number, connection.told_of_play = news.number, True
        if connection.takes_patches:
            connection.known = loaded.sight(eyes)

    def _tell_along(self, connection: Connection) -> None:
        """What a reply has made due goes along with it, if it is in memory."""
        if connection.wake.is_set() and (loaded := self._at_hand(connection.table_id)) is not None:
            self._tell_at_once(connection, loaded)

    async def _tell_on(self, connection: Connection) -> None:
        while True:
            connection.is_being_told = False
            await connection.wake.wait()
            connection.wake.clear()
            connection.is_being_told = True
            if connection.end is not None:
                raise connection.end
            if self._stopping:
                raise Closed(GOING_AWAY, "the server restarts")
            try:
                await self._tell(connection)
            except StorageFailed:
                connection.chat_due = True
                await asyncio.sleep(1)
                connection.wake.set()

    async def _tell(self, connection: Connection) -> None:
        """All that this connection has not heard yet, as far as there is room; it is woken when there is more."""
        try:
            loaded = await self._tables.get(connection.table_id)
        except Refused:
            raise Closed(BAD_KEY, "this table is no more") from None
        if not connection.is_still_valid(loaded):
            raise Closed(WITHDRAWN, "this link has been withdrawn")
        self._telling.wait(loaded)
        while not connection.line.is_full and not self._tell_what_is_here(connection, loaded):
            if play_is_due(connection, loaded):
                news = await self._tables.news(loaded, connection.number)
                if news.number == loaded.number:  # else the table went on while we looked back
                    self._tell_play(connection, loaded, news)
                continue
            connection.chat_due = False
            if heard := await self._talk.tell(loaded, connection.eyes, connection.ear):
                connection.chat_due = True
                connection.tell(encoded(heard))

    # What it says

    def _obey(self, connection: Connection) -> None:
        """Do what has been asked for, in order. Whatever becomes of the connection, what was begun is finished."""
        task = asyncio.get_running_loop().create_task(self._obey_all(connection))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _obey_all(self, connection: Connection) -> None:
        inbox = connection.inbox
        paused = False
        try:
            while inbox:
                connection.hold()
                reply = encoded(await self._replies.reply(connection, inbox[0]))
                self._tell_along(connection)
                connection.reply(reply)
                paused = paused or len(inbox) > 1
                inbox.popleft()
        except Exception as end:  # whoever serves the connection says what becomes of that
            connection.stop(end)
        if paused:
            connection.line.go_on()


def play_is_due(connection: Connection, loaded: LoadedTable) -> bool:
    """Whether the game has gone on since this connection was told of it."""
    return loaded.position is not None and (not connection.told_of_play or connection.number != loaded.number)


def encoded(message: Message) -> bytes:
    """A message as it is sent."""
    return encoder.encode(message)
