"""What people carry from one of their devices to another: boxes that nobody can open here, under the hashes of keys."""

from sqlalchemy import Connection, delete, select, update

from dreadhall.server.storage.engine import insert_into
from dreadhall.server.storage.models import bundles


def read_bundle(hashed: bytes, seen: float, connection: Connection) -> tuple[bytes, int] | None:
    """The box under a key, and its version; somebody still uses it."""
    row = connection.execute(select(bundles.c.box, bundles.c.version).where(bundles.c.hash == hashed)).first()
    if row is None:
        return None
    connection.execute(update(bundles).where(bundles.c.hash == hashed).values(seen=seen))
    return bytes(row.box), int(row.version)


def keep_bundle(hashed: bytes, box: bytes, before: int, seen: float, connection: Connection) -> bool:
    """Keep a box in place of the one of this version (0: of none); False where another has come in between."""
    values = {"box": box, "version": before + 1, "seen": seen}
    if before == 0:
        insertion = insert_into(connection, bundles).values(hash=hashed, **values).on_conflict_do_nothing()
        return connection.execute(insertion).rowcount == 1
    here = (bundles.c.hash == hashed) & (bundles.c.version == before)
    return connection.execute(update(bundles).where(here).values(**values)).rowcount == 1


def drop_bundle(hashed: bytes, connection: Connection) -> None:
    """Keep nothing under a key any more."""
    connection.execute(delete(bundles).where(bundles.c.hash == hashed))


def drop_unused(before: float, connection: Connection) -> None:
    """Let go of what nobody has used since this much uptime."""
    connection.execute(delete(bundles).where(bundles.c.seen < before))
