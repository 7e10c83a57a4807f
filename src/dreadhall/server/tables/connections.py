"""Connections: each is told what it has not heard yet, in order, as fast as it can listen.

Nothing is queued for a connection. It remembers how far it has been told; when the table goes on it is told the
difference, be it one move or ten. One that does not listen for too long is closed.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from dreadhall.kernel import DreadhallError
from dreadhall.server.clock import Clock
from dreadhall.server.config import Settings
from dreadhall.server.errors import Refused, StorageFailed, code_of, one_line
from dreadhall.server.keys import StoredKey
from dreadhall.server.limits import Bucket
from dreadhall.server.metrics import Metrics
from dreadhall.server.tables.access import SEATED, SPEAKERS, Access, Who, admit_again, open_with
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.play import Play, finish
from dreadhall.server.tables.presence import Presence
from dreadhall.server.tables.talk import Ear, Talk, channels_of
from dreadhall.server.tables.telling import Telling
from dreadhall.server.wire.frames import (
    Done,
    Frame,
    Hello,
    Message,
    Moved,
    NotDone,
    Ping,
    SendAgree,
    SendAnswer,
    SendChat,
    SendUndo,
    TableChanged,
)
from dreadhall.server.wire.play import Accepted, UndoReply

GOING_AWAY, BAD_HELLO, BAD_KEY, WITHDRAWN, TOO_SLOW, TOO_MANY = 1012, 4400, 4401, 4403, 4408, 4429

# Who may send what; a ping is for everybody who has come in.
MAY_SEND: dict[type[Frame], Who] = {SendAnswer: SEATED, SendUndo: SEATED, SendAgree: SEATED, SendChat: SPEAKERS}

hello_decoder = msgspec.json.Decoder(Hello)
frame_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
encoder = msgspec.json.Encoder()


class Gone(Exception):
    """The other side has gone, or has nothing more to say."""


class Closed(Exception):
    """We close the connection, and say why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class TextSocket(Protocol):
    """What a connection needs of the framework."""

    async def receive(self) -> str:
        """The next text frame; Gone when there will be none."""
        ...

    async def send(self, text: str) -> None:
        """Send a text frame; Gone where nobody is there."""
        ...


class Connection:
    """One who listens, and how far they have been told."""

    def __init__(self, socket: TextSocket, access: Access, hello: Hello) -> None:
        self.socket = socket
        self.access = access
        self.table_id = access.loaded.id
        self.number = hello.since
        self.told_of_play = False
        self.version = -1
        self.ear = Ear(hello.chat, hello.channels)
        self.chat_due = True
        self.wake = asyncio.Event()
        self.wake.set()
        # When each message began that is being sent at present, oldest first.
        self.sending: list[float] = []
        self._checked: tuple[StoredKey, ...] = ()

    def is_still_valid(self, loaded: LoadedTable) -> bool:
        """Whether its key has not been withdrawn; looked up again only when the table's keys have changed.

        A guest whose key has become that of a seat goes on as the seat.
        """
        keys = loaded.stored.keys
        if keys is not self._checked:
            access = admit_again(self.access, loaded)
            if access is None:
                return False
            self.access, self._checked = access, keys
        return True


