"""What the hub needs of a connection, and a connection of the hub."""

from typing import Protocol


class Gone(Exception):
    """The other side has gone, or has nothing more to say."""


class Listener(Protocol):
    """Somebody who is told what goes on at the other end of a line."""

    def heard(self, text: bytes) -> None:
        """A message came in, whole; one that is empty was no text."""

    def has_room(self) -> None:
        """What was sent is being read again."""

    def ended(self) -> None:
        """Nothing more will come, and nothing can be sent."""


class Line(Protocol):
    """A connection to somebody, on which messages are sent at once or not at all."""

    is_full: bool
    """Whether what was sent has not been read for so long that no more should be sent."""

    async def first(self) -> bytes:
        """The first message; Gone where there will be none."""

    def listen(self, listener: Listener) -> None:
        """Have everything heard that comes after the first message."""

    def write(self, *texts: bytes) -> None:
        """Send messages, all in one go."""

    def pause(self) -> None:
        """Hear nothing for a while."""

    def go_on(self) -> None:
        """Hear again."""
