"""Connections that keep nothing for those who do not read."""

import asyncio

from typing_extensions import override

from dreadhall.server.http.door import Door

# Whoever takes in less, in bytes a second, does not read.
SLOWEST = 1024


class ImpatientWriter(asyncio.Protocol):
    """A connection that is cut when nobody reads what is sent.

    An orderly end would wait until all is read, and pings would be answered into the same full pipe without end.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    door: Door
    _look: asyncio.TimerHandle | None = None

    @override
    def pause_writing(self) -> None:
        """The pipe is full."""
        super().pause_writing()
        self.watch()

    @override
    def resume_writing(self) -> None:
        """Somebody reads."""
        self._relent()
        super().resume_writing()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._relent()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def watch(self) -> None:
        """See in a while whether what lies in the pipe now has been read."""
        self._relent()
        unread = self.transport.get_write_buffer_size()
        self._look = self.loop.call_later(self.door.settings.send_seconds, self._cut_or_watch_on, unread)

    def _cut_or_watch_on(self, unread: int) -> None:
        if unread - self.transport.get_write_buffer_size() < SLOWEST * self.door.settings.send_seconds:
            self.transport.abort()
        else:
            self.watch()

    def _relent(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None
