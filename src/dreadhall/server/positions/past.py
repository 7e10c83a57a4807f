"""How a table is brought back from what is stored: to the present, to any record of its log, or behind an answer.

A table that plays is never refused. Where it cannot be brought back as it was, because the rules have changed or a
checkpoint cannot be read, it goes on from the last checkpoint that can; answers that do not fit are taken back by a
record of their own, so that the log still tells all, and everybody is told.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from dreadhall.kernel import AnyGame, BadOption, BadSave, CannotUndo, Event, MissingPackage
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.history import Answer
from dreadhall.registry import GAMES
from dreadhall.server.errors import Refused, StorageFailed, conflict
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.position import Later, PlayedOn, Position, WentBack, transition_of
from dreadhall.server.positions.referee import Referee
from dreadhall.server.storage.records import FROM_CHECKPOINT, LogRecord, tape_after
from dreadhall.server.storage.rows import CheckpointRow, NewRecord, Notice, Stored, TableRow, unpack
from dreadhall.server.storage.store import Store

LATEST = 64
"""Records among which an answer that is taken back is most often found."""
BREATH = 16
"""After so many records or answers played again others have their turn."""

log = structlog.get_logger("dreadhall.past")


class Reached(NamedTuple):
    """Where a table stands, the records since its last checkpoint, and a record to be added if the rules changed."""

    position: Position
    since: list[LogRecord]
    kept: CheckpointRow
    change: NewRecord | None = None


class Tape(NamedTuple):
    """The answers that stand, from the one numbered `first` on, and those that stood `before` the table began here.

    It is unbroken where they lead from there to the present by the same rules and with the same dice.
    """

    first: int
    answers: list[Answer]
    before: list[Answer]
    begun: CheckpointRow
    unbroken: bool


class Past:
    """What was before, of any table."""

    def __init__(self, store: Store, referee: Referee) -> None:
        self._store = store
        self._referee = referee

    async def reach(self, stored: Stored, now: float) -> Reached:
        """Where a table stands: its last checkpoint, and the few moves since."""
        row = stored.table
        game = known_game(row.game)
        async for kept, since in self._store.nearest(row.id):
            if kept.rules > game.version:
                raise Refused(503, "newer-rules", "this table was played by newer rules than this server has")
            try:
                if kept.rules == game.version:
                    position, played = await self._play_again(row, kept, since)
                    if played == len(since):
                        return Reached(position, since, kept)
                position = await self._open(row, kept)
            except (Refused, MissingPackage):
                raise  # it took too long, or whoever plays it elsewhere failed: another time it may go well
            except Exception as error:  # whatever other rules make of a position
                log.warning("checkpoint cannot be read", number=kept.number, reason=str(error)[:200])
                continue
            if row.status == "over":
                return finished(kept, since, position)
            known = unpack(kept.save, SavedTape)
            tape = tape_after(known.tape, since, known.tape_from)
            last = since[-1].number if since else kept.number
            return await go_on(row.id, position, tape[position.move - known.tape_from :], last, now)
        return await self._begin_again(stored, now)

    async def _begin_again(self, stored: Stored, now: float) -> Reached:
        """No checkpoint can be read: the game is played again from its beginning, as far as the rules allow."""
        row = stored.table
        records = await self._store.answers(row.id)
        if not records or records[0].move or row.origin is not None or row.status == "over":
            raise StorageFailed("a table is damaged: none of its checkpoints can be read")
        try:
            position = self._referee.begin(row, len(stored.seats), row.options).position
        except BadOption:
            raise StorageFailed("a table is damaged: it cannot even begin") from None
        return await go_on(row.id, position, tape_after([], records), records[-1].number, now)

    async def at(self, row: TableRow, number: int) -> tuple[Position, bool]:
        """Where the table stood after the record of this number, and whether it is that very position.

        Where older rules led there, it is the one at the last checkpoint before.
        """
        game = known_game(row.game)
        async for kept, since in self._store.nearest(row.id, number):
            try:
                if kept.rules != game.version:
                    return await self._open(row, kept), False
                position, played = await self._play_again(row, kept, since)
            except BadSave:
                continue
            return position, played == len(since)
        raise conflict("other-rules", "this part of the game was played by older rules")

    async def without(self, row: TableRow, number: int, kept: int) -> Position:
        """The position before the answer at this place of the tape, for an undo that goes back a long way."""
        tape = await self.tape(row.id)
        async for found, since in self._store.nearest(row.id):
            if any(record.kind in FROM_CHECKPOINT for record in since):
                break
            if found.move <= kept:
                position = await self._open(row, found)
                answers = tape.answers[position.move - tape.first : kept - tape.first]
                later = (await position.after(number, PlayedOn(tuple(answers)))).position
                if later.move == kept:
                    return later
        # The position with which it began knows what led up to it, if anybody does.
        if not tape.unbroken or tape.answers[: kept - tape.first] != tape.before[: kept - tape.first]:
            raise CannotUndo("what led up to the last answer is not known any more: it stands")
        position = await self._open(row, tape.begun)
        return (await position.after(number, WentBack(kept))).position

    async def _open(self, row: TableRow, kept: CheckpointRow) -> Position:
        """The position at a checkpoint."""
        return await self._referee.open(row, unpack(kept.save, dict[str, Any]), kept.number, kept.asked)

    async def _play_again(
        self, row: TableRow, kept: CheckpointRow, records: Sequence[LogRecord]
    ) -> tuple[Position, int]:
        """The position after these records, as far as they can be played and tell what they told; and how many."""
        start = position = await self._open(row, kept)
        for at, record in enumerate(records):
            try:
                later = await after(position, record, start, records[: at + 1])
            except Refused:
                raise
            except Exception as error:  # whatever other rules make of it
                log.warning("record cannot be played again", number=record.number, reason=type(error).__name__)
                return position, at
            if later.position.move != record.move or (record.kind == "answer" and not tells_the_same(later, record)):
                log.warning("record tells something else now", number=record.number)
                return position, at
            position = later.position
            if at % BREATH == BREATH - 1:
                await asyncio.sleep(0)
        return position, len(records)

    async def answered_by(self, table_id: str, moves: int) -> AsyncIterator[tuple[int, int]]:
        """The places of the tape and who answered there, the last one first; most want to know only a few."""
        known = places_of(await self._store.answers(table_id, LATEST))
        place = moves - 1
        while place in known:
            yield place, known[place]
            place -= 1
        if place >= 0:
            tape = await self.tape(table_id)
            for at in range(place, tape.first - 1, -1):
                yield at, tape.answers[at - tape.first][0]

    async def tape(self, table_id: str) -> Tape:
        """The answers that stand, with those before the table began here, as far as they are known."""
        records = await self._store.answers(table_id)
        first = await self._store.first_checkpoint(table_id)
        if first is None or not records:
            raise StorageFailed("a table is damaged: it has no beginning")
        before = unpack(first.save, SavedTape)
        answers = tape_after(before.tape, records[1:], before.tape_from)
        unbroken = not any(record.kind in FROM_CHECKPOINT for record in records[1:])
        return Tape(before.tape_from, answers, before.tape, first, unbroken)


def places_of(records: Sequence[LogRecord]) -> dict[int, int]:
    """Who answered at which place of the tape, as far as these last records tell."""
    known: dict[int, int] = {}
    for record in records:
        if record.kind == "answer":
            assert record.seat is not None
            known[record.move - 1] = record.seat
        elif record.kind == "undo":
            # What was answered to the same question after it moves up.
            known = {at - (at > record.kept): who for at, who in known.items() if at != record.kept}
        else:
            known = {at: who for at, who in known.items() if at < record.move}
    return known


class SavedTape(msgspec.Struct, frozen=True):
    """What a save says of the answers in it."""

    tape: list[Answer]
    tape_from: int = 0


async def after(position: Position, record: LogRecord, start: Position, records: Sequence[LogRecord]) -> Later:
    """Where a record leads that is the last of those since a start."""
    try:
        return await position.after(record.number, transition_of(record))
    except CannotUndo:
        # It goes back further than the position remembers, but not behind the start.
        return await start.after(record.number, PlayedOn(tuple(tape_after([], records, start.move))))


def tells_the_same(later: Later, record: LogRecord) -> bool:
    """Whether what happens is what was told then."""
    return msgspec.json.encode(later.events) == msgspec.json.encode(record.events)


async def go_on(table_id: str, start: Position, tape: Sequence[Answer], last: int, now: float) -> Reached:
    """A table with new rules: as many of the answers since as these allow, and a record that says so."""
    number = last + 1
    position, events, rolls = await play_on(start, number, tape)
    taken = start.move + len(tape) - position.move
    if taken:
        log.warning("answers taken back under new rules", answers=taken)
    record = LogRecord(
        number=number, kind="rules", move=position.move, kept=start.move, events=events, at=now, rolls=rolls
    )
    kept = checkpoint(position, pinned=True)
    notice = Notice("rules-changed", {"taken": taken})
    change = NewRecord(table_id, record, kept, result=position.result, notice=notice)
    return Reached(position, [], kept, change)


async def play_on(position: Position, number: int, tape: Sequence[Answer]) -> Later:
    """Give as many of these answers again as the rules allow, a few at a time."""
    events: list[Event] = []
    rolls: list[Roll] = []
    for at in range(0, max(len(tape), 1), BREATH):
        answers = tuple(tape[at : at + BREATH])
        later = await position.after(number, PlayedOn(answers))
        events += later.events
        rolls += later.rolls
        is_done = later.position.move < position.move + len(answers)
        position = later.position
        if is_done:
            break
        await asyncio.sleep(0)
    return Later(position, tuple(events), tuple(rolls))


def finished(kept: CheckpointRow, since: Sequence[LogRecord], position: Position) -> Reached:
    """A game that is over stays as it was, whatever has become of its rules."""
    if position.ask is not None or since:
        raise Refused(503, "other-rules", "this game was played by older rules, which cannot show how it ended")
    return Reached(position, [], kept)


def known_game(name: str) -> AnyGame:
    """The game of a stored table."""
    game = GAMES.get(name)
    if game is None:
        raise Refused(503, "game-missing", f"this server cannot play {name[:40]!r} at the moment")
    return game
