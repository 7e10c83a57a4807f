"""The past of a table: a chain of finished steps, shared by all its forks."""

import typing
from collections.abc import Iterator, Sequence

import msgspec

from dreadhall.kernel.dice import Roll
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import State

if typing.TYPE_CHECKING:
    from dreadhall.kernel.table import Table

Answer = tuple[int, str]

KEEP_EVERY = 32


class Step(msgspec.Struct, eq=False):
    """What happened between two checkpoints, one step or a few: where it began, its answers, and what it told.

    Not every checkpoint is made or kept: one in 32 is enough to look back, besides those that undo may want at once.
    Events and rolls that were not kept (None) are found by playing the step again. A sealed step bars the way back.
    What it keeps is in tuples, which do not burden the garbage collector.
    """

    before: "Step | None"
    start: State | None
    barrier: int
    answers: tuple[Answer, ...]
    events: tuple[Event, ...] | None
    rolls: tuple[Roll, ...] | None
    number: int
    end: int
    sealed: bool = False

    @classmethod
    def seal(cls, before: "Step | None" = None, answers: Sequence[Answer] = ()) -> "Step":
        """A step that bars the way back: what follows does not follow from what was before.

        Its number makes the checkpoint after it one of those that are kept.
        """
        number, end = (0, 0) if before is None else (before.number + 1, before.end)
        number += KEEP_EVERY - 1 - number % KEEP_EVERY
        return cls(before, None, 0, tuple(answers), (), (), number, end + len(answers), sealed=True)

    @classmethod
    def gone(cls, end: int) -> "Step":
        """All that led up to this move, where somebody else keeps it."""
        return cls(None, None, 0, (), (), (), KEEP_EVERY - 1, end, sealed=True)

    @property
    def whole(self) -> bool:
        """Whether everything so far can be played again from the first answer."""
        return not any(step.sealed for step in self.back())

    @property
    def first_move(self) -> int:
        """The move number at which the step began."""
        return self.end - len(self.answers)

    def back(self) -> Iterator["Step"]:
        """This step and all before it, newest first."""
        step: Step | None = self
        while step is not None:
            yield step
            step = step.before

    def nearest_start(self, target: int) -> tuple["Step", list[Answer]] | None:
        """The last step with a checkpoint at or before this move, and the answers from there to the move."""
        later: list[tuple[Answer, ...]] = []
        for step in self.back():
            if step.sealed:
                return None
            later.append(step.answers)
            if step.start is not None and step.first_move <= target:
                answers = [answer for part in reversed(later) for answer in part]
                return step, answers[: target - step.first_move]
        return None

    def told(self, table: "Table") -> tuple[Event, ...]:
        """The events of this step."""
        if self.events is None:
            self.events, self.rolls = table.play_again(self)
        return self.events

    def rolled(self, table: "Table") -> tuple[Roll, ...]:
        """The rolls of this step."""
        if self.rolls is None:
            self.events, self.rolls = table.play_again(self)
        return self.rolls
