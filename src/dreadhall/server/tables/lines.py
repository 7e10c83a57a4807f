"""What the hub needs of a connection."""

from typing import Protocol


class PeerGone(Exception):
    """The other side has gone, or has nothing more to say."""


class Line(Protocol):
    """A connection to somebody."""

    async def hear(self) -> bytes:
        """The next message, one that is empty if it was no text; Gone where there will be none."""

    async def say(self, text: bytes) -> None:
        """Send a message, as soon as there is room for it; Gone where nobody is there to read it."""
