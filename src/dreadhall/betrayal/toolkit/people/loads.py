"""Heavy loads: whoever carries one is slow. (T-40, C-33)"""

from collections.abc import Iterable, Set
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import hook

LOADED = 2
"""What a room costs whoever enters it with a load."""


class HeavyLoads(Haunt):
    """A room costs two spaces instead of one, however many loads there are; what opponents cost comes on top."""

    loads: ClassVar[Set[str]] = frozenset()
    """The things that are heavy."""

    @hook
    def is_heavy(self, card: CardId) -> bool:
        """Whether a thing is a heavy load."""
        return card in self.loads

    @override
    def entry_price(self, who: Explorer, place: Place) -> int:
        """Each room entered costs two spaces. (C-33)"""
        price = super().entry_price(who, place)
        return max(LOADED, price) if any(map(self.is_heavy, who.cards)) else price

    @override
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """So it is for a monster; what is free stays free. (C-33)"""
        links = super().monster_links(figure, room)
        if not any(map(self.is_heavy, figure.cards)):
            return links
        return [(to, max(LOADED, spaces) if spaces else 0) for to, spaces in links]

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """No load for a dog. (C-33)"""
        return not self.is_heavy(card) and super().dog_carries(who, card)
