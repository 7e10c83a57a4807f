"""Playing at a table: answers are applied exactly once, and stored before anybody hears of them."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, NoReturn, TypeVar

import msgspec
import structlog

from dreadhall.kernel import CannotUndo, IllegalAnswer
from dreadhall.kernel.dice import commitment
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, busy, conflict
from dreadhall.server.metrics import Metrics
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.position import Given, KeyedAnew, Later, Position, TakenBack
from dreadhall.server.storage.moves import Move, MoveWriter, NewDice
from dreadhall.server.storage.records import Record
from dreadhall.server.storage.rows import Notice, Seal, UndoWish, seals
from dreadhall.server.tables.loaded import Live, Tables
from dreadhall.server.tables.quarantine import Quarantine
from dreadhall.server.wire.play import Accepted, UndoReply

T = TypeVar("T")

log = structlog.get_logger("dreadhall.play")

TRIES = 20
PIN_EVERY = 256
"""One checkpoint of so many records is kept for ever, so that any of them can be looked at."""


class Taken(NamedTuple):
    """What is to be taken back: places on the tape, last first; whose the first of them is, and if it is only a part
    of a question to several."""

    places: list[int]
    seat: int
    is_part: bool = False


class Play:
    """What can be done at a table that has begun."""

    def __init__(
        self,
        tables: Tables,
        writer: MoveWriter,
        metrics: Metrics,
        clock: Clock,
        moved: Callable[[Live], None],
        quarantine: Quarantine,
        *,
        checkpoint_every: int,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._metrics = metrics
        self._clock = clock
        self._moved = moved
        self._quarantine = quarantine
        self._checkpoint_every = checkpoint_every

    # Answers

    async def answer(self, live: Live, seat: int, asked: int, answer: str, *, by_bot: bool = False) -> Accepted:
        """Give a seat's answer to the question it knows by this number."""
        return await finish(self._answer(live, seat, asked, answer, by_bot=by_bot))

    async def _answer(self, live: Live, seat: int, asked: int, answer: str, *, by_bot: bool) -> Accepted:
        began = time.perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                await self._tables.catch_up(live)
                if (bot := live.seat(seat).bot) is not None and not by_bot:
                    raise conflict("bot-plays", f"{bot} plays for this seat: take it back first")
                if by_bot and bot is None:
                    raise conflict("person-plays", "a person has taken this seat back")
                position = live.started
                if position.asked.get(seat) != asked:
                    return await self._given_before(live, seat, asked, answer)
                later, events, rolls = await self._apply(live, position, seat, answer)
                record = Record(
                    later.number,
                    "answer",
                    seat,
                    answer,
                    asked,
                    later.move,
                    position.move,
                    events,
                    self._clock(),
                    rolls,
                )
                if await self._store(live, record, later, "bot" if by_bot else "person"):
                    self._metrics.answer.observe(time.perf_counter() - began)
                    return Accepted(record.number, record.move)
        raise busy()

    async def _apply(self, live: Live, position: Position, seat: int, answer: str) -> Later:
        """What an answer leads to. Where a rule fails or takes too long, nothing is changed, and the table rests."""
        self._quarantine.refuse(live.id)
        try:
            return await position.after(position.number + 1, Given(seat, answer))
        except IllegalAnswer:
            raise
        except Refused as refusal:
            self._quarantine.failed(live.id, refusal)
            raise
        except Exception as error:
            self._quarantine.failed(live.id, error)
            log.error("rule failed", game=live.row.game, exc_info=error)
            raise Refused(503, "rule-failed", "a rule of this game failed: the answer was not taken") from None

    async def _given_before(self, live: Live, seat: int, asked: int, answer: str) -> Accepted:
        """The receipt of an answer that came before; any other answer to a question of the past is refused."""
        record = next((r for r in live.recent if r.seat == seat and r.asked == asked), None)
        if record is None and asked <= live.number:
            record = await self._tables.store.find(live.id, seat, asked)
        if record is not None and record.kind == "answer" and record.answer == answer:
            return Accepted(record.number, record.move)
        raise stale(live, seat)

    # Undo

    async def undo(self, live: Live, seat: int, number: int) -> UndoReply:
        """Take back what this seat did last, as the table stood at this number; others affected are asked."""
        return await finish(self._undo(live, seat, number))

    async def _undo(self, live: Live, seat: int, number: int) -> UndoReply:
        async with live.lock:
            await self._tables.catch_up(live)
            if (record := await self._undone_before(live, seat, number)) is not None:
                return UndoReply(Accepted(record.number, record.move), [])
            if number != live.started.number:
                raise stale(live, seat)
            taken = await self.what_to_take_back(live, seat)
            if waiting := who_must_agree(live, seat, taken):
                await self._wish(live, UndoWish(number, seat, tuple(waiting)))
                return UndoReply(None, waiting)
            return UndoReply(await self._take_back(live, seat, number, taken), [])

    async def agree(self, live: Live, seat: int, number: int, *, agrees: bool) -> UndoReply:
        """Say yes or no to somebody's wish to take something back."""
        return await finish(self._agree(live, seat, number, agrees))

    async def _agree(self, live: Live, seat: int, number: int, agrees: bool) -> UndoReply:
        async with live.lock:
            live.info_behind = True
            await self._tables.catch_up(live)
            wish = live.wish
            if wish is None or wish.number != number:
                if wish is None and number < live.number:
                    raise stale(live, seat)
                raise conflict("nothing-asked", "nobody asks to take anything back")
            mine = seats_of_person(live, seat)
            if not set(mine) & set(wish.waiting):
                raise conflict("not-asked", "this seat is not asked")
            if not agrees:
                await self._wish(live, None)
                return UndoReply(None, [])
            if waiting := tuple(other for other in wish.waiting if other not in mine):
                await self._wish(live, UndoWish(number, wish.seat, waiting))
                return UndoReply(None, list(waiting))
            taken = await self.what_to_take_back(live, wish.seat)
            return UndoReply(await self._take_back(live, wish.seat, number, taken), [])

    async def _undone_before(self, live: Live, seat: int, number: int) -> Record | None:
        if number >= live.started.number:
            return None
        return await self._tables.store.find(live.id, seat, wish_number(number))

    async def _wish(self, live: Live, wish: UndoWish | None) -> None:
        try:
            async with self._tables.store.change(live.id, self._clock()) as change:
                await change.table(undo=wish)
        finally:
            live.info_behind = True
        await self._tables.catch_up(live)
        self._moved(live)

    async def what_to_take_back(self, live: Live, seat: int) -> "Taken":
        """The seat's own part of an open question, or the last answer of a person and what bots have answered since."""
        position = live.started
        is_part = position.ask is not None and seat in position.ask.answered
        places: list[int] = []
        async for place, who in self._tables.past.answered_by(live.id, position.move):
            places.append(place)
            if is_part and who == seat:
                return Taken([place], seat, is_part=True)
            if not is_part and live.seat(who).bot is None:
                return Taken(places, who) if place >= position.barrier else it_stands()
        raise CannotUndo("there is no answer to take back")

    async def _take_back(self, live: Live, seat: int, asked: int, taken: Taken) -> Accepted:
        """Store an undo for each of these answers, the last of which carries the number of the request."""
        for kept in taken.places:
            position = live.started
            later = await self._before(live, position, kept)
            name = wish_number(asked) if kept == taken.places[-1] else None
            record = Record(later.number, "undo", seat, None, name, later.move, kept, (), self._clock())
            if not await self._store(live, record, later, "person"):
                await self._tables.catch_up(live)
                raise stale(live, seat)
        return Accepted(record.number, record.move)

    async def _before(self, live: Live, position: Position, kept: int) -> Position:
        """The position without this answer, from memory or, if it goes back a long way, from what is stored."""
        try:
            return (await position.after(position.number + 1, TakenBack(kept))).position
        except CannotUndo:
            return await self._tables.past.without(live.row, position.number + 1, kept)

    # Dice

    async def key_dice_anew(self, live: Live) -> None:
        """Others are about to sit down with somebody who played alone, and may know the seed: it is drawn anew."""
        await finish(self._key_dice_anew(live))

    async def _key_dice_anew(self, live: Live) -> None:
        async with live.lock:
            for _ in range(TRIES):
                await self._tables.catch_up(live)
                position = live.started
                if live.row.several or live.is_over:
                    return
                seed = secrets.token_bytes(32)
                later = (await position.after(position.number + 1, KeyedAnew(seed))).position
                move = later.move
                record = Record(later.number, "dice", None, None, None, move, move, (), self._clock())
                seal = Seal(later.number, commitment(seed), "company")
                if await self._store(live, record, later, "house", NewDice(seed, (*seals(live.row), seal), True)):
                    return
        raise busy()

    # All of these

    async def _store(self, live: Live, record: Record, later: Position, by: str, dice: NewDice | None = None) -> bool:
        """Store a record; if that went well, the table goes on and everybody is told."""
        was_over, is_over = live.is_over, later.ask is None
        if was_over and not is_over:
            # A household goes back, after the seed was published: whoever looks at the dice shall see that.
            broken = Seal(record.number, live.row.commitment, "broken")
            dice = NewDice(live.row.seed, (*seals(live.row), broken), live.row.several)
        bot_due = live.bots_due(later).hold_the_table_up
        # The last checkpoint is never ahead of the table, however far an undo went back.
        begun = live.row.origin.number if live.row.origin else 0
        pinned = record.kind == "dice" or record.move < begun
        due = record.move < live.kept or record.number - live.checkpointed >= self._checkpoint_every or is_over
        if due:
            pinned = pinned or is_over or record.number // PIN_EVERY != live.checkpointed // PIN_EVERY
        keep = checkpoint(later, pinned=pinned) if due or pinned else None
        move = Move(
            live.id,
            record,
            keep,
            bot_due if bot_due != live.row.bot_due else None,
            later.result,
            resumed=was_over and not is_over,
            dice=dice,
            notice=Notice("dice-keyed", {"reason": dice.seals[-1].reason}) if dice else None,
        )
        try:
            stored = await self._writer.append(move)
        except BaseException:
            live.moves_behind = live.info_behind = True  # it may have been stored, or not
            raise
        if not stored:
            live.moves_behind = True
            return False
        if live.number < record.number:
            live.advance(record, later)
        if keep:
            live.checkpointed, live.kept = keep.number, keep.move
        if is_over or was_over or dice:
            live.info_behind = True
        self._metrics.moves.labels(record.kind, by).inc()
        self._quarantine.went_well(live.id)
        self._moved(live)
        return True


