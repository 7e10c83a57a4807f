"""WebSockets that keep nothing for those who do not read."""

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

PATIENCE = 20.0


class ImpatientSocket(WebSocketsSansIOProtocol):
    """A connection that is cut when nobody reads what is sent for as long as a ping may go unanswered.

    An orderly end would wait until all is read, and pings would be answered into the same full pipe without end.
    """

    _cut: TimerHandle | None = None

    def pause_writing(self) -> None:
        """The pipe is full."""
        super().pause_writing()
        self._cut = self.loop.call_later(self.ping_timeout or PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """Somebody reads."""
        self._relent()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._relent()
        super().connection_lost(exc)

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

    def _relent(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None
