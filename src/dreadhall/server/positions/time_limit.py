"""A limit of time for rules: one that would go on for ever is stopped in its midst, and the server serves on."""

import signal
import threading
import time
from types import FrameType, TracebackType

from dreadhall.server.errors import Refused

ALARM = getattr(signal, "SIGALRM", None)
AGAIN = 1.0
"""Seconds, at least, for a table to find back to where it was before the alarm rings again."""


class TooLong(Refused):
    """Something took longer than it may; what it was about to change is to be thrown away."""

    def __init__(self) -> None:
        super().__init__(503, "too-long", "this takes too long to work out here, and was not done")


class Alarm(BaseException):
    """Unwinds whatever is running. No rule takes it for an error of its own, and none sees it but in passing."""


class TimeLimit:
    """So many seconds for a block that awaits nothing; TooLong where it takes longer. It can be used again and again.

    Where no alarm can be set (in another thread, on a system without them) the block is not stopped, but its time is
    taken, and it fails afterwards.

    >>> limit = TimeLimit(0.05)
    >>> with limit:
    ...     while True:
    ...         pass
    Traceback (most recent call last):
    ...
    dreadhall.server.positions.time_limit.TooLong: this takes too long to work out here, and was not done
    """

    __slots__ = ("_began", "_rang", "_watched", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._began = 0.0
        self._rang = False
        self._watched = False

    def __enter__(self) -> None:
        global _running
        self._rang = False
        self._watched = can_ring()
        if not self._watched:
            self._began = time.monotonic()
            return
        assert _running is None, "a limit of time within another"
        _running = self
        # It rings again, because it may ring where no error gets out: while something is thrown away.
        signal.setitimer(signal.ITIMER_REAL, self.seconds, max(self.seconds, AGAIN))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        global _running
        if not self._watched:
            late = error is None and time.monotonic() - self._began > self.seconds
        else:
            _running = None  # from here on nobody hears the alarm, even if it has gone off
            signal.setitimer(signal.ITIMER_REAL, 0)
            # Whatever comes out of a block that was stopped comes of its having been stopped.
            late = self._rang and isinstance(error, Alarm | Exception)
        if late:
            raise TooLong from None

    def ring(self) -> None:
        """Stop the block."""
        self._rang = True
        raise Alarm


_running: TimeLimit | None = None
_heard = False


def can_ring() -> bool:
    """Whether an alarm can stop what runs here; from the first time on we listen to it."""
    global _heard
    if threading.current_thread() is not threading.main_thread() or ALARM is None:
        return False
    if not _heard:
        signal.signal(ALARM, hear)
        _heard = True
    return True


def hear(_signal: int, frame: FrameType | None) -> None:
    """Stop the block that is running; between blocks, or while one begins or ends, the alarm means nobody."""
    if _running is not None and not is_at_a_border(frame):
        _running.ring()


def is_at_a_border(frame: FrameType | None) -> bool:
    """Whether a block begins or ends; whoever watches the program (to measure coverage, say) runs within that, too."""
    while frame is not None:
        if frame.f_code in BORDERS:
            return True
        frame = frame.f_back
    return False


BORDERS = tuple(each.__code__ for each in (TimeLimit.__enter__, TimeLimit.__exit__, TimeLimit.ring, hear))
"""What runs on the way into a block and out of it."""
