"""The process in which bots think: `python -m dreadhall.server.thinker`.

It reads tasks and writes answers, each a line of JSON, and ends when nobody is there to read them any more.
"""

import signal
import sys
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
    for line in sys.stdin.buffer:
        thought = think(msgspec.json.decode(line, type=Task))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
