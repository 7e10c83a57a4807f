"""What bots say aloud: why they do what they do, now and then, and never where anybody has something to hide."""

from typing import NamedTuple
from weakref import WeakKeyDictionary

from dreadhall.bots.company import companion_of
from dreadhall.server.bots.thinking import Thought
from dreadhall.server.storage.rows import Notice
from dreadhall.server.tables.loaded import LoadedTable

UNSAID = ("", "habit", "only", "rest")
"""Reasons that help nobody to understand anything."""

APART = 12
"""How many moves of a table lie between two remarks of one bot at least, and between the same words of two bots."""


class Remark(NamedTuple):
    """What a bot has said last, and at which number of the log."""

    line: str
    number: int


class Remarks:
    """Sees to it that bots speak seldom, say nothing twice in a row, and nothing that another has just said."""

    def __init__(self) -> None:
        self._last: WeakKeyDictionary[LoadedTable, dict[int, Remark]] = WeakKeyDictionary()

    def on(self, loaded: LoadedTable, thought: Thought) -> Notice | None:
        """What a companion says about the answer it is about to give, if anything.

        Where a game keeps secrets they are silent: a reason would tell whose side somebody is on.
        """
        seat, position = thought.seat, loaded.started
        if seat is None or thought.answer is None or position.keeps_secrets:
            return None
        line = thought.answer.reason.kind
        bot = loaded.seat(seat).bot
        if line in UNSAID or bot is None or not companion_of(bot):
            return None
        said = self._last.setdefault(loaded, {})
        before = said.get(seat)
        if before and (before.line == line or position.number - before.number < APART):
            return None
        heard = [other.line for other in said.values() if position.number - other.number < APART]
        if line in heard:
            return None
        said[seat] = Remark(line, position.number)
        return Notice("bot-says", {"seat": seat, "bot": bot, "game": loaded.row.game, "line": line})
