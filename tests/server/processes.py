"""Servers in processes of their own, which can be killed.

A server takes a second to be imported, and is started here again and again. So one process imports it, and each server
is a fork of that one.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from sqlalchemy import text

from dreadhall.server.config import Settings
from dreadhall.server.run import serve
from dreadhall.server.storage.engine import Database
from tests.patience import PATIENCE
from tests.server.helpers import Server, client_at, free_settings

LOG = "SELECT number, kind, seat, asked, answer FROM moves WHERE table_id = :value ORDER BY number"

forks = get_context("forkserver")
forks.set_forkserver_preload(["dreadhall.server.run", "tests.server.processes"])


def serve_in_fork(settings: Settings, environment: dict[str, str], log: Path, said: Connection) -> None:
    """Do what `dreadhall serve` does, with everything that it writes in a file."""
    os.environ.update(environment)
    with log.open("ab") as written:
        os.dup2(written.fileno(), 2)
    serve(settings, say=said.send)


class ServerProcess(Server):
    """A server on a free port. Nothing of it can be reached but by its address."""

    def __init__(self, process: BaseProcess, heard: Connection, log: Path) -> None:
        self._process = process
        self._heard = heard
        self._log = log

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it has not been killed yet."""
        return self._process.is_alive()

    @property
    def written(self) -> str:
        """What the process and those before it with the same file have logged."""
        return self._log.read_text()

    async def ready(self) -> "ServerProcess":
        """Wait until it listens."""
        assert await asyncio.to_thread(self._heard.poll, PATIENCE), self.written
        line: str = self._heard.recv()
        assert line.startswith("Dreadhall listens on "), line
        self.address = line.split()[-1]
        self.http = client_at(self.address)
        return self

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)

    async def close(self) -> None:
        """Leave nothing behind."""
        await self.kill()
        self._process.close()
        self._heard.close()
        if hasattr(self, "http"):
            await self.http.aclose()


async def spawn(database: str, log: Path, /, **settings: Any) -> ServerProcess:
    """Start a process, and do not wait for it."""
    heard, said = forks.Pipe(duplex=False)
    log.touch()
    wanted = free_settings(database, **settings)
    # One that has processes of its own may not be a daemon; they end when it does.
    process = forks.Process(
        target=serve_in_fork, args=(wanted, dict(os.environ), log, said), daemon=wanted.workers == 1
    )
    await asyncio.to_thread(process.start)
    said.close()
    return ServerProcess(process, heard, log)


@asynccontextmanager
async def serving(database: str, log: Path, /, count: int = 1, **settings: Any) -> AsyncIterator[list[ServerProcess]]:
    """Some processes on one database, for the length of a block; none of them may have logged a stack trace."""
    servers = [await spawn(database, log, **settings) for _ in range(count)]
    try:
        for server in servers:
            await server.ready()
        yield servers
    finally:
        for server in servers:
            await server.close()
    said = log.read_text()
    assert "Traceback" not in said, said[said.index("Traceback") - 1000 :]


async def look_up(database: str, query: str, value: object) -> list[tuple[Any, ...]]:
    """What the database itself holds, read past all servers."""
    there = Database(free_settings(database), is_shared=True)
    try:
        async with there.reading() as transaction:
            return [tuple(row) for row in await transaction.execute(text(query).bindparams(value=value))]
    finally:
        await there.close()
