"""Traits that leave the card and go on as numbers of their own. (T-07)"""

from typing_extensions import override

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.harm import Gains, LeavesTheCard, Loses
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer

LOWEST = 1
"""What a number off the card never falls below."""


class OffTheCard(Haunt):
    """What raises or lowers such a trait changes its number; it has no start, no highest number and no skull."""

    def take_off_card(self, who: Explorer, trait: Trait, number: int) -> None:
        """From now on the trait is this number, whatever its clip shows."""
        was = self.value(who, trait)
        who.numbers[trait] = number
        self.tell(LeavesTheCard(explorer=who.id, trait=trait, was=was, value=number))

    def change_number(self, who: Explorer, trait: Trait, by: int) -> int:
        """A number goes up or down: by how much."""
        was = who.numbers[trait]
        value = max(LOWEST, was + by)
        if value != was:
            who.numbers[trait] = value
            told, name, spaces = Gains if by > 0 else Loses, who.id, abs(value - was)
            self.tell(told(explorer=name, trait=trait, spaces=spaces, was=was, value=value, same=False))
        return abs(value - was)

    @override
    def value(self, who: Fighter, trait: Trait) -> int:
        """The number off the card."""
        if isinstance(who, Explorer) and trait in who.numbers:
            return who.numbers[trait]
        return super().value(who, trait)

    @override
    def height(self, who: Explorer, trait: Trait) -> int:
        """How far a number is above the lowest."""
        return who.numbers[trait] - LOWEST if trait in who.numbers else super().height(who, trait)

    @override
    def below_start(self, who: Explorer, trait: Trait) -> int:
        """There is no start to be below of."""
        return 0 if trait in who.numbers else super().below_start(who, trait)

    @override
    def can_rise(self, who: Explorer, trait: Trait) -> bool:
        """There is no highest number."""
        return trait in who.numbers or super().can_rise(who, trait)

    @override
    def raise_trait(self, who: Explorer, trait: Trait, spaces: int) -> int:
        """The number goes up."""
        if trait not in who.numbers:
            return super().raise_trait(who, trait, spaces)
        return self.change_number(who, trait, spaces)

    @override
    def drop_clip(self, who: Explorer, trait: Trait, spaces: int, *, floor: int) -> int:
        """The number goes down, however far a clip could fall."""
        if trait not in who.numbers:
            return super().drop_clip(who, trait, spaces, floor=floor)
        return self.change_number(who, trait, -spaces)
