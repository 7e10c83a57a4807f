"""What both databases have in common: a transaction whose statements hold up nobody, and how one comes by it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, Row, ScalarResult, text

from dreadhall.server.storage.answering import Deadline

T = TypeVar("T")
Rows = CursorResult[*tuple[Any, ...]]

AT_ONCE = 200
"""Rows that are fetched together where there may be any number."""


class Transaction:
    """A transaction; each statement is waited for, and its rows are there when it is done."""

    def __init__(self, run: Callable[..., Awaitable[Any]]) -> None:
        self._run = run

    async def run_sync(self, work: Callable[..., T], *given: Any) -> T:
        """Do something with the connection, all in one go."""
        result: T = await self._run(work, *given)
        return result

    async def execute(self, statement: Executable, rows: Any = None) -> Rows:
        """The result of a statement."""
        return await self.run_sync(executed, statement, rows)

    async def scalar(self, statement: Executable) -> Any:
        """The first value of the first row."""
        return (await self.execute(statement)).scalar()

    async def scalars(self, statement: Executable) -> ScalarResult[Any]:
        """The first value of each row."""
        return (await self.execute(statement)).scalars()

    async def see_one_moment(self) -> None:
        """Let everything be seen as it is now, whatever others change meanwhile: in SQLite it always is."""
        await self.run_sync(look_at_one_moment)

    async def stream(self, statement: Executable) -> AsyncIterator[Row[*tuple[Any, ...]]]:
        """Row after row, however many there are."""
        streamed = {"stream_results": True, "yield_per": AT_ONCE}
        result = await self.run_sync(lambda connection: connection.execute(statement, execution_options=streamed))
        while rows := await self.run_sync(lambda _connection: result.fetchmany(AT_ONCE)):
            for row in rows:
                yield row


def executed(connection: Connection, statement: Executable, rows: Any) -> Rows:
    """The result of a statement, with all rows."""
    result: Any = connection.execute(statement, rows)
    return result.freeze()() if result.returns_rows else result  # type: ignore[no-any-return]


def look_at_one_moment(connection: Connection) -> None:
    """Have PostgreSQL show a transaction one moment."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


class DatabaseAccess(Protocol):
    """A way into a database."""

    engine: Engine

    def transaction(self, deadline: Deadline, *, writes: bool) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that is stored when the block is left without an error."""

    async def write(self, work: Callable[[Connection], T], deadline: Deadline) -> T:
        """Do something in a transaction that writes, all in one go."""

    async def ask(self, deadline: Deadline) -> None:
        """Have the database do something that it can do at once, if it can do anything."""

    async def close(self) -> None:
        """Let go of it."""