class Hub:
    """Everybody who listens in this process."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        play: Play,
        presence: Presence,
        talk: Talk,
        telling: Telling,
        metrics: Metrics,
        ticks: Clock,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._play = play
        self._presence = presence
        self._talk = talk
        self._metrics = metrics
        self._telling = telling
        self._ticks = ticks
        self._connections: dict[str, set[Connection]] = {}
        self._count = 0
        self._stopping = False

    # Who is to hear something

    def wake(self, table_id: str, *, chat: bool = False) -> None:
        """Something has changed at a table."""
        for connection in self._connections.get(table_id, ()):
            connection.chat_due = connection.chat_due or chat
            connection.wake.set()

    def wake_all(self) -> None:
        """Anything may have changed."""
        for table_id in self._connections:
            self.wake(table_id, chat=True)

    def close_all(self) -> None:
        """Ask everybody to come again later."""
        self._stopping = True
        self.wake_all()

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

    async def serve(self, socket: TextSocket, table_id: str, charge: Callable[[LoadedTable], None]) -> None:
        """Talk with a client until one side has enough; Closed says that it is we.

        `charge` refuses somebody who has too often wanted to hear everything from the beginning.
        """
        connection = await self._greet(socket, table_id)
        loaded = connection.access.loaded
        try:
            if connection.number is None and not connection.access.is_outside:
                charge(loaded)
        except Refused as refusal:
            raise Closed(TOO_MANY, refusal.message) from None
        group = self._connections.setdefault(table_id, set())
        if len(group) >= self._settings.table_connections or self._count >= self._settings.connections:
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
            await self._talk_both_ways(connection)
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

    async def _greet(self, socket: TextSocket, table_id: str) -> Connection:
        """The first frame says who it is."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                text = await socket.receive()
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
        return Connection(socket, access, hello)

    async def _talk_both_ways(self, connection: Connection) -> None:
        telling = asyncio.create_task(self._tell_on(connection))
        listening = asyncio.create_task(self._listen_on(connection))
        try:
            done: set[asyncio.Task[None]] = set()
            while not done:
                self._drop_if_slow(connection)
                done, _ = await asyncio.wait(
                    {telling, listening}, timeout=self._settings.send_seconds / 2, return_when=asyncio.FIRST_COMPLETED
                )
            for task in done:
                task.result()
        finally:
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

    # What it is told

    async def _tell_on(self, connection: Connection) -> None:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            if self._stopping:
                raise Closed(GOING_AWAY, "the server restarts")
            try:
                await self._tell(connection)
            except StorageFailed:
                connection.chat_due = True
                await asyncio.sleep(1)
                connection.wake.set()

    async def _tell(self, connection: Connection) -> None:
        """Everything that this connection has not heard yet."""
        try:
            loaded = await self._tables.get(connection.table_id)
        except Refused:
            raise Closed(BAD_KEY, "this table is no more") from None
        if not connection.is_still_valid(loaded):
            raise Closed(WITHDRAWN, "this link has been withdrawn")
        if loaded.row.version != connection.version:
            connection.version = loaded.row.version
            await self._send(connection, TableChanged(self._telling.table(loaded)))
        if connection.access.is_outside:
            return
        if loaded.position is not None and (not connection.told_of_play or connection.number != loaded.number):
            news = await self._tables.news(loaded, connection.number)
            if news.number == loaded.number:
                state = self._telling.play(loaded, connection.access.eyes, news)
                connection.number, connection.told_of_play = news.number, True
                await self._send(connection, Moved(state))
            else:
                connection.wake.set()  # the table went on while we looked back
        eyes, ear = connection.access.eyes, connection.ear
        while connection.chat_due or ear.channels != channels_of(loaded, eyes):
            connection.chat_due = False
            if heard := await self._talk.tell(loaded, eyes, ear):
                connection.chat_due = True
                await self._send(connection, heard)

    async def _send(self, connection: Connection, message: Message) -> None:
        began = asyncio.get_running_loop().time()
        connection.sending.append(began)
        await connection.socket.send(encoder.encode(message).decode())
        connection.sending.remove(began)

    def _drop_if_slow(self, connection: Connection) -> None:
        """Looked at now and then: a timer for each message would cost more than the message."""
        limit = asyncio.get_running_loop().time() - self._settings.send_seconds
        if connection.sending and connection.sending[0] <= limit:
            raise Closed(TOO_SLOW, "this connection listens too slowly")

    # What it says

    async def _listen_on(self, connection: Connection) -> None:
        bucket = Bucket(self._settings.rate, self._settings.burst, self._ticks)
        while True:
            text = await connection.socket.receive()
            if not bucket.take():
                raise Closed(TOO_MANY, "too many frames")
            await self._send(connection, await self._reply(connection, text))

    async def _reply(self, connection: Connection, text: str) -> Done | NotDone:
        try:
            frame = frame_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return NotDone(0, "bad-frame", one_line(error))
        try:
            return await self._do(connection, frame)
        except Refused as refusal:
            extra = refusal.extra
            return NotDone(frame.id, refusal.error, refusal.message, extra.get("number"), extra.get("asked"))
        except DreadhallError as error:
            return NotDone(frame.id, code_of(error), one_line(error))

    async def _do(self, connection: Connection, frame: Frame) -> Done:
        if isinstance(frame, Ping):
            return Done(frame.id)
        loaded = await self._tables.get(connection.table_id)
        if not connection.is_still_valid(loaded):
            raise Closed(WITHDRAWN, "this link has been withdrawn")
        access = Access(loaded, connection.access.key)
        MAY_SEND[type(frame)].admit(access)
        if isinstance(frame, SendChat):
            line = await self._talk.say(access, frame.text, frame.channel)
            return Done(frame.id, line.number)
        seat = access.need_seat()
        if isinstance(frame, SendAnswer):
            return accepted(frame.id, await self._play.answer(loaded, seat, frame.question, frame.answer))
        if isinstance(frame, SendUndo):
            return undone(frame.id, await self._play.undo(loaded, seat, frame.number))
        assert isinstance(frame, SendAgree)
        return undone(frame.id, await self._play.agree(loaded, seat, frame.number, agrees=frame.agree))


def accepted(frame: int, receipt: Accepted) -> Done:
    """The reply to an answer."""
    return Done(frame, receipt.number, receipt.move)


def undone(frame: int, reply: UndoReply) -> Done:
    """The reply to an undo or to a yes or no."""
    if reply.done is None:
        return Done(frame, waiting=reply.waiting)
    return Done(frame, reply.done.number, reply.done.move)
