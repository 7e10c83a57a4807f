"""The spells of the Frog-Leg Stew that the witch and whoever has her book cast at heroes. (H03-15, H03-16, H03-19)"""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.pieces import DamageKind
from dreadhall.betrayal.explorers.combat import Clash
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunts.frogs import Frogs, is_frog
from dreadhall.betrayal.ids import ExplorerId, FighterId
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, Happening, hook

SKIN, BREATH = "h03-traitor-skin", "h03-traitor-breath"
SPELL, BURNS = "h03-spell", "h03-breath"
BREATH_DICE = 2


class Skin(Happening, kind="h03-skin"):
    """The spell that makes frogs is cast on somebody."""

    who: FighterId
    explorer: ExplorerId


class Breath(Happening, kind="h03-breath"):
    """The spell of fire strikes somebody."""

    who: FighterId
    explorer: ExplorerId


class Spells(Frogs):
    """One spell a turn, whoever casts."""

    def spells(self, caster: Fighter) -> Iterator[Choice[Deed]]:
        """Skin of Frog beside, Breath of Dragon as far as one sees; never on Frogs. (H03-15, H03-16, H03-19, H03-28)"""
        for hero in self.heroes():
            if is_frog(hero):
                continue
            beside = self.room(hero) == self.room(caster) and (isinstance(caster, Figure) or hero.place == caster.place)
            if beside:
                yield deed(f"{SKIN}:{hero.id}", self.skin, caster, hero, target=hero.id)
            if beside or self.sees(caster, hero):
                yield deed(f"{BREATH}:{hero.id}", self.breathe, caster, hero, target=hero.id)

    @hook
    async def cast(self, caster: Fighter) -> None:
        """That was the spell of this turn. (H03-18, H03-19)"""
        self.turn.tried.append(SPELL)

    async def skin(self, caster: Fighter, hero: Explorer) -> None:
        """The stronger mind has its way; a tie is none. (H03-15)"""
        await self.cast(caster)
        self.tell(Skin(who=caster.id, explorer=hero.id))
        cast = await self.trait_roll(caster, "sanity", "h03-skin")
        faces = self.lying
        resisted = await self.trait_roll(hero, "sanity", "h03-skin")
        self.tell_clash(Clash(caster.id, hero.id, "sanity"), cast, resisted, faces)
        if cast > resisted:
            with self.because("h03-skin"):
                await self.turn_into_frog(hero)

    async def breathe(self, caster: Fighter, hero: Explorer) -> None:
        """Two dice, and nothing stops them. (H03-16)"""
        await self.cast(caster)
        self.tell(Breath(who=caster.id, explorer=hero.id))
        points = await self.throw(caster, BREATH_DICE, BURNS)
        with self.because(BURNS):
            await self.take_damage(hero, "physical", points)

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """Nothing keeps dragon's breath off. (H03-16)"""
        return points if self.cause == BURNS else super().reduce_damage(who, kind, points, by)
