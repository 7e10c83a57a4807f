"""Positions of our own tables: a table of the kernel, whose rules run here and now within a limit of time."""

from typing import Any

from typing_extensions import override

import dreadhall
from dreadhall.kernel import Ask, CannotUndo, Result, Table
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.older import answer_on
from dreadhall.server.positions.position import (
    Given,
    GivenUp,
    KeyedAnew,
    Later,
    Position,
    TakenBack,
    Transition,
    WentBack,
)
from dreadhall.server.positions.time_limit import TimeLimit


class Near(Position):
    """Where a table in this process stands."""

    __slots__ = ("limit", "table")

    def __init__(self, number: int, table: Table, asked: dict[int, int], limit: TimeLimit) -> None:
        super().__init__(number, asked)
        self.table = table
        self.limit = limit

    @property
    @override
    def ask(self) -> Ask | None:
        return self.table.ask

    @property
    @override
    def result(self) -> Result | None:
        return self.table.result

    @property
    @override
    def move(self) -> int:
        return self.table.move

    @property
    @override
    def household(self) -> bool:
        return self.table.options.household

    @property
    @override
    def revealed(self) -> int:
        return self.table.barrier[1]

    @property
    @override
    def whole(self) -> bool:
        return self.table.whole

    @property
    @override
    def rolls(self) -> tuple[Roll, ...]:
        return tuple(self.table.rules.rolls)

    @property
    @override
    def keeps_secrets(self) -> bool:
        return self.table.rules.keeps_secrets()

    @override
    def view(self, seat: int | None) -> bytes:
        return self.table.view_json(seat)

    @override
    def channels(self, seat: int | None) -> list[str]:
        return list(self.table.rules.channels(seat))

    @override
    def pages(self, seat: int | None) -> list[str]:
        return list(self.table.rules.pages(seat))

    @override
    def silence(self, seat: int) -> str | None:
        ask = self.table.ask
        return None if ask is None else self.table.rules.silence(ask, seat)

    @override
    def snapshot(self) -> dict[str, Any]:
        return self.table.snapshot()

    @override
    def let_go(self, steps: int) -> None:
        self.table.let_go(steps)

    @override
    async def after(self, number: int, transition: Transition) -> Later:
        with self.limit:
            return self.take(number, transition)

    def take(self, number: int, transition: Transition) -> Later:
        """Make a transition, for as long as it takes."""
        if isinstance(transition, Given):
            return self._with_news(self._answered(number, transition.seat, transition.answer))
        if isinstance(transition, TakenBack):
            return Later(self._taken_back(number, transition.place))
        table = next_of(self.table)
        if isinstance(transition, KeyedAnew):
            table.key_dice_anew(transition.secret)
            return Later(Near(number, table, self.asked, self.limit))
        if isinstance(transition, WentBack):
            table.back_to(transition.move)
            return Later(self._next(number, table))
        if isinstance(transition, GivenUp):
            table.give_up()
            return Later(self._next(number, table))
        answer_on(table, transition.answers)
        return self._with_news(self._next(number, table))

    def _next(self, number: int, table: Table) -> "Near":
        return Near(number, table, newly_asked(table, number), self.limit)

    def _with_news(self, later: "Near") -> Later:
        """A position that this one leads to, and what happened in between."""
        table, move, count = later.table, self.table.move, self.table.state.dice.count
        return Later(later, tuple(table.events_after(move)), tuple(table.rolls_after(move, count)))

    def _answered(self, number: int, seat: int, answer: str) -> "Near":
        table = next_of(self.table)
        table.answer(answer, seat)
        before, ask = self.table.ask, table.ask
        if ask is not None and ask.join == "all" and ask.answered:
            # A part was given: to the others the question is still the one they know.
            return Near(number, table, {other: self.asked[other] for other in ask.seats}, self.limit)
        later = self._next(number, table)
        if before is not None and before.together and ask is not None and ask.together and before.prompt == ask.prompt:
            # Whoever has the same choices as before somebody else acted is asked what it was asked before.
            for other in later.asked:
                if other != seat and other in self.asked and before.parts[other] == ask.parts[other]:
                    later.asked[other] = self.asked[other]
        return later

    def _taken_back(self, number: int, place: int) -> "Near":
        table = next_of(self.table)
        seat = who_answered(table, place)
        withdrawn = table.ask is not None and seat in table.ask.answered
        table.undo(seat)
        later = self._next(number, table)
        later.asked.update({s: n for s, n in self.asked.items() if withdrawn and s != seat})
        return later


def opened(save: dict[str, Any], number: int | None, asked: dict[int, int] | None, limit: TimeLimit) -> Near:
    """The position that was saved. Without these it is numbered as the moves are, and asks anew."""
    table = dreadhall.load_table(save)
    number = table.move if number is None else number
    return Near(number, table, newly_asked(table, number) if asked is None else dict(asked), limit)


def next_of(table: Table) -> Table:
    """A fork that will be forked in its turn: it keeps each checkpoint, and none has to be found by playing again."""
    return table.branch(table.checkpoint, table.answers_since, table.past, table.barrier[0], every_step=True)


def newly_asked(table: Table, number: int) -> dict[int, int]:
    """The seats asked now, all by this number."""
    return dict.fromkeys(table.ask.seats, number) if table.ask else {}


def who_answered(table: Table, place: int) -> int:
    """The seat that gave the answer at this place of the tape; CannotUndo where it is too long ago."""
    answers, first = table.tape, table.tape_from
    if not first <= place < first + len(answers):
        raise CannotUndo("that was too long ago")
    return answers[place - first][0]
