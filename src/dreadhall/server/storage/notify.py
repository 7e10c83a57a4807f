"""How processes tell each other what has changed: over PostgreSQL's LISTEN and NOTIFY, or on one machine directly.

A message names tables, or says that others wait for somebody to play with, and never what happened there: whoever hears
it looks into the database. So it is told when the database has it.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, cast

import structlog
from sqlalchemy import Connection, text

from dreadhall.server.peers import Peers
from dreadhall.server.storage.answering import cut_after
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.transactions import Transaction

Topic = Literal["moves", "table", "chat", "gone", "waiting"]
Heard = Callable[[Topic, str], None]

CHANNEL = "dreadhall"
MOST_TABLES = 100
RETRY_SECONDS = 1.0

log = structlog.get_logger("dreadhall.notify")


class Notifier:
    """The voice and the ear of this process."""

    def __init__(self, database: Database, peers: Peers | None = None) -> None:
        self._database = database
        self._peers = peers
        if peers is not None and not database.is_postgres:
            database.when_stored = peers.tell
        self.process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    @property
    def _voice(self) -> str:
        """Whom messages are from, so that we do not listen to ourselves.

        It changes whenever we gave something up: if that is stored after all, we hear of it as from somebody else.
        """
        return f"{self.process}.{self._database.given_up}"

    async def tell(self, connection: Transaction, topic: Topic, table_ids: Sequence[str]) -> None:
        """Say, when the transaction of this connection is stored, that these tables have changed."""
        await connection.run_sync(self.tell_within, topic, table_ids)

    def tell_within(self, connection: Connection, topic: Topic, table_ids: Sequence[str]) -> None:
        """The same for work that is done in one go."""
        for news in said(topic, table_ids):
            if self._database.is_postgres:
                payload = {"channel": CHANNEL, "payload": f"{self._voice} {news}"}
                connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)
            else:
                self._database.tell_when_stored(connection, news)

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what others say from now on; `missed` is called after an interruption: anything may have changed."""
        if self._database.is_postgres:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(heard, missed, ready), name="listener")
            await ready.wait()

    async def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, heard: Heard, missed: Callable[[], None], ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(heard, missed if ready.is_set() else lambda: None, ready)
            except Exception as error:
                log.warning("listening failed", reason=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, heard: Heard, missed: Callable[[], None], ready: asyncio.Event) -> None:
        lost = asyncio.Event()

        def on_message(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, _, news = payload.partition(" ")
            if sender != self._voice:
                understand(news, heard)

        seconds = self._database.seconds
        async with self._database.standing() as driver:
            driver.add_termination_listener(lambda _driver: lost.set())
            with cut_after(seconds, driver):
                await driver.add_listener(CHANNEL, on_message)
            missed()
            ready.set()
            while not await happens(lost, seconds):
                # A server that is frozen, or a line that is dead, says nothing: that is heard only by asking.
                with cut_after(seconds, driver):
                    await driver.execute("SELECT 1")


def said(topic: Topic, table_ids: Sequence[str]) -> Iterator[str]:
    """That these tables have changed, in messages that are not too long."""
    for at in range(0, len(table_ids), MOST_TABLES):
        yield f"{topic} {','.join(table_ids[at : at + MOST_TABLES])}"


def understand(news: str, heard: Heard) -> None:
    """What such a message says."""
    topic, _, table_ids = news.partition(" ")
    for table_id in table_ids.split(","):
        heard(cast(Topic, topic), table_id)


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Whether something happens within so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False
