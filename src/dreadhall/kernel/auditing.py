"""Proof after the end that nothing was tampered with: the seed is published, and anybody can play it again.

Most games are of one part. Another one begins where the dice were keyed anew, because others sat down, or where the
rules of the game had changed; its start is published, too.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from dreadhall.kernel.dice import Dice, Key, Roll, commitment, roll_numbers
from dreadhall.kernel.errors import AuditFailed, DreadhallError
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import GIVEN_UP, AnyGame, Result
from dreadhall.kernel.history import Answer
from dreadhall.kernel.opening import load_table, open_table
from dreadhall.kernel.table import Table

Checked = Literal["played", "rolls", "copied"]


class AuditedPart(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What was played with one seed by one version of the rules.

    `start` is the table as it was saved when a part began that is not the first; its tape goes on from there. A part
    whose rolls were not kept (by a version that kept none) has None of them. What cannot be played again here, because
    the rules were others, comes with the events that were told.
    """

    rules: int
    seed: str
    commitment: str
    start: dict[str, Any] | None = None
    tape: list[Answer]
    rolls: list[Roll] | None
    events: list[Event] | None = None


class Audit(AuditedPart, forbid_unknown_fields=True, kw_only=True):
    """Everything a finished table publishes: its last part, and any that came before."""

    game: str
    seats: int
    options: dict[str, Any]
    result: Result
    earlier: list[AuditedPart] = []


def audit(table: Table) -> dict[str, Any]:
    """The record of a finished table, ready for JSON."""
    if table.result is None:
        raise AuditFailed("the game is not over: its seed is still secret")
    if not table.whole:
        raise AuditFailed("the beginning of this game cannot be played again with these rules")
    part = AuditedPart(
        rules=table.game.version,
        seed=table.state.dice.keys[0].secret.hex(),
        commitment=table.commitment,
        tape=table.tape,
        rolls=table.rolls,
    )
    return publish(table.game.name, table.seats, msgspec.to_builtins(table.options), table.result, [part])


def publish(
    game: str, seats: int, options: dict[str, Any], result: Result | None, parts: Sequence[AuditedPart]
) -> dict[str, Any]:
    """The record of a finished table that was played in these parts, ready for JSON."""
    if result is None:
        raise AuditFailed("the game is not over: its seed is still secret")
    record = Audit(
        game=game,
        seats=seats,
        options=options,
        result=result,
        earlier=list(parts[:-1]),
        **msgspec.structs.asdict(parts[-1]),
    )
    raw: dict[str, Any] = msgspec.to_builtins(record)
    return raw


def verify(data: object, games: Mapping[str, AnyGame], published: str | Sequence[str] | None = None) -> list[Checked]:
    """Play a finished table again from its seeds; AuditFailed names the first thing that does not agree.

    `published` is the commitment noted when the table opened, or all that were noted in their order; without it, the
    record's own are taken at their word. The reply says of each part whether it was played again (`played`), or, where
    its rules are not known here, its rolls were checked against its seed (`rolls`). The first part of a copy begins
    with a position that nothing in the record leads to: it is played from there (`copied`).
    """
    record = _read(data)
    game = games.get(record.game)
    if game is None:
        raise AuditFailed(f"{record.game[:40]!r} cannot be played again here")
    parts: list[AuditedPart] = [*record.earlier, record]
    _check_seals(parts, [published] if isinstance(published, str) else published)
    checked: list[Checked] = []
    before: Table | None = None
    for part in parts:
        _check_rolls(game, part)
        if before is not None and part.rules == game.version:
            _check_start(game, before, part)
        before = _play(game, part, record) if part.rules == game.version else None
        begins_within = part.start is None or checked
        checked.append("rolls" if before is None else "played" if begins_within else "copied")
    if before is not None and before.ask is not None and record.result == GIVEN_UP:
        before.give_up()
    if before is not None and before.result != record.result:
        raise AuditFailed("the game did not end as is claimed")
    return checked


def _read(data: object) -> Audit:
    try:
        record = msgspec.convert(data, Audit)
        for part in (*record.earlier, record):
            bytes.fromhex(part.seed)
    except (msgspec.ValidationError, ValueError) as error:
        raise AuditFailed(f"this is not the record of a finished table: {error}") from None
    return record


def _check_seals(parts: Sequence[AuditedPart], published: Sequence[str] | None) -> None:
    given = [part.commitment for part in parts]
    noted = given if published is None else list(published)
    if given[: len(noted)] != noted or any(commitment(bytes.fromhex(part.seed)) != part.commitment for part in parts):
        raise AuditFailed("the seed is not the one that was committed to when the table opened")


def _check_rolls(game: AnyGame, part: AuditedPart) -> None:
    """Every roll follows from the seed, whatever the rules were; what fell before the part began is not its own."""
    fallen = _begin(game, part).checkpoint.dice.fallen if part.start and part.rules == game.version else {}
    dice = Dice(keys=(Key(bytes.fromhex(part.seed)),))
    for claimed in part.rolls or ():
        if claimed.count in fallen:
            continue
        dice.count = claimed.count
        try:
            results = tuple(roll_numbers(dice, claimed.purpose, claimed.below, len(claimed.results)))
        except (DreadhallError, ArithmeticError) as error:
            raise AuditFailed(f"roll {claimed.count} cannot have been made: {error}") from None
        if results != claimed.results:
            raise AuditFailed(
                f"roll {claimed.count} ({claimed.purpose}) is given as {claimed.results}; it was {results}"
            )


def _begin(game: AnyGame, part: AuditedPart) -> Table:
    """The table at the start of a part that is not the first."""
    try:
        return load_table(part.start, {game.name: game})
    except DreadhallError as error:
        raise AuditFailed(f"a part of this game does not begin with a position: {error}") from None


def _check_start(game: AnyGame, before: Table, part: AuditedPart) -> None:
    """A later part begins where the one before it ended, perhaps with other dice."""
    seed = bytes.fromhex(part.seed)
    if before.state.dice.keys[0].secret != seed:
        before.key_dice_anew(seed)
    if part.start is None or _begin(game, part).dump() != before.dump():
        raise AuditFailed("a part of this game does not begin where the one before it ended")


def _play(game: AnyGame, part: AuditedPart, record: Audit) -> Table:
    try:
        if part.start is not None:
            table = _begin(game, part)
        else:
            table = open_table(game, record.seats, bytes.fromhex(part.seed), record.options)
        for seat, key in part.tape:
            table.answer(key, seat)
    except AuditFailed:
        raise
    except DreadhallError as error:
        raise AuditFailed(f"the answers cannot have been given: {error}") from None
    if part.rolls is not None:
        _compare(part.rolls, table.rolls)
    return table


def _compare(claimed: Sequence[Roll], true: Sequence[Roll]) -> None:
    for one, other in zip(claimed, true, strict=False):
        if one != other:
            raise AuditFailed(f"roll {one.count} ({one.purpose}) is given as {one.results}; it was {other.results}")
    if len(claimed) != len(true):
        raise AuditFailed(f"{len(claimed)} rolls are given; there were {len(true)}")
