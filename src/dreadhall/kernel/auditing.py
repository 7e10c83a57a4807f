"""Proof after the end that nothing was tampered with: the seed is published, and anybody can play it again."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dreadhall.kernel.dice import Roll, commitment
from dreadhall.kernel.errors import AuditFailed, DreadhallError
from dreadhall.kernel.game import AnyGame, Result
from dreadhall.kernel.history import Answer
from dreadhall.kernel.opening import open_table
from dreadhall.kernel.table import Table


class Audit(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a finished table publishes."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    commitment: str
    tape: list[Answer]
    rolls: list[Roll]
    result: Result


def audit(table: Table) -> dict[str, Any]:
    """The record of a finished table, ready for JSON."""
    if table.result is None:
        raise AuditFailed("the game is not over: its seed is still secret")
    if not table.whole:
        raise AuditFailed("the beginning of this game cannot be played again with these rules")
    record = Audit(
        game=table.game.name,
        rules=table.game.version,
        seats=table.seats,
        options=msgspec.to_builtins(table.options),
        seed=table.state.dice.keys[0].secret.hex(),
        commitment=table.commitment,
        tape=table.tape,
        rolls=table.rolls,
        result=table.result,
    )
    raw: dict[str, Any] = msgspec.to_builtins(record)
    return raw


def verify(data: object, games: Mapping[str, AnyGame], published: str | None = None) -> None:
    """Play a finished table again from its seed; AuditFailed names the first thing that does not agree.

    `published` is the commitment noted when the table opened; without it, the record's own is taken at its word.
    """
    record = _read(data)
    game = games.get(record.game)
    if game is None or game.version != record.rules:
        raise AuditFailed(f"{record.game[:40]!r} with rules {record.rules} cannot be played again here")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment or (published is not None and published != record.commitment):
        raise AuditFailed("the seed is not the one that was committed to when the table opened")
    table = _play(game, seed, record)
    for claimed, true in zip(record.rolls, table.rolls, strict=False):
        if claimed != true:
            raise AuditFailed(
                f"roll {claimed.count} ({claimed.purpose}) is given as {claimed.results}; it was {true.results}"
            )
    if len(record.rolls) != len(table.rolls):
        raise AuditFailed(f"{len(record.rolls)} rolls are given; there were {len(table.rolls)}")
    if table.result != record.result:
        raise AuditFailed("the game did not end as is claimed")


def _read(data: object) -> Audit:
    try:
        record = msgspec.convert(data, Audit)
        bytes.fromhex(record.seed)
    except (msgspec.ValidationError, ValueError) as error:
        raise AuditFailed(f"this is not the record of a finished table: {error}") from None
    return record


def _play(game: AnyGame, seed: bytes, record: Audit) -> Table:
    try:
        table = open_table(game, record.seats, seed, record.options)
        for seat, key in record.tape:
            table.answer(key, seat)
    except DreadhallError as error:
        raise AuditFailed(f"the answers cannot have been given: {error}") from None
    return table
