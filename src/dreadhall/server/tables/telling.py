"""What a table tells: the game to a seat, and all around it to everybody with a link."""

from typing import Any

import msgspec

from dreadhall.server.storage.rows import seals
from dreadhall.server.tables.claims import open_claims
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.news import News, told_to
from dreadhall.server.wire.play import PlayState
from dreadhall.server.wire.tables import ClaimInfo, Origin, Seal, SeatInfo, TableInfo, UndoInfo


def play_state(loaded: LoadedTable, seat: int | None, news: News) -> PlayState:
    """The state of play in the eyes of a seat. View and events come from the table, and only those for this seat."""
    position = loaded.started
    asked = position.asked.get(seat) if seat is not None else None
    events: Any = told_to(news.events, seat)
    view: Any = msgspec.Raw(loaded.view(seat))  # encoded already, in the shape of a SeatView
    channels = position.channels(seat)
    return PlayState(news.number, news.since, news.back, asked, events, view, channels)


def table_info(loaded: LoadedTable, now: float) -> TableInfo:
    """The table as everybody with a link sees it."""
    row = loaded.row
    seats = [
        SeatInfo(
            seat.seat,
            seat.name,
            seat.person is not None,
            seat.bot,
            seat.person is not None and seat.here_until > now,
        )
        for seat in loaded.seats
    ]
    wish = loaded.wish
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
        seats=seats,
        claims=[ClaimInfo(claim.seat, claim.name, list(claim.waiting)) for claim in open_claims(loaded.stored)],
        number=loaded.number,
        undo=UndoInfo(wish.number, wish.seat, list(wish.waiting)) if wish else None,
        result=row.result,
    )
