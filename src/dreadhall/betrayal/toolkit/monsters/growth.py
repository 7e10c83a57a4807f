"""Monsters whose traits change in play. (T-31)"""

from collections.abc import Mapping

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure


class Growth(Haunt):
    """What changes is in force at once, even between two rolls of a turn; without a printed limit there is none."""

    def grow(self, figure: Figure, points: int = 1) -> None:
        """Every trait it has rises."""
        figure.traits = {trait: value + points for trait, value in figure.traits.items()}

    def become(self, figure: Figure, traits: Mapping[Trait, int]) -> None:
        """Some of its traits have new values."""
        figure.traits = {**figure.traits, **traits}
