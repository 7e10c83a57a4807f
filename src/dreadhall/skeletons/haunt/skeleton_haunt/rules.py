"""Skeleton Haunt: the walls close in, round by round; the heroes brace the house where it began."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice, Happening

BRACE = "skeleton-haunt-heroes-brace"
BRACED = 2
"""The mark of the track at which the house holds."""


class WallsPress(Happening, kind="skeleton-haunt-presses"):
    """The walls press on somebody."""

    explorer: ExplorerId


class SkeletonHaunt(Tasks, Clock):
    """Two braces hold the walls; until then they take their toll of every hero."""

    # Set-up

    @override
    async def set_up(self) -> None:
        """The track counts the braces."""
        self.set_track(0)

    # Bracing

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A hero in the room where it began can brace the house."""
        if self.is_hero(who) and self.room(who) == self.haunt.room:
            yield from self.task(who, BRACE, ("might", "sanity"), 3, self.brace)

    async def brace(self, who: Explorer) -> None:
        """One brace more."""
        self.advance_track()

    # The walls

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """When the round is over the walls press on every hero."""
        await super().slot_ends(who)
        if who.seat != self.anchor:
            return
        with self.because("skeleton-haunt-walls"):
            for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
                self.tell(WallsPress(explorer=hero.id))
                await self.take_damage(hero, "physical", 1)

    # Victory: that no hero lives is the traitor's, and need not be said

    @override
    def heroes_won(self) -> bool:
        """The house holds."""
        return self.haunt.track >= BRACED

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """What each side wants: the screen shows it, and bots go by it."""
        if side == "heroes":
            yield Objective(
                id="skeleton-haunt-heroes-hold",
                done=self.haunt.track,
                of=BRACED,
                verbs=(BRACE,),
                rooms=(self.haunt.room,),
            )
        else:
            yield self.no_hero_left("skeleton-haunt-traitor-heroes")
