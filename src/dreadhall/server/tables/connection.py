"""One who listens at a table, and how far they have been told."""

import asyncio

from dreadhall.server.keys import StoredKey
from dreadhall.server.limits import Bucket
from dreadhall.server.positions.encoded_view import EncodedView
from dreadhall.server.tables.access import Access, admit_again
from dreadhall.server.tables.lines import Line
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.talk import Ear
from dreadhall.server.wire.frames import Hello

TOO_MANY = 4429


class Closed(Exception):
    """We close the connection, and say why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A line, whose key it is, and what has been told on it."""

    def __init__(self, line: Line, access: Access, hello: Hello, address: str, bucket: Bucket) -> None:
        self.line = line
        self.address = address
        self.bucket = bucket
        self._take(access)
        self.table_id = access.loaded.id
        self.number = hello.since
        self.told_of_play = False
        self.version = -1
        # What it was told last that it sees, if it takes patches.
        self.takes_patches = hello.patches
        self.known: EncodedView | None = None
        self.ear = Ear(hello.chat, hello.channels)
        self.chat_due = True
        # Set when there may be something to tell; then somebody looks what. One at a time tells.
        self.wake = asyncio.Event()
        self.wake.set()
        self.telling = asyncio.Lock()
        # Whether what is being said is the last that there is to say.
        self.knows_all = False
        # Whether something is being done that was asked for: that is finished, whatever becomes of the connection.
        self.is_busy = False
        # Why it comes to an end.
        self.end: Exception | None = None
        self._checked: tuple[StoredKey, ...] = ()

    @property
    def has_own_places(self) -> bool:
        """Whether it is that of a seat or of the host, whom nobody else may keep out."""
        return self.access.role in ("seat", "host")

    def is_still_valid(self, loaded: LoadedTable) -> bool:
        """Whether its key has not been withdrawn; looked up again only when the table's keys have changed.

        A guest whose key has become that of a seat goes on as the seat.
        """
        keys = loaded.stored.keys
        if keys is not self._checked or self.access.loaded is not loaded:
            access = admit_again(self.access, loaded)
            if access is None:
                return False
            self._take(access)
            self._checked = keys
        return True

    def _take(self, access: Access) -> None:
        """See through the eyes of this key, if it has any."""
        self.access = access
        self.is_outside = access.is_outside
        self.eyes = None if access.is_outside else access.eyes

    def tell_whole(self) -> None:
        """Have the whole view told again."""
        self.known, self.told_of_play = None, False
        self.wake.set()

    def stop(self, end: Exception) -> None:
        """Bring it to an end; the first reason is the one that counts."""
        self.end = self.end or end
        self.wake.set()
