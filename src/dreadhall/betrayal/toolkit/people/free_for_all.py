"""Everybody against everybody: explorers attack each other though no open side parts them. (T-50, C-44)"""

from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class FreeForAll(Haunt):
    """Any explorer may attack any other, and no explorer slows another; monsters are as always."""

    in_each_others_way: ClassVar[bool] = False
    """Whether explorers slow each other all the same."""

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """All other explorers, whatever their side."""
        found = super().opponents(who)
        return found + [other for other in self.explorers() if other is not who and other not in found]

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Who attacks whom cannot be told beforehand."""
        among_explorers = isinstance(one, Explorer) and isinstance(other, Explorer)
        return self.in_each_others_way if among_explorers else super().slows(one, other)
