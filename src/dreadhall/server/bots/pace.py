"""When bots answer: where secrets are kept, how long one has thought could tell what it knows."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakKeyDictionary

from dreadhall.server.tables.loaded import LoadedTable


class Pace:
    """Lets a bot answer only when a whole number of ticks has passed since its question was put."""

    def __init__(
        self,
        tick: float,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tick = tick
        self._clock = clock
        self._wait = wait
        # The number by which each table's last question to bots is known, and when it was put.
        self._put: WeakKeyDictionary[LoadedTable, tuple[int, float]] = WeakKeyDictionary()

    def note(self, loaded: LoadedTable, bots: Sequence[int]) -> None:
        """A question was put to these bots, now or before."""
        asked = max(loaded.started.asked[seat] for seat in bots)
        if self._put.get(loaded, (-1, 0))[0] != asked:
            self._put[loaded] = (asked, self._clock())

    def in_ticks(self, seconds: float) -> float:
        """A time of thinking, told no more exactly than the answer tells it."""
        return math.ceil(seconds / self._tick) * self._tick if self._tick else seconds

    async def keep(self, loaded: LoadedTable, least: float = 0) -> None:
        """Wait for the next tick, and for the first after so many seconds at least."""
        if self._tick:
            _, began = self._put[loaded]
            passed = self._clock() - began
            ticks = max(math.floor(passed / self._tick) + 1, math.ceil(least / self._tick))
            await self._wait(ticks * self._tick - passed)
