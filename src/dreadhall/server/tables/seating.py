"""Taking and leaving seats, bots on them, and who is there.

A seat of a running game has a person or a bot at all times. Where the game keeps secrets, it changes hands only as the
table allows (see `claims.py`).
"""

import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from msgspec.structs import replace

from dreadhall.bots import make_bot, stand_in
from dreadhall.bots.company import invited
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, StorageFailed, conflict, forbidden
from dreadhall.server.keys import StoredKey, hash_key, new_key
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.rows import Claim, SeatRow, Stored
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.attendance import HERE_SECONDS, is_here
from dreadhall.server.tables.claims import (
    CLAIMS_A_SECOND,
    CLAIMS_AT_ONCE,
    HOST,
    Newcomer,
    agreed,
    check_side,
    claim_of,
    end_claims,
    find_claim,
    new_claim,
    open_claims,
    too_many,
    waits_for,
    who_must_agree,
    without_seat,
)
from dreadhall.server.tables.company import grows_with
from dreadhall.server.tables.conduct import conduct_values, leaves_others, sits_beside
from dreadhall.server.tables.listings import keep_out
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.seats import Join, Joined

# How often a seat of a running game goes to a bot, or to another person: everybody there is told each time.
HANDED_A_SECOND, HANDED_AT_ONCE = 1 / 10, 12


T = TypeVar("T")


class DiceAreKnown(StorageFailed):
    """Nobody may sit down before the dice are keyed anew."""


