"""A few processes for what must not hold up the server, with limits of time and of memory."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
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

Turn = asyncio.Future[Process | None]
"""Somebody's wait for a process."""


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
        # Processes with nothing to do; None stands for one that is still to be started.
        self._free: deque[Process | None] = deque([None] * count)
        # Those who wait for one, and those whose turn comes only when nobody else waits.
        self._line: deque[Turn] = deque()
        self._later: deque[Turn] = deque()
        self._running: set[Process] = set()

    @property
    def are_busy(self) -> bool:
        """Whether another task would have to wait."""
        return not self._free

    @property
    def waiting(self) -> int:
        """For how many tasks no process is free yet, but for those that may wait."""
        return len(self._line)

    @property
    def waiting_later(self) -> int:
        """For how many of those that may wait no process is free yet."""
        return len(self._later)

    async def do(self, task: msgspec.Struct, reply: type[R], *, may_wait: bool = False) -> R:
        """Have a task done; Overtime or Failed where that was not to be. What may wait goes behind all else."""
        line = msgspec.json.encode(task)
        process = await self._next_free(self._later if may_wait else self._line)
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
            self._hand_on(process)

    async def _next_free(self, line: deque[Turn]) -> Process | None:
        """A process that has nothing to do, or None where one is still to be started."""
        if self._free:
            return self._free.popleft()
        turn: Turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                line.remove(turn)
            else:  # it had come just then
                self._hand_on(turn.result())
            raise

    def _hand_on(self, process: Process | None) -> None:
        """A process has nothing more to do: whoever is next has it."""
        for line in (self._line, self._later):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(process)
                    return
        self._free.append(process)

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
