"""Clients by the thousand, from many addresses, who begin something and never finish it.

They are in a process of their own. Whoever is shown out comes back a little later.
"""

import asyncio
import os
import resource
import select
import socket
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.server.processes import forks

# What each kind begins: headers, a body, a live connection without a hello; and somebody who asks and does not read.
HEADERS = b"GET /api/games HTTP/1.1\r\nHost: dreadhall\r\nX-Slow: "
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: dreadhall\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
)
UPGRADE = (
    b"GET /api/tables/nowhere/live HTTP/1.1\r\nHost: dreadhall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
UNREAD = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: dreadhall\r\n\r\n" * 2
KINDS = (HEADERS, BODY, UPGRADE, UNREAD)
# Kinds that go on with a letter now and then, so that they seem to be at work.
DRIPPING = (HEADERS, BODY)
DRIP_SECONDS, TURNS = 0.2, 40
SMALL = 2048
# They are slow, and no flood: so many come in a second, and whoever was shown out waits before that.
COMING_A_SECOND, LATE_SECONDS = 400, 0.1
AWAY_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Siege:
    """So many clients at a time, from so many addresses."""

    address: str
    clients: int
    addresses: int


class Besiegers:
    """All the slow clients, each in its place: what is in it, and from which address, does not change."""

    def __init__(self, siege: Siege) -> None:
        place = urlsplit(siege.address)
        self._goal = (place.hostname or "", place.port or 80)
        self._siege = siege
        self._poll = select.epoll()
        self._gone = select.EPOLLHUP | select.EPOLLERR | select.EPOLLRDHUP
        self._sockets: dict[int, socket.socket] = {}
        self._places: dict[int, int] = {}
        # Empty places, and when somebody comes there again.
        self._empty = deque((0.0, place) for place in range(siege.clients))
        self._next = 0.0
        self._turn = 0
        self.came = 0

    def step(self) -> None:
        """Fill a few of the empty places, and see who was shown out."""
        now = monotonic()
        while self._empty and self._empty[0][0] <= now and self._next <= now:
            self._come(self._empty.popleft()[1])
            self._next = max(self._next, now - LATE_SECONDS) + 1 / COMING_A_SECOND
        for file, event in self._poll.poll(0.02):
            if event & self._gone:
                self._go(file)
            elif event & select.EPOLLOUT:
                self._begin(file)

    def drip(self) -> None:
        """Some of those who seem to be at work send another letter, next time others."""
        self._turn = (self._turn + 1) % TURNS
        for file, place in self._places.items():
            kind = KINDS[place % len(KINDS)]
            if kind in DRIPPING and place // len(KINDS) % TURNS == self._turn:
                with suppress(OSError):
                    self._sockets[file].send(b"x")

    def _come(self, place: int) -> None:
        here = socket.socket()
        here.setblocking(False)
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        number = place // len(KINDS) % self._siege.addresses
        here.bind((f"127.0.{1 + number // 250}.{1 + number % 250}", 0))
        here.connect_ex(self._goal)
        self._sockets[here.fileno()], self._places[here.fileno()] = here, place
        self._poll.register(here, select.EPOLLOUT | self._gone)

    def _begin(self, file: int) -> None:
        self._poll.modify(file, self._gone)
        with suppress(OSError):
            self._sockets[file].send(KINDS[self._places[file] % len(KINDS)])
            self.came += 1

    def _go(self, file: int) -> None:
        self._poll.unregister(file)
        self._sockets.pop(file).close()
        self._empty.append((monotonic() + AWAY_SECONDS, self._places.pop(file)))


def besiege(siege: Siege, said: Connection) -> None:
    """Keep all the places filled for as long as whoever started us is there; say so when they have been filled once."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is an open file
    besiegers = Besiegers(siege)
    owner, told, dripped = os.getppid(), False, 0.0
    while os.getppid() == owner:
        besiegers.step()
        if not told and besiegers.came >= siege.clients:
            said.send(besiegers.came)
            told = True
        if (now := monotonic()) - dripped > DRIP_SECONDS:
            besiegers.drip()
            dripped = now


@asynccontextmanager
async def besieged(siege: Siege) -> AsyncIterator[None]:
    """A siege for the length of a block, which begins when all have come."""
    heard, said = forks.Pipe(duplex=False)
    process = forks.Process(target=besiege, args=(siege, said), daemon=True)
    await asyncio.to_thread(process.start)
    try:
        assert await asyncio.to_thread(heard.poll, PATIENCE), "the slow clients did not get so far"
        yield
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        process.close()
        heard.close()
        said.close()
