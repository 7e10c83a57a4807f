"""How bots choose, in a process of their own, which knows the table by a save."""

from typing import Any

import msgspec

import dreadhall
from dreadhall.bots import Answer, Bot, RememberingBot, SeatAt, bots_due, least_reluctant, make_bot
from dreadhall.bots.company import time_to_think
from dreadhall.kernel import DreadhallError

# A bot that knows its time is told of less, so that an answer in the last moment is still in time.
OF_THE_TIME = 0.8
MOST_WAIT = 0.8
"""Where others wait for the same processes, all think so little that nobody waits for more than so many seconds."""


def time_beside(waiting: int, processes: int, most: float) -> float:
    """How long somebody may think for whom so many others wait.

    >>> time_beside(0, 2, 4.0), time_beside(3, 1, 4.0)
    (4.0, 0.2)
    """
    return min(most, MOST_WAIT * processes / (waiting + 1)) if waiting else most


class Think(msgspec.Struct, frozen=True, tag=True):
    """Choose for one of these bots, by their seats at a table as it is saved, within so many seconds all together.

    People sit on the other seats that count. Bots who remember are told what they had in mind when they answered last.
    With `after` the question is the one that this answer of a seat leads to.
    """

    save: dict[str, Any]
    bots: dict[int, str]
    people: list[int]
    seed: int
    seconds: float
    memories: dict[int, dict[str, Any]] = {}
    after: tuple[int, str] | None = None


class Thought(msgspec.Struct, frozen=True):
    """An answer and whose it is; or None, and the problem if that is one."""

    answer: Answer | None
    seat: int | None = None
    problem: str = ""


def think(task: Think) -> Thought:
    """Let the bots choose, each from what its seat may know."""
    try:
        table = dreadhall.load_table(task.save)
        if task.after is not None:
            seat, answer = task.after
            table.answer(answer, seat)
        if table.ask is None:
            return Thought(None)
        due = bots_due(table.ask, task.bots, task.people)
        names = {seat: task.bots[seat] for seat in due.seats}
        bots = {
            seat: recalled(make_bot(table.game.name, name, task.seed + seat), task, seat)
            for seat, name in names.items()
        }
        seconds = task.seconds / max(1, len(bots))
        places = {seat: SeatAt(table, seat, time_to_think(name, seconds)) for seat, name in names.items()}
        found = least_reluctant(due, bots, places)
        return Thought(None) if found is None else Thought(found[1], found[0])
    except DreadhallError as error:
        return Thought(None, problem=str(error))
    except MemoryError:
        raise
    except Exception as error:  # a bot that fails must not stop the others
        return Thought(None, problem=type(error).__name__)


def recalled(bot: Bot, task: Think, seat: int) -> Bot:
    """A bot with what it had in mind when it answered last."""
    if isinstance(bot, RememberingBot) and (memory := task.memories.get(seat)):
        bot.recall(memory)
    return bot
