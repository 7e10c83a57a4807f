"""Who is asking: what the key that came with a request opens."""

import msgspec

from dreadhall.server.errors import bad_key, forbidden
from dreadhall.server.keys import Role, StoredKey, hash_key, match
from dreadhall.server.tables.loaded import Live, Tables


class Access(msgspec.Struct, frozen=True):
    """A table, and the key by which somebody came to it."""

    live: Live
    key: StoredKey

    @property
    def role(self) -> Role:
        """What the key is for."""
        return self.key.role

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes the game is seen; None for those who only watch."""
        if self.is_outside:
            raise forbidden("take a seat first, or ask for a spectator's link")
        return self.key.seat

    @property
    def is_outside(self) -> bool:
        """Whether the key shows who is at the table, but nothing of the game."""
        return self.role in ("invite", "guest")

    def need_host(self) -> None:
        """Only the host may do this."""
        if self.role != "host":
            raise forbidden("only the host may do this")

    def need_seat(self) -> int:
        """The seat that this key is for."""
        if self.key.seat is None:
            raise forbidden("only somebody with a seat may do this")
        return self.key.seat

    def need_this_seat(self, seat: int, *, or_host: bool = False) -> None:
        """Only whoever sits here, or perhaps the host, may do this."""
        if self.key.seat != seat and not (or_host and self.role == "host"):
            raise forbidden("this is somebody else's seat")


async def open_with(tables: Tables, table_id: str, key: str) -> Access:
    """The table that this key opens, up to date.

    A key that is not one of a table in memory is looked up by itself. So a table that is there and one that is not cost
    the same, and nobody brings a table into memory without a key to it.
    """
    live = tables.in_memory(table_id)
    if match(key, () if live is None else live.stored.keys) is None:
        opened = await tables.store.opened_by([hash_key(key)])
        if [each.table_id for each in opened] != [table_id]:
            raise bad_key()
        if live is not None:
            live.info_behind = True  # a key that we have not heard of yet
    return admit(await tables.get(table_id), key)


def admit(live: Live, key: str) -> Access:
    """What this key opens at this table; refused alike whatever is wrong with it."""
    found = match(key, live.stored.keys)
    if found is None:
        raise bad_key()
    return Access(live, found)


def admit_again(access: Access, live: Live) -> Access | None:
    """What a key opens that did before: a guest's may be a seat's by now; None where it has been withdrawn."""
    return next((Access(live, key) for key in live.stored.keys if key.hash == access.key.hash), None)


def bearer(header: str | None) -> str:
    """The key in an Authorization header."""
    scheme, _, key = (header or "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise bad_key()
    return key.strip()
