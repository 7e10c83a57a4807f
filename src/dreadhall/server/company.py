"""Who plays together: one person, who may know everything, or several, who may not.

Whoever plays alone can look at the seed. When others come, the dice are keyed anew.
"""

import secrets
from typing import Any

from dreadhall.kernel import Table
from dreadhall.kernel.dice import commitment
from dreadhall.server.storage.rows import Seal, Stored, TableRow, seals

SOMEBODY = ""
"""Whoever had the file from which a table was restored."""


def at_the_start(stored: Stored, table: Table) -> dict[str, Any]:
    """What is noted of the company when a game begins; the dice are keyed anew where somebody may know them."""
    row = stored.table
    people = sorted({seat.person for seat in stored.seats if seat.person is not None})
    if row.several or len(people) > 1:
        dice = new_dice(row, table) if row.restored is not None and not row.several else {}
        return {"several": True, **dice}
    if people:
        return {"alone": people[0]}
    return {"alone": SOMEBODY if row.restored is not None else None}


def new_dice(row: TableRow, table: Table) -> dict[str, Any]:
    """Key the dice anew; what is noted of that."""
    seed = secrets.token_bytes(32)
    table.key_dice_anew(seed)
    seal = Seal(table.move, commitment(seed), "company")
    return {"seed": seed, "commitment": seal.commitment, "seals": (*seals(row), seal)}


def grows_with(row: TableRow, person: str) -> bool:
    """Whether there are several people for the first time when this one sits down in a running game."""
    return row.status == "playing" and not row.several and row.alone is not None and row.alone != person
