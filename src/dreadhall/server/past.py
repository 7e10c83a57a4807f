"""How a table is brought back from what is stored: to the present, to any record of its log, or behind an answer.

A table that plays is never refused. Where it cannot be brought back as it was, because the rules have changed or a
checkpoint cannot be read, it goes on from the last checkpoint that can; answers that do not fit are taken back by a
record of their own, so that the log still tells all, and everybody is told.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import structlog

import dreadhall
from dreadhall.kernel import AnyGame, BadOption, BadSave, CannotUndo, Table
from dreadhall.kernel.history import Answer
from dreadhall.kernel.older import answer_on
from dreadhall.registry import GAMES
from dreadhall.server.errors import Refused, StorageFailed, conflict
from dreadhall.server.records import FROM_CHECKPOINT, Position, Record, newly_asked, tape_after
from dreadhall.server.storage.moves import Move
from dreadhall.server.storage.rows import Checkpoint, Notice, Stored, TableRow, checkpoint, unpack
from dreadhall.server.storage.store import Store
from dreadhall.server.time_limit import TimeLimit, TooLong

BREATH = 16
"""After so many records played again others have their turn."""

log = structlog.get_logger("dreadhall.past")


class Reached(NamedTuple):
    """Where a table stands, the records since its last checkpoint, and a record to be added if the rules changed."""

    position: Position
    since: list[Record]
    kept: Checkpoint
    change: Move | None = None


class Tape(NamedTuple):
    """Answers from the one numbered `first` on, and the number of the record with which the table began here."""

    first: int
    answers: list[Answer]
    begun: int


class Past:
    """What was before, of any table."""

    def __init__(self, store: Store, limit: TimeLimit) -> None:
        self._store = store
        self._limit = limit

    async def reach(self, stored: Stored, now: float) -> Reached:
        """Where a table stands: its last checkpoint, and the few moves since."""
        row = stored.table
        game = known_game(row.game)
        async for kept, since in self._store.nearest(row.id):
            if kept.rules > game.version:
                raise Refused(503, "newer-rules", "this table was played by newer rules than this server has")
            try:
                if kept.rules == game.version:
                    position, played = await self._play_again(kept, since)
                    if played == len(since):
                        return Reached(position, since, kept)
                table = self._open(kept).table
            except TooLong:
                raise
            except Exception as error:  # whatever other rules make of a position
                log.warning("checkpoint cannot be read", table=row.id, number=kept.number, reason=str(error)[:200])
                continue
            if row.status == "over":
                return finished(row, kept, since, table)
            known = unpack(kept.save, SavedTape)
            tape = tape_after(known.tape, since, known.tape_from)
            last = since[-1].number if since else kept.number
            return go_on(row.id, table, tape, known.tape_from, last, now)
        return await self._begin_again(stored, now)

    async def _begin_again(self, stored: Stored, now: float) -> Reached:
        """No checkpoint can be read: the game is played again from its beginning, as far as the rules allow."""
        row = stored.table
        records = await self._store.answers(row.id)
        if not records or records[0].move or row.status == "over":
            raise StorageFailed("a table is damaged: none of its checkpoints can be read")
        try:
            with self._limit:
                table = dreadhall.new_table(row.game, len(stored.seats), row.seed, row.options)
        except BadOption:
            raise StorageFailed("a table is damaged: it cannot even begin") from None
        return go_on(row.id, table, tape_after([], records), 0, records[-1].number, now)

    async def at(self, row: TableRow, number: int) -> tuple[Position, bool]:
        """Where the table stood after the record of this number, and whether it is that very position.

        Where older rules led there, it is the one at the last checkpoint before.
        """
        game = known_game(row.game)
        async for kept, since in self._store.nearest(row.id, number):
            try:
                if kept.rules != game.version:
                    return self._open(kept), False
                position, played = await self._play_again(kept, since)
            except BadSave:
                continue
            return position, played == len(since)
        raise conflict("other-rules", "this part of the game was played by older rules")

    async def without(self, row: TableRow, number: int, kept: int) -> Position:
        """The position before the answer at this place of the tape, for an undo that goes back a long way."""
        first, tape, begun = await self.tape(row.id)
        async for found, since in self._store.nearest(row.id):
            if any(record.kind in FROM_CHECKPOINT for record in since):
                break
            table = self._open(found).table
            if found.move <= kept:
                with self._limit:
                    for seat, answer in tape[table.move - first : kept - first]:
                        table.answer(answer, seat)
            elif found.number == begun:
                table.back_to(kept)  # the position it began with knows what led up to it, if anybody does
            else:
                continue
            return Position(number, table, newly_asked(table, number))
        raise CannotUndo("what led up to the last answer is not known any more: it stands")

    def _open(self, kept: Checkpoint) -> Position:
        """The position at a checkpoint."""
        with self._limit:
            return kept.position()

    async def _play_again(self, kept: Checkpoint, records: Sequence[Record]) -> tuple[Position, int]:
        """The position after these records, as far as they can be played and tell what they told; and how many."""
        position = self._open(kept)
        for at, record in enumerate(records):
            try:
                with self._limit:
                    later = position.after(record)
                    same = record.kind != "answer" or tells_the_same(later, position, record)
            except TooLong:
                raise
            except Exception as error:  # whatever other rules make of it
                log.warning("record cannot be played again", number=record.number, reason=type(error).__name__)
                return position, at
            if not same:
                log.warning("record tells something else now", number=record.number)
                return position, at
            position = later
            if at % BREATH == BREATH - 1:
                await asyncio.sleep(0)
        return position, len(records)

    async def tape(self, table_id: str) -> Tape:
        """The answers that stand, with those before the table began here, as far as they are known."""
        records = await self._store.answers(table_id)
        first = await self._store.first_checkpoint(table_id)
        if first is None or not records:
            raise StorageFailed("a table is damaged: it has no beginning")
        before = unpack(first.save, SavedTape)
        return Tape(before.tape_from, tape_after(before.tape, records[1:], before.tape_from), first.number)


class SavedTape(msgspec.Struct, frozen=True):
    """What a save says of the answers in it."""

    tape: list[Answer]
    tape_from: int = 0


def tells_the_same(later: Position, before: Position, record: Record) -> bool:
    """Whether what happens is what was told then."""
    events, _ = later.told_since(before)
    return msgspec.json.encode(events) == msgspec.json.encode(record.events)


def go_on(table_id: str, table: Table, tape: Sequence[Answer], first: int, last: int, now: float) -> Reached:
    """A table with new rules: as many of the answers since as these allow, and a record that says so."""
    standing = table.move
    count = table.state.dice.count
    since = tape[standing - first :]
    taken = len(since) - answer_on(table, since)
    if taken:
        log.warning("answers taken back under new rules", table=table_id, taken=taken)
    number = last + 1
    position = Position(number, table, newly_asked(table, number))
    events, rolls = tuple(table.events_after(standing)), tuple(table.rolls_after(standing, count))
    record = Record(number, "rules", None, None, None, table.move, standing, events, now, rolls)
    kept = checkpoint(position, pinned=True)
    notice = Notice("rules-changed", {"taken": taken})
    change = Move(table_id, record, kept, result=table.result, notice=notice)
    return Reached(position, [], kept, change)


def finished(row: TableRow, kept: Checkpoint, since: Sequence[Record], table: Table) -> Reached:
    """A game that is over stays as it was, whatever has become of its rules."""
    if table.ask is not None or since:
        raise Refused(503, "other-rules", "this game was played by older rules, which cannot show how it ended")
    return Reached(Position(kept.number, table, {}), [], kept)


def known_game(name: str) -> AnyGame:
    """The game of a stored table."""
    game = GAMES.get(name)
    if game is None:
        raise Refused(503, "game-missing", f"this server cannot play {name[:40]!r} at the moment")
    return game
