"""Positions as the database keeps them, which need not be played again to be reached."""

from typing import Any

from dreadhall.kernel.saves import complete
from dreadhall.server.positions.position import Position
from dreadhall.server.storage.rows import CheckpointRow, pack


def checkpoint(position: Position, *, pinned: bool = False) -> CheckpointRow:
    """A position, packed, without what led up to it."""
    return packed(position, position.snapshot(), pinned=pinned)


def first_checkpoint(position: Position, save: dict[str, Any] | None) -> CheckpointRow:
    """The position with which a table begins, packed with all that led up to it if it goes on from a save."""
    snapshot = position.snapshot()
    if save is not None:
        first = save.get("tape_from", 0)
        tape = save["tape"][: position.move - first]
        snapshot = complete(snapshot, tape, first, whole=position.whole and not first)
    return packed(position, snapshot, pinned=True)


def packed(position: Position, save: dict[str, Any], *, pinned: bool) -> CheckpointRow:
    """A checkpoint of a position that was saved in this way."""
    return CheckpointRow(position.number, position.move, save["rules"], position.asked, pack(save), pinned)
