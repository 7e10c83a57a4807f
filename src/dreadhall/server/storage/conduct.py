"""How people have behaved at tables of strangers: how often they stayed to the end, and how often they left before.

They are known by the hash of a key in their browser and by nothing else, and only where they bring it. What a seat has
of it is how things stood when its person sat down.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.models import conduct, seats
from dreadhall.server.storage.uptime import kept_uptime


class Conduct(msgspec.Struct, frozen=True):
    """Whose it is, and how many games among strangers they have finished and abandoned; `hash` is written in hex."""

    hash: str
    finished: int
    abandoned: int


def conduct_of(hashed: bytes, connection: Connection) -> Conduct:
    """What is known of somebody; of a key that nobody has brought before, nothing."""
    query = select(conduct.c.finished, conduct.c.abandoned).where(conduct.c.hash == hashed)
    row = connection.execute(query).first()
    return Conduct(hashed.hex(), *(row or (0, 0)))


def note_end(hashed: bytes, connection: Connection, *, stayed: bool) -> None:
    """A game among strangers is over for somebody, whether for all or only for them."""
    counted = conduct.c.finished if stayed else conduct.c.abandoned
    first: dict[str, Any] = {"finished": int(stayed), "abandoned": int(not stayed), "seen": kept_uptime()}
    insertion = insert_into(connection, conduct).values(hash=hashed, **first)
    again: dict[str, Any] = {counted.name: counted + 1, "seen": kept_uptime()}
    connection.execute(insertion.on_conflict_do_update(index_elements=["hash"], set_=again))


def note_end_of_game(table_id: str, connection: Connection) -> None:
    """A game is over for all who sit there; for whom a bot plays then, they have left. It counts once."""
    here = (seats.c.table_id == table_id) & seats.c.person.is_not(None)
    rows = connection.execute(select(seats.c.person, seats.c.conduct, seats.c.bot).where(here)).all()
    if len({row.person for row in rows}) > 1:  # whoever plays with bots alone leaves nobody
        for row in sorted((row for row in rows if row.conduct is not None), key=lambda row: row.conduct):
            note_end(row.conduct, connection, stayed=row.bot is None)
    connection.execute(update(seats).where(here).values(conduct=None))


def drop_unseen(before: float, connection: Connection) -> None:
    """Forget those for whom no game has ended since this much uptime."""
    connection.execute(delete(conduct).where(conduct.c.seen < before))
