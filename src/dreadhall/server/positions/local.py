"""Positions of our own tables: a table of the kernel, whose rules run here and now within a limit of time."""

from typing import Any, NamedTuple

import msgspec
from typing_extensions import override

import dreadhall
from dreadhall.kernel import Ask, CannotUndo, IllegalAnswer, Result, Table
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.game import State
from dreadhall.kernel.history import Answer, Stretch
from dreadhall.kernel.upgrading import answer_on
from dreadhall.server.positions.encoded_view import Common, EncodedView, common_to_all, encode_view
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


class WayBack(NamedTuple):
    """How a table came to stand where it stood, by which it can be made to stand there again."""

    table: Table
    start: State
    answers: list[Answer]
    past: Stretch | None
    barrier: int

    @classmethod
    def to(cls, table: Table) -> "WayBack":
        """The way back to where a table stands now."""
        return cls(table, table.checkpoint, table.answers_since[:], table.past, table.barrier[0])

    def go(self) -> Table:
        """A table that stands there. It will be forked and keeps each checkpoint: none is found by playing again."""
        return self.table.branch(self.start, self.answers, self.past, self.barrier, every_step=True)


class LocalPosition(Position):
    """Where a table in this process stands.

    An answer is given at that very table, which then belongs to the later position. Whoever comes back to this one,
    because the answer could not be stored or is not stored yet, has the table made again.
    """

    __slots__ = ("_ask", "_common", "_move", "_table", "_way_back", "limit")

    def __init__(self, number: int, table: Table, asked: dict[int, int], limit: TimeLimit) -> None:
        super().__init__(number, asked)
        self._table: Table | None = table
        self._way_back: WayBack | None = None
        # What everybody sees of it, when somebody has looked.
        self._common: Common | None = None
        self._ask = table.ask
        self._move = table.move
        self.limit = limit

    @property
    def table(self) -> Table:
        """The table, standing here."""
        if self._table is None:
            assert self._way_back is not None
            self._table = self._way_back.go()
        return self._table

    @property
    @override
    def ask(self) -> Ask | None:
        return self._ask

    @property
    @override
    def result(self) -> Result | None:
        return self.table.result if self._ask is None else None

    @property
    @override
    def move(self) -> int:
        return self._move

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
    def encoded_view(self, seat: int | None) -> EncodedView:
        table = self.table
        if self._common is None:
            self._common = common_to_all(table)
        return encode_view(table, self._common, seat)

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
            return self._answered(number, transition.seat, transition.answer)
        if isinstance(transition, TakenBack):
            return Later(self._taken_back(number, transition.place))
        table = next_of(self.table)
        if isinstance(transition, KeyedAnew):
            table.key_dice_anew(transition.secret)
            return Later(LocalPosition(number, table, self.asked, self.limit))
        if isinstance(transition, WentBack):
            table.back_to(transition.move)
            return Later(self._next(number, table))
        if isinstance(transition, GivenUp):
            table.give_up()
            return Later(self._next(number, table))
        count = table.state.dice.count
        answer_on(table, transition.answers)
        return self._with_news(self._next(number, table), count)

    def _next(self, number: int, table: Table) -> "LocalPosition":
        return LocalPosition(number, table, newly_asked(table, number), self.limit)

    def _with_news(self, later: "LocalPosition", count: int) -> Later:
        """A position that this one leads to, and what happened since, when so many rolls had been made."""
        table = later.table
        return Later(later, tuple(table.events_after(self._move)), tuple(table.rolls_after(self._move, count)))

    def _answered(self, number: int, seat: int, answer: str) -> Later:
        table = self._hand_over()
        count = table.state.dice.count
        try:
            table.answer(answer, seat)
        except IllegalAnswer:
            self._table = table
            raise
        return self._with_news(self._asked_after(number, table, seat), count)

    def _hand_over(self) -> Table:
        """Let go of the table, which is about to go on."""
        table = self.table
        if self._ask is not None and self._ask.join == "all":
            # A part of the answer is noted at the question itself, which this position has to keep as it was.
            self._ask = msgspec.structs.replace(self._ask, answered=dict(self._ask.answered))
        self._way_back = WayBack.to(table)
        self._table = None
        return table

    def _asked_after(self, number: int, table: Table, seat: int) -> "LocalPosition":
        """Where a seat's answer has led, with the questions by the numbers they are known by."""
        before, ask = self._ask, table.ask
        if ask is not None and ask.join == "all" and ask.answered:
            # A part was given: to the others the question is still the one they know.
            return LocalPosition(number, table, {other: self.asked[other] for other in ask.seats}, self.limit)
        later = self._next(number, table)
        if before is not None and before.together and ask is not None and ask.together and before.prompt == ask.prompt:
            # Whoever has the same choices as before somebody else acted is asked what it was asked before.
            for other in later.asked:
                if other != seat and other in self.asked and before.parts[other] == ask.parts[other]:
                    later.asked[other] = self.asked[other]
        return later

    def _taken_back(self, number: int, place: int) -> "LocalPosition":
        table = next_of(self.table)
        seat = who_answered(table, place)
        withdrawn = table.ask is not None and seat in table.ask.answered
        table.undo(seat)
        later = self._next(number, table)
        later.asked.update({s: n for s, n in self.asked.items() if withdrawn and s != seat})
        return later


def opened(save: dict[str, Any], number: int | None, asked: dict[int, int] | None, limit: TimeLimit) -> LocalPosition:
    """The position that was saved. Without these it is numbered as the moves are, and asks anew."""
    table = next_of(dreadhall.load_table(save))
    number = table.move if number is None else number
    return LocalPosition(number, table, newly_asked(table, number) if asked is None else dict(asked), limit)


def next_of(table: Table) -> Table:
    """A table that stands where this one does, and leaves it alone."""
    return WayBack.to(table).go()


def newly_asked(table: Table, number: int) -> dict[int, int]:
    """The seats asked now, all by this number."""
    return dict.fromkeys(table.ask.seats, number) if table.ask else {}


def who_answered(table: Table, place: int) -> int:
    """The seat that gave the answer at this place of the tape; CannotUndo where it is too long ago."""
    answers, first = table.tape, table.tape_from
    if not first <= place < first + len(answers):
        raise CannotUndo("that was too long ago")
    return answers[place - first][0]
