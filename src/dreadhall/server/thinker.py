"""The process in which bots think: `python -m dreadhall.server.thinker`.

It reads tasks and writes answers, each a line of JSON, and ends when nobody is there to read them any more.
"""

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

import dreadhall
from dreadhall.bots import SeatAt, make_bot
from dreadhall.kernel import DreadhallError
from dreadhall.server.plugins import load_plugins


class Task(msgspec.Struct, frozen=True):
    """A table as it is saved, and the seat for which to choose."""

    save: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """The answer, or None with the reason why there is none."""

    answer: str | None
    problem: str = ""


def think(task: Task) -> Thought:
    """Let the bot choose, from what its seat may know."""
    try:
        table = dreadhall.load_table(task.save)
        bot = make_bot(table.game.name, task.bot, task.seed)
        return Thought(bot.choose(SeatAt(table, task.seat)))
    except DreadhallError as error:
        return Thought(None, str(error))
    except Exception as error:  # a bot that fails must not stop the others
        return Thought(None, type(error).__name__)


def main() -> None:
    """Think until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    load_plugins(tuple(sys.argv[1:]))
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_tasks, args=(tasks,), daemon=True).start()
    while True:
        thought = think(msgspec.json.decode(tasks.get(), type=Task))
        try:
            sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)


def read_tasks(tasks: SimpleQueue[bytes]) -> None:
    """Read what there is to think about. When the server is gone, even in the midst of a thought, so are we."""
    for line in sys.stdin.buffer:
        tasks.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
