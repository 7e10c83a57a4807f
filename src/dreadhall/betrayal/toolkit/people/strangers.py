"""People out of the box: explorers whom nobody plays, with the card that is printed for them. (T-48)"""

from collections.abc import Iterable
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS, TRAITS_OF
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.traits import INDEX, VALUES
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.harm import StrangerWeakened
from dreadhall.betrayal.happenings.monsters import MonsterKilled
from dreadhall.betrayal.ids import ExplorerId, FigureId, Place
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import SKULL, Clip, Explorer, Figure
from dreadhall.kernel import Choice, hook


def strangers_of(kind: str, names: Iterable[ExplorerId]) -> dict[ExplorerId, Monster]:
    """Figures for these explorers, with the numbers that they start with."""
    found = {}
    for name in names:
        might, speed, knowledge, sanity = (EXPLORERS[name].tracks[trait].start_value for trait in TRAITS)
        found[name] = Monster(
            f"{kind}-{name}", speed=speed, might=might, sanity=sanity, knowledge=knowledge, fights=False, slows=False
        )
    return found


class StrangersMemory(Memory):
    """The cards of people out of the box."""

    clips: dict[FigureId, list[Clip]] = {}
    """Where the clips of each of them stand, by figure."""


class Strangers(Haunt):
    """They never act and slow nobody; the traitor's side may attack them, and the speaker splits what hurts them."""

    boxed = remembers(StrangersMemory)

    strangers: ClassVar[dict[ExplorerId, Monster]]
    """The records, by explorer."""
    wound_prompt: ClassVar[str]
    """The prompt that asks how damage is split."""

    def bring_out(self, name: ExplorerId, place: Place) -> Figure:
        """Somebody comes out of the box."""
        (figure,) = self.place(self.strangers[name], place)
        self.boxed.clips[figure.id] = [EXPLORERS[name].tracks[trait].start for trait in TRAITS]
        return figure

    def strangers_here(self) -> list[Figure]:
        """Those that live."""
        kinds = {record.kind for record in self.strangers.values()}
        return [figure for figure in self.state.monsters.values() if figure.kind in kinds]

    def is_stranger(self, fighter: Fighter) -> bool:
        """Whether nobody plays somebody."""
        return isinstance(fighter, Figure) and fighter in self.strangers_here()

    @override
    def acts(self, figure: Figure) -> bool:
        """They do nothing."""
        return not self.is_stranger(figure) and super().acts(figure)

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """Whoever is against the heroes may attack them."""
        found = super().opponents(who)
        is_hero = isinstance(who, Explorer) and self.is_hero(who)
        return found if is_hero else [*found, *self.strangers_here()]

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """They are hurt like explorers."""
        if isinstance(loser, Figure) and self.is_stranger(loser):
            await self.wound(loser, attack.damage, points)
        else:
            await super().beaten(loser, winner, points, attack)

    async def wound(self, figure: Figure, kind: DamageKind, points: int) -> None:
        """The speaker of the heroes splits the damage. (C-10)"""
        first, second = TRAITS_OF[kind]
        choices = []
        for on_first in range(points, -1, -1):
            rest = points - on_first
            data = {"first_trait": first, "on_first": on_first, "second_trait": second, "on_second": rest}
            choices.append(Choice(f"split:{on_first}-{rest}", on_first, data))
        lost = await self.ask(self.speaker, self.wound_prompt, choices, monster=figure.id, points=points, damage=kind)
        await self.weaken(figure, first, lost)
        if figure.id in self.state.monsters:
            await self.weaken(figure, second, points - lost)

    async def weaken(self, figure: Figure, trait: Trait, spaces: int) -> None:
        """A clip falls; on the skull the stranger is dead."""
        if not spaces:
            return
        name = next(name for name, record in self.strangers.items() if record.kind == figure.kind)
        clips, index = self.boxed.clips[figure.id], INDEX[trait]
        clip = max(SKULL, clips[index] - spaces)
        clips[index], figure.traits[trait] = clip, VALUES[name][index][clip]
        self.tell(StrangerWeakened(monster=figure.id, trait=trait, spaces=spaces, value=figure.traits[trait]))
        if clip == SKULL:
            self.remove(figure, MonsterKilled)
            await self.stranger_dies(figure)

    @hook
    async def stranger_dies(self, figure: Figure) -> None:
        """What a haunt does when a stranger has died."""