class Seating:
    """Who sits where."""

    def __init__(
        self,
        change: Callable[[str], AbstractAsyncContextManager[StoredChange]],
        key_dice_anew: Callable[[LoadedTable], Awaitable[None]],
        uptime: Uptime,
        ticks: Clock,
        *,
        patience: float,
    ) -> None:
        self._change = change
        self._patience = patience
        self._key_dice_anew = key_dice_anew
        self._uptime = uptime
        self._asking = Buckets(CLAIMS_A_SECOND, CLAIMS_AT_ONCE, ticks)
        self._handing_over = Buckets(HANDED_A_SECOND, HANDED_AT_ONCE, ticks)

    async def join(
        self,
        loaded: LoadedTable,
        seat: int,
        wish: Join,
        *,
        is_host: bool,
        must_ask: bool = False,
        conduct: str | None = None,
    ) -> Joined:
        """Take a free seat, or ask for it where the table must agree; the key is its link, now or then.

        Some must ask in any case: before the start the host, later whoever would have to agree if there were secrets.
        By `conduct`, a key of theirs, strangers are known.
        """
        return await self._with_new_dice(
            loaded, lambda: self._join(loaded, seat, wish, conduct, is_host=is_host, must_ask=must_ask)
        )

    async def _with_new_dice(self, loaded: LoadedTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something by which somebody may sit down with a person who has played alone, and may know the dice."""
        try:
            return await work()
        except DiceAreKnown:
            await self._key_dice_anew(loaded)
            return await work()

    async def _join(
        self, loaded: LoadedTable, seat: int, wish: Join, conduct: str | None, *, is_host: bool, must_ask: bool
    ) -> Joined:
        key, name = new_key("seat"), wish.name
        async with self._change(loaded.id) as change:
            free = seat_of(change.stored, seat)
            if free.person is not None:
                raise conflict("seat-taken", f"somebody sits on seat {seat} already")
            check_bound(free, wish.original)
            newcomer = await self._newcomer(change, name, wish.beside, is_host=is_host)
            waiting: tuple[int | None, ...] = ()
            if has_secrets(change.stored, loaded):
                check_side(seat, newcomer)
                waiting = who_must_agree(change.stored, free, newcomer)
            elif must_ask:
                in_lobby = change.stored.table.status == "lobby"
                waiting = (HOST,) if in_lobby else who_must_agree(change.stored, free, newcomer)
            known = await change.conduct_of(conduct) if conduct else None
            claim = Claim(seat, name, hash_key(key).hex(), waiting, newcomer.person, is_host, known)
            await change.add_key(key, "guest")
            if waiting:
                await self._ask(change, claim)
            elif change.stored.table.status == "playing" and not self._handing_over.take(f"{loaded.id} {seat}"):
                raise too_often()
            else:
                await self._sit_down(change, claim, "seat-taken")
        return Joined(seat, key, bool(waiting))

    async def _newcomer(self, change: StoredChange, name: str, beside: str | None, *, is_host: bool) -> Newcomer:
        """Who somebody is who would sit down, by the key of a seat that they have or had."""
        known = None if beside is None else await change.sits_or_left(beside)
        person = secrets.token_hex(8)
        if known is None or known.seat is None:
            return Newcomer(name, person, is_host, None)
        if known.role == "left":
            return Newcomer(name, person, is_host, known.seat)
        return Newcomer(name, change.stored.seats[known.seat].person or person, is_host, None)

    async def _ask(self, change: StoredChange, claim: Claim) -> None:
        if not self._asking.take(change.id):
            raise too_many()
        await change.table(claims=new_claim(change.stored, claim))
        if change.stored.table.status == "playing":
            await change.notice("seat-asked", name=claim.name, seat=claim.seat)

    async def _sit_down(self, change: StoredChange, claim: Claim, told: str) -> None:
        """A person takes a seat, at once or because the table has agreed; nobody else asks for it any more."""
        stored, seat = change.stored, claim.seat
        if grows_with(stored.table, claim.person):
            raise DiceAreKnown("somebody who played alone may know the dice")
        if stored.table.status == "playing" and stored.table.alone is None:
            await change.table(alone=claim.person)
        bot = stored.seats[seat].bot
        for other in open_claims(stored):
            if other.seat == seat and other.key != claim.key:
                await change.revoke_key(bytes.fromhex(other.key))
        await change.table(claims=tuple(other for other in open_claims(stored) if other.seat != seat))
        here = self._uptime.seconds + HERE_SECONDS
        # Whoever was silenced and has left is among those who come, under whichever name.
        silent = any(other.muted for other in stored.seats if other.person in (claim.person, None))
        who = {"name": claim.name, "person": claim.person, "is_host": claim.is_host}
        muted = silent and not claim.is_host
        await change.seat(seat, **who, muted=muted, bot=None, here_until=here, sent_away=False, stands_in=False)
        await change.seat(seat, **conduct_values(None if sits_beside(stored, claim) else claim.conduct))
        await change.revoke("seat", seat)
        await change.give_seat(bytes.fromhex(claim.key), seat)
        await self._people_changed(change)
        await self._bots_changed(change, seat, has_bot=False)
        if stored.table.status == "playing":
            await change.notice(told, name=claim.name, seat=seat, bot=bot)

    async def answer_claim(self, loaded: LoadedTable, seat: int, name: str, by: int | None, *, agrees: bool) -> None:
        """Yes or no to whoever asks for a seat, by the host (None) or by a seat; one no is enough."""
        await self._with_new_dice(loaded, lambda: self._answer_claim(loaded, seat, name, by, agrees=agrees))

    async def _answer_claim(self, loaded: LoadedTable, seat: int, name: str, by: int | None, *, agrees: bool) -> None:
        async with self._change(loaded.id) as change:
            claim = find_claim(change.stored, seat, name)
            rest = agreed(change.stored, claim, by)
            if agrees:
                claims = open_claims(change.stored)
                await self._settle(change, [rest if other is claim else other for other in claims])
            else:
                await end_claims(change, [claim])
                if change.stored.table.status == "playing":
                    await change.notice("seat-refused", name=name, seat=seat)

    async def withdraw(self, table_id: str, seat: int, key: StoredKey) -> None:
        """A guest asks for a seat no more."""
        async with self._change(table_id) as change:
            claim = claim_of(change.stored, key)
            if claim is None or claim.seat != seat:
                raise conflict("no-claim", f"you do not ask for seat {seat}")
            await end_claims(change, [claim])

    async def _settle(self, change: StoredChange, claims: list[Claim]) -> None:
        """Keep who asks; whoever waits for nobody any more sits down."""
        await change.table(claims=tuple(claims))
        for claim in claims:
            if not claim.waiting:
                await self._sit_down(change, claim, "seat-admitted")

    async def release(self, table_id: str, seat: int, original: str) -> None:
        """Let anybody take a seat of a copy: by whoever had it at the original."""
        async with self._change(table_id) as change:
            row = seat_of(change.stored, seat)
            if row.bound is None:
                raise forbidden("this seat is not bound to anybody")
            check_bound(row, original)
            await change.seat(seat, bound=None)

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        """Name whoever sits here."""
        async with self._change(table_id) as change:
            seat_of(change.stored, seat)
            await change.seat(seat, name=name)

    async def vacate(self, loaded: LoadedTable, seat: int, *, sent_away: bool = False) -> None:
        """Free a seat, because its person leaves or is sent away; in a running game a bot plays on."""
        await self._with_new_dice(loaded, lambda: self._vacate(loaded, seat, sent_away=sent_away))

    async def _vacate(self, loaded: LoadedTable, seat: int, *, sent_away: bool) -> None:
        async with self._change(loaded.id) as change:
            stored = change.stored
            left = seat_of(stored, seat)
            if left.person is None:
                raise conflict("seat-empty", f"nobody sits on seat {seat}")
            if has_secrets(stored, loaded):
                await change.leave(seat)
            else:
                await change.revoke("seat", seat)
            if sent_away and stored.table.listing is not None:
                await change.table(listing=keep_out(stored.table.listing, left.name))
            await change.call_nobody(seat)
            sent_away = sent_away and stored.table.status == "playing"
            muted = left.muted and not any(row.person == left.person and row.seat != seat for row in stored.seats)
            gone = {"name": "", "person": None, "here_until": 0, "is_host": False}
            await change.seat(seat, **gone, sent_away=sent_away, muted=muted)
            if left.conduct is not None and leaves_others(stored, left) and (left.stands_in or not sent_away):
                await change.note_abandoned(left.conduct)
            await change.seat(seat, **conduct_values(None))
            await self._people_changed(change)
            if stored.table.status == "playing":
                bot = left.bot or newcomer(stored, stand_in(stored.table.game))
                await change.seat(seat, bot=bot, stands_in=False)
                await self._bots_changed(change, seat, has_bot=True)
                await change.notice("seat-sent-away" if sent_away else "seat-left", name=left.name, seat=seat, bot=bot)
                if sent_away:
                    # To send somebody away is no way to their consent.
                    for claim in [claim for claim in open_claims(stored) if waits_for(stored, claim, left.person)]:
                        await end_claims(change, [claim])
                        await change.notice("seat-refused", name=claim.name, seat=claim.seat)
                await self._settle(change, [without_seat(stored, claim, seat) for claim in open_claims(change.stored)])

    async def put_bot(self, table_id: str, seat: int, bot: str, by: int | None = None) -> None:
        """Let a bot play for a seat, by whoever sits on another (None: by the host).

        For somebody else who sits there only if they are away, and it is the table's own stand-in, whichever others
        would like. They keep the link and may take over again; the bot goes as soon as they are back.
        """
        async with self._change(table_id) as change:
            stored = change.stored
            row = seat_of(stored, seat)
            is_own = row.person is not None and (row.is_host if by is None else stored.seats[by].person == row.person)
            if by is not None and not is_own:
                check_for_the_host(stored, row, self._uptime.seconds)
            if row.person is None:
                check_bound(row, None)
            elif not is_own:
                if stored.table.turn is not None:
                    raise conflict("not-away", "a turn may take days here: the stand-in comes when the time is up")
                check_absent(row, self._uptime.seconds, self._patience)
                bot = stand_in(stored.table.game)
            make_bot(stored.table.game, bot, 0)
            if stored.table.status == "playing" and not self._handing_over.take(f"{table_id} {seat}"):
                raise too_often()
            await self._seat_bot(change, row, bot, stands_in=row.person is not None and not is_own)

    async def _seat_bot(self, change: StoredChange, row: SeatRow, bot: str, *, stands_in: bool) -> None:
        bot = newcomer(change.stored, bot)
        await change.seat(row.seat, bot=bot, stands_in=stands_in)
        await self._bots_changed(change, row.seat, has_bot=True)
        if change.stored.table.status == "playing" and row.person is not None:
            told = "bot-stands-in" if stands_in else "bot-plays"
            await change.notice(told, name=row.name, seat=row.seat, bot=bot)

    async def take_off_bot(self, table_id: str, seat: int, by: int | None = None) -> None:
        """Let the bot of a seat play no more, by whoever sits there or (None) by the host.

        Nobody says of somebody else that they are back: while they seem to be there, they could object to something.
        """
        async with self._change(table_id) as change:
            row = seat_of(change.stored, seat)
            if row.bot is None:
                raise conflict("no-bot", f"no bot plays for seat {seat}")
            if row.person is None:
                check_bound(row, None)
            elif by is None and not row.is_host:
                raise forbidden("whoever sits there takes over when they are back")
            if row.person is None and change.stored.table.status == "playing":
                raise conflict("bot-stays", f"nobody else sits on seat {seat}: its bot plays on")
            await change.seat(seat, here_until=self._uptime.seconds + HERE_SECONDS)
            await self._play_on(change, row)

    async def replace_absent(self, table_id: str, seat: int) -> None:
        """Let the table's stand-in play for somebody for whom it has waited long enough."""
        async with self._change(table_id) as change:
            row = seat_of(change.stored, seat)
            if row.person is not None and row.bot is None:
                await self._seat_bot(change, row, stand_in(change.stored.table.game), stands_in=True)

    async def come(self, table_id: str, seat: int) -> None:
        """Somebody is there, and others see it; a bot that has played until then goes."""
        async with self._change(table_id) as change:
            row = seat_of(change.stored, seat)
            await change.seat(seat, here_until=self._uptime.seconds + HERE_SECONDS)
            wish = change.stored.table.give_up
            if wish is not None and wish.agreed_at is not None:
                # From now on they can object.
                await change.table(give_up=replace(wish, agreed_at=self._uptime.seconds))
            if row.stands_in:
                await self._play_on(change, row)

    async def _play_on(self, change: StoredChange, row: SeatRow) -> None:
        """Whoever sits here plays again in place of the bot."""
        await change.seat(row.seat, bot=None, stands_in=False)
        await self._bots_changed(change, row.seat, has_bot=False)
        if change.stored.table.status == "playing":
            await change.notice("seat-back", name=row.name, seat=row.seat)

    async def go(self, table_id: str, seat: int) -> None:
        """Somebody has gone, and others see it."""
        async with self._change(table_id) as change:
            seat_of(change.stored, seat)
            await change.seat(seat, here_until=self._uptime.seconds)

    async def _people_changed(self, change: StoredChange) -> None:
        """Others decide now than were asked."""
        if change.stored.table.give_up is not None:
            await change.table(give_up=None)

    async def _bots_changed(self, change: StoredChange, seat: int, *, has_bot: bool) -> None:
        """Let whoever moves bots have a look; it costs nothing if none is asked."""
        stored = change.stored
        others = any(other.bot for other in stored.seats if other.seat != seat)
        await change.table(bot_due=stored.table.status == "playing" and (has_bot or others))


def newcomer(stored: Stored, bot: str) -> str:
    """Who comes when a bot is asked to a table: nobody who is there already."""
    return invited(bot, [seat.bot for seat in stored.seats])


def has_secrets(stored: Stored, loaded: LoadedTable) -> bool:
    """Whether a game is being played in which some seat may know at the moment what another may not."""
    position = loaded.position
    return stored.table.status == "playing" and (position is None or position.keeps_secrets)


def too_often() -> Refused:
    """Nobody can follow any more who sits there."""
    return Refused(429, "too-many", "this seat has changed hands often enough: wait a moment")


def check_for_the_host(stored: Stored, seat: SeatRow, seen: float) -> None:
    """Refuse to let a bot play for a seat that is not one's own while the host can see to it."""
    if stored.table.status != "playing" or seat.person is None:
        raise forbidden("this is for the host to do")
    if any(other.is_host and is_here(other, seen) for other in stored.seats):
        raise conflict("host-here", "the host is here: it is for them to do")


def check_absent(seat: SeatRow, seen: float, patience: float) -> None:
    """Refuse to let a bot play for somebody else who is there, or was a moment ago: it is theirs to hand over."""
    if seat.bot is not None:
        raise conflict("bot-plays", f"{seat.bot} plays for this seat already")
    if seat.here_until + patience > seen:
        raise conflict("not-away", f"whoever sits on seat {seat.seat} has not been away for long")


def check_bound(seat: SeatRow, original: str | None) -> None:
    """Refuse a seat of a copy to those who did not have it at the original."""
    if seat.bound is None:
        return
    if not seat.bound:
        raise forbidden("a bot had this seat at the table that this one is a copy of: it stays the bot's")
    if original is None or not hmac.compare_digest(hash_key(original), seat.bound):
        raise forbidden("this seat is for whoever had it at the table that this one is a copy of: bring its link")


def seat_of(stored: Stored, seat: int) -> SeatRow:
    """The seat of this number."""
    if not 0 <= seat < len(stored.seats):
        raise conflict("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(stored.seats) - 1}")
    return stored.seats[seat]
