"""Who is known at tables of strangers by a key of theirs, and when a game counts for them."""

from typing import Any

from dreadhall.server.storage.conduct import Conduct
from dreadhall.server.storage.rows import Claim, SeatRow, Stored


def leaves_others(stored: Stored, left: SeatRow) -> bool:
    """Whether other people play on when somebody stands up."""
    return stored.table.status == "playing" and any(row.person not in (None, left.person) for row in stored.seats)


def sits_beside(stored: Stored, claim: Claim) -> bool:
    """Whether somebody who takes a seat has another one, by which a game of theirs is counted."""
    return any(row.person == claim.person for row in stored.seats if row.seat != claim.seat)


def conduct_values(conduct: Conduct | None) -> dict[str, Any]:
    """What a seat keeps of how its person has behaved among strangers."""
    if conduct is None:
        return {"conduct": None, "finished": 0, "abandoned": 0}
    known = bytes.fromhex(conduct.hash)
    return {"conduct": known, "finished": conduct.finished, "abandoned": conduct.abandoned}
