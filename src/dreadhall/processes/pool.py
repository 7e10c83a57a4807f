"""A few processes for what must not hold up an event loop, with limits of time and of memory."""

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from dreadhall.processes.child import Child, Failed, Overtime
from dreadhall.processes.frames import LONGEST

R = TypeVar("R", bound=msgspec.Struct)

Turn = asyncio.Future[Child | None]
"""Somebody's wait for a process."""


class Workers:
    """Processes that are started when they are first needed, and ended when they do not keep to their time."""

    def __init__(
        self, module: str, arguments: Sequence[str], count: int, seconds: float, *, longest: int = LONGEST
    ) -> None:
        """What runs in them is `python -m module` with these arguments."""
        self.count = count
        self.seconds = seconds
        self._new_one = partial(Child, module, *arguments, longest=longest)
        # Each process is waited for in a thread.
        self._threads = ThreadPoolExecutor(max(1, 2 * count), "dreadhall-workers")
        # Processes with nothing to do; None stands for one that is still to be started.
        self._free: deque[Child | None] = deque([None] * count)
        # Those who wait for one, and those whose turn comes only when nobody else waits.
        self._line: deque[Turn] = deque()
        self._later: deque[Turn] = deque()
        self._running: set[Child] = set()

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
            if process is None or not process.is_alive:
                process = None
                process = await self._start()
            async with asyncio.timeout(self.seconds):
                return msgspec.json.decode(await self._ask(process, line), type=reply)
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

    async def _next_free(self, line: deque[Turn]) -> Child | None:
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

    def _hand_on(self, process: Child | None) -> None:
        """A process has nothing more to do: whoever is next has it."""
        for line in (self._line, self._later):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(process)
                    return
        self._free.append(process)

    async def _ask(self, process: Child, line: bytes) -> bytes:
        """The reply of a process. No thread waits for ever, even if nobody is there any more to end the process."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, process.ask, line, 2 * self.seconds)

    async def _start(self) -> Child:
        """A new process that is ready."""
        starting = asyncio.get_running_loop().run_in_executor(self._threads, self._new_one)
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(end_unwanted)
            raise
        self._running.add(process)
        return process

    async def _end(self, process: Child | None) -> None:
        if process is not None:
            self._running.discard(process)
            process.end()

    async def stop(self) -> None:
        """End all processes."""
        for process in list(self._running):
            await self._end(process)
        self._threads.shutdown(wait=False)


def end_unwanted(started: "asyncio.Future[Child]") -> None:
    """End a process for which whoever wanted it has not waited."""
    if not started.cancelled() and started.exception() is None:
        started.result().end()
