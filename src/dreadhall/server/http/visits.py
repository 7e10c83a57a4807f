"""HTTP connections that wait for nobody without end: each part of a request has its time, and its size."""

import asyncio

from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dreadhall.server.http.door import DOOR, OUTSIDE, OUTSIDE_SECONDS, Door
from dreadhall.server.http.impatience import ImpatientWriter

HEADER_BYTES = 16 * 1024
# Requests that may come before the first of them is answered.
MOST_AT_ONCE = 16
# Pieces in which a body may come whatever their size; beyond, they have to be so large, in bytes, on the whole.
FREE_PIECES, SMALLEST_PIECE = 1000, 256
# Bytes of a body that may still come when its request has been answered, and how long we listen to them.
LEFTOVER, LEFTOVER_SECONDS = 64 * 1024, 1.0
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TooMany(Exception):
    """More requests at once, or pieces of one, than anybody needs; uvicorn answers by a 400 when its parser fails."""


class ImpatientVisit(ImpatientWriter, HttpToolsProtocol):
    """A connection that has to send its headers and bodies in time, and to take in the replies."""

    _deadline: asyncio.TimerHandle | None = None
    # Which part of a request is unfinished, how many parts there were, and the bytes of unfinished headers.
    _in_headers = False
    _in_body = False
    _parts = 0
    _header_bytes = 0
    # The pieces and bytes of an unfinished body, and the bytes that came of it after the answer.
    _pieces = 0
    _body_bytes = 0
    _leftover = 0
    # Answered for the last time, while the rest of a body is still on its way.
    _lingers = False
    # What another process has read before it handed the connection over.
    first = b""

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        self.door: Door = self.app_state[DOOR]
        self.is_inside = self.door.enter(transport, self.client[0] if self.client else "")
        # So that we hear of anything that is not read, however little.
        transport.set_write_buffer_limits(high=0)
        self._expect_headers()
        if self.first:
            self.data_received(self.first)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._meet_deadline()
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        """Take in a piece of a request, or of several; what is not complete then has to be in time."""
        if self._is_for_another_process(data):
            return
        parts = self._parts
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_body:
            self._expect_body(len(data))
        elif self._in_headers or self._parts == parts:
            self._header_bytes += len(data)
            if self._header_bytes > HEADER_BYTES:
                self.send_400_response("Too many headers.")
            else:
                self._expect_headers()

    def _is_for_another_process(self, data: bytes) -> bool:
        """Hand the connection on where a request begins for a table that is at home elsewhere."""
        neighbours = self.door.neighbours
        if neighbours is None or self.first == data or not self._is_between_requests:
            return False
        home = neighbours.home_of(data)
        if home == neighbours.own:
            return False
        if not neighbours.hand_over(home, self.transport.get_extra_info("socket").fileno(), data):
            return False
        self.transport.abort()
        return True

    @property
    def _is_between_requests(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        unread = self._in_headers or self._in_body or self._header_bytes or self.pipeline or self._lingers
        return self.is_inside and answered and not unread

    # What the parser tells

    @override
    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_headers = True
        self.scope["state"][OUTSIDE] = not self.is_inside

    @override
    def on_headers_complete(self) -> None:
        """Now we know what it is about."""
        self._meet_deadline()
        self._in_headers, self._in_body = False, True
        self._parts += 1
        self._header_bytes = self._pieces = self._body_bytes = self._leftover = 0
        if self._lingers or len(self.pipeline) >= MOST_AT_ONCE:
            raise TooMany
        super().on_headers_complete()
        if self.cycle is not None:
            self.cycle.transport = Farewell(self)

    @override
    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; what is sent as one behind a body is one more piece of that."""
        if self._in_body:
            self._count_piece(0)
        else:
            super().on_header(name, value)

    @override
    def on_body(self, body: bytes) -> None:
        """A piece of a body."""
        self._count_piece(len(body))
        super().on_body(body)

    @override
    def on_message_complete(self) -> None:
        """All of it is there."""
        self._meet_deadline()
        self._in_body = False
        self._parts += 1
        super().on_message_complete()
        if self._lingers:
            self.transport.close()

    @override
    def _should_upgrade(self) -> bool:
        """Only those who got in."""
        return self.is_inside and super()._should_upgrade()

    @override
    def _unsupported_upgrade_warning(self) -> None:
        """What clients would like to speak is no matter for the log."""

    # Bodies

    def _count_piece(self, size: int) -> None:
        """Each piece is work, however small it is."""
        self._pieces += 1
        self._body_bytes += size
        if self._pieces > FREE_PIECES + self._body_bytes // SMALLEST_PIECE:
            raise TooMany

    def _expect_body(self, came: int) -> None:
        """The rest of a body is due; when there is an answer already nobody wants much of it."""
        settings = self.door.settings
        if self.cycle is not None and self.cycle.response_complete:
            self._leftover += came
        if self._leftover > LEFTOVER:
            self.transport.abort()
        else:
            self._expect(settings.body_seconds + settings.send_seconds)  # the application refuses it before that

    def hang_up(self) -> None:
        """Close when the rest of the body is there or late: whoever still sends would otherwise not hear the answer."""
        self.pipeline.clear()
        self._lingers = self._in_body and not self.transport.is_closing()
        if self._lingers:
            self.flow.resume_reading()
            self._meet_deadline()
            self._expect(LEFTOVER_SECONDS)
        else:
            self.transport.close()

    # Deadlines

    def _expect_headers(self) -> None:
        self._expect(self.door.settings.header_seconds if self.is_inside else OUTSIDE_SECONDS)

    def _expect(self, seconds: float) -> None:
        """Wait so long for the part that is due, unless we do already."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._too_slow, seconds)

    def _meet_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self, seconds: float) -> None:
        """Give up, unless it is we who keep others waiting."""
        self._deadline = None
        answering = self.cycle is not None and not self.cycle.response_complete
        if self._in_body and not self.flow.read_paused:
            self.transport.abort()
        elif answering:
            self._expect(seconds)
        else:
            self.transport.write(TOO_SLOW)
            self.transport.close()


class Farewell(asyncio.Transport):
    """What a reply is written to: closing it lets the other side finish first."""

    def __init__(self, visit: ImpatientVisit) -> None:
        super().__init__()
        self._visit = visit

    @override
    def write(self, data: bytes | bytearray | memoryview) -> None:
        """A piece of the reply."""
        self._visit.transport.write(data)

    @override
    def is_closing(self) -> bool:
        """Whether nothing more can be written."""
        return self._visit.transport.is_closing()

    @override
    def close(self) -> None:
        """The reply was the last one."""
        self._visit.hang_up()
