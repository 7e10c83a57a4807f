"""The way into PostgreSQL: a pool of connections, each of which is cut off when it does not answer in time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, NullPool, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dreadhall.server.storage.answering import Deadline, cut_after
from dreadhall.server.storage.transactions import Transaction

T = TypeVar("T")

LONGEST_CONNECTING = 60.0


class PostgresWay:
    """Connections to a server; the database sees to it that they do not get in each other's way."""

    def __init__(self, url: URL, seconds: float) -> None:
        self._url = url
        self._patience = min(seconds, LONGEST_CONNECTING)
        self._pool = self._make_engine(pool_size=10, max_overflow=10)
        self.engine = self._pool.sync_engine
        event.listen(self.engine, "checkout", refuse_closed)

    def _make_engine(self, **pool: Any) -> AsyncEngine:
        # Errors would otherwise quote the values of a failed statement, seeds and hashes among them.
        return create_async_engine(self._url, hide_parameters=True, connect_args={"timeout": self._patience}, **pool)

    @asynccontextmanager
    async def transaction(self, deadline: Deadline, *, writes: bool) -> AsyncIterator[Transaction]:
        """A transaction. It is cut off in time: whatever waits for it fails then.

        To cancel the wait instead would have the driver ask the server, over another connection, to stop; one that
        does not answer will not answer that, either.
        """
        async with asyncio.timeout(deadline.left):
            connection = await self._pool.connect()
        with cut_after(deadline.left, await driver_of(connection)):
            try:
                async with connection.begin():
                    yield Transaction(connection.run_sync)
            finally:
                await asyncio.shield(connection.close())

    async def write(self, work: Callable[[Connection], T], deadline: Deadline) -> T:
        """A transaction in one go."""
        async with self.transaction(deadline, writes=True) as transaction:
            return await transaction.run_sync(work)

    async def ask(self, deadline: Deadline) -> None:
        """Ask on a connection of its own."""
        async with self.standing() as driver:
            await driver.execute("SELECT 1", timeout=deadline.left)

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[Any]:
        """A connection of the driver, beside the pool, that may be kept for long."""
        async with asyncio.timeout(self._patience):
            connection = await self._make_engine(poolclass=NullPool).connect()
        driver = await driver_of(connection)
        try:
            yield driver
        finally:
            driver.terminate()
            await connection.close()

    async def close(self) -> None:
        """Let go of all connections."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._pool.dispose()


async def driver_of(connection: AsyncConnection) -> Any:
    """The driver's own connection."""
    return (await connection.get_raw_connection()).driver_connection


def refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """Have the pool open another connection in place of one that has ended."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
