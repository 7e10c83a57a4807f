"""The survivors' own abilities and skills that are acts. (D-CHAR)"""

from dreadhall.darkest.happenings.survivors import ApShared, Refused
from dreadhall.darkest.ids import NO_SURVIVOR
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import has_ability, has_skill, has_things, is_fresh, passes_freely
from dreadhall.darkest.survivors.items import Items
from dreadhall.kernel import hook

MOST_SHARED = 3
BANDAGE_PRICE = 2


class Abilities(Items):
    """Jack shoots first, Nina heals, Bruce leads, and coordinators hand things round."""

    def add_abilities(self, who: Survivor, ability: str, into: Choices) -> None:
        """What only some can do, for nothing. (D-CHAR-06, 13, 16, 17)"""
        if ability == "free-attack" and self.can_attack_for_free(who):
            into += [acts.act("free-attack", who.id, weapon, "card") for weapon in self.weapons_of(who)]
        if who.skills and has_skill(who, "eternal-bandage") and self.can_bandage(who):
            into.append(acts.act("bandage", who.id))
        if ability == "share-ap" and is_fresh(who, "share") and self.share_partners(who):
            into.append(acts.act("share-ap", who.id))
        if who.skills and passes_freely(who) and has_things(who) and self.companions(who):
            into.append(acts.act("pass", who.id))

    def add_healing(self, who: Survivor, others: list[Survivor], into: Choices) -> None:
        """Nina heals the others. (D-CHAR-11)"""
        if has_ability(who, "field-medic"):
            for other in others:
                if other.wounds:
                    into.append(acts.act("heal", who.id, other.id, "other"))

    # Jack (D-CHAR-06)

    def can_attack_for_free(self, who: Survivor) -> bool:
        """Once a round, in his own turn."""
        return is_fresh(who, "free-attack") and not who.entrapped and self.sees_enemy(who)

    async def do_free_attack(self, who: Survivor, act: Act) -> None:
        """An attack that costs no AP, though it costs ammunition. (D-CHAR-06)"""
        who.used.append("free-attack")
        await self.attack(who, act.card)

    # Nina (D-CHAR-11, 13)

    async def do_heal(self, who: Survivor, act: Act) -> None:
        """One AP for one wound of somebody else in the room. (D-CHAR-11)"""
        self.spend(who, 1)
        await self.heal(self.survivor(act.other), 1, "field-medic", who)

    def can_bandage(self, who: Survivor) -> bool:
        """Once a round, with a wound and the price of it."""
        return is_fresh(who, "bandage") and who.wounds > 0 and who.xp >= BANDAGE_PRICE

    async def do_bandage(self, who: Survivor, act: Act) -> None:
        """Two XP for one own wound, once a round. (D-CHAR-13)"""
        who.used.append("bandage")
        who.xp -= BANDAGE_PRICE
        await self.heal(who, 1, "eternal-bandage", who)

    # Bruce (D-CHAR-16)

    def share_partners(self, who: Survivor) -> list[Survivor]:
        """Others of his group between whom and him AP can flow; nobody who is held."""
        if who.entrapped:
            return []
        partners = []
        for other in self.active():
            if other is not who and not other.entrapped and (self.points(who) or self.points(other)):
                partners.append(other)
        return partners

    async def do_share_ap(self, who: Survivor, act: Act) -> None:
        """Give up to three AP to somebody of the group, or take them. (D-CHAR-16)"""
        partners = self.share_partners(who)
        ways = [acts.act("give-ap", NO_SURVIVOR, other.id, "other") for other in partners if self.points(who)]
        ways += [acts.act("take-ap", NO_SURVIVOR, other.id, "other") for other in partners if self.points(other)]
        chosen = await self.ask_owner(who, "share-with", ways)
        partner = self.survivor(chosen.other)
        giver, taker = (who, partner) if chosen.verb == "give-ap" else (partner, who)
        most = min(MOST_SHARED, self.points(giver))
        count = await self.ask_owner(
            who, "share-how-much", [acts.number(n) for n in range(1, most + 1)], other=partner.id
        )
        if not await self.consents(partner, who, "share-consent", number=count, way=chosen.verb):
            self.tell(Refused(survivor=partner.id, by=who.id))
        else:
            who.used.append("share")
            was = self.points(taker)
            self.transfer_points(giver, taker, count)
            now = self.points(taker)
            self.tell(ApShared(survivor=giver.id, to_survivor=taker.id, ap=count, was=was, now=now))
            self.can_act_again(taker, "points")

    @hook(replaced=True)
    def transfer_points(self, giver: Survivor, taker: Survivor, count: int) -> None:
        """Points of this round change hands. (R-60)"""
        giver.ap -= count
        giver.full_ap -= count
        taker.ap += count
        taker.full_ap += count
