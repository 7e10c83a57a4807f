"""The proof of the dice after the end, put together from what is stored: a part for each seed and each set of rules."""

from collections.abc import Sequence
from typing import Any

from dreadhall.kernel import AuditFailed, Event
from dreadhall.kernel.auditing import AuditedPart, publish
from dreadhall.kernel.dice import Roll, commitment
from dreadhall.kernel.history import Answer
from dreadhall.server.positions.past import known_game
from dreadhall.server.positions.position import Position
from dreadhall.server.positions.referee import Referee
from dreadhall.server.storage.records import FROM_CHECKPOINT, LogRecord, tape_after
from dreadhall.server.storage.rows import CheckpointRow, TableRow, unpack
from dreadhall.server.storage.store import Store


async def prove(store: Store, referee: Referee, row: TableRow, position: Position) -> dict[str, Any]:
    """Seeds, answers and rolls of a finished table, with which anybody can play it again."""
    if position.ask is not None:
        raise AuditFailed("the game is not over: its seed is still secret")
    records = await store.records(row.id)
    starts = [record for record in records if record.kind in FROM_CHECKPOINT]
    parts: list[AuditedPart] = []
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        kept = await store.checkpoint_at(row.id, start.number)
        if kept is None:
            raise AuditFailed("the beginning of this game is not known any more")
        last = position.move if end is None else end.kept
        until = end.number if end is not None else position.number + 1
        since = [record for record in records if start.number < record.number < until]
        parts.append(await make_part(referee, row, kept, start, since, last))
    save = position.snapshot()
    return publish(save["game"], save["seats"], save["options"], position.result, parts)


async def make_part(
    referee: Referee, row: TableRow, kept: CheckpointRow, start: LogRecord, since: Sequence[LogRecord], last: int
) -> AuditedPart:
    """What was played from a checkpoint until so many answers stood."""
    save = unpack(kept.save, dict[str, Any])
    is_current = kept.rules == known_game(row.game).version
    is_first = start.kind == "start" and save["whole"] and not save.get("tape_from")
    before: list[Answer] = [(seat, key) for seat, key in save["tape"]]
    tape_from = save.get("tape_from", 0)
    tape = tape_after(before, since, tape_from)[: last - tape_from]
    rolls = standing_rolls([start, *since], last)
    if is_current and not is_first:
        # The running step is played again from its beginning, and so are its rolls.
        position = await referee.open(row, save, kept.number, kept.asked)
        rolls = [*position.rolls, *standing_rolls(since, last)]
    return AuditedPart(
        rules=kept.rules,
        seed=save["seed"],
        commitment=commitment(bytes.fromhex(save["seed"])),
        start=None if is_first else save,
        tape=tape if is_first else tape[len(before) :],
        rolls=rolls if is_gapless(rolls, 0 if is_first else None) else None,
        events=None if is_current else standing_events([start, *since], last),
    )


def standing_rolls(records: Sequence[LogRecord], last: int) -> list[Roll]:
    """What fell and was not taken back, until so many answers stood."""
    fell: list[tuple[int, Roll]] = []
    for record in records:
        if record.kind == "undo":
            fell = [(move, roll) for move, roll in fell if move <= record.kept]
        fell.extend((record.move, roll) for roll in record.rolls)
    return [roll for move, roll in fell if move <= last]


def standing_events(records: Sequence[LogRecord], last: int) -> list[Event]:
    """What was told and not taken back, until so many answers stood."""
    told: list[Event] = []
    for record in records:
        if record.kind == "undo":
            told = [event for event in told if event.move <= record.kept]
        told.extend(record.events)
    return [event for event in told if event.move <= last]


def is_gapless(rolls: Sequence[Roll], first: int | None) -> bool:
    """Whether no roll is missing: earlier versions did not keep them."""
    if not rolls:
        return False
    begin = rolls[0].count if first is None else first
    return [roll.count for roll in rolls] == list(range(begin, begin + len(rolls)))
