"""Connections that keep nothing for those who do not read, and WebSockets among them."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from dreadhall.server.door import DOOR, Door

# Whoever takes in less, in bytes a second, does not read.
SLOWEST = 1024


class ImpatientWriter(asyncio.Protocol):
    """A connection that is cut when nobody reads what is sent.

    An orderly end would wait until all is read, and pings would be answered into the same full pipe without end.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    door: Door
    _look: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The pipe is full."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """Somebody reads."""
        self._relent()
        super().resume_writing()

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
    """A WebSocket, which came through the door as a request."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The beginning."""
        super().connection_made(transport)
        self.door = self.app_state[DOOR]
        self.transport.set_write_buffer_limits()

    async def run_asgi(self) -> None:
        """Serve it; then it ends, whether the last word is read or not."""
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self._watch()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: it ends in the same way."""
        super().keepalive_timeout()
        self._watch()

    def handle_ping(self) -> None:
        """Answer, but not into a full pipe."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

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
