"""What runs in a process that works for another one."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, NoReturn

from dreadhall.processes.frames import OUT_OF_MEMORY, READY, read, write
from dreadhall.processes.garbage import calm_collector

try:
    import resource
except ImportError:  # not every system has such limits
    resource = None  # type: ignore[assignment]


def serve(do: Callable[[bytes], bytes], megabytes: int | None = None) -> NoReturn:
    """Reply to each message until nobody asks any more, with no more memory than this.

    Replies go to what was the standard output; whatever is printed goes where errors go.
    """
    with suppress(ValueError):  # only the main thread may say so
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us says when to end
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if megabytes is not None:
        limit_memory(megabytes)
    messages: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(messages,), daemon=True).start()
    calm_collector()
    say(replies, READY)
    while True:
        try:
            say(replies, do(messages.get()))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # who knows what else is broken now


def limit_memory(megabytes: int) -> None:
    """Have no more than so much memory, where the system sees to that."""
    if resource is not None:
        with suppress(ValueError, OSError):  # we may have been given less already
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024,) * 2)


def say(replies: IO[bytes], message: bytes) -> None:
    """Write a reply, if anybody is there to read it."""
    try:
        write(replies, message)
    except BrokenPipeError:
        os._exit(0)


def listen(messages: SimpleQueue[bytes]) -> None:
    """Read what there is to do. When whoever asks is gone, even in the midst of a task, so are we."""
    while (message := read(sys.stdin.buffer)) is not None:
        messages.put(message)
    os._exit(0)
