"""The connection to the database: how it is opened, how long it may take, and how writing to it is kept in order."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, NullPool, Table, create_engine, event, make_url, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dreadhall.server.config import Settings
from dreadhall.server.errors import BadSetting, StorageFailed
from dreadhall.server.storage.answering import Answering, Deadline, cut_after
from dreadhall.server.storage.migrating import is_up_to_date, migrate

try:
    import fcntl
except ImportError:  # no file locks on this system
    fcntl = None  # type: ignore[assignment]

# Until when a transaction may wait for its turn to write.
WRITES = "dreadhall_writes"
# What others are to be told when a transaction is over.
NEWS = "dreadhall_news"
LOOK_AGAIN_SECONDS = 0.0005
# Bringing a large database up to date takes its time, and whoever starts beside it waits.
OPENING_SECONDS, LONGEST_CONNECTING = 3600.0, 60.0

T = TypeVar("T")


class Database:
    """SQLite with a write-ahead log, used on one machine by one server; or PostgreSQL, used by any number."""

    def __init__(self, settings: Settings, *, is_shared: bool = False) -> None:
        """`is_shared`: others on this machine use the same SQLite, and whoever started them has claimed it."""
        self.url = make_url(settings.database_url)
        self._is_shared = is_shared
        # Whom to tell what has been stored.
        self.when_stored: Callable[[str], None] | None = None
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.seconds = settings.database_seconds
        # How often we gave up on something that may be stored after all.
        self.given_up = 0
        self._sync = settings.sqlite_sync
        self._one_writer = asyncio.Lock()
        self._lock_file: IO[str] | None = None
        self.engine = self._make_engine()
        # Another way into SQLite, for work that is done in one go.
        self._direct = None if self.is_postgres else self._make_direct_engine()
        # And one without anything in between, for what is done most often.
        self._plain: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "dreadhall-writer")
        self._answering = Answering(self._ask)

    def _make_engine(self) -> AsyncEngine:
        # Errors would otherwise quote the values of a failed statement, seeds and hashes among them.
        if self.is_postgres:
            engine = self._make_postgres_engine(pool_size=10, max_overflow=10)
            event.listen(engine.sync_engine, "checkout", _refuse_closed)
            return engine
        engine = create_async_engine(self.url, hide_parameters=True, connect_args={"timeout": self.seconds})
        self._listen_to(engine.sync_engine)
        return engine

    def _make_postgres_engine(self, **pool: Any) -> AsyncEngine:
        patience = {"timeout": min(self.seconds, LONGEST_CONNECTING)}
        return create_async_engine(self.url, hide_parameters=True, connect_args=patience, **pool)

    def _make_direct_engine(self) -> Engine:
        url = self.url.set(drivername="sqlite")
        engine = create_engine(url, hide_parameters=True, connect_args={"timeout": self.seconds})
        self._listen_to(engine)
        return engine

    def _listen_to(self, engine: Engine) -> None:
        event.listen(engine, "connect", self._prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)

    def _prepare_sqlite(self, connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={self._sync}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async def open(self) -> None:
        """Make sure the database is there, is ours and has the tables of this version."""
        if not self.is_postgres and not self._is_shared:
            self._claim_file()
        with self._named():
            async with self._using(OPENING_SECONDS, writes=True) as connection:
                if self.is_postgres:
                    # Of several processes that start at once, one migrates and the others wait.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(4173620185)"))
                await connection.run_sync(migrate)

    async def look(self) -> None:
        """Make sure the database is there and of this version, but change nothing: others may be using it."""
        if not self.is_postgres and not Path(self.url.database or "").is_file():
            raise BadSetting(f"database: there is none at {self.url.database}")
        with self._named():
            async with self.reading() as connection:
                if not await connection.run_sync(is_up_to_date):
                    raise BadSetting("database: it is of another version; a server of this one brings it up to date")

    @contextmanager
    def _named(self) -> Iterator[None]:
        """What is wrong with the database is said in a line, with its address."""
        try:
            yield
        except (StorageFailed, OSError) as error:
            cause = error.__cause__ or error
            line = str(getattr(cause, "orig", None) or cause).strip().partition("\n")[0]
            shown = self.url.render_as_string(hide_password=True)
            raise BadSetting(f"database: cannot use {shown}: {line[:150]}") from None

    def _claim_file(self) -> None:
        """A second process on the same file would not hear of the first one's moves, so it is refused."""
        if not self.url.database or self.url.database == ":memory:":
            raise BadSetting("database: SQLite needs a file")
        path = Path(self.url.database)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = path.with_name(path.name + ".lock").open("w")
        except OSError as error:
            raise BadSetting(f"database: cannot use {path}: {(error.strerror or 'no access').lower()}") from None
        if fcntl is not None:
            try:
                fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadSetting(f"database: another server is using {path}: stop it first") from None
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))

    async def close(self) -> None:
        """Let go of the database."""
        await self._answering.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.seconds):
                await self.engine.dispose()
        self._thread.shutdown()
        if self._plain is not None:
            self._plain.close()
        if self._direct is not None:
            self._direct.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    def shrink(self) -> None:
        """Give the room of what was deleted back to the disk; PostgreSQL does so by itself."""
        if not self.is_postgres:
            with closing(sqlite3.connect(self.url.database or "", timeout=self.seconds)) as connection:
                connection.execute("VACUUM")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        async with self._using(self.seconds, writes=False) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored for good when the block is left, or not at all."""
        async with self._using(self.seconds, writes=True) as connection:
            yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which is stored for good when this returns, or not at all.

        SQLite works in a thread. Going there and back for each statement would cost more than the statements do.
        """
        if self._direct is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        deadline = Deadline(self.seconds)
        with self._failing(deadline, writes=True):
            async with self._turn(deadline):
                return await self._in_thread(self._direct, work, deadline)

    async def write_plainly(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same in SQLite's own words."""
        deadline = Deadline(self.seconds)
        with self._failing(deadline, writes=True):
            async with self._turn(deadline):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, self._do_plainly, work, deadline)

    def _do_plainly(self, work: Callable[[sqlite3.Connection], T], deadline: Deadline) -> T:
        if self._plain is None:
            self._plain = sqlite3.connect(self.url.database or "", timeout=0, check_same_thread=False)
            self._prepare_sqlite(self._plain, None)
        connection = self._plain
        _begin_soon(connection, deadline)
        try:
            result = work(connection)
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return result

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[Any]:
        """A connection of the driver to PostgreSQL, beside the pool, that may be kept for long."""
        async with asyncio.timeout(self.seconds):
            connection = await self._make_postgres_engine(poolclass=NullPool).connect()
        driver = await driver_of(connection)
        try:
            yield driver
        finally:
            driver.terminate()
            await connection.close()

    # Time limits

    @asynccontextmanager
    async def _using(self, seconds: float, *, writes: bool) -> AsyncIterator[AsyncConnection]:
        """A transaction that takes no longer than this, from the wait for a connection to the end."""
        deadline = Deadline(seconds)
        with self._failing(deadline, writes=writes):
            if self.is_postgres:
                await self._answering.check()
                async with self._connected(deadline) as connection, connection.begin():
                    yield connection
            elif not writes:
                async with self._connected(deadline) as connection, connection.begin():
                    yield connection
            else:
                async with self._turn(deadline), self._connected(deadline) as plain:
                    connection = await plain.execution_options(**{WRITES: deadline})
                    try:
                        async with connection.begin():
                            yield connection
                    finally:
                        self._tell_stored(connection.sync_connection)

    def tell_when_stored(self, connection: Connection, news: str) -> None:
        """Tell the processes beside this one something when the transaction of this connection is over."""
        if self.when_stored is not None:
            connection.info.setdefault(NEWS, []).append(news)

    def _tell_stored(self, connection: Connection | None) -> None:
        """However it ended: whoever hears of it only looks."""
        if self.when_stored is not None and connection is not None:
            for news in connection.info.pop(NEWS, ()):
                self.when_stored(news)

    @asynccontextmanager
    async def _connected(self, deadline: Deadline) -> AsyncIterator[AsyncConnection]:
        """A connection out of the pool. One to PostgreSQL is cut off in time: whatever waits for it fails then.

        To cancel the wait instead would have the driver ask the server, over another connection, to stop; one that
        does not answer will not answer that, either.
        """
        async with asyncio.timeout(deadline.left):
            connection = await self.engine.connect()
        with cut_after(deadline.left, await driver_of(connection)) if self.is_postgres else nullcontext():
            try:
                yield connection
            finally:
                await asyncio.shield(connection.close())

    @asynccontextmanager
    async def _turn(self, deadline: Deadline) -> AsyncIterator[None]:
        """SQLite takes one writer at a time."""
        async with asyncio.timeout(deadline.left):
            await self._one_writer.acquire()
        try:
            await self._answering.check()
            yield
        finally:
            self._one_writer.release()

    @contextmanager
    def _failing(self, deadline: Deadline, *, writes: bool) -> Iterator[None]:
        """Errors become StorageFailed; those that came with the end of the time cast doubt on the database."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            refused = isinstance(error, sqlite3.Error) or (
                isinstance(error, DBAPIError) and not error.connection_invalidated
            )
            if deadline.left == 0:
                self._answering.doubt()
            if writes and not refused:
                self.given_up += 1
            raise StorageFailed("the database did not answer: try again in a moment", refused=refused) from error

    async def _ask(self) -> None:
        """Have the database do something that it can do at once, if it can do anything."""
        if self._direct is not None:
            await self._in_thread(self._direct, lambda _connection: None, Deadline(self.seconds))
            return
        async with self.standing() as driver:
            await driver.execute("SELECT 1", timeout=self.seconds)

    async def _in_thread(self, engine: Engine, work: Callable[[Connection], T], deadline: Deadline) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, engine, work, deadline)

    def _write(self, engine: Engine, work: Callable[[Connection], T], deadline: Deadline) -> T:
        with engine.connect().execution_options(**{WRITES: deadline}) as connection:
            try:
                with connection.begin():
                    return work(connection)
            finally:
                self._tell_stored(connection)


def insert_into(connection: Connection, into: Table) -> Any:
    """An insertion that can say what to do on a conflict."""
    return postgres_insert(into) if connection.dialect.name == "postgresql" else sqlite_insert(into)


async def driver_of(connection: AsyncConnection) -> Any:
    """The driver's own connection."""
    return (await connection.get_raw_connection()).driver_connection


def _refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """Have the pool open another connection in place of one that has ended."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _begin_soon(connection: sqlite3.Connection, deadline: Deadline) -> None:
    """Begin to write when no other process does. SQLite itself would look again less and less often."""
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or not deadline.left:
                raise
            time.sleep(LOOK_AGAIN_SECONDS)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    deadline: Deadline | None = connection.get_execution_options().get(WRITES)
    if deadline is None:
        connection.exec_driver_sql("BEGIN")
        return
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(deadline.left * 1000) + 1}")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
