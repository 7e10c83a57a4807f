"""WebSockets, as uvicorn speaks them: the line over which the hub hears and says, and how much may come in on it."""

from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dreadhall.server.limits import Bucket
from dreadhall.server.tables.lines import PeerGone

Socket = WebSocket[Any, Any, State]

# What a message has in bytes as a rule, and how many of the largest may come besides.
ORDINARY = 1024
LARGEST_AT_ONCE = 4


class SocketLine:
    """A WebSocket that is open, as the hub knows it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def hear(self) -> bytes:
        """The next message."""
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise PeerGone
        return (message.get("text") or "").encode()

    async def say(self, text: bytes) -> None:
        """Send a message; while somebody reads slowly this waits, until they read on or are cut off."""
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        except (OSError, RuntimeError, WebSocketDisconnect):  # which of them depends on who hung up, and when
            raise PeerGone from None


def metered(rate: float, burst: float, frame: int) -> type[WebSocketsSansIOProtocol]:
    """A WebSocket on which only so many messages a second can come in, and as many bytes as they may have.

    The hub counts messages. Pings and parts of messages do not get as far as that, and are work as well.
    """

    class Metered(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            largest = LARGEST_AT_ONCE * frame
            self._may_send = Bucket(largest + ORDINARY * rate, largest + ORDINARY * burst, self.loop.time)

        @override
        def data_received(self, data: bytes) -> None:
            """Take in what comes, unless it is too much."""
            if self._may_send.take(len(data)):
                super().data_received(data)
            else:
                self.transport.abort()

    return Metered
