"""Cold Snap: frost creeps through the house; the heroes kindle a fire where it began, the traitor waits."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

KINDLE, EMBERS = "cold-snap-heroes-kindle", "cold-snap-embers"
FROZEN = 8
"""The mark of the track at which everything is ice."""


class ColdSnapMemory(Memory):
    """How far the fire is."""

    embers: Small = 0


class Bites(Happening, kind="cold-snap-bites"):
    """The cold hurts somebody."""

    explorer: ExplorerId


class ColdSnap(Tasks, Clock):
    """Two embers make a fire; whoever is away from it freezes, round by round."""

    memory = remembers(ColdSnapMemory)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The track shows how cold it is."""
        self.set_track(0)

    # Kindling

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A hero in the room where it began can kindle a fire."""
        if self.is_hero(who) and self.room(who) == self.haunt.room:
            yield from self.task(who, KINDLE, ("might", "knowledge"), 3, self.glow)

    async def glow(self, who: Explorer) -> None:
        """An ember more."""
        self.memory.embers += 1
        self.tell_count(EMBERS, self.memory.embers)

    # Freezing

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """When the round is over it grows colder, and bites all heroes who are away from the room."""
        await super().slot_ends(who)
        if who.seat != self.anchor:
            return
        self.advance_track()
        with self.because("cold-snap-frost"):
            for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
                if self.room(hero) != self.haunt.room:
                    self.tell(Bites(explorer=hero.id))
                    await self.take_damage(hero, "physical", 1)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The fire burns."""
        return self.memory.embers >= 2

    @override
    def traitor_won(self) -> bool:
        """Everything is ice."""
        return self.haunt.track >= FROZEN

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """A fire for the heroes; for the traitor, the cold."""
        if side == "heroes":
            rooms = (self.haunt.room,)
            yield Objective(id="cold-snap-heroes-fire", done=self.memory.embers, of=2, verbs=(KINDLE,), rooms=rooms)
        else:
            yield Objective(id="cold-snap-traitor-ice", done=self.haunt.track, of=FROZEN)
            yield self.no_hero_left("cold-snap-traitor-heroes")
