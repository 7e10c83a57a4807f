"""Everybody against everybody: explorers attack each other though no open side parts them. (T-50, C-44)"""

from typing_extensions import override

from dreadhall.betrayal.explorers.ground import Fighter
from dreadhall.betrayal.phases.haunt import Haunt


class FreeForAll(Haunt):
    """Any explorer may attack any other, and nobody slows anybody."""

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """All others."""
        return [other for other in self.explorers() if other is not who]

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Who attacks whom cannot be told beforehand."""
        return False
