"""Servers in processes of their own, as people start them; they can be killed."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Child
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from dreadhall.server.config import PREFIX, as_environment
from tests.server.helpers import Server, free_settings

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
LOG = "SELECT number, kind, seat, asked, answer FROM moves WHERE table_id = :value ORDER BY number"
COMMAND = (sys.executable, "-m", "dreadhall", "serve")


class ServerProcess(Server):
    """`python -m dreadhall serve` on a free port. Nothing of it can be reached but by its address."""

    def __init__(self, child: Child, log: Path) -> None:
        self._child = child
        self._log = log

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._child.pid

    @property
    def written(self) -> str:
        """What the process and those before it with the same file have logged."""
        return self._log.read_text()

    async def ready(self) -> "ServerProcess":
        """Wait until it listens."""
        assert self._child.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self._child.stdout.readline()).decode()
        assert line.startswith("Dreadhall listens on "), self.written
        self.address = line.split()[-1]
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)
        return self

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self._child.returncode is None:
            self._child.kill()
        await self._child.wait()

    async def close(self) -> None:
        """Leave nothing behind."""
        await self.kill()
        if hasattr(self, "http"):
            await self.http.aclose()


async def spawn(database: str, log: Path, **settings: Any) -> ServerProcess:
    """Start a process, and do not wait for it."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    environment = plain | as_environment(free_settings(database, **settings))
    with log.open("ab") as written:
        child = await asyncio.create_subprocess_exec(*COMMAND, cwd=ROOT, env=environment, stdout=PIPE, stderr=written)
    return ServerProcess(child, log)


@asynccontextmanager
async def serving(database: str, log: Path, count: int = 1, **settings: Any) -> AsyncIterator[list[ServerProcess]]:
    """Some processes on one database, for the length of a block; none of them may have logged a stack trace."""
    servers = [await spawn(database, log, **settings) for _ in range(count)]
    try:
        for server in servers:
            await server.ready()
        yield servers
    finally:
        for server in servers:
            await server.close()
    assert "Traceback" not in log.read_text()


async def look_up(database: str, query: str, value: object) -> list[tuple[Any, ...]]:
    """What the database itself holds, read past all servers."""
    engine = create_async_engine(free_settings(database).database_url)
    try:
        async with engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(text(query), {"value": value})]
    finally:
        await engine.dispose()
