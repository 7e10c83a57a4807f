"""Positions of tables that come from outside: nobody knows what is in them, so that no rule of theirs runs here.

A process of its own, with limits of time and of memory, makes each transition and says where it led. It knows the
tables that are played; one that it does not know (any more) is sent to it whole.
"""

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from dreadhall.kernel import Ask, BadSave, CannotUndo, DreadhallError, IllegalAnswer, Result
from dreadhall.kernel.dice import Roll
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.errors import Refused
from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView
from dreadhall.server.positions.position import Later, Position, Transition
from dreadhall.server.positions.standing import Forgotten, Go, Gone, Outlook, Standing
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

    async def go(self, task: Go, save: msgspec.Raw) -> Later:
        """Have a transition made of a table that is saved; whatever becomes of it, nothing has changed here."""
        try:
            async with self._lock:
                gone = await self._workers.do(task if task.known else replace(task, save=save), Gone)
                if gone.problem == Forgotten.__name__:
                    gone = await self._workers.do(replace(task, known="", save=save), Gone)
        except Overtime:
            raise TooLong from None
        except Failed:
            raise TooMuch from None
        if gone.standing is None:
            raise problem(gone)
        if not makes_sense(gone.standing, task):
            raise TooMuch
        save = save if task.transition is None else gone.standing.snapshot
        return Later(IsolatedPosition(gone.standing, save, gone.known, self), gone.events, gone.rolls)


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


class IsolatedPosition(Position):
    """Where a table in another process stands, how it is known there, and the save from which it goes on if it is not.

    The save is its own, or one that knows more.
    """

    __slots__ = ("_common", "_elsewhere", "_known", "_save", "_standing")

    def __init__(self, standing: Standing, save: msgspec.Raw, known: str, elsewhere: Elsewhere) -> None:
        super().__init__(standing.number, standing.asked)
        self._standing = standing
        self._common = EncodedObject(bytes(standing.common))
        self._save = save
        self._known = known
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
    def encoded_view(self, seat: int | None) -> EncodedView:
        seen = self._seen_by(seat)
        return EncodedView(self._common, EncodedObject(bytes(seen.position)), EncodedObject(bytes(seen.own)))

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
        task = Go(known=self._known, number=self.number, asked=self.asked, later=number, transition=transition)
        return await self._elsewhere.go(task, self._save)
