"""Playing at a table: answers are applied exactly once, and stored before anybody hears of them."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import structlog

from dreadhall.kernel import CannotUndo, IllegalAnswer
from dreadhall.kernel.dice import commitment
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, busy, conflict
from dreadhall.server.metrics import Metrics
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.position import Given, GivenUp, KeyedAnew, Later, Position, TakenBack
from dreadhall.server.storage.moves import MoveWriter
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import CheckpointRow, NewDice, NewRecord, Notice, Seal, Wish, seals
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.tables.taking_back import (
    Taken,
    UndoSearch,
    or_refuse,
    seats_of_person,
    who_must_agree,
    wish_number,
)
from dreadhall.server.wire.play import Accepted, UndoReply

T = TypeVar("T")

log = structlog.get_logger("dreadhall.play")

TRIES = 20
PIN_EVERY = 256
"""One checkpoint of so many records is kept for ever, so that any of them can be looked at."""


class Play:
    """What can be done at a table that has begun."""

    def __init__(
        self,
        tables: Tables,
        writer: MoveWriter,
        metrics: Metrics,
        clock: Clock,
        moved: Callable[[LoadedTable], None],
        spoken: Callable[[str], None],
        quarantine: Quarantine,
        *,
        checkpoint_every: int,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._metrics = metrics
        self._clock = clock
        self._moved = moved
        self._spoken = spoken
        self._quarantine = quarantine
        self._checkpoint_every = checkpoint_every

    # Answers

    async def answer(
        self, loaded: LoadedTable, seat: int, asked: int, answer: str, *, by_bot: bool = False
    ) -> Accepted:
        """Give a seat's answer to the question it knows by this number."""
        return await finish(self.take_answer(loaded, seat, asked, answer, by_bot=by_bot))

    async def take_answer(
        self, loaded: LoadedTable, seat: int, asked: int, answer: str, *, by_bot: bool = False
    ) -> Accepted:
        """The same, for those whom nobody interrupts: taken in its turn, checked, applied, stored, and told to all."""
        began = time.perf_counter()
        async with loaded.lock:
            for _ in range(TRIES):
                if loaded.is_behind:
                    await self._tables.catch_up(loaded)
                check_who_plays(loaded, seat, by_bot=by_bot)
                position = loaded.started
                if position.asked.get(seat) != asked:
                    return await self._given_before(loaded, seat, asked, answer)
                later, events, rolls = await self._apply(loaded, position, seat, answer)
                record = LogRecord(
                    number=later.number,
                    kind="answer",
                    seat=seat,
                    answer=answer,
                    asked=asked,
                    move=later.move,
                    kept=position.move,
                    events=events,
                    at=self._clock(),
                    rolls=rolls,
                )
                if await self._store_and_tell(loaded, record, later, "bot" if by_bot else "person"):
                    self._metrics.answer.observe(time.perf_counter() - began)
                    return Accepted(record.number, record.move)
        raise busy()

    async def _apply(self, loaded: LoadedTable, position: Position, seat: int, answer: str) -> Later:
        """What an answer leads to. Where a rule fails or takes too long, nothing is changed, and the table rests."""
        self._quarantine.refuse(loaded.id)
        try:
            return await position.after(position.number + 1, Given(seat, answer))
        except IllegalAnswer:
            raise
        except Refused as refusal:
            self._quarantine.failed(loaded.id, refusal)
            raise
        except Exception as error:
            self._quarantine.failed(loaded.id, error)
            log.error("rule failed", game=loaded.row.game, exc_info=error)
            raise Refused(503, "rule-failed", "a rule of this game failed: the answer was not taken") from None

    async def _given_before(self, loaded: LoadedTable, seat: int, asked: int, answer: str) -> Accepted:
        """The receipt of an answer that came before; any other answer to a question of the past is refused."""
        record = next((r for r in loaded.recent if r.seat == seat and r.asked == asked), None)
        if record is None and asked <= loaded.number:
            record = await self._tables.store.find(loaded.id, seat, asked)
        if record is not None and record.kind == "answer" and record.answer == answer:
            return Accepted(record.number, record.move)
        raise stale(loaded, seat)

    # Undo

    async def undo(self, loaded: LoadedTable, seat: int, number: int) -> UndoReply:
        """Take back what this seat did last, as the table stood at this number; others affected are asked."""
        return await finish(self._undo(loaded, seat, number))

    async def _undo(self, loaded: LoadedTable, seat: int, number: int) -> UndoReply:
        async with loaded.lock:
            await self._tables.catch_up(loaded)
            if (record := await self._undone_before(loaded, seat, number)) is not None:
                return UndoReply(Accepted(record.number, record.move), [])
            if number != loaded.started.number:
                raise stale(loaded, seat)
            taken = await self.what_to_take_back(loaded, seat)
            if waiting := who_must_agree(loaded, seat, taken):
                await self._wish(loaded, Wish(number, seat, tuple(waiting)))
                return UndoReply(None, waiting)
            return UndoReply(await self._take_back(loaded, seat, number, taken), [])

    async def agree(self, loaded: LoadedTable, seat: int, number: int, *, agrees: bool) -> UndoReply:
        """Say yes or no to somebody's wish to take something back."""
        return await finish(self._agree(loaded, seat, number, agrees))

    async def _agree(self, loaded: LoadedTable, seat: int, number: int, agrees: bool) -> UndoReply:
        async with loaded.lock:
            loaded.info_behind = True
            await self._tables.catch_up(loaded)
            wish = loaded.wish
            if wish is None or wish.number != number:
                if wish is None and number < loaded.number:
                    raise stale(loaded, seat)
                raise conflict("nothing-asked", "nobody asks to take anything back")
            mine = seats_of_person(loaded, seat)
            if not set(mine) & set(wish.waiting):
                raise conflict("not-asked", "this seat is not asked")
            if not agrees:
                await self._wish(loaded, None)
                return UndoReply(None, [])
            if waiting := tuple(other for other in wish.waiting if other not in mine):
                await self._wish(loaded, Wish(number, wish.seat, waiting))
                return UndoReply(None, list(waiting))
            taken = await self.what_to_take_back(loaded, wish.seat)
            return UndoReply(await self._take_back(loaded, wish.seat, number, taken), [])

    async def _undone_before(self, loaded: LoadedTable, seat: int, number: int) -> LogRecord | None:
        if number >= loaded.started.number:
            return None
        return await self._tables.store.find(loaded.id, seat, wish_number(number))

    async def _wish(self, loaded: LoadedTable, wish: Wish | None) -> None:
        try:
            async with self._tables.store.change(loaded.id, self._clock()) as change:
                await change.table(undo=wish)
        finally:
            loaded.info_behind = True
        await self._tables.catch_up(loaded)
        self._moved(loaded)

    async def what_to_take_back(self, loaded: LoadedTable, seat: int) -> Taken:
        """The seat's own part of an open question, or the last answer of a person and what bots have answered since."""
        search = UndoSearch(loaded, seat)
        async for place, who in self._tables.past.answered_by(loaded.id, loaded.started.move):
            if (found := search.found_at(place, who)) is not None:
                return or_refuse(found)
        return or_refuse("nothing")

    async def _take_back(self, loaded: LoadedTable, seat: int, asked: int, taken: Taken) -> Accepted:
        """Store an undo for each of these answers, the last of which carries the number of the request."""
        for kept in taken.places:
            position = loaded.started
            later = await self._before(loaded, position, kept)
            name = wish_number(asked) if kept == taken.places[-1] else None
            record = LogRecord(
                number=later.number, kind="undo", seat=seat, asked=name, move=later.move, kept=kept, at=self._clock()
            )
            if not await self._store_and_tell(loaded, record, later, "person"):
                await self._tables.catch_up(loaded)
                raise stale(loaded, seat)
        return Accepted(record.number, record.move)

    async def _before(self, loaded: LoadedTable, position: Position, kept: int) -> Position:
        """The position without this answer, from memory or, if it goes back a long way, from what is stored."""
        try:
            return (await position.after(position.number + 1, TakenBack(kept))).position
        except CannotUndo:
            return await self._tables.past.without(loaded.row, position.number + 1, kept)

    # Giving up

    async def give_up(self, loaded: LoadedTable, seat: int, names: list[str]) -> None:
        """End the game, because everybody of these names has agreed to what the person on a seat wished."""
        await finish(self._give_up(loaded, seat, names))

    async def _give_up(self, loaded: LoadedTable, seat: int, names: list[str]) -> None:
        async with loaded.lock:
            for _ in range(TRIES):
                await self._tables.catch_up(loaded)
                position = loaded.started
                if loaded.is_over:
                    return
                later = (await position.after(position.number + 1, GivenUp())).position
                move = later.move
                record = LogRecord(
                    number=later.number, kind="give-up", seat=seat, move=move, kept=move, at=self._clock()
                )
                if await self._store_and_tell(
                    loaded, record, later, "person", notice=Notice("given-up", {"names": names})
                ):
                    return
        raise busy()

    # Dice

    async def key_dice_anew(self, loaded: LoadedTable) -> None:
        """Others are about to sit down with somebody who played alone, and may know the seed: it is drawn anew."""
        await finish(self._key_dice_anew(loaded))

    async def _key_dice_anew(self, loaded: LoadedTable) -> None:
        async with loaded.lock:
            for _ in range(TRIES):
                await self._tables.catch_up(loaded)
                position = loaded.started
                if loaded.row.several or loaded.is_over:
                    return
                seed = secrets.token_bytes(32)
                later = (await position.after(position.number + 1, KeyedAnew(seed))).position
                move = later.move
                record = LogRecord(number=later.number, kind="dice", move=move, kept=move, at=self._clock())
                seal = Seal(later.number, commitment(seed), "company")
                if await self._store_and_tell(
                    loaded, record, later, "house", NewDice(seed, (*seals(loaded.row), seal), True)
                ):
                    return
        raise busy()

    # What all of these end with

    async def _store_and_tell(
        self,
        loaded: LoadedTable,
        record: LogRecord,
        later: Position,
        by: str,
        dice: NewDice | None = None,
        notice: Notice | None = None,
    ) -> bool:
        """Store a record; if that went well, the table goes on and everybody is told."""
        new = self._with_all_that_changes(loaded, record, later, dice, notice)
        if not await self._append(loaded, new):
            return False
        self._go_on(loaded, new, later)
        self._metrics.moves.add(record.kind, by)
        self._quarantine.went_well(loaded.id)
        self._moved(loaded)
        if new.notice:
            self._spoken(loaded.id)
        return True

    def _with_all_that_changes(
        self, loaded: LoadedTable, record: LogRecord, later: Position, dice: NewDice | None, notice: Notice | None
    ) -> NewRecord:
        """A record with what is to be stored along with it."""
        was_over, is_over = loaded.is_over, later.ask is None
        if was_over and not is_over:
            # A household goes back, after the seed was published: whoever looks at the dice shall see that.
            broken = Seal(record.number, loaded.row.commitment, "broken")
            dice = NewDice(loaded.row.seed, (*seals(loaded.row), broken), loaded.row.several)
        if dice:
            notice = Notice("dice-keyed", {"reason": dice.seals[-1].reason})
        bot_due = loaded.bots_due(later).hold_the_table_up
        return NewRecord(
            loaded.id,
            record,
            self._checkpoint_with(loaded, record, later),
            bot_due if bot_due != loaded.row.bot_due else None,
            later.result,
            resumed=was_over and not is_over,
            dice=dice,
            notice=notice,
        )

    def _checkpoint_with(self, loaded: LoadedTable, record: LogRecord, later: Position) -> CheckpointRow | None:
        """A checkpoint now and then, at the end, and where the log does not lead from the last one to here."""
        # The last checkpoint is never ahead of the table, however far an undo went back.
        begun = loaded.row.origin.number if loaded.row.origin else 0
        pinned = record.kind == "dice" or record.move < begun
        is_over = later.ask is None
        due = record.move < loaded.kept or record.number - loaded.checkpointed >= self._checkpoint_every or is_over
        if due:
            pinned = pinned or is_over or record.number // PIN_EVERY != loaded.checkpointed // PIN_EVERY
        return checkpoint(later, pinned=pinned) if due or pinned else None

    async def _append(self, loaded: LoadedTable, new: NewRecord) -> bool:
        """Have it stored; where that was not to be, or is not known, the table is to catch up with what is."""
        try:
            stored = await self._writer.append(new)
        except BaseException:
            loaded.moves_behind = loaded.info_behind = True  # it may have been stored, or not
            raise
        loaded.moves_behind = loaded.moves_behind or not stored
        return stored

    def _go_on(self, loaded: LoadedTable, new: NewRecord, later: Position) -> None:
        """Stand where the record leads that is stored."""
        if new.resumed or later.ask is None or new.dice:
            loaded.info_behind = True
        if loaded.number < new.record.number:
            loaded.advance(new.record, later)
        if new.checkpoint:
            loaded.checkpointed, loaded.kept = new.checkpoint.number, new.checkpoint.move


async def finish(work: Awaitable[T]) -> T:
    """Wait for something that is carried through even if whoever asked for it goes away."""
    return await asyncio.shield(asyncio.ensure_future(work))


def check_who_plays(loaded: LoadedTable, seat: int, *, by_bot: bool) -> None:
    """Refuse a person where a bot plays for the seat, and a bot where nobody wants it any more."""
    bot = loaded.seat(seat).bot
    if bot is not None and not by_bot:
        raise conflict("bot-plays", f"{bot} plays for this seat: take it back first")
    if by_bot and bot is None:
        raise conflict("person-plays", "a person has taken this seat back")


def stale(loaded: LoadedTable, seat: int) -> Refused:
    """The question has been settled or has changed; the position as it is now comes with the refusal."""
    position = loaded.started
    extra = {
        "number": position.number,
        "asked": position.asked.get(seat),
        "view": msgspec.Raw(loaded.encoded_view(seat).whole),
    }
    return Refused(409, "stale", "the table has gone on: this is not the question any more", extra)
