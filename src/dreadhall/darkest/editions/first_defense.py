"""Being attacked in the first edition. (D-CDICE-05, D-FEAR-02, D-DEF-02, D-ADV-09)"""

from typing_extensions import override

from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.fighting.defense import ORDER, Defense
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts


class AnyOrder(Defense):
    """The team deals entrapment and fear in any order; whoever is to flee can no longer be held. (D-CDICE-05)"""

    @override
    async def allocation_order(self, attack: Attack) -> list[str]:
        order = [icon for icon in await super().allocation_order(attack) if icon not in ("entrap", "fear")]
        left = {icon: attack.icons.count(icon) for icon in ("entrap", "fear")}
        while any(left.values()):
            choices = [acts.named("icon", icon) for icon, count in left.items() if count]
            icon = await self.ask_team("allocate-next", choices, self.targets_of(attack), icons=list(attack.icons))
            left[icon] -= 1
            order.append(icon)
        return order

    @override
    async def allocate(self, attack: Attack) -> list[tuple[str, SurvivorId]]:
        """Flight still comes last of what happens."""
        return sorted(await super().allocate(attack), key=lambda result: ORDER[result[0]])

    @override
    def can_take(self, who: Survivor, icon: str, attack: Attack, allocated: list[tuple[str, SurvivorId]]) -> bool:
        flees = icon == "entrap" and ("fear", who.id) in allocated
        return not flees and super().can_take(who, icon, attack, allocated)


class BlindFear(Defense):
    """The frightened run anywhere, into the fire too. (D-FEAR-02)"""

    @override
    def fear_rooms(self, who: Survivor) -> list[RoomId]:
        return list(self.plan.neighbours[who.room])


class EntrappedDefend(Defense):
    """Everybody in the room takes part in the defence. (D-DEF-02)"""

    @override
    def defends(self, who: Survivor) -> bool:
        return True


class SecureForEverybody(Defense):
    """A secure room gives four dice even if all are held. (D-ADV-09)"""

    @override
    def secure_room_helps(self, room: RoomId) -> bool:
        return self.is_occupied(room)
