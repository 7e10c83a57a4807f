"""Tables as their players see them, whatever the server: one answer at a time, until everybody knows of it."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import msgspec

from bench.server.line import Line

SEATS = 4
AT_ONCE = 8  # tables that are opened at the same time
PATIENCE = 30.0  # seconds, for anything that ought to take less than one


class Failed(Exception):
    """The load cannot go on; the text says why."""


class Player(ABC):
    """A seat and its live connection: the number up to which it has been told, and whether it may answer."""

    line: Line

    def __init__(self) -> None:
        self.number = -1
        self.may_answer = False

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Take note of what the server says."""

    @abstractmethod
    def any_answer(self, rng: random.Random) -> bytes:
        """One of the legal answers, ready to be sent."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, where it connects, and what it says first, if it is the first to speak."""

    player: Player
    address: str
    greeting: bytes = b""


@dataclass
class Sample:
    """What was seen for a while: how long each move took from the answer to the last player told, in seconds.

    `moves` counts those before and after the sample, too.
    """

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    moves: int = 0


class Table:
    """The players of one table."""

    def __init__(self, players: list[Player], crowd: "Crowd") -> None:
        self.players = players
        self.crowd = crowd
        self.rng = random.Random()
        self.waiting = False
        self.expected = 0
        self.sent_at = 0.0

    def told(self) -> None:
        """Somebody has heard something: when all have, the next one answers."""
        if self.waiting and all(player.number >= self.expected for player in self.players):
            self.waiting = False
            self.crowd.moved(time.perf_counter() - self.sent_at)
            if self.crowd.playing:
                self.answer()

    def answer(self) -> None:
        """Let one of those who are asked answer."""
        asked = [player for player in self.players if player.may_answer]
        if not asked:
            self.crowd.over(self)
            return
        player = self.rng.choice(asked)
        self.expected = player.number + 1
        self.waiting = True
        frame = player.any_answer(self.rng)
        self.sent_at = time.perf_counter()
        player.line.send(frame)


class Crowd(ABC):
    """Everybody who plays on one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self.playing = False
        self.problem: str | None = None
        self._sample = Sample()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._replacing: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    @abstractmethod
    async def open(self) -> list[Seat]:
        """Open a table and take its seats."""

    async def post(self, path: str, body: object, key: str = "") -> httpx.Response:
        """A request that is granted."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        reply = await self._http.post(path, json=body, headers=headers)
        if not reply.is_success:
            raise Failed(f"{path}: {reply.status_code} {reply.text[:200]}")
        return reply

    # Coming and going

    async def come(self, count: int) -> None:
        """Open so many tables and connect all their players."""
        await asyncio.gather(*(self._sit_down() for _ in range(count)))

    async def _sit_down(self) -> Table:
        async with self._places, asyncio.timeout(PATIENCE):
            seats = await self.open()
            table = Table([seat.player for seat in seats], self)
            for seat in seats:
                seat.player.line = Line(seat.address, self._heard_by(seat.player, table), self._lost)
                await seat.player.line.connect()
                if seat.greeting:
                    seat.player.line.send(seat.greeting)
            while not all(player.number >= 0 for player in table.players):
                self._check()
                await asyncio.sleep(0.01)
        self.tables.append(table)
        return table

    def _heard_by(self, player: Player, table: Table) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            try:
                player.hear(text)
            except (Failed, msgspec.DecodeError) as failure:
                self.problem = str(failure)
            table.told()

        return heard

    def _lost(self, reason: str) -> None:
        self.problem = f"a connection was lost: {reason}"

    def _check(self) -> None:
        if self.problem is not None:
            raise Failed(self.problem)

    def over(self, table: Table) -> None:
        """A game has ended: its players go, and others come to a new table."""
        self.tables.remove(table)
        for player in table.players:
            player.line.hang_up()
        task = asyncio.create_task(self._replace())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _replace(self) -> None:
        try:
            table = await self._sit_down()
        except (Failed, OSError, TimeoutError, httpx.HTTPError) as failure:
            self.problem = f"no new table: {failure!r}"
            return
        if self.playing:
            table.answer()

    # Playing

    async def play(self, lead: float, seconds: float) -> Sample:
        """Let all tables play; the sample begins after a lead."""
        self._sample = Sample()
        self.playing = True
        for table in self.tables[:]:
            table.answer()
        await asyncio.sleep(lead)
        self._sample.waits.clear()
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        waits = self._sample.waits[:]
        seen = time.perf_counter() - begun
        self.playing = False
        await self._come_to_rest()
        return Sample(seen, waits, self._sample.moves)

    def moved(self, wait: float) -> None:
        """A move has been made, and everybody at its table knows it."""
        self._sample.moves += 1
        self._sample.waits.append(wait)

    async def _come_to_rest(self) -> None:
        """Wait for what is under way."""
        async with asyncio.timeout(PATIENCE):
            while self._replacing or any(table.waiting for table in self.tables):
                self._check()
                await asyncio.sleep(0.01)
        self._check()
