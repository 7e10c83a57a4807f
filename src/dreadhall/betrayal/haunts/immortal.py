"""The immortal of haunt 42: nothing raises, lowers, hurts or robs the traitor."""

from typing_extensions import override

from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class Immortal(Haunt):
    """The traitor's clips stand still; what a haunt takes all the same it takes from here."""

    def is_frozen(self, who: Explorer) -> bool:
        """The traitor's traits stay as they are once the haunt is set up. (H42-08, H42-19)"""
        return who.traitor and self.state.phase != "haunt-setup"

    @override
    def can_rise(self, who: Explorer, trait: Trait) -> bool:
        """Nothing raises them. (H42-19)"""
        return not self.is_frozen(who) and super().can_rise(who, trait)

    @override
    def below_start(self, who: Explorer, trait: Trait) -> int:
        """Nothing mends them. (H42-19, H42-44)"""
        return 0 if self.is_frozen(who) else super().below_start(who, trait)

    @override
    def raise_trait(self, who: Explorer, trait: Trait, spaces: int) -> int:
        """Whatever is gained. (H42-19)"""
        return 0 if self.is_frozen(who) else super().raise_trait(who, trait, spaces)

    @override
    def drop_clip(self, who: Explorer, trait: Trait, spaces: int, *, floor: int) -> int:
        """Whatever is lost. (H42-19)"""
        return 0 if self.is_frozen(who) else super().drop_clip(who, trait, spaces, floor=floor)

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """No card, no room and no lost fight hurts, and so nothing is stolen. (H42-20, H42-23, H42-24)"""
        return 0 if who.traitor else super().reduce_damage(who, kind, points, by)

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nothing is taken from the traitor in any way. (H42-20, H42-42)"""
        return card not in self.traitor.cards and super().may_steal(thief, card)

    def give_way(self, trait: Trait, floor: int) -> int:
        """A trait of the traitor goes down a step after all. (H42-25, H42-44)"""
        return super().drop_clip(self.traitor, trait, 1, floor=floor)
