"""One who listens at a table: how far they have been told, and what they have said that nobody has looked at yet."""

import asyncio
from collections import deque
from collections.abc import Callable

from dreadhall.server.keys import StoredKey
from dreadhall.server.limits import Bucket
from dreadhall.server.positions.sight import Sight
from dreadhall.server.tables.access import Access, admit_again
from dreadhall.server.tables.lines import Gone, Line
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
    """Listens to its line. It is told by the hub, and hands what it hears to `obey`, a message at a time."""

    def __init__(
        self,
        line: Line,
        access: Access,
        hello: Hello,
        address: str,
        bucket: Bucket,
        obey: Callable[["Connection"], None],
    ) -> None:
        self.line = line
        self.address = address
        self._take(access)
        self.table_id = access.loaded.id
        self.number = hello.since
        self.told_of_play = False
        self.version = -1
        # What it was told last that it sees, if it takes patches.
        self.takes_patches = hello.patches
        self.known: Sight | None = None
        self.ear = Ear(hello.chat, hello.channels)
        self.chat_due = True
        # Set when there may be something to tell; then the hub looks what.
        self.wake = asyncio.Event()
        self.wake.set()
        # Whether somebody is about to tell something that has to be looked up.
        self.is_being_told = True
        # Why it comes to an end.
        self.end: Exception | None = None
        self.inbox: deque[bytes] = deque()
        self._obey = obey
        self._bucket = bucket
        # While a reply is made, all that is told waits for it: both go in one piece.
        self._held: list[bytes] | None = None
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

    # What is told

    def tell(self, *messages: bytes) -> None:
        """Send messages."""
        if self._held is None:
            self.line.write(*messages)
        else:
            self._held.extend(messages)

    def hold(self) -> None:
        """Send nothing until `reply`."""
        self._held = []

    def reply(self, message: bytes) -> None:
        """Send a reply, and what has waited for it."""
        held, self._held = self._held or (), None
        self.line.write(*held, message)

    # What is heard

    def heard(self, text: bytes) -> None:
        """They say something. While there is more to look at, nothing else is read."""
        if not self._bucket.take():
            self.stop(Closed(TOO_MANY, "too many frames"))
            return
        self.inbox.append(text)
        if len(self.inbox) == 1:
            self._obey(self)
        else:
            self.line.pause()

    def has_room(self) -> None:
        """They read again."""
        self.wake.set()

    def ended(self) -> None:
        """They have gone."""
        self.stop(Gone())
