"""What a table tells: the game to a seat, and all around it to everybody with a link."""

from typing import Any

import msgspec

from dreadhall.server.clock import Clock
from dreadhall.server.storage.rows import SeatRow, Wish, seals
from dreadhall.server.tables.claims import open_claims
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.news import News, told_to
from dreadhall.server.tables.taking_back import may_take_back
from dreadhall.server.wire.play import PlayState
from dreadhall.server.wire.tables import ClaimInfo, Origin, Seal, SeatInfo, TableInfo, WishInfo


class Telling:
    """Tells how a table stands now; `patience` is how long somebody may be away before others may see to it."""

    def __init__(self, clock: Clock, patience: float) -> None:
        self._clock = clock
        self._patience = patience

    def play(self, loaded: LoadedTable, seat: int | None, news: News) -> PlayState:
        """The state of play in the eyes of a seat. View and events come from the table, and only those for this seat.

        How long the table waits is counted from what was done last: everybody knows when that was.
        """
        position = loaded.started
        asked = position.asked.get(seat) if seat is not None else None
        events: Any = told_to(news.events, seat)
        view: Any = msgspec.Raw(loaded.view(seat))  # encoded already, in the shape of a SeatView
        return PlayState(
            news.number,
            news.since,
            news.back,
            asked,
            events,
            view,
            position.channels(seat),
            undo=None if seat is None else may_take_back(loaded, seat),
            waited=seconds(self._clock() - loaded.moved_at),
        )

    def table(self, loaded: LoadedTable) -> TableInfo:
        """The table as everybody with a link sees it."""
        row, now = loaded.row, self._clock()
        return TableInfo(
            id=row.id,
            game=row.game,
            title=row.title,
            status=row.status,
            version=row.version,
            options=row.options,
            commitment=row.commitment,
            seals=[Seal(seal.number, seal.commitment, seal.reason) for seal in seals(row)],
            origin=Origin(row.origin.table, row.origin.number, row.origin.title) if row.origin else None,
            bound=[seat.seat for seat in loaded.seats if seat.bound is not None],
            restored=row.origin is not None or row.restored is not None,
            away=row.away,
            seats=[seat_info(seat, now) for seat in loaded.seats],
            claims=[ClaimInfo(claim.seat, claim.name, list(claim.waiting)) for claim in open_claims(loaded.stored)],
            number=loaded.number,
            undo=wish_info(loaded.wish),
            give_up=wish_info(row.give_up),
            result=row.result,
            successor=row.successor,
            patience=seconds(self._patience),
            advice=row.advice,
            watching=sum(watch.count for watch in row.watching.values() if watch.until > now),
        )


def seat_info(seat: SeatRow, now: float) -> SeatInfo:
    """A seat as everybody sees it."""
    taken = seat.person is not None
    here = taken and seat.here_until > now
    absent = seconds(now - seat.here_until) if taken and not here else None
    return SeatInfo(seat.seat, seat.name, taken, seat.bot, here, absent, seat.stands_in, seat.is_host)


def wish_info(wish: Wish | None) -> WishInfo | None:
    """What somebody asks of the others."""
    return WishInfo(wish.number, wish.seat, list(wish.waiting)) if wish else None


def seconds(time: float) -> int:
    """A stretch of time in whole seconds; none is shorter than nothing, however clocks are set."""
    return max(0, int(time))
