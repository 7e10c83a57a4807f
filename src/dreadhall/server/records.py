"""The log of a table: every answer and every undo, numbered, in the order in which they were stored.

It only ever grows. A client that knows the log up to one number is told everything after it, in order; where something
was taken back in between, it is told how far to forget first.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from dreadhall.kernel import Ask, CannotUndo, Event, Result, Table
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.history import Answer

Kind = Literal["start", "answer", "undo", "rules", "dice"]

FROM_CHECKPOINT = ("start", "rules", "dice")
"""What cannot be played again from the record before it: the table goes on from a checkpoint of its own."""


class Record(msgspec.Struct, frozen=True):
    """One entry of the log.

    `number` is its place, `asked` the number its question or request was known by, `move` how many answers stand
    after it, and `kept` how many of those before it stand unchanged.
    """

    number: int
    kind: Kind
    seat: int | None
    answer: str | None
    asked: int | None
    move: int
    kept: int
    events: tuple[Event, ...]
    at: float
    rolls: tuple[Roll, ...] = ()


class News(msgspec.Struct, frozen=True):
    """What happened between two numbers: forget the events of moves after `back`, then add these."""

    number: int
    since: int | None
    back: int | None
    events: list[Event]


def news(records: Sequence[Record], number: int, since: int | None, move: int) -> News:
    """What a client that knows the log up to `since`, at this move, has missed; a client that knows nothing: all."""
    low = move
    told: list[Event] = []
    for record in records:
        if record.kind in ("undo", "rules"):
            low = min(low, record.kept)
            told = [event for event in told if event.move <= record.kept]
        told.extend(record.events)
    return News(number, since, low if since is None or low < move else None, told)


def told_to(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """Those events this seat may know, as it hears them."""
    return [event.told_to(seat) for event in events if event.is_for(seat)]


class Position(msgspec.Struct, frozen=True):
    """Where a table stands: nobody changes it, a later position is another one.

    `asked` holds, for each seat that is asked, the number by which its answer names the question.
    """

    number: int
    table: Table
    asked: dict[int, int]

    @property
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over."""
        return self.table.ask

    @property
    def result(self) -> Result | None:
        """None, or who won and why."""
        return self.table.result

    @property
    def move(self) -> int:
        """How many answers stand."""
        return self.table.move

    @property
    def barrier(self) -> int:
        """The move number undo may not go behind, unless the table is a household's."""
        return 0 if self.table.options.household else self.table.barrier[1]

    def view(self, seat: int | None) -> bytes:
        """What a seat sees, as JSON."""
        return self.table.view_json(seat)

    def channels(self, seat: int | None) -> list[str]:
        """The channels in which a seat speaks and hears, besides that of all."""
        return list(self.table.rules.channels(seat))

    def pages(self, seat: int | None) -> list[str]:
        """The pages of words that a seat may read and not everybody."""
        return list(self.table.rules.pages(seat))

    def silence(self, seat: int) -> str | None:
        """What counts as a seat's answer when its time is up; None where any choice may be taken."""
        ask = self.table.ask
        return None if ask is None else self.table.rules.silence(ask, seat)

    def snapshot(self) -> dict[str, Any]:
        """The position alone, ready for JSON, secrets included."""
        return self.table.snapshot()

    def answered(self, number: int, seat: int, answer: str) -> "Position":
        """The position after this answer; IllegalAnswer where it cannot be given."""
        table = next_of(self.table)
        table.answer(answer, seat)
        before, ask = self.table.ask, table.ask
        if ask is not None and ask.join == "all" and ask.answered:
            # A part was given: to the others the question is still the one they know.
            return Position(number, table, {other: self.asked[other] for other in ask.seats})
        asked = newly_asked(table, number)
        if before is not None and before.together and ask is not None and ask.together and before.prompt == ask.prompt:
            # Whoever has the same choices as before somebody else acted is asked what it was asked before.
            for other in asked:
                if other != seat and other in self.asked and before.parts[other] == ask.parts[other]:
                    asked[other] = self.asked[other]
        return Position(number, table, asked)

    def taken_back(self, number: int, kept: int) -> "Position":
        """The position without the answer at this place of the tape: the last one, or a part of an open question."""
        table = next_of(self.table)
        seat = self.who_answered(kept)
        withdrawn = table.ask is not None and seat in table.ask.answered
        table.undo(seat)
        asked = newly_asked(table, number)
        return Position(number, table, asked | {s: n for s, n in self.asked.items() if withdrawn and s != seat})

    def who_answered(self, at: int) -> int:
        """The seat that gave the answer at this place of the tape; CannotUndo where it is too long ago."""
        answers, first = self.table.tape, self.table.tape_from
        if not first <= at < first + len(answers):
            raise CannotUndo("that was too long ago")
        return answers[at - first][0]

    def keyed_anew(self, number: int, secret: bytes) -> "Position":
        """The same position, with dice that nobody knows anything of."""
        table = next_of(self.table)
        table.key_dice_anew(secret)
        return Position(number, table, self.asked)

    def told_since(self, before: "Position") -> tuple[tuple[Event, ...], tuple[Roll, ...]]:
        """What happened, and what fell, since an earlier position that leads here."""
        table, move, count = self.table, before.move, before.table.state.dice.count
        return tuple(table.events_after(move)), tuple(table.rolls_after(move, count))

    def after(self, record: Record) -> "Position":
        """The position after a record of the log."""
        if record.kind == "answer":
            assert record.seat is not None
            assert record.answer is not None
            return self.answered(record.number, record.seat, record.answer)
        assert record.kind == "undo", "a table begins, and goes on with other rules, from a checkpoint"
        return self.taken_back(record.number, record.kept)


def next_of(table: Table) -> Table:
    """A fork that will be forked in its turn: it keeps each checkpoint, and none has to be found by playing again."""
    return table.branch(table.checkpoint, table.answers_since, table.past, table.barrier[0], every_step=True)


def newly_asked(table: Table, number: int) -> dict[int, int]:
    """The seats asked now, all by this number."""
    return dict.fromkeys(table.ask.seats, number) if table.ask else {}


def tape_after(tape: Sequence[Answer], records: Iterable[Record], first: int = 0) -> list[Answer]:
    """The answers that stand after these records, from the one numbered `first` on, where these stood before."""
    standing = list(tape)
    for record in records:
        if record.kind == "answer":
            assert record.seat is not None
            assert record.answer is not None
            standing.append((record.seat, record.answer))
        elif record.kind == "undo":
            del standing[record.kept - first]
        elif record.kind == "rules":
            del standing[record.move - first :]
    return standing
