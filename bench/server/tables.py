"""Tables as their players see them, whatever the server: one answer at a time, and all wait until everybody knows it."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from bench.server.line import Line, call

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


@dataclass
class Sample:
    """What was seen for a while: how long each move took from the answer to the last player told, in seconds."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)


class Table:
    """The players of one table."""

    def __init__(self, players: list[Player], over: Callable[["Table"], None]) -> None:
        self.players = players
        self.over = over
        self.sample: Sample | None = None
        self.rng = random.Random()
        self.playing = False
        self.waiting = False
        self.expected = 0
        self.sent_at = 0.0

    @property
    def is_even(self) -> bool:
        """Whether everybody knows of the last answer."""
        return all(player.number >= self.expected for player in self.players)

    def told(self) -> None:
        """Somebody has heard something."""
        if self.waiting and self.is_even:
            self.waiting = False
            if self.sample is not None:
                self.sample.waits.append(time.perf_counter() - self.sent_at)
            if self.playing:
                self.answer()

    def answer(self) -> None:
        """Let one of those who are asked answer."""
        asked = [player for player in self.players if player.may_answer]
        if not asked:
            self.over(self)
            return
        player = self.rng.choice(asked)
        self.expected = player.number + 1
        self.waiting = True
        frame = player.any_answer(self.rng)
        self.sent_at = time.perf_counter()
        player.line.send(frame)

    def hang_up(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.line.hang_up()


class Crowd(ABC):
    """Everybody who plays on one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self.problem: str | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._replacing: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    @abstractmethod
    async def open(self) -> list[tuple[Player, str, bytes | None]]:
        """Open a table: its players, where each connects, and the first thing to say there, if it is ours to say it."""

    async def post(self, path: str, body: object, key: str = "") -> httpx.Response:
        """A request that is granted."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        reply = await self._http.post(path, json=body, headers=headers)
        if not reply.is_success:
            raise Failed(f"{path}: {reply.status_code} {reply.text[:200]}")
        return reply

    async def come(self, count: int) -> None:
        """Open so many tables and connect all their players."""
        await asyncio.gather(*(self._sit_down() for _ in range(count)))

    async def _sit_down(self) -> Table:
        async with self._places, asyncio.timeout(PATIENCE * 10):
            seats = await self.open()
            table = Table([player for player, _, _ in seats], self._over)
            for player, address, greeting in seats:
                player.line = await call(address, self._heard_by(player, table), self._lost)
                if greeting is not None:
                    player.line.send(greeting)
            while not all(player.number >= 0 for player in table.players):
                self._check()
                await asyncio.sleep(0.01)
        self.tables.append(table)
        return table

    def _heard_by(self, player: Player, table: Table) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            try:
                player.hear(text)
            except Failed as failure:
                self.problem = str(failure)
            table.told()

        return heard

    def _lost(self, reason: str) -> None:
        self.problem = f"a connection was lost: {reason}"

    def _check(self) -> None:
        if self.problem is not None:
            raise Failed(self.problem)

    def _over(self, table: Table) -> None:
        """A game has ended: its players go, and others come to a new table."""
        self.tables.remove(table)
        table.hang_up()
        task = asyncio.create_task(self._replace(table))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _replace(self, old: Table) -> None:
        try:
            table = await self._sit_down()
        except (Failed, OSError, TimeoutError, httpx.HTTPError) as failure:
            self.problem = f"no new table: {failure!r}"
            return
        table.sample = old.sample
        if old.playing:
            table.playing = True
            table.answer()

    async def play(self, lead: float, seconds: float) -> Sample:
        """Let all tables play; the sample begins after a lead."""
        for table in self.tables:
            table.playing = True
            table.answer()
        await asyncio.sleep(lead)
        sample = Sample()
        for table in self.tables:
            table.sample = sample
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        sample = Sample(time.perf_counter() - begun, sample.waits[:])
        await self._pause()
        return sample

    async def _pause(self) -> None:
        """Answer no more, and wait for what is under way."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for table in self.tables:
                    table.sample, table.playing = None, False
                self._check()
                if not self._replacing and not any(table.waiting for table in self.tables):
                    return
                await asyncio.sleep(0.01)
