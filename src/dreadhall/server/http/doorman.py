"""Where several processes share a port: whoever lets a connection in looks what it is about, and for whom that is."""

import asyncio
from typing import Any, cast

from typing_extensions import override
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from dreadhall.server.peers import Peers


def doorman(peers: Peers) -> type[asyncio.Protocol]:
    """What uvicorn is to take for its protocol where there are others."""

    class Doorman(asyncio.Protocol):
        """Waits for the first bytes of a connection, and leaves all else to uvicorn, here or next door."""

        def __init__(
            self,
            config: Config,
            server_state: ServerState,
            app_state: dict[str, Any],
            _loop: asyncio.AbstractEventLoop | None = None,
            first: bytes = b"",
        ) -> None:
            self._given = config, server_state, app_state
            self._waiting: set[Any] = server_state.connections
            # What another process has read before it handed the connection over.
            self._first = first

        @override
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """Somebody is at the door."""
            self._transport = cast(asyncio.Transport, transport)
            self._waiting.add(self)
            if self._first:
                self._let_in(self._first)

        @override
        def connection_lost(self, exc: Exception | None) -> None:
            """They have left without a word, or are next door."""
            self._waiting.discard(self)

        @override
        def data_received(self, data: bytes) -> None:
            """See what it is about."""
            home = peers.home_of(data)
            handle = self._transport.get_extra_info("socket").fileno()
            if home != peers.own and peers.hand_over(home, handle, data):
                self._transport.abort()
            else:
                self._let_in(data)

        def _let_in(self, data: bytes) -> None:
            self._waiting.discard(self)
            visit = HttpToolsProtocol(*self._given)
            visit.connection_made(self._transport)
            self._transport.set_protocol(visit)
            visit.data_received(data)

        def shutdown(self) -> None:
            """The server stops."""
            self._transport.close()

    return Doorman
