"""The upkeep phase in the first edition. (D-CCHK-04, D-DEATH-07, 08)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import LIMITS, SURVIVOR_DIE
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import Fallen
from dreadhall.kernel import Face


class FourCameraDice(Upkeep):
    """A camera check never takes more than four dice. (D-CCHK-04)"""

    @override
    def roll_camera_check(self, people: int) -> list[Face]:
        return self.roll(SURVIVOR_DIE, min(people, LIMITS.survivor_dice))


class SameSurvivorReturns(Upkeep):
    """Nobody takes the place of the fallen. (D-DEATH-07)"""

    @override
    def returning(self, fallen: Fallen) -> list[SurvivorId]:
        return [fallen.survivor]


class ReturnThroughFire(Upkeep):
    """Coming back into a hot entrance hall hurts like moving there. (D-DEATH-08)"""

    @override
    async def come_back(self, name: SurvivorId, fallen: Fallen) -> None:
        await super().come_back(name, fallen)
        who = self.survivor(name)
        await self.lose_health(who, self.entry_damage(who, self.square(who.room)), "fire")
