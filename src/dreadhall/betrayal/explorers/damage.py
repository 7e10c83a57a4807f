"""Damage, and traits lost or gained by choice. (B-DMG)"""

from collections.abc import Iterable

from dreadhall.betrayal.components.catalogue import TRAITS_OF
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.explorers.rolls import Rolls
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.harm import Hurt, TurnsDamage, Unhurt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook


class Damage(Rolls):
    """What hurts explorers. Monsters are stunned instead: see the chapter on monsters."""

    @hook
    async def take_damage(self, who: Explorer, kind: DamageKind, points: int, *, by: Fighter | None = None) -> int:
        """Physical or mental damage, split by the victim in one decision: how many points came through. (B-DMG)"""
        if not self.on_board(who):
            return 0
        kind = await self.convert_damage(who, kind, points)
        dealt, points = points, self.reduce_damage(who, kind, points, by)
        if points <= 0:
            self.tell_damage(who, kind, 0, dealt)
            return 0
        first, second = TRAITS_OF[kind]
        on_first = await self.split_damage(who, kind, points)
        self.tell_damage(who, kind, points, dealt)
        floor = self.floor_of_damage(who, by)
        self.drop_clip(who, first, on_first, floor=floor)
        self.drop_clip(who, second, points - on_first, floor=floor)
        await self.check_death(who, by.id if by is not None else "")
        return points

    def tell_damage(self, who: Explorer, kind: DamageKind, points: int, dealt: int) -> None:
        """What comes through of what was dealt; nothing at all is said, too."""
        told, spared = Hurt if points else Unhurt, dealt - points
        self.tell(told(explorer=who.id, damage=kind, points=points, dealt=dealt, spared=spared))

    @hook
    async def convert_damage(self, who: Explorer, kind: DamageKind, points: int) -> DamageKind:
        """The Skull may turn all mental damage of one instance into physical damage."""
        for card in who.cards if points > 0 else ():
            other = LOOKUP.turns.get((card, kind))
            if other is None or self.barred_from_items(who):
                continue
            if await self.agrees(self.controller(who), "use-skull", points=points):
                self.tell(TurnsDamage(explorer=who.id, card=card, points=points))
                return other
        return kind

    @hook
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """What is left of damage that something stops: the Armor takes a point off the physical."""
        for card in who.cards:
            spared = LOOKUP.spares.get((card, kind), 0)
            if spared and not self.barred_from_items(who):
                points -= spared
        return points

    @hook
    def floor_of_damage(self, who: Explorer, by: Fighter | None) -> int:
        """How far damage can bring a clip down."""
        return self.lowest_possible(who)

    async def split_damage(self, who: Explorer, kind: DamageKind, points: int) -> int:
        """How many of the points go on the first trait of the pair. (B-DMG-01, B-DMG-02, B-DEC-05)"""
        first, second = TRAITS_OF[kind]
        lowest = self.lowest_possible(who)
        most_first, most_second = self.height(who, first) - lowest, self.height(who, second) - lowest
        choices = []
        outcomes = set()
        for on_first in range(points, -1, -1):
            rest = points - on_first
            lost = min(on_first, most_first), min(rest, most_second)
            if lost not in outcomes:
                outcomes.add(lost)
                data = {"first_trait": first, "on_first": on_first, "second_trait": second, "on_second": rest}
                choices.append(Choice(f"split:{on_first}-{rest}", on_first, data))
        return await self.ask(
            self.controller(who), "split-damage", choices, explorer=who.id, damage=kind, points=points
        )

    async def damage_roll(
        self, who: Explorer, kind: DamageKind, dice: int, why: str, *, by: Fighter | None = None
    ) -> int:
        """So many dice of damage. (B-DIE-07)"""
        if not self.on_board(who):
            return 0
        points = await self.throw(who, dice, why, kind="damage")
        with self.because(why):
            return await self.take_damage(who, kind, points, by=by)

    async def choose_trait(self, who: Explorer, prompt: str, traits: Iterable[Trait]) -> Trait:
        """One of several traits."""
        choices = [Choice(f"trait:{trait}", trait, {"trait": trait}) for trait in traits]
        return await self.ask(self.controller(who), prompt, choices, explorer=who.id)

    async def lose_one_of(self, who: Explorer, traits: Iterable[Trait], spaces: int = 1) -> None:
        """Lose spaces of a trait of one's own choice."""
        if self.on_board(who):
            await self.lose(who, await self.choose_trait(who, "lose-trait", traits), spaces)

    async def gain_one_of(self, who: Explorer, traits: Iterable[Trait], spaces: int = 1) -> int:
        """Gain spaces of a trait of one's own choice, where one can still rise."""
        able = [trait for trait in traits if self.can_rise(who, trait)]
        if not able or not self.on_board(who):
            return 0
        return self.raise_trait(who, await self.choose_trait(who, "gain-trait", able), spaces)
