"""A few processes for what must not hold up the server, with limits of time and of memory."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from dreadhall.server.handshake import OUT_OF_MEMORY, READY

MODULE = "dreadhall.server.worker"
"""What runs in such a process, with tasks and replies of its own; here they are only lines."""
LONGEST_LINE = 64 * 1024 * 1024
START_SECONDS = 60.0

R = TypeVar("R", bound=msgspec.Struct)


class Overtime(Exception):
    """A task took too long."""


class Failed(Exception):
    """A process died, for want of memory or otherwise, or said something that makes no sense."""


class Workers:
    """Processes that are started when they are first needed, and ended when they do not keep to their time."""

    def __init__(
        self, count: int, seconds: float, plugins: Sequence[str], *, megabytes: int, longest: int = LONGEST_LINE
    ) -> None:
        self.count = count
        self.seconds = seconds
        self._megabytes = megabytes
        self._longest = longest
        self._plugins = plugins
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._running: set[Process] = set()
        self.waiting = 0
        """For how many tasks no process is free yet."""

    @property
    def are_busy(self) -> bool:
        """Whether another task would have to wait."""
        return self._free.empty()

    async def do(self, task: msgspec.Struct, reply: type[R]) -> R:
        """Have a task done; Overtime or Failed where that was not to be."""
        line = msgspec.json.encode(task)
        process = await self._next_free()
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._start()
            async with asyncio.timeout(self.seconds):
                return msgspec.json.decode(await exchange(process, line), type=reply)
        except TimeoutError:
            await self._end(process)
            raise Overtime from None
        except (msgspec.MsgspecError, OSError, ValueError) as error:
            await self._end(process)
            raise Failed(type(error).__name__) from None
        except BaseException:
            await self._end(process)
            raise
        finally:
            self._free.put_nowait(process)

    async def _next_free(self) -> Process | None:
        """A process that has nothing to do, or None where one is still to be started."""
        self.waiting += 1
        try:
            return await self._free.get()
        finally:
            self.waiting -= 1

    async def _start(self) -> Process:
        """A new process that is ready: what it takes to get there is nobody's time to think."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", MODULE, str(self._megabytes), *self._plugins),
            stdin=PIPE,
            stdout=PIPE,
            limit=self._longest,
        )
        self._running.add(process)
        assert process.stdout is not None
        greeting = b""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(START_SECONDS):
                    greeting = await process.stdout.readline()
        finally:
            if greeting != READY:
                await self._end(process)
        if greeting != READY:
            raise OSError("the process did not start")
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End all processes."""
        for process in list(self._running):
            await self._end(process)


async def exchange(process: Process, line: bytes) -> bytes:
    """Write a line to a process, and read the one it answers; Failed where it dies of it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    if reply := await process.stdout.readline():
        return reply
    raise Failed("out of memory" if await process.wait() == OUT_OF_MEMORY else "it died")
