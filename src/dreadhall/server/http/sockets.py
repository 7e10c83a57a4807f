"""Connections that keep nothing for those who do not read, and WebSockets among them."""

import asyncio
from typing import Any

from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from dreadhall.server.http.door import DOOR, Door
from dreadhall.server.limits import Bucket

# Whoever takes in less, in bytes a second, does not read.
SLOWEST = 1024
# Frames of any kind: so many from those whom we have told nothing yet, and so many for each message of the others.
FROM_STRANGERS = 100
FRAMES_PER_MESSAGE = 4
# What a message has in bytes as a rule, and how many of the largest may come besides.
ORDINARY = 1024
LARGEST_AT_ONCE = 4
# What is looked at before we see how many frames it was.
PIECE = 2048


class ImpatientWriter(asyncio.Protocol):
    """A connection that is cut when nobody reads what is sent.

    An orderly end would wait until all is read, and pings would be answered into the same full pipe without end.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    door: Door
    _look: asyncio.TimerHandle | None = None

    @override
    def pause_writing(self) -> None:
        """The pipe is full."""
        super().pause_writing()
        self._watch()

    @override
    def resume_writing(self) -> None:
        """Somebody reads."""
        self._relent()
        super().resume_writing()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._relent()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def _watch(self) -> None:
        """See in a while whether what lies in the pipe now has been read."""
        self._relent()
        unread = self.transport.get_write_buffer_size()
        self._look = self.loop.call_later(self.door.settings.send_seconds, self._cut_or_watch_on, unread)

    def _cut_or_watch_on(self, unread: int) -> None:
        if unread - self.transport.get_write_buffer_size() < SLOWEST * self.door.settings.send_seconds:
            self.transport.abort()
        else:
            self._watch()

    def _relent(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None


class ImpatientSocket(ImpatientWriter, WebSocketsSansIOProtocol):
    """A WebSocket, which came through the door as a request.

    Only messages get as far as the hub, which counts them. Pings, pongs and parts of messages are work as well: whoever
    sends more of anything than a client can have a reason to is cut.
    """

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The beginning."""
        super().connection_made(transport)
        self.door = self.app_state[DOOR]
        self.transport.set_write_buffer_limits()
        settings, ticks = self.door.settings, self.loop.time
        largest = LARGEST_AT_ONCE * settings.frame
        self._bytes = Bucket(largest + ORDINARY * settings.rate, largest + ORDINARY * settings.burst, ticks)
        self._frames = Bucket(0, FROM_STRANGERS, ticks)
        self._is_stranger = True

    @override
    def data_received(self, data: bytes) -> None:
        """Take in what comes, little by little: what is too much is not even looked at."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._bytes.take(len(data)):
            self._cut()
        else:
            for at in range(0, len(data), PIECE):
                if not self.transport.is_closing():
                    super().data_received(data[at : at + PIECE])

    @override
    def handle_events(self) -> None:
        """Look at the frames that came, unless they are too many."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut()

    @override
    async def send(self, message: Any) -> None:
        """Tell something. Nothing is told to those who are not known here, so that this is one who may say more."""
        if self._is_stranger and message["type"] == "websocket.send":
            settings = self.door.settings
            self._frames = Bucket(
                FRAMES_PER_MESSAGE * settings.rate, FRAMES_PER_MESSAGE * settings.burst, self.loop.time
            )
            self._is_stranger = False
        await super().send(message)

    def _cut(self) -> None:
        self.door.metrics.dropped.labels("flood").inc()
        self.transport.abort()

    @override
    async def run_asgi(self) -> None:
        """Serve it; then it ends, whether the last word is read or not."""
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self._watch()

    @override
    def keepalive_timeout(self) -> None:
        """No answer to a ping: it ends in the same way."""
        super().keepalive_timeout()
        self._watch()

    @override
    def handle_ping(self) -> None:
        """Answer, but not into a full pipe."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    @override
    def send_receive_event_to_app(self) -> None:
        """Pass a message on. One that should be text and is not ends the connection; that is no matter for the log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()
