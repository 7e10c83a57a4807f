"""The past of a table: a chain of stretches from checkpoint to checkpoint, shared by all its forks."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from dreadhall.kernel.dice import Roll
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import State

Answer = tuple[int, str]

KEEP_EVERY = 32
"""After so many steps a checkpoint is made at the latest, and after so many stretches one is kept."""
EVERY_STEP = 1
IT_STANDS = "something was revealed by the last answer: it stands"


class Checkpoint(msgspec.Struct, frozen=True, eq=False):
    """A position between two steps, what led up to it, and the move that undo may not go behind.

    It is shared by all who play on from it: nobody changes its state.
    """

    state: State
    past: "Stretch | None" = None
    barrier: int = 0
    worked_out: dict[str, Any] = {}
    """What the rules have worked out of it once, for whoever plays on from here."""

    @property
    def move(self) -> int:
        """How many answers had been given."""
        return self.past.end if self.past else 0


class Stretch(msgspec.Struct, eq=False):
    """What happened between two checkpoints, one step or a few: where it began, its answers, and what it told.

    Not every checkpoint is made or kept: one in 32 is enough to look back, besides those that undo may want at once.
    Events and rolls that were not kept (None) are found by playing it again. A sealed stretch bars the way back.
    What it keeps is in tuples, which do not burden the garbage collector.
    """

    before: "Stretch | None"
    start: State | None
    barrier: int
    answers: tuple[Answer, ...]
    events: tuple[Event, ...] | None
    rolls: tuple[Roll, ...] | None
    number: int
    end: int
    sealed: bool = False

    @classmethod
    def seal(cls, before: "Stretch | None" = None, answers: Sequence[Answer] = ()) -> "Stretch":
        """A stretch that bars the way back: what follows does not follow from what was before.

        Its number makes the checkpoint after it one of those that are kept.
        """
        number, end = (0, 0) if before is None else (before.number + 1, before.end)
        number += KEEP_EVERY - 1 - number % KEEP_EVERY
        return cls(before, None, 0, tuple(answers), (), (), number, end + len(answers), sealed=True)

    @classmethod
    def gone(cls, end: int) -> "Stretch":
        """All that led up to this move, where somebody else keeps it."""
        return cls(None, None, 0, (), (), (), KEEP_EVERY - 1, end, sealed=True)

    @property
    def first_move(self) -> int:
        """The move number at which the stretch began."""
        return self.end - len(self.answers)

    @property
    def checkpoint(self) -> Checkpoint | None:
        """Where it began, if that was kept."""
        return None if self.start is None else Checkpoint(self.start, self.before, self.barrier)


def stands(place: int, revealed: int, *, household: bool) -> bool:
    """Whether the answer at this place of the tape is there for good, where something was revealed at a move last.

    A household keeps no secrets from each other: all it has answered can be taken back.

    >>> stands(3, 4, household=False), stands(4, 4, household=False), stands(3, 4, household=True)
    (True, False, False)
    """
    return place < revealed and not household


def back_from(past: Stretch | None) -> Iterator[Stretch]:
    """The stretches up to this one, newest first."""
    while past is not None:
        yield past
        past = past.before


def stretches(past: Stretch | None, *, since: Stretch | None = None) -> list[Stretch]:
    """The stretches up to this one, or only those since another, oldest first."""
    found: list[Stretch] = []
    while past is not None and past is not since:
        found.append(past)
        past = past.before
    return found[::-1]


def stretches_after(past: Stretch | None, move: int) -> list[Stretch]:
    """The stretches up to this one that ended after a move, oldest first."""
    found: list[Stretch] = []
    while past is not None and past.end > move:
        found.append(past)
        past = past.before
    return found[::-1]


def is_whole(past: Stretch | None) -> bool:
    """Whether everything up to here can be played again from the first answer."""
    return not any(stretch.sealed for stretch in back_from(past))


def nearest_checkpoint(past: Stretch | None, move: int) -> Checkpoint | None:
    """The last checkpoint that was kept at or before this move; None where it is not known any more."""
    for stretch in back_from(past):
        if stretch.sealed:
            return None
        if stretch.start is not None and stretch.first_move <= move:
            return stretch.checkpoint
    return None


def let_go(past: Stretch | None, kept: int) -> None:
    """Forget what led up to the last few stretches."""
    for _ in range(kept):
        if past is None:
            return
        past = past.before
    if past is not None and past.before is not None:
        past.before = Stretch.gone(past.first_move)
