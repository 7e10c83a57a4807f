"""Positions of tables that come from outside: nobody knows what is in them, so that no rule of theirs runs here.

A process of its own, with limits of time and of memory, opens such a table for each transition and says where it led.
"""

import asyncio
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.kernel import Ask, BadSave, CannotUndo, DreadhallError, IllegalAnswer, Result
from dreadhall.kernel.dice import Roll
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.errors import Refused
from dreadhall.server.positions.position import Later, Position, Transition
from dreadhall.server.positions.sight import Part, Sight
from dreadhall.server.positions.standing import Go, Gone, Outlook, Standing
from dreadhall.server.positions.time_limit import TooLong

PROBLEMS: dict[str, type[DreadhallError]] = {kind.__name__: kind for kind in (BadSave, CannotUndo, IllegalAnswer)}


class TooMuch(TooLong):
    """The process that was to work something out died of it, or talked nonsense."""

    def __init__(self) -> None:
        Refused.__init__(self, 503, "too-much", "this takes too much to work out here, and was not done")


class Elsewhere:
    """Where the transitions of one table are made, one at a time."""

    __slots__ = ("_lock", "_workers")

    def __init__(self, workers: Workers, lock: asyncio.Lock) -> None:
        self._workers = workers
        self._lock = lock

    async def go(self, task: Go) -> Later:
        """Have a transition made; whatever becomes of it, nothing has changed here."""
        try:
            async with self._lock:
                gone = await self._workers.do(task, Gone)
        except Overtime:
            raise TooLong from None
        except Failed:
            raise TooMuch from None
        if gone.standing is None:
            raise problem(gone)
        if not makes_sense(gone.standing, task):
            raise TooMuch
        save = task.save if task.transition is None else gone.standing.snapshot
        return Later(Far(gone.standing, save, self), gone.events, gone.rolls)


def problem(gone: Gone) -> DreadhallError:
    """What went wrong elsewhere, as if it had been here."""
    kind = PROBLEMS.get(gone.problem)
    return kind(gone.message) if kind else Refused(503, "rule-failed", "a rule failed here, and nothing was done")


def makes_sense(standing: Standing, task: Go) -> bool:
    """Whether it is the position that was asked for, as far as anybody can see."""
    number = standing.number if task.number is None else task.number if task.transition is None else task.later
    seats = set(range(len(standing.outlooks) - 1))
    asked = set(standing.ask.seats) if standing.ask is not None else set()
    return standing.number == number and set(standing.asked) == asked <= seats


class Far(Position):
    """Where a table in another process stands, and the save from which it goes on: its own, or one that knows more."""

    __slots__ = ("_common", "_elsewhere", "_save", "_standing")

    def __init__(self, standing: Standing, save: msgspec.Raw, elsewhere: Elsewhere) -> None:
        super().__init__(standing.number, standing.asked)
        self._standing = standing
        self._common = Part(bytes(standing.common))
        self._save = save
        self._elsewhere = elsewhere

    @property
    @override
    def ask(self) -> Ask | None:
        return self._standing.ask

    @property
    @override
    def result(self) -> Result | None:
        return self._standing.result

    @property
    @override
    def move(self) -> int:
        return self._standing.move

    @property
    @override
    def household(self) -> bool:
        return self._standing.household

    @property
    @override
    def revealed(self) -> int:
        return self._standing.revealed

    @property
    @override
    def whole(self) -> bool:
        return self._standing.whole

    @property
    @override
    def rolls(self) -> tuple[Roll, ...]:
        return self._standing.rolls

    @property
    @override
    def keeps_secrets(self) -> bool:
        return self._standing.keeps_secrets

    @override
    def sight(self, seat: int | None) -> Sight:
        seen = self._seen_by(seat)
        return Sight(self._common, Part(bytes(seen.position)), Part(bytes(seen.own)))

    @override
    def channels(self, seat: int | None) -> list[str]:
        return list(self._seen_by(seat).channels)

    @override
    def pages(self, seat: int | None) -> list[str]:
        return list(self._seen_by(seat).pages)

    @override
    def silence(self, seat: int) -> str | None:
        return self._seen_by(seat).silence

    def _seen_by(self, seat: int | None) -> Outlook:
        return self._standing.outlooks[-1 if seat is None else seat]

    @override
    def snapshot(self) -> dict[str, Any]:
        return msgspec.json.decode(self._standing.snapshot, type=dict[str, Any])

    @override
    async def after(self, number: int, transition: Transition) -> Later:
        return await self._elsewhere.go(Go(self._save, self.number, self.asked, number, transition))
