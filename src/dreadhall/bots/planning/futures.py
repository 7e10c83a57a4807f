"""The tables a search thinks with: a few that a seat cannot tell from the real one, and many futures of each."""

from zlib import crc32

from dreadhall.bots.base import SeatAt
from dreadhall.kernel import Table


class Futures:
    """Numbered futures of the question a seat is asked: always the same one for the same number.

    To imagine a table costs more than to let its dice fall anew, so a few tables share all the futures.
    """

    def __init__(self, seat: SeatAt, worlds: int = 8) -> None:
        self._seat = seat
        self._moment = seat.moment
        self._most = worlds
        self._worlds: list[Table] = []

    def world(self, number: int) -> Table:
        """One of the tables this could be: look, never change."""
        while len(self._worlds) <= number:
            self._worlds.append(self._seat.imagine(self._seed("world", len(self._worlds)), record=False))
        return self._worlds[number]

    def future(self, number: int) -> Table:
        """A table to play on with."""
        return self.world(number % self._most).fork(self._seed("dice", number))

    def _seed(self, kind: str, number: int) -> int:
        return crc32(f"{self._moment} {kind} {number}".encode())
