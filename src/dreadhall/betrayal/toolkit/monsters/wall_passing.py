"""Figures that walk through walls. (T-52)"""

from collections.abc import Iterable

from typing_extensions import override

from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import hook


class WallPassing(Haunt):
    """Rooms that share a side on one floor are a space apart, door or not; never floor, ceiling or outer wall."""

    @hook
    def passes_walls(self, figure: Figure) -> bool:
        """Whether no wall stops a monster."""
        return False

    @override
    def monster_links(self, figure: Figure, room: str) -> Iterable[tuple[str, int]]:
        """The ways of any monster, and through the walls."""
        links = dict(super().monster_links(figure, room))
        if self.passes_walls(figure):
            for side, other in self.plan.neighbours(room):
                if self.in_house(other):
                    links.setdefault(self.plan.entry(other, side), 1)
        return links.items()
