"""What a survivor may do in its turn: every chapter's choices, in the order they are offered. (D-ACT)"""

from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.abilities import Abilities
from dreadhall.darkest.survivors.acts import Choices
from dreadhall.darkest.survivors.boards import cards_of, sheet_of
from dreadhall.darkest.survivors.health import CHEAPEST_SKILL
from dreadhall.kernel import hook

EXTINGUISH_PRICE = 2


class Turns(Abilities):
    """`add_…` lists, `do_…` performs."""

    def add_choices(self, who: Survivor, into: Choices) -> bool:
        """Everything this survivor may do now; whether it has points to do it with."""
        self.add_free_acts(who, into)
        if self.points(who) <= 0:
            return False
        if who.entrapped:
            self.add_escapes(who, into)
        else:
            self.add_actions(who, into)
        return True

    @hook
    def add_free_acts(self, who: Survivor, into: Choices) -> None:
        """What a survivor may do without AP: gear, skills, codes, cards, abilities. (D-ACT-06, D-ENTRAP-05)"""
        cards, ability = cards_of(who), sheet_of(who).ability
        if cards:
            self.add_gear_choices(who, into)
        if who.xp >= CHEAPEST_SKILL:
            self.add_skills(who, into)
        for held in cards:
            into.append(acts.DISCARD[who.id, held.card])
        if ability == "recode":
            self.add_recodings(who, into)
        self.add_bypass(who, into)
        if cards:
            self.add_card_uses(who, cards, into)
        self.add_abilities(who, ability, into)

    @hook
    def add_actions(self, who: Survivor, into: Choices) -> None:
        """What a survivor may do for AP. (D-ACT-08)"""
        others, burns = self.companions(who), self.state.burns
        on_fire = bool(burns) and self.square(who.room) in burns and self.can_extinguish()
        self.add_moves(who, into)
        if others:
            self.add_passes(who, others, into)
        if on_fire and self.points(who) >= EXTINGUISH_PRICE:
            into.append(acts.act("extinguish", who.id))
        if self.can_search(who.room):
            into.append(acts.act("search", who.id))
        self.add_unlocks(who, into)
        if who.room in self.house.function_of:
            self.add_functions(who, into)
        if others:
            self.add_rescues(who, others, into)
        self.add_attacks(who, into)
        if on_fire:
            self.add_dousing(who, into)
        if others:
            self.add_healing(who, others, into)
