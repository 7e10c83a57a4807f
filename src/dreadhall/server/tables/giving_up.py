"""Giving up: somebody asks, and the game is over when enough of the people at the table agree and nobody objects.

All of them are asked, whatever side they are on: who is on whose side may be a secret. People count, not seats, and
whoever plays for them: for each who was sent away, one more who does not agree. When all agree, it is over at once.
When most do, the others have time to object, because the end opens everybody's secrets: a while if they are there,
a day if they are not. It is time that passed while the server looked.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, conflict
from dreadhall.server.limits import Buckets
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.rows import SeatRow, Stored, Wish
from dreadhall.server.storage.store import Store
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.attendance import is_here
from dreadhall.server.tables.company import people
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.play import Play
from dreadhall.server.tables.quarantine import Quarantine

# How often somebody asks: everybody at the table is told each time.
WISHES_A_SECOND, WISHES_AT_ONCE = 1 / 30, 6


class GivingUp:
    """Asks those at a table, and ends the game when they agree."""

    def __init__(
        self,
        change: Callable[[str], AbstractAsyncContextManager[StoredChange]],
        play: Play,
        store: Store,
        tables: Tables,
        uptime: Uptime,
        ticks: Clock,
        quarantine: Quarantine,
        *,
        objection: float,
    ) -> None:
        self._change = change
        self._play = play
        self._store = store
        self._tables = tables
        self._uptime = uptime
        self._quarantine = quarantine
        self._objection = objection
        self._wishing = Buckets(WISHES_A_SECOND, WISHES_AT_ONCE, ticks)
        # The wishes that were due at the last look: whoever was held up along with us has until the next one.
        self._last_call: set[tuple[str, int]] = set()

    async def propose(self, loaded: LoadedTable, seat: int) -> None:
        """Somebody would like to give up."""
        number = loaded.started.number
        async with self._change(loaded.id) as change:
            stored = change.stored
            asks = check_voter(stored, seat)
            if stored.table.give_up is not None:
                raise conflict("asked-already", "that is asked already")
            if not self._wishing.take(f"{loaded.id} {seat}"):
                raise Refused(429, "too-many", "you have asked that often enough: play on for a while")
            if 2 * len(people(stored)) <= electorate(stored):
                raise conflict("nobody-agrees", "those who could agree were sent away: its bots play on")
            waiting = tuple(other.seat for other in voters(stored) if other.person != asks.person)
            wish = self._counted(stored, Wish(number, seat, waiting))
            await change.table(give_up=wish)
            if waiting:
                await change.notice("give-up-asked", name=asks.name)
        if is_settled(stored, wish):
            await self._end(loaded, seat, stored)

    async def answer(self, loaded: LoadedTable, seat: int, number: int, *, agrees: bool) -> None:
        """Yes or no to somebody's wish; it is stored before the game is over, so that it can be said again."""
        async with self._change(loaded.id) as change:
            stored = change.stored
            wish = stored.table.give_up
            if wish is None or wish.number != number:
                raise conflict("nothing-asked", "nobody asks to give up")
            asked = check_voter(stored, seat)
            if agrees:
                mine = {other.seat for other in voters(stored) if other.person == asked.person}
                if wish.waiting and not mine & set(wish.waiting):
                    raise conflict("not-asked", "this seat is not asked")
                waiting = tuple(other for other in wish.waiting if other not in mine)
                before, wish = wish, self._counted(stored, Wish(number, wish.seat, waiting, wish.agreed_at))
                await change.table(give_up=wish)
                if wish.agreed_at is not None and before.agreed_at is None and waiting:
                    await change.notice("give-up-agreed", name=stored.seats[wish.seat].name)
            elif is_settled(stored, wish):
                raise conflict("agreed", "everybody has agreed: the game is over")
            else:
                await change.table(give_up=None)
                await change.notice("give-up-refused", name=asked.name)
        if agrees and is_settled(stored, wish):
            await self._end(loaded, wish.seat, stored)

    def _counted(self, stored: Stored, wish: Wish) -> Wish:
        """The wish with the time from which on it waits for objections alone, if enough have agreed."""
        if wish.agreed_at is not None or not is_enough(stored, wish):
            return wish
        return Wish(wish.number, wish.seat, wish.waiting, self._uptime.seconds)

    async def end_unopposed(self) -> None:
        """End the games that most would give up, and to which nobody has objected while they could."""
        before, self._last_call = self._last_call, set()
        for table_id in await self._store.giving_up(self._quarantine.resting()):
            with self._quarantine.guard(table_id):
                loaded = await self._tables.get(table_id)
                wish = loaded.row.give_up
                if wish is None or not self._is_due(loaded.stored, wish):
                    continue
                if (table_id, wish.number) in before:
                    await self._end_if_unopposed(loaded, wish)
                else:
                    self._last_call.add((table_id, wish.number))

    def _is_due(self, stored: Stored, wish: Wish) -> bool:
        """Whether everybody could object by now."""
        return wish.agreed_at is not None and not self.left_for_objections(stored, wish)

    def left_for_objections(self, stored: Stored, wish: Wish) -> float:
        """How many seconds there are left to object."""
        silent = [seat for seat in voters(stored) if seat.seat in wish.waiting]
        all_here = all(is_here(seat, self._uptime.seconds) for seat in silent)
        time = self._objection if all_here else max(self._objection, DAY)
        return max(0.0, (wish.agreed_at or 0.0) + time - self._uptime.seconds)

    async def _end_if_unopposed(self, loaded: LoadedTable, seen: Wish) -> None:
        """Note that nobody is waited for any more, unless something has changed; then the game is over."""
        async with self._change(loaded.id) as change:
            stored = change.stored
            if stored.table.give_up != seen or stored.table.status != "playing" or not self._is_due(stored, seen):
                return
            await change.table(give_up=Wish(seen.number, seen.seat, (), seen.agreed_at))
        await self._end(loaded, seen.seat, stored)

    async def _end(self, loaded: LoadedTable, seat: int, stored: Stored) -> None:
        names = list(dict.fromkeys(voter.name for voter in voters(stored)))
        await self._play.give_up(loaded, seat, names)


def voters(stored: Stored) -> list[SeatRow]:
    """The seats of people, whoever plays for them at the moment."""
    return [seat for seat in stored.seats if seat.person is not None]


def electorate(stored: Stored) -> int:
    """How many have a say: everybody who sits here, and those who were sent away, who cannot say it."""
    return len(people(stored)) + sum(seat.sent_away for seat in stored.seats if seat.person is None)


def is_enough(stored: Stored, wish: Wish) -> bool:
    """Whether more than half of all have agreed, with whoever asked; of several, at least one other."""
    silent = {stored.seats[seat].person for seat in wish.waiting}
    return 2 * (len(people(stored)) - len(silent)) > electorate(stored)


def is_settled(stored: Stored, wish: Wish) -> bool:
    """Whether everybody has agreed, so that nobody is left who could object."""
    return not wish.waiting and is_enough(stored, wish)


def check_voter(stored: Stored, seat: int) -> SeatRow:
    """Whoever sits here, if the game is on."""
    if stored.table.status != "playing":
        raise conflict("not-playing", "nothing is played here at the moment")
    return stored.seats[seat]
