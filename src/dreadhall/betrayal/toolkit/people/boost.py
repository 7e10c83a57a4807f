"""Traits that rise when somebody is changed. (T-33)"""

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class Boost(Haunt):
    """Never above the highest number; what does not fit is lost."""

    def restore_traits(self, who: Explorer) -> None:
        """Every trait below its starting value rises to it. (B-TRAIT-07)"""
        for trait in TRAITS:
            self.raise_to_start(who, trait)

    async def spread_increases(self, who: Explorer, points: int) -> None:
        """So many single spaces, on traits of one's own choice."""
        for _ in range(points):
            await self.gain_one_of(who, TRAITS)