async def finish(work: Awaitable[T]) -> T:
    """Wait for something that is carried through even if whoever asked for it goes away."""
    return await asyncio.shield(asyncio.ensure_future(work))


def stale(live: Live, seat: int) -> Refused:
    """The question has been settled or has changed; the position as it is now comes with the refusal."""
    position = live.started
    extra = {"number": position.number, "asked": position.asked.get(seat), "view": msgspec.Raw(live.view(seat))}
    return Refused(409, "stale", "the table has gone on: this is not the question any more", extra)


def seats_of_person(live: Live, seat: int) -> list[int]:
    """All seats held by whoever holds this one."""
    person = live.seat(seat).person
    return [other.seat for other in live.seats if other.seat == seat or (person and other.person == person)]


def wish_number(number: int) -> int:
    """How a wish to undo, made at this number, is known in the log: never by the number of a question."""
    return -1 - number


def who_must_agree(live: Live, seat: int, taken: Taken) -> list[int]:
    """The seats of other people, where something was revealed since or somebody else's answer would go."""
    mine = seats_of_person(live, seat)
    others = [other for other in live.seats if other.person and other.seat not in mine]
    if taken.places[-1] < live.started.revealed:
        return [other.seat for other in others]  # also those for whom a bot plays at the moment
    if taken.is_part or taken.seat in mine:
        return []
    return [other.seat for other in others if other.bot is None]


def it_stands() -> NoReturn:
    """What was revealed cannot be taken back."""
    raise CannotUndo("something was revealed by the last answer: it stands")
