"""How a table stands at present: what is worked out of that is worked out once, however many ask."""

from collections.abc import Sequence

from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView
from dreadhall.server.positions.position import Position
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import Stored
from dreadhall.server.tables.news import News, news
from dreadhall.server.wire.play import MayTakeBack

Told = tuple[int | None, int | None, int]
"""Whom a message is for: whose eyes, up to which number they know the log, and the id of what they know of the view."""


class Present:
    """A position that a table stands at, and what is stored around it."""

    __slots__ = (
        "_channels",
        "_encoded_views",
        "_news",
        "heads",
        "messages",
        "position",
        "steps",
        "stored",
        "waited",
        "words",
    )

    def __init__(self, position: Position | None, stored: Stored) -> None:
        self.position = position
        self.stored = stored
        self._encoded_views: dict[int | None, EncodedView] = {}
        self._channels: dict[int | None, list[str]] = {}
        self._news: dict[int, News] = {}
        # What is told of it (see `messages.py`): which seats may take something back, and how what several see has
        # changed; and, as long as the table has waited for so many seconds, parts of messages and whole ones.
        self.words: list[MayTakeBack] | None = None
        self.steps: dict[tuple[int, int], tuple[bytes, EncodedObject, EncodedObject]] = {}
        self.waited = 0
        self.heads: dict[int | None, bytes] = {}
        self.messages: dict[Told, tuple[bytes, EncodedView | None]] = {}

    def encoded_view(self, seat: int | None) -> EncodedView:
        """What a seat sees of a game that has begun."""
        encoded = self._encoded_views.get(seat)
        if encoded is None:
            assert self.position is not None
            encoded = self._encoded_views[seat] = self.position.encoded_view(seat)
        return encoded

    def channels(self, seat: int | None) -> list[str]:
        """The channels in which a seat speaks and hears, besides that of all: the game says."""
        channels = self._channels.get(seat)
        if channels is None:
            channels = [] if self.position is None else self.position.channels(seat)
            self._channels[seat] = channels
        return channels

    def news(self, recent: Sequence[LogRecord], number: int, since: int) -> News:
        """What these last records, up to this number, tell of what happened after one of them."""
        told = self._news.get(since)
        if told is None:
            at = since - recent[0].number
            told = self._news[since] = news(recent[at + 1 :], number, since, recent[at].move)
        return told

    def wait(self, seconds: int) -> None:
        """Let so many seconds have passed since something was done here."""
        if self.waited != seconds:
            self.waited = seconds
            self.heads.clear()
            self.messages.clear()
