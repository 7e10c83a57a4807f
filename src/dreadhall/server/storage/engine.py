"""The connection to the database: how it is opened, and how writing to it is kept in order."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dreadhall.server.config import Settings
from dreadhall.server.errors import BadSetting, StorageFailed
from dreadhall.server.storage.migrating import migrate

try:
    import fcntl
except ImportError:  # no file locks on this system
    fcntl = None  # type: ignore[assignment]

WRITES = "dreadhall_writes"

T = TypeVar("T")


class Database:
    """SQLite with a write-ahead log, used by one process; or PostgreSQL, used by any number."""

    def __init__(self, settings: Settings) -> None:
        self.url = make_url(settings.database_url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._sync = settings.sqlite_sync
        self._one_writer = asyncio.Lock()
        self._lock_file: IO[str] | None = None
        self.engine = self._make_engine()
        # Another way into SQLite, for work that is done in one go.
        self._direct = None if self.is_postgres else self._make_direct_engine()
        self._thread = ThreadPoolExecutor(1, "dreadhall-writer")

    def _make_engine(self) -> AsyncEngine:
        # Errors would otherwise quote the values of a failed statement, seeds and hashes among them.
        if self.is_postgres:
            return create_async_engine(
                self.url, hide_parameters=True, pool_pre_ping=True, pool_size=10, max_overflow=10
            )
        engine = create_async_engine(self.url, hide_parameters=True, connect_args={"timeout": 30})
        self._listen_to(engine.sync_engine)
        return engine

    def _make_direct_engine(self) -> Engine:
        url = self.url.set(drivername="sqlite")
        engine = create_engine(
            url, hide_parameters=True, connect_args={"timeout": 30}, execution_options={WRITES: True}
        )
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
        if not self.is_postgres:
            self._claim_file()
        try:
            async with self.writing() as connection:
                if self.is_postgres:
                    # Of several processes that start at once, one migrates and the others wait.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(4173620185)"))
                await connection.run_sync(migrate)
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
                raise BadSetting(f"database: another server is using {path}") from None
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed("the database did not answer") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored for good when the block is left, or not at all."""
        try:
            if self.is_postgres:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._one_writer, self.engine.connect() as plain:
                connection = await plain.execution_options(**{WRITES: True})
                async with connection.begin():
                    yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed("the database did not answer") from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which is stored for good when this returns, or not at all.

        SQLite works in a thread. Going there and back for each statement would cost more than the statements do.
        """
        try:
            if self._direct is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            async with self._one_writer:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _write, self._direct, work)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed("the database did not answer") from error


def _write(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
