"""A WebSocket that costs little: the library reads the frames, and nothing waits in between.

The players share the machine with the server they measure. A task and a queue for each of hundreds of connections, as
the library's own connections have, would take more of it than some servers do.
"""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from typing_extensions import override
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Hear = Callable[[bytes], None]
Lost = Callable[[str], None]


class Line(asyncio.Protocol):
    """One connection to a server; `hear` gets every text, `lost` the reason when the line is cut."""

    transport: asyncio.Transport

    def __init__(self, address: str, hear: Hear, lost: Lost) -> None:
        self._address = address
        self._socket = ClientProtocol(parse_uri(address), max_size=None)
        self._hear = hear
        self._lost = lost
        self._hung_up = False
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Connect, and wait until the server has agreed; it may be heard before that."""
        place = urlsplit(self._address)
        await asyncio.get_running_loop().create_connection(lambda: self, place.hostname or "", place.port or 80)
        await self._open

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self._socket.send_request(self._socket.connect())
        self._flush()

    @override
    def data_received(self, data: bytes) -> None:
        """Pass on whole texts; the library sees to pings and the rest."""
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Response):
                self._open.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin, "no server here sends texts in pieces"
                self._hear(bytes(event.data))
        self._flush()

    @override
    def connection_lost(self, error: Exception | None) -> None:
        """Tell, unless it was we who hung up."""
        reason = str(error or self._socket.close_exc if not self._hung_up else "")
        if not self._open.done():
            self._open.set_exception(ConnectionError(reason))
        if not self._hung_up:
            self._lost(reason)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._socket.send_text(text)
        self._flush()

    def hang_up(self) -> None:
        """Go away."""
        self._hung_up = True
        self.transport.close()

    def _flush(self) -> None:
        if pieces := self._socket.data_to_send():
            self.transport.write(b"".join(pieces))
