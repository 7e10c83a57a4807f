"""Things that only one side's book names: whoever has not read it sees a plain token change hands. (B-SEC-01, C-53)"""

from collections.abc import Mapping
from typing import Any, ClassVar

from dreadhall.betrayal.haunt import Haunt, Side

TOKEN = "item-token"
"""What such a thing is to those who have no name for it."""


class Unnamed(Haunt):
    """That it is there, and with whom, is public; what it is stands in a book."""

    named_in: ClassVar[Mapping[str, Side]] = {}
    """By thing, the book that names it."""

    def card_seen_by(self, card: str, seat: int | None) -> str:
        """By its name for readers of the book, and for all when the game is over."""
        book = self.named_in.get(card)
        return card if book is None or f"h{self.number:02}-{book}" in self.pages(seat) else TOKEN

    def emit(self, kind: str, **told: Any) -> None:
        """What everybody hears names it to nobody. (B-SEC-02)"""
        plain: dict[str, Any] = {name: TOKEN if str(value) in self.named_in else value for name, value in told.items()}
        super().emit(kind, **plain)
