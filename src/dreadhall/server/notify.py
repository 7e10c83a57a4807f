"""How processes tell each other what has changed: over PostgreSQL's LISTEN and NOTIFY.

A message names tables, never what happened there: whoever hears it looks into the database. On SQLite there is only one
process, and nobody to tell.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dreadhall.server.storage.engine import Database

Topic = Literal["moves", "table", "chat"]
Heard = Callable[[Topic, str], None]

CHANNEL = "dreadhall"
MOST_TABLES = 100
RETRY_SECONDS = 1.0

log = structlog.get_logger("dreadhall.notify")


class Notifier:
    """The voice and the ear of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.process = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def tell(self, connection: AsyncConnection, topic: Topic, table_ids: Sequence[str]) -> None:
        """Say, when the transaction of this connection is stored, that these tables have changed."""
        await connection.run_sync(self.tell_within, topic, table_ids)

    def tell_within(self, connection: Connection, topic: Topic, table_ids: Sequence[str]) -> None:
        """The same for work that is done in one go."""
        if not self._database.is_postgres:
            return
        for at in range(0, len(table_ids), MOST_TABLES):
            payload = f"{self.process} {topic} {','.join(table_ids[at : at + MOST_TABLES])}"
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

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
            sender, topic, table_ids = payload.split(" ", 2)
            if sender != self.process:
                for table_id in table_ids.split(","):
                    heard(topic, table_id)  # type: ignore[arg-type]

        async with self._database.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _connection: lost.set())
            await raw.add_listener(CHANNEL, on_message)
            missed()
            ready.set()
            await lost.wait()
