"""Live connections: each is told what it has not heard yet, in order, as fast as it can listen.

Nothing is queued for a connection. It remembers how far it has been told; when the table goes on it is told the difference,
be it one move or ten. One that does not listen for too long is closed.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec
import structlog

from dreadhall.kernel import DreadhallError
from dreadhall.server.access import Access, admit, still_valid
from dreadhall.server.config import Settings
from dreadhall.server.errors import Refused, StorageFailed
from dreadhall.server.limits import Bucket
from dreadhall.server.lobby import Lobby
from dreadhall.server.metrics import Metrics
from dreadhall.server.play import Accepted, Play, UndoReply
from dreadhall.server.shapes import (
    ChatHeard,
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
    play_state,
    table_info,
)
from dreadhall.server.storage.store import Store
from dreadhall.server.tables import Clock, Live, Tables

log = structlog.get_logger("dreadhall.live")

GOING_AWAY, BAD_HELLO, BAD_KEY, WITHDRAWN, TOO_SLOW, TOO_MANY = 1012, 4400, 4401, 4403, 4408, 4429

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


class Wire(Protocol):
    """What a connection needs of the framework."""

    async def receive(self) -> str:
        """The next text frame; Gone when there will be none."""
        ...

    async def send(self, text: str) -> None:
        """Send a text frame; Gone where nobody is there."""
        ...


class Connection:
    """One who listens, and how far they have been told."""

    def __init__(self, wire: Wire, access: Access, hello: Hello) -> None:
        self.wire = wire
        self.access = access
        self.table_id = access.live.id
        self.number = hello.since
        self.chat = hello.chat
        self.version = -1
        self.told_once = False
        self.wake = asyncio.Event()
        self.wake.set()


class Hub:
    """Everybody who listens in this process."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        play: Play,
        lobby: Lobby,
        store: Store,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._play = play
        self._lobby = lobby
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self._connections: dict[str, set[Connection]] = {}
        self._count = 0
        self._stopping = False

    def wake(self, table_id: str, *, chat: bool = False) -> None:
        """Something has changed at a table."""
        for connection in self._connections.get(table_id, ()):
            if chat:
                connection.chat = -connection.chat if connection.chat > 0 else connection.chat
            connection.wake.set()

    def wake_all(self) -> None:
        """Anything may have changed."""
        for table_id in self._connections:
            self.wake(table_id)

    def seats_here(self, table_id: str) -> set[int]:
        """The seats whose people are connected to this process."""
        connections = self._connections.get(table_id, ())
        return {c.access.key.seat for c in connections if c.access.key.seat is not None}

    def tables_here(self) -> list[str]:
        """The tables with connections."""
        return list(self._connections)

    def close_all(self) -> None:
        """Tell everybody to come again elsewhere."""
        self._stopping = True
        self.wake_all()
