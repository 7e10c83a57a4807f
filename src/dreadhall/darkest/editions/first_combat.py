"""Fighting and getting away in the first edition. (D-DICE-04, 17, D-COMBAT-15, D-ENTRAP-09, 14)"""

from typing_extensions import override

from dreadhall.darkest.fighting.attacks import Strike
from dreadhall.darkest.fighting.combat import Combat
from dreadhall.darkest.fighting.knockback import Knockback
from dreadhall.darkest.fighting.weapons import aim_adds_range, extra_hits, weapon_effect, weapon_range
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.escaping import Escaping
from dreadhall.kernel import Choice


class AimAtOneHit(Combat):
    """Every aim goes to one success and carries only that one farther. (D-DICE-04)"""

    @override
    async def aimed_hits(self, who: Survivor, weapon: CardId, successes: int, aims: int) -> list[int]:
        reach = weapon_range(who, weapon)
        effect = weapon_effect(weapon)
        extra = extra_hits(who, weapon, successes, aims)
        if not (reach and aims and successes and aim_adds_range(who, weapon)):
            return [reach] * (successes + extra)
        hits = await self.assign_aims(who, [reach] * successes, aims)
        if effect == "aim-adds-hit":
            return hits + [reach] * extra
        return hits + [hit for hit in hits for _ in range(hit - reach if extra else 0)]

    async def assign_aims(self, who: Survivor, hits: list[int], aims: int) -> list[int]:
        """One aim after the other; hits that reach equally far are alike."""
        for left in range(aims, 0, -1):
            reaches = [acts.number(reach) for reach in sorted(set(hits))]
            chosen = await self.ask_owner(who, "aim-which", reaches, hits=list(hits), aims=left)
            hits.remove(chosen)
            hits.append(chosen + 1)
        return sorted(hits)


class OneRetreatEach(Knockback):
    """No survivor retreats twice in an attack. (D-DICE-17)"""

    @override
    def may_retreat(self, who: Survivor, strike: Strike) -> bool:
        return super().may_retreat(who, strike) and who.id not in strike.retreated


class RetreatAfterHits(Combat):
    """Nobody slips away before all hits are dealt. (D-COMBAT-15)"""

    @override
    def retreat_choices(self, who: Survivor, strike: Strike) -> list[Choice[Act]]:
        return [] if self.hit_choices(strike) else super().retreat_choices(who, strike)


class EscapeLeadsOut(Escaping):
    """Whoever gets free has to leave the room. (D-ENTRAP-09)"""

    @override
    async def have_escaped(self, people: list[Survivor]) -> None:
        names = [one.id for one in people]
        rooms = [acts.room(room) for room in self.plan.neighbours[people[0].room]]
        if rooms:
            room = await self.ask_team("escape-where", rooms, people, survivor=names[0], captives=names)
            await self.enter(people, room, "escape")


class AllEscapeOrNone(Escaping):
    """The entrapped of a room get free together, for a retreat icon each, or not at all. (D-ENTRAP-14)"""

    @override
    def freed_together(self, who: Survivor) -> list[Survivor]:
        others = self.companions(who)
        return [who, *(other for other in others if other.entrapped == "enemies")]
