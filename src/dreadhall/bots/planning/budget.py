"""How long a bot may think about an answer: so many simulations, or until its time is up."""

import time
from collections.abc import Callable

Clock = Callable[[], float]

OF_THE_TIME = 0.85
"""The part of its time that a bot thinks: the last simulation may take longer than those before it."""


class Budget:
    """A number of simulations, and perhaps seconds after which there are no more, whatever is left of them.

    Without seconds a bot that is asked the same again thinks the same again.

    >>> budget = Budget(2)
    >>> budget.take(), budget.take(), budget.take()
    (True, True, False)
    """

    def __init__(self, simulations: int, seconds: float | None = None, clock: Clock = time.monotonic) -> None:
        self.simulations = simulations
        self.used = 0
        self._clock = clock
        self._start = clock()
        self._seconds = None if seconds is None else OF_THE_TIME * seconds

    @property
    def spent(self) -> float:
        """The part that is spent of the simulations or of the time, whichever is more; from 1 on there is no more."""
        simulated = self.used / self.simulations if self.simulations else 1.0
        if self._seconds is None:
            return simulated
        return max(simulated, (self._clock() - self._start) / self._seconds if self._seconds > 0 else 1.0)

    def take(self) -> bool:
        """Whether one more simulation may be made; it is counted."""
        if self.spent >= 1:
            return False
        self.used += 1
        return True
