"""Things that only one side's book names: whoever has not read it sees a plain token change hands. (B-SEC-01, C-53)"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import Side
from dreadhall.kernel import Happening
from dreadhall.kernel.events import ByName

TOKEN = CardId("item-token")
"""What such a thing is to those who have no name for it."""


class Unnamed(Haunt):
    """That it is there, and with whom, is public; what it is stands in a book."""

    named_in: ClassVar[Mapping[str, Side]] = {}
    """By thing, the book that names it."""

    @override
    def card_seen_by(self, card: CardId, seat: int | None) -> CardId:
        """By its name for readers of the book, and for all when the game is over."""
        hidden = card in self.named_in and not self.reads_of(card, seat)
        return TOKEN if hidden else super().card_seen_by(card, seat)

    def reads_of(self, card: str, seat: int | None) -> bool:
        """Whether a seat has the book that names a thing."""
        return f"{self.haunt.prefix}-{self.named_in[card]}" in self.pages(seat)

    @override
    def tell(
        self,
        what: Happening,
        *,
        cause: str | None = None,
        to: Sequence[int] | None = None,
        reveals: bool = False,
        by_name: ByName | None = None,
    ) -> None:
        """What everybody hears names it only to readers of the book. (B-SEC-02, C-53)"""
        if cause is None:
            cause = self.cause
        named = {name: value for name, value in (what.data() | {"cause": cause}).items() if self.things_in(value)}
        if named:
            things = [thing for value in named.values() for thing in self.things_in(value)]
            seats = [who.seat for who in self.state.explorers if all(self.reads_of(it, who.seat) for it in things)]
            plain = {name: self.plainly(value) for name, value in named.items()}
            cause = TOKEN if plain.pop("cause", "") else cause
            what = msgspec.structs.replace(what, **plain)
            by_name = ByName(tuple(seats), named)
        super().tell(what, cause=cause, to=to, reveals=reveals, by_name=by_name)

    def things_in(self, value: object) -> list[str]:
        """The things of which only a book speaks, in what is told."""
        things = value if isinstance(value, list) else [value]
        return [thing for thing in things if isinstance(thing, str) and thing in self.named_in]

    def plainly(self, value: object) -> object:
        """What is told, without their names."""
        if isinstance(value, list):
            return [TOKEN if thing in self.named_in else thing for thing in value]
        return TOKEN
