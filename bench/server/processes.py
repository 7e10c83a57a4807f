"""The processes of a measurement. Each ends when its standard input does, so none outlives whoever started it."""

import asyncio
import os
import re
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bench.server.players import Order, Played
from bench.server.tables import Failed

ROOT = Path(__file__).parents[2]
LONGEST_LINE = 256 * 1024 * 1024
START_SECONDS = 60.0
STOP_SECONDS = 15.0


@asynccontextmanager
async def started(command: Sequence[str], log: Path, environment: Mapping[str, str]) -> AsyncIterator[Process]:
    """A process for the length of a block; what it complains of goes into a file."""
    with log.open("wb") as complaints:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=complaints,
            cwd=ROOT,
            env={**os.environ, **environment},
            limit=LONGEST_LINE,
        )
    try:
        yield process
    finally:
        await end(process)


async def end(process: Process) -> None:
    """Ask a process to stop, and see to it that it does."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def family(pid: int) -> list[int]:
    """A process and all that it has started, where the system tells."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = children.read_text().split() if children.exists() else []
    return [pid, *(each for child in found for each in family(int(child)))]


def memory(pid: int) -> int:
    """The bytes of memory that a process and its children have at present."""
    return sum(map(own_memory, family(pid)))


def own_memory(pid: int) -> int:
    """The bytes of memory a process has at present."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text())
        return int(found[1]) * 1024 if found else 0
    shown = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return int(shown.stdout) * 1024


def processor(pid: int) -> float | None:
    """The seconds on a processor that a process and its children have had so far, where the system tells."""
    own = [own_processor(each) for each in family(pid)]
    return None if own[0] is None else sum(each or 0.0 for each in own)


def own_processor(pid: int) -> float | None:
    """The seconds on a processor a process has had so far, where the system tells."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def server(
    name: str, command: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> AsyncIterator[tuple[int, str]]:
    """A server: its process id, and the address that it says it listens on."""
    log = folder / f"{name}.log"
    async with started(command, log, environment) as process:
        address = await address_of(process)
        if address is None:
            raise Failed(f"{name} does not start: {log.read_text(errors='replace')[-2000:]}")
        yield process.pid, address


async def address_of(process: Process) -> str | None:
    """Where a server says it listens, if it does so in time."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_SECONDS):
            while line := await process.stdout.readline():
                if found := re.search(rb"listens on (\S+)", line):
                    return found[1].decode()
    except TimeoutError:
        pass
    return None


class Players:
    """A process full of players."""

    def __init__(self, process: Process, log: Path) -> None:
        self._process = process
        self._log = log

    async def do(self, order: Order, seconds: float) -> Played:
        """Give an order, and wait for so long until it is carried out."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        async with asyncio.timeout(seconds):
            line = await self._process.stdout.readline()
        if not line:
            raise Failed(f"the players are gone: {self._log.read_text(errors='replace')[-2000:]}")
        played = msgspec.json.decode(line, type=Played)
        if played.problem:
            raise Failed(played.problem)
        return played


@asynccontextmanager
async def players(number: int, folder: Path) -> AsyncIterator[Players]:
    """A process of players for the length of a block."""
    log = folder / f"players-{number}.log"
    async with started([sys.executable, "-m", "bench.server.players"], log, {}) as process:
        yield Players(process, log)
