"""Fire in the first edition. (D-FIRE-09, 15, 23, 25, D-DARK-05, D-EXT-04, D-TERROR-11)"""

from typing_extensions import override

from dreadhall.darkest.fighting.knockback import Knockback
from dreadhall.darkest.happenings.house import TokensBurned
from dreadhall.darkest.house.fire import Fire
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.state import Foe, Survivor
from dreadhall.kernel import hook


class RuinsStopFire(Fire):
    """What has burned down burns no more. (D-FIRE-09)"""

    @override
    def fire_can_enter(self, square: Square) -> bool:
        return super().fire_can_enter(square) and not self.is_destroyed(square)


class TokensBurn(Fire):
    """A tile takes its spawn tokens with it; what they showed nobody ever learns. (D-FIRE-15)"""

    @override
    def tokens_on_destroyed_tile(self, square: Square) -> None:
        left = [token for token in self.state.tokens if self.square(token.room) != square]
        burnt = len(self.state.tokens) - len(left)
        if burnt:
            self.state.tokens = left
            self.state.tokens_burnt += burnt
            self.tell(TokensBurned(tile=square, room=self.main_room(square), tokens=burnt), cause="fire")


class IconLeavesFireAlone(Fire):
    """The icon on the darkness track means nothing to a fire that burns already. (D-DARK-05)"""

    @override
    async def fire_icon_while_burning(self) -> None:
        return


class FireEndsOnItsTile(Fire):
    """The fire is out once its own tile has no marker left, whatever smoulders elsewhere. (D-EXT-04, 06)"""

    @override
    def fire_is_out(self) -> bool:
        fire = self.state.fire
        return fire is not None and not self.heat(fire)


class KnockedThroughFire(Knockback):
    """A zombie burns on every hot tile it is knocked through. (D-FIRE-23)"""

    @override
    def heat_on(self, path: list[RoomId]) -> int:
        return sum(self.heat(square) for square in dict.fromkeys(self.square(room) for room in path))


class CreatureBurnsOnEntry(Knockback):
    """A creature burns on every hot tile it comes to, also where it appears. (D-FIRE-25, D-TERROR-11)"""

    @override
    async def creature_has_appeared(self, creature: Foe) -> None:
        await super().creature_has_appeared(creature)
        await self.burn_on_entry(creature, self.square(creature.room), None)

    @override
    async def beast_lands(self, who: Survivor, foe: Foe, path: list[RoomId]) -> None:
        for square in dict.fromkeys(self.square(room) for room in path):
            await self.burn_on_entry(foe, square, who)

    @hook
    async def burn_on_entry(self, foe: Foe, square: Square, by: Survivor | None) -> None:
        """What a hot tile does to a beast that minds fire: its heat; nothing to the nemesis. (D-CREA-11, D-NEM-09)"""
        if foe is self.state.creature and not self.resists_fire(foe):
            await self.burn_beast(foe, self.heat(square), by)
