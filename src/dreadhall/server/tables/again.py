"""Playing again with the same people: after the end somebody opens another table, and everybody here finds it."""

from typing import Any

from dreadhall.server.errors import Refused, conflict
from dreadhall.server.keys import Role, hash_key, key_that_follows
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.access import Access
from dreadhall.server.tables.lobby import Lobby
from dreadhall.server.wire.tables import Opened


class PlayingAgain:
    """Opens the table that comes after another one, and lets people in who were there."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby

    async def open(self, access: Access, options: dict[str, Any] | None) -> Opened:
        """A table like this one, perhaps with other options; one is enough, unless it is gone."""
        loaded = access.loaded
        known = loaded.row.successor
        if not loaded.is_over:
            raise conflict("not-over", "this game is not over yet")
        if known is not None and await self._store.read(known) is not None:
            raise opened_already()
        opened = await self._lobby.open_like(loaded.stored, options)
        async with self._lobby.change(loaded.id) as change:
            if change.stored.table.successor != known:
                raise opened_already()
            await change.table(successor=opened.table_id)
            seat = access.key.seat
            await change.notice("again", name="" if seat is None else loaded.seat(seat).name)
        return opened

    async def follow(self, access: Access, came_by: str) -> str:
        """A link to the next table for whoever came by a key to this one: for a seat, or to watch if they watched."""
        successor = access.loaded.row.successor
        if successor is None:
            raise conflict("no-successor", "nobody has opened another table yet")
        role: Role = "spectator" if access.role == "spectator" else "invite"
        key = key_that_follows(came_by, role, successor)
        async with self._lobby.change(successor) as change:
            if getattr(change.stored.table, f"{role}_closed"):
                raise conflict(
                    "link-withdrawn", "the host of the next table has withdrawn its links: ask for a new one"
                )
            if all(known.hash != hash_key(key) for known in change.stored.keys):
                await change.add_key(key, role)
        return key


def opened_already() -> Refused:
    """Somebody was faster."""
    return conflict("opened-already", "somebody has opened the next table already: go there")
