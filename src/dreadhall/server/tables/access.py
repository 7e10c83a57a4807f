"""Who is asking: what the key that came with a request opens."""

import msgspec

from dreadhall.server.errors import bad_key, forbidden
from dreadhall.server.keys import Role, StoredKey, hash_key, match
from dreadhall.server.tables.loaded import LoadedTable, Tables


class Access(msgspec.Struct, frozen=True):
    """A table, and the key by which somebody came to it."""

    loaded: LoadedTable
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

    def need_seat(self) -> int:
        """The seat that this key is for."""
        if self.key.seat is None:
            raise forbidden("only somebody with a seat may do this")
        return self.key.seat


class Who(msgspec.Struct, frozen=True):
    """Who may do something: whoever has a key for one of these roles, a seat's perhaps only at that very seat.

    What is for people who need no key has no roles.
    """

    name: str
    roles: tuple[Role, ...] = ()
    otherwise: str = ""
    own_seat: bool = False

    def admit(self, access: Access, seat: int | None = None) -> None:
        """Refuse everybody else."""
        elsewhere = self.own_seat and access.role == "seat" and access.key.seat != seat
        if access.role not in self.roles or elsewhere:
            raise forbidden(self.otherwise)


ANYBODY = Who("anybody")
OPERATOR = Who("operator")
BY_HELLO = Who("any link, in the hello")
ANY_LINK = Who("any link", ("host", "seat", "spectator", "invite", "guest"))
INSIDE = Who("inside", ("host", "seat", "spectator"), "take a seat first, or ask for a spectator's link")
HOST = Who("host", ("host",), "only the host may do this")
INVITED = Who("host or invited", ("host", "invite"), "a seat is taken with the link for players")
SEATED = Who("seat", ("seat",), "only somebody with a seat may do this")
SEATED_OR_HOST = Who("host or seat", ("host", "seat"), "only somebody with a seat may do this")
SPEAKERS = Who("host or seat", ("host", "seat"), "only those with a seat speak")
THIS_SEAT = Who("this seat", ("seat",), "this is somebody else's seat", own_seat=True)
THIS_SEAT_OR_HOST = Who("host or this seat", ("host", "seat"), "this is somebody else's seat", own_seat=True)
THIS_SEAT_OR_GUEST = Who("this seat or guest", ("seat", "guest"), "this is somebody else's seat", own_seat=True)


async def open_with(tables: Tables, table_id: str, key: str) -> Access:
    """The table that this key opens, up to date.

    A key that is not one of a table in memory is looked up by itself. So a table that is there and one that is not cost
    the same, and nobody brings a table into memory without a key to it.
    """
    loaded = tables.in_memory(table_id)
    if match(key, () if loaded is None else loaded.stored.keys) is None:
        opened = await tables.store.opened_by([hash_key(key)])
        if [each.table_id for each in opened] != [table_id]:
            raise bad_key()
        if loaded is not None:
            loaded.info_behind = True  # a key that we have not heard of yet
    return admit(await tables.get(table_id), key)


def admit(loaded: LoadedTable, key: str) -> Access:
    """What this key opens at this table; refused alike whatever is wrong with it."""
    found = match(key, loaded.stored.keys)
    if found is None:
        raise bad_key()
    return Access(loaded, found)


def admit_again(access: Access, loaded: LoadedTable) -> Access | None:
    """What a key opens that did before: a guest's may be a seat's by now; None where it has been withdrawn."""
    return next((Access(loaded, key) for key in loaded.stored.keys if key.hash == access.key.hash), None)


def bearer(header: str | None) -> str:
    """The key in an Authorization header."""
    scheme, _, key = (header or "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise bad_key()
    return key.strip()
