"""A process as whoever started it sees it."""

import contextlib
import queue
import subprocess
import sys
import threading

from dreadhall.processes.frames import LONGEST, OUT_OF_MEMORY, READY, read, write

START_SECONDS = 60.0
LAST_SECONDS = 1.0
"""How long a process may take to end that has nothing more to say."""


class Overtime(Exception):
    """A task took too long."""


class Failed(Exception):
    """A process died, for want of memory or otherwise, or said something that makes no sense."""


class Child:
    """`python -m module` with these arguments, which calls `serve`."""

    def __init__(self, module: str, *arguments: str, longest: int = LONGEST) -> None:
        # What we have open stays with us.
        command = [sys.executable, "-m", module, *arguments]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=True)
        self._longest = longest
        # What it says is read by a thread, so that waiting for it can end in time.
        self._said: queue.Queue[bytes | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        if self._next(START_SECONDS) != READY:
            self.end()
            raise Failed("it did not start")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        message: bytes | None = b""
        while message is not None:
            try:
                message = read(self._process.stdout, self._longest)
            except (OSError, ValueError):  # it was ended
                message = None
            self._said.put(message)

    def ask(self, message: bytes, seconds: float | None = None) -> bytes:
        """The reply to a message; Overtime or Failed where there is none, and the process is ended."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # that it is not there is heard below
            write(self._process.stdin, message)
        return self._next(seconds)

    def _next(self, seconds: float | None) -> bytes:
        try:
            message = self._said.get(timeout=seconds)
        except queue.Empty:
            self.end()
            raise Overtime from None
        if message is None:
            self._said.put(None)  # nor will there be anything else
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LAST_SECONDS)
            self.end()
            raise Failed("out of memory" if self._process.returncode == OUT_OF_MEMORY else "it died")
        return message

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError, ValueError):  # what was not sent any more
                    stream.close()
