"""Damage that goes on any of the four traits. (C-41)"""

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class Withering(Haunt):
    """It is a loss, point by point where the victim chooses: no armour stops it, and no skull turns it."""

    async def wither(self, who: Explorer, dice: int, why: str) -> None:
        """So many dice of it."""
        points = await self.throw(who, dice, why, kind="damage")
        with self.because(why):
            for _ in range(points):
                await self.lose_one_of(who, TRAITS)
