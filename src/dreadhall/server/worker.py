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
from typing import Any

import msgspec

import dreadhall
from dreadhall.bots import Due, SeatAt, bots_for, least_reluctant, make_bot
from dreadhall.kernel import DreadhallError, Event
from dreadhall.server.plugins import load_plugins
from dreadhall.server.standing import Go, Gone, go

try:
    import resource
except ImportError:  # not every system has such limits
    resource = None  # type: ignore[assignment]

READY = b"ready\n"
OUT_OF_MEMORY = 3
"""How a process ends that needs more memory than it may have."""


class Think(msgspec.Struct, frozen=True, tag=True):
    """Choose for one of these bots, by their seats at a table as it is saved, within so many seconds each.

    Beside people nobody has to answer, if no bot has anything to do yet.
    """

    save: dict[str, Any]
    bots: dict[int, str]
    beside_people: bool
    seed: int
    seconds: float


class Thought(msgspec.Struct, frozen=True):
    """An answer and whose it is; or None, with the reason why there is none if that is a problem."""

    answer: str | None
    seat: int | None = None
    problem: str = ""


class Load(msgspec.Struct, frozen=True, tag=True):
    """See whether a table can go on from a save that comes from outside."""

    save: dict[str, Any]


class Loaded(msgspec.Struct, frozen=True):
    """The table saved anew and all that happened before; or None with the reason why it cannot go on."""

    save: dict[str, Any] | None
    events: tuple[Event, ...] = ()
    move: int = 0
    problem: str = ""


def think(task: Think) -> Thought:
    """Let the bots choose, each from what its seat may know."""
    try:
        table = dreadhall.load_table(task.save)
        bots = {seat: make_bot(table.game.name, name, task.seed + seat) for seat, name in task.bots.items()}
        places = {seat: SeatAt(table, seat, task.seconds) for seat in bots}
        found = least_reluctant(Due(list(bots), task.beside_people), bots, places)
        return Thought(None) if found is None else Thought(found[1], found[0])
    except DreadhallError as error:
        return Thought(None, problem=str(error))
    except MemoryError:
        raise
    except Exception as error:  # a bot that fails must not stop the others
        return Thought(None, problem=type(error).__name__)


def load(task: Load) -> Loaded:
    """Do once everything that the server will do with the table."""
    try:
        table = dreadhall.load_table(task.save)
        for seat in (None, *range(table.seats)):
            table.view(seat)
        return Loaded(table.save(), tuple(table.events), table.move)
    except DreadhallError as error:
        return Loaded(None, problem=str(error))
    except MemoryError:
        raise
    except Exception:  # whoever made this file did not get it from us
        return Loaded(None, problem="this save is damaged: the game cannot go on from there")


Task = Think | Load | Go


def do(task: Task) -> Thought | Loaded | Gone:
    """Do a task."""
    if isinstance(task, Think):
        return think(task)
    return load(task) if isinstance(task, Load) else go(task)


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
