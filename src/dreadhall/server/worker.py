"""What must not hold up the server is done in a process like this one: `python -m dreadhall.server.worker`.

It is told how many megabytes it may have, and which modules to import. It says that it is ready, then reads tasks and
writes replies, each a line of JSON, and ends when nobody is there to read them any more.
"""

import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

import msgspec

import dreadhall
from dreadhall.bots import bots_for
from dreadhall.server.bots.judging import LookBack, LookedBack, look_back
from dreadhall.server.bots.thinking import Think, Thought, think
from dreadhall.server.handshake import OUT_OF_MEMORY, READY
from dreadhall.server.plugins import load_plugins
from dreadhall.server.positions.standing import Go, Gone, go
from dreadhall.server.tables.trials import Trial, Tried, try_out

try:
    import resource
except ImportError:  # not every system has such limits
    resource = None  # type: ignore[assignment]

Task = Think | Trial | Go | LookBack


def do(task: Task) -> Thought | Tried | Gone | LookedBack:
    """Do a task."""
    if isinstance(task, Think):
        return think(task)
    if isinstance(task, LookBack):
        return look_back(task)
    return try_out(task) if isinstance(task, Trial) else go(task)


def main() -> None:
    """Work until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    megabytes, *plugins = sys.argv[1:]
    load_plugins(plugins)
    import_bots()
    limit_memory(int(megabytes))
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_lines, args=(lines,), daemon=True).start()
    decoder: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
    say(READY)
    while True:
        try:
            say(msgspec.json.encode(do(decoder.decode(lines.get()))) + b"\n")
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # who knows what else is broken now


def import_bots() -> None:
    """Have every game and its bots at hand before somebody waits for them."""
    for game in dreadhall.GAMES:
        with suppress(Exception):  # what others have written: whoever plays it will hear
            bots_for(game)


def limit_memory(megabytes: int) -> None:
    """Have no more than so much memory, where the system sees to that."""
    if resource is not None:
        with suppress(ValueError, OSError):  # we may have been given less already
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024,) * 2)


def say(line: bytes) -> None:
    """Write a line, if anybody is there to read it."""
    try:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)


def read_lines(lines: SimpleQueue[bytes]) -> None:
    """Read what there is to do. When the server is gone, even in the midst of a task, so are we."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
