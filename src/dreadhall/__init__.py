"""Dreadhall plays haunted-house board games with every rule enforced.

>>> import dreadhall
>>> table = dreadhall.new_table("darkest", seats=2, seed=7)
>>> table.ask.prompt
'choose-survivor'
"""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.kernel import (
    AnyGame,
    Ask,
    AuditFailed,
    BadOption,
    BadSave,
    BadSeat,
    CannotImagine,
    CannotUndo,
    Choice,
    DreadhallError,
    Event,
    IllegalAnswer,
    Table,
    UnknownGame,
    audit,
    auditing,
    opening,
)
from dreadhall.registration import Registration
from dreadhall.registry import GAMES, find_game, register

__version__ = "0.1.0"


def new_table(
    game: str | AnyGame,
    seats: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    record: bool = True,
) -> Table:
    """Open a table: a seed of None is drawn in secret; `record=False` keeps no events, for the laboratory."""
    return opening.open_table(find_game(game), seats, seed, options or {}, record=record)


def load_table(data: object, *, record: bool = True) -> Table:
    """Go on with a table that `table.save()` made; BadSave says in one line why that cannot be."""
    return opening.load_table(data, GAMES, record=record)


def verify(data: object, published: str | Sequence[str] | None = None) -> list[auditing.Checked]:
    """Play the audit of a finished table again; AuditFailed names the first roll or answer that does not agree.

    `published` is the commitment noted when the table opened, or each that it has published in turn.
    """
    return auditing.verify(data, GAMES, published)


__all__ = [
    "GAMES",
    "Ask",
    "AuditFailed",
    "BadOption",
    "BadSave",
    "BadSeat",
    "CannotImagine",
    "CannotUndo",
    "Choice",
    "DreadhallError",
    "Event",
    "IllegalAnswer",
    "Registration",
    "Table",
    "UnknownGame",
    "audit",
    "load_table",
    "new_table",
    "register",
    "verify",
]
