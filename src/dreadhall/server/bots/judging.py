"""How a game that is over looked to bots on its way; in a process of its own, which needs no database for that."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

import dreadhall
from dreadhall.kernel import DreadhallError
from dreadhall.kernel.history import Answer
from dreadhall.registration import Hindsight, resolve
from dreadhall.registry import registration_of
from dreadhall.server.wire.play import Guess

MOST_GUESSES = 60
"""So many points make a curve; more would tell no more."""


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """Play a game again from a save by these answers, and judge it on the way, within so many seconds."""

    save: dict[str, Any]
    answers: list[Answer]
    seconds: float


class LookedBack(msgspec.Struct, frozen=True):
    """How it looked, as far as there was time."""

    guesses: list[Guess]


def look_back(task: LookBack, ticks: Callable[[], float] = time.monotonic) -> LookedBack:
    """The odds over time; what cannot be played again tells nothing."""
    guesses: list[Guess] = []
    try:
        table = dreadhall.load_table(task.save)
        record = registration_of(table.game.name)
        judge: Hindsight | None = resolve(record.hindsight) if record else None
        if judge is None:
            return LookedBack([])
        begun, every = ticks(), max(1, len(task.answers) // MOST_GUESSES)
        wanted = 0
        for at, (seat, key) in enumerate(task.answers):
            if ticks() - begun > task.seconds:
                break
            if at >= wanted and (chance := judge(table)) is not None:
                guesses.append(Guess(table.move, round(min(1.0, max(0.0, chance)), 2)))
                wanted = at + every
            table.answer(key, seat)
    except DreadhallError:
        pass  # other rules, or a damaged save: what was found so far is true
    return LookedBack(guesses)
