"""The way into SQLite: a few threads, in which its statements are carried out, and one writer at a time."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event

from dreadhall.server.storage.answering import Deadline
from dreadhall.server.storage.transactions import Transaction

T = TypeVar("T")

READERS = 8
# Besides them there is one who writes, and one who asks whether that is possible.
OTHERS = 2
# Until when a transaction may wait for its turn to write.
WRITES = "dreadhall_writes"
LOOK_AGAIN_SECONDS = 0.0005


class SqliteWay:
    """Connections to a file, each of which is used by one transaction at a time."""

    def __init__(self, url: URL, seconds: float, sync: str, ended: Callable[[Connection], None]) -> None:
        """`ended` is called when a transaction is over, in whatever thread."""
        self._sync = sync
        self._ended = ended
        # Errors would otherwise quote the values of a failed statement, seeds and hashes among them.
        self.engine = create_engine(
            url,
            hide_parameters=True,
            pool_size=READERS + OTHERS,
            max_overflow=0,
            connect_args={"timeout": seconds, "check_same_thread": False},
        )
        event.listen(self.engine, "connect", self._prepare)
        event.listen(self.engine, "begin", partial(begin, patience=seconds))
        self._threads = ThreadPoolExecutor(READERS + OTHERS, "dreadhall-sqlite")
        self._readers = asyncio.Semaphore(READERS)
        self._writer = asyncio.Lock()

    def _prepare(self, connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={self._sync}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @asynccontextmanager
    async def transaction(self, deadline: Deadline, *, writes: bool) -> AsyncIterator[Transaction]:
        """A transaction, statement by statement."""
        async with self._place(deadline, writes=writes):
            connection = await self._in_thread(self._begun, deadline if writes else None)
            try:
                yield Transaction(partial(self._run, connection))
            except BaseException:
                await self._in_thread(self._end, connection, connection.rollback)
                raise
            await self._in_thread(self._end, connection, connection.commit)

    async def write(self, work: Callable[[Connection], T], deadline: Deadline) -> T:
        """A transaction in one go: to the thread and back for each statement costs more than the statements do."""
        async with self._place(deadline, writes=True):
            return await self._in_thread(self._write, work, deadline)

    def _write(self, work: Callable[[Connection], T], deadline: Deadline) -> T:
        connection = self._begun(deadline)
        try:
            result = work(connection)
        except BaseException:
            self._end(connection, connection.rollback)
            raise
        self._end(connection, connection.commit)
        return result

    async def ask(self, deadline: Deadline) -> None:
        """Begin to write, and think better of it. Whoever writes waits for us meanwhile."""
        await self._in_thread(self._write, lambda _connection: None, deadline)

    async def close(self) -> None:
        """Let go of the file."""
        self._threads.shutdown()
        self.engine.dispose()

    @asynccontextmanager
    async def _place(self, deadline: Deadline, *, writes: bool) -> AsyncIterator[None]:
        """SQLite takes one writer at a time, and we only so many readers."""
        place = self._writer if writes else self._readers
        async with asyncio.timeout(deadline.left):
            await place.acquire()
        try:
            yield
        finally:
            place.release()

    def _begun(self, deadline: Deadline | None) -> Connection:
        connection = self.engine.connect().execution_options(**{WRITES: deadline})
        try:
            connection.begin()
        except BaseException:
            connection.close()
            raise
        return connection

    def _end(self, connection: Connection, so: Callable[[], None]) -> None:
        """End a transaction in this way, and let go of the connection."""
        try:
            so()
        finally:
            self._ended(connection)
            connection.close()

    async def _run(self, connection: Connection, work: Callable[..., T], *given: Any) -> T:
        return await self._in_thread(work, connection, *given)

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        """Do something in a thread. Whoever gives up waits for its end all the same: it has the connection."""
        doing = asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            await asyncio.wait([doing])
            raise


def begin(connection: Connection, patience: float) -> None:
    """Begin a transaction; to write, when no other process does. SQLite itself would look again less and less often."""
    deadline: Deadline | None = connection.get_execution_options().get(WRITES)
    if deadline is None:
        connection.exec_driver_sql("BEGIN")
        return
    raw: Any = connection.connection.driver_connection
    raw.execute("PRAGMA busy_timeout = 0")
    while True:
        try:
            raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or not deadline.left:
                raise
            time.sleep(LOOK_AGAIN_SECONDS)
        else:
            raw.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
            return
