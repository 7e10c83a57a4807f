"""Finished games that may be studied: what they follow from, and nothing of who was there."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from dreadhall.kernel.history import Answer
from dreadhall.server.storage.models import checkpoints, moves, seats, tables
from dreadhall.server.storage.records import FROM_CHECKPOINT, tape_after
from dreadhall.server.storage.rows import TableRow, read_record, read_table, unpack

PERSON = "person"


class Finished(msgspec.Struct, frozen=True):
    """All that a game follows from; `players` says for each seat which bot played it, or that a person did."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: bytes
    tape: list[Answer]
    players: list[str]
    given_up: bool


def finished_games(connection: Connection) -> list[Finished | None]:
    """Every game that is over and may be studied, the oldest first; None for one that cannot be played again.

    A copy of another table is not among them: those who played at that one were asked about that one.
    """
    over = (tables.c.status == "over") & tables.c.studied & tables.c.origin.is_(None)
    rows = connection.execute(select(tables).where(over).order_by(tables.c.created, tables.c.id))
    return [finished(connection, read_table(row)) for row in rows.all()]


def finished(connection: Connection, row: TableRow) -> Finished | None:
    """What a game follows from; None where dice or rules were others on the way, so that one seed is not enough."""
    log = select(moves).where(moves.c.table_id == row.id).order_by(moves.c.number)
    start, *records = map(read_record, connection.execute(log))
    if any(record.kind in FROM_CHECKPOINT for record in records):
        return None
    first = select(checkpoints).where(checkpoints.c.table_id == row.id, checkpoints.c.number == start.number)
    kept = connection.execute(first).first()
    if kept is None:
        return None
    save = unpack(kept.save, dict[str, Any])
    who = connection.execute(select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat))
    return Finished(
        game=row.game,
        rules=kept.rules,
        seats=save["seats"],
        options=save["options"],
        seed=bytes.fromhex(save["seed"]),
        tape=tape_after([], records),
        players=[PERSON if seat.person is not None else seat.bot or PERSON for seat in who],
        given_up=any(record.kind == "give-up" for record in records),
    )
