"""How long a database may take, and what happens when it takes longer.

Whoever has waited in vain starts a doubt. While it lasts nobody else waits that long: one asks the database again and
again on behalf of all, and until it answers everybody is told at once to try again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from dreadhall.server.errors import StorageFailed

# How long those who come at the beginning of a doubt wait for its end.
GRACE = 0.25
PAUSE = 0.1


class Deadline:
    """The moment until which something may take."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds until then."""
        return max(0.0, self._until - time.monotonic())


class Answering:
    """Whether the database answers, as far as we know."""

    def __init__(self, ask: Callable[[], Awaitable[None]]) -> None:
        self._ask = ask
        self._since = 0.0
        self._asking: asyncio.Task[None] | None = None

    def doubt(self) -> None:
        """It did not answer in time: find out when it does."""
        if self._asking is None:
            self._since = time.monotonic()
            self._asking = asyncio.create_task(self._ask_on(), name="database-doubt")

    async def check(self) -> None:
        """Go on, or StorageFailed while the database does not answer."""
        if self._asking is not None and (left := self._since + GRACE - time.monotonic()) > 0:
            await asyncio.wait({self._asking}, timeout=left)
        if self._asking is not None:
            raise StorageFailed("the database does not answer: try again in a moment")

    async def stop(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    async def _ask_on(self) -> None:
        while True:
            try:
                await self._ask()
            except Exception:  # whatever it is that the driver says, the question is still open
                await asyncio.sleep(PAUSE)
            else:
                self._asking = None
                return


@contextmanager
def cut_after(seconds: float, driver: Any) -> Iterator[None]:
    """Cut a connection off if something takes longer than this: whatever waits for it fails then."""
    cut = asyncio.get_running_loop().call_later(seconds, driver.terminate)
    try:
        yield
    finally:
        cut.cancel()
