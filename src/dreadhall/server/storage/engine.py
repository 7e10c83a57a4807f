"""The database: how it is opened, how long it may take, and what becomes of what goes wrong there."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Table, make_url, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from dreadhall.server.config import Settings
from dreadhall.server.errors import BadSetting, StorageFailed
from dreadhall.server.storage.answering import Answering, Deadline
from dreadhall.server.storage.migrating import is_up_to_date, migrate
from dreadhall.server.storage.postgres import PostgresWay
from dreadhall.server.storage.sqlite import SqliteWay
from dreadhall.server.storage.transactions import DatabaseAccess, Transaction

try:
    import fcntl
except ImportError:  # no file locks on this system
    fcntl = None  # type: ignore[assignment]

# What others are to be told when a transaction is over.
NEWS = "dreadhall_news"
# Bringing a large database up to date takes its time, and whoever starts beside it waits.
OPENING_SECONDS = 3600.0

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
        if not self.is_postgres and (self.url.database or ":memory:") == ":memory:":
            raise BadSetting("database: SQLite needs a file")
        self.seconds = settings.database_seconds
        # How often we gave up on something that may be stored after all.
        self.given_up = 0
        self._lock_file: IO[str] | None = None
        self.way: DatabaseAccess = (
            PostgresWay(self.url, self.seconds)
            if self.is_postgres
            else SqliteWay(self.url, self.seconds, settings.sqlite_sync, self._tell_stored)
        )
        self._answering = Answering(self._ask)

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
        path = Path(self.url.database or "")
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
        await self.way.close()
        if self._lock_file is not None:
            self._lock_file.close()

    def shrink(self) -> None:
        """Give the room of what was deleted back to the disk; PostgreSQL does so by itself."""
        if not self.is_postgres:
            with closing(sqlite3.connect(self.url.database or "", timeout=self.seconds)) as connection:
                connection.execute("VACUUM")

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction to look something up."""
        return self._using(self.seconds, writes=False)

    def writing(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that is stored for good when the block is left, or not at all."""
        return self._using(self.seconds, writes=True)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in such a transaction, all in one go."""
        deadline = Deadline(self.seconds)
        with self._failing(deadline, writes=True):
            await self._answering.check()
            return await self.way.write(work, deadline)

    @asynccontextmanager
    async def _using(self, seconds: float, *, writes: bool) -> AsyncIterator[Transaction]:
        """A transaction that takes no longer than this, from the wait for a connection to the end."""
        deadline = Deadline(seconds)
        with self._failing(deadline, writes=writes):
            if writes or self.is_postgres:
                await self._answering.check()
            async with self.way.transaction(deadline, writes=writes) as transaction:
                yield transaction

    def standing(self) -> AbstractAsyncContextManager[Any]:
        """A connection of the driver to PostgreSQL, beside the pool, that may be kept for long."""
        assert isinstance(self.way, PostgresWay)
        return self.way.standing()

    def tell_when_stored(self, connection: Connection, news: str) -> None:
        """Tell the processes beside this one something when the transaction of this connection is over.

        However it ends: whoever hears of it only looks.
        """
        if self.when_stored is not None:
            connection.info.setdefault(NEWS, []).append(news)

    def _tell_stored(self, connection: Connection) -> None:
        if self.when_stored is not None:
            for news in connection.info.pop(NEWS, ()):
                self.when_stored(news)

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
        await self.way.ask(Deadline(self.seconds))


def insert_into(connection: Connection, into: Table) -> Any:
    """An insertion that can say what to do on a conflict."""
    return postgres_insert(into) if connection.dialect.name == "postgresql" else sqlite_insert(into)
