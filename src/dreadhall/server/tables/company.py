"""Who plays together: one person, who may know everything, or several, who may not.

Whoever plays alone can look at the seed. When others come, the dice are keyed anew.
"""

from typing import Any

from dreadhall.server.storage.rows import Stored, TableRow

SOMEBODY = ""
"""Whoever had the file from which a table was restored."""


def people(stored: Stored) -> list[str]:
    """Everybody who sits at a table."""
    return sorted({seat.person for seat in stored.seats if seat.person is not None})


def at_the_start(stored: Stored) -> dict[str, Any]:
    """What is noted of the company when a game begins."""
    here = people(stored)
    if stored.table.several or len(here) > 1:
        return {"several": True}
    if here:
        return {"alone": here[0]}
    return {"alone": SOMEBODY if stored.table.restored is not None else None}


def may_know_dice(stored: Stored) -> bool:
    """Whether somebody may know the dice of a game that begins, and others not: they are to be keyed anew."""
    row = stored.table
    return row.restored is not None and not row.several and len(people(stored)) > 1


def grows_with(row: TableRow, person: str) -> bool:
    """Whether there are several people for the first time when this one sits down in a running game."""
    return row.status == "playing" and not row.several and row.alone is not None and row.alone != person
