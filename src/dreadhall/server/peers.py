"""Processes of one server on one machine: what they tell each other, and how they hand connections on.

Each has a box that the others write to. A message arrives whole, and a connection may come with it. Every table has a
process that it is at home in: whoever asks for it is handed over to that one, so that it lies in one memory only. That
is a matter of speed: at any process any table is served right, because the database decides.
"""

import asyncio
import os
import re
import socket
import threading
import time
from collections.abc import Callable, MutableSequence, Sequence
from pathlib import Path
from zlib import crc32

import structlog

from dreadhall.files import write_whole

log = structlog.get_logger("dreadhall.peers")

NEWS, VISIT, MISSED = b"n", b"v", b"m"
# What is said and sent along in one message, in bytes: a box takes more.
LARGEST = 64 * 1024
AGAIN_SECONDS = 0.1
# A process that has not moved for so long stands still: nobody is handed over to it.
STILL_SECONDS = 5.0
AT_A_TABLE = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]+)[/ ?]")

Flags = MutableSequence[int]
"""Which processes listen at present, in memory that all of them share."""
Beats = MutableSequence[float]
"""When each of them showed the last sign of life, by a clock that all have in common."""
Box = tuple[socket.socket, socket.socket]
"""Where a process reads, and where others write to it."""


def make_boxes(count: int) -> list[Box]:
    """A box for each of so many processes."""
    boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
    for ends in boxes:
        for end in ends:
            end.setblocking(False)
    return boxes


class Peers:
    """The other processes, as one of them sees them."""

    def __init__(
        self,
        own: int,
        box: socket.socket,
        slots: Sequence[socket.socket],
        is_there: Flags,
        beats: Beats,
        figures: Path | None = None,
    ) -> None:
        self.own = own
        self._figures = figures
        self._is_there = is_there
        self._beats = beats
        self._box = box
        self._slots = slots
        # Those who could not be told something, and will be told that they have missed it.
        self._owed: set[int] = set()
        self._lock = threading.Lock()
        self._settling: asyncio.TimerHandle | None = None

    @property
    def others(self) -> list[int]:
        """Their numbers."""
        return [number for number in range(len(self._slots)) if number != self.own]

    def stands_still(self, number: int) -> bool:
        """Whether a process has shown no sign of life for a while."""
        return bool(self._is_there[number]) and time.monotonic() - self._beats[number] > STILL_SECONDS

    @property
    def are_well(self) -> bool:
        """Whether none of the others stands still."""
        return not any(self.stands_still(number) for number in self.others)

    @property
    def owes(self) -> bool:
        """Whether somebody has yet to be told that they have missed something."""
        return bool(self._owed)

    # News

    def tell(self, news: str) -> None:
        """Tell all others something, from any thread."""
        for number in self.others:
            self._say(number, NEWS + news.encode())

    def admit_gap(self) -> None:
        """Tell all others that they may have missed something: we have just begun, and do not know what was before."""
        for number in self.others:
            self._say(number, MISSED)

    def _say(self, number: int, message: bytes) -> None:
        with self._lock:
            try:
                self._slots[number].send(MISSED if number in self._owed else message)
                self._owed.discard(number)
            except OSError:  # its box is full, or it is just being replaced
                self._owed.add(number)

    def listen(
        self, heard: Callable[[str], None], missed: Callable[[], None], visited: Callable[[int, bytes], None]
    ) -> None:
        """Have everything heard from now on: news, that some was missed, and connections with their first bytes."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            while True:
                try:
                    message, handles, _, _ = socket.recv_fds(self._box, LARGEST + 1, 1)
                except OSError:
                    return
                kind, content = message[:1], message[1:]
                if kind == VISIT and handles:
                    # One that a process started by us held as well would not end when we hang up.
                    os.set_inheritable(handles[0], False)
                    visited(handles[0], content)
                elif kind == MISSED:
                    missed()
                else:
                    heard(content.decode())

        def settle() -> None:
            self._beats[self.own] = time.monotonic()
            for number in tuple(self._owed):
                self._say(number, MISSED)
            self._settling = loop.call_later(AGAIN_SECONDS, settle)

        loop.add_reader(self._box.fileno(), read)
        self._beats[self.own] = time.monotonic()
        self._is_there[self.own] = True
        self._settling = loop.call_later(AGAIN_SECONDS, settle)

    def stop(self) -> None:
        """Hear no more."""
        self._is_there[self.own] = False
        if self._settling is not None:
            asyncio.get_running_loop().remove_reader(self._box.fileno())
            self._settling.cancel()

    # Figures

    def publish(self, figures: bytes) -> None:
        """Let the others know what we have counted."""
        if self._figures is not None:
            write_whole(self._figures / str(self.own), [figures])

    def published(self) -> dict[int, bytes]:
        """What the others have counted, as they said last."""
        if self._figures is None:
            return {}
        files = {number: self._figures / str(number) for number in self.others}
        return {number: file.read_bytes() for number, file in files.items() if file.is_file()}

    # Visits

    def home_of(self, request: bytes) -> int:
        """The process in which whatever this request is about is at home; our own for all that is at home anywhere."""
        at_a_table = AT_A_TABLE.match(request)
        return crc32(at_a_table[1]) % len(self._slots) if at_a_table else self.own

    def hand_over(self, number: int, handle: int, request: bytes) -> bool:
        """Hand a connection on, with what has been read from it; False where that cannot be."""
        if len(request) > LARGEST or not self._is_there[number] or self.stands_still(number):
            return False
        try:
            socket.send_fds(self._slots[number], [VISIT, request], [handle])
        except OSError:
            return False
        return True
