"""What is to be known of the tables that are open to others, and which of them bots are to complete."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from dreadhall.server.storage.models import seats, tables
from dreadhall.server.storage.rows import Claim, Listing, SeatRow

COLUMNS = ("id", "game", "title", "status", "turn", "options", "claims", "listing")
FIELDS = SeatRow.__struct_fields__


class Listed(msgspec.Struct, frozen=True):
    """A table that is open to others, without what is secret about it."""

    id: str
    game: str
    title: str
    status: str
    turn: int | None
    options: dict[str, Any]
    claims: tuple[Claim, ...]
    listing: Listing
    seats: tuple[SeatRow, ...]


def read_listed(among: Collection[str] | None, connection: Connection) -> list[Listed]:
    """The tables that are open to others, or those of these that are."""
    query = select(*(tables.c[name] for name in COLUMNS)).where(tables.c.listing.is_not(None))
    query = query.where(tables.c.status != "over")
    if among is not None:
        query = query.where(tables.c.id.in_(among))
    found = connection.execute(query).all()
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    chosen = seats.c.table_id.in_(sitting)
    if among is None:  # there may be more of them than can be named one by one
        chosen = seats.c.table_id.in_(select(tables.c.id).where(tables.c.listing.is_not(None)))
    columns = [seats.c.table_id, *(seats.c[name] for name in FIELDS)]
    for row in connection.execute(select(*columns).where(chosen).order_by(seats.c.table_id, seats.c.seat)):
        if row.table_id in sitting:
            sitting[row.table_id].append(SeatRow(*row[1:]))
    return [
        Listed(
            row.id,
            row.game,
            row.title,
            row.status,
            row.turn,
            msgspec.json.decode(row.options),
            msgspec.json.decode(row.claims, type=tuple[Claim, ...]),
            msgspec.json.decode(row.listing, type=Listing),
            tuple(sitting[row.id]),
        )
        for row in found
    ]


def many_listed(connection: Connection) -> int:
    """How many tables are open to others."""
    query = select(func.count()).select_from(tables).where(tables.c.listing.is_not(None), tables.c.status != "over")
    return connection.scalar(query) or 0


def due_to_begin(seen: float, connection: Connection) -> list[str]:
    """The tables before the start whose hosts wanted bots to come by now, by the uptime of then."""
    query = select(tables.c.id, tables.c.listing).where(tables.c.listing.is_not(None), tables.c.status == "lobby")
    found = [(row.id, msgspec.json.decode(row.listing, type=Listing)) for row in connection.execute(query)]
    return [table_id for table_id, listing in found if listing.begins is not None and listing.begins <= seen]
