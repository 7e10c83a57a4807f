"""Haunt 38, Hellbeasts: burning bats breed where it began; the heroes drive them out by exorcism."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.exorcism import FAITH, LORE, Exorcism
from dreadhall.betrayal.toolkit.monsters.alike import one_in_each_place
from dreadhall.kernel import Choice, Happening

FIREBAT = Monster("firebat", speed=3, fights=False, slows=False)


class Burns(Happening, kind="h38-burns"):
    """The bats burn everybody in a room."""

    room: RoomId
    points: int


class Hellbeasts(Exorcism):
    """The swarm grows and burns; as many successful exorcisms as there are players end it."""

    number = 38
    kinds = (FIREBAT,)
    sanity = FAITH
    knowledge = LORE

    # Set-up

    @override
    async def set_up(self) -> None:
        """Half as many bats as players, rounded up. (H38-05)"""
        await self.hatch((self.players + 1) // 2)

    async def hatch(self, count: int) -> None:
        """New bats in the haunt room; of a barrier's sides the traitor chooses one. (H38-28, C-31)"""
        if count:
            place = await self.choose_place(self.traitor.seat, self.haunt.room)
            self.place(FIREBAT, place, count)

    # The heroes' exorcism

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The heroes drive them out. (H38-13 to H38-16)"""
        return self.exorcisms(who, "h38-heroes-exorcise")

    # Breed, fly, burn

    @override
    async def monster_turn_starts(self) -> None:
        """One roll for all: so many hatch, and so far the others fly. (H38-20, H38-21)"""
        oldest = self.monsters(FIREBAT)[0]
        self.roll_movement(oldest)
        await self.hatch(self.turn.allowance[oldest.id])

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """One bat of a place is as good as another."""
        return one_in_each_place(waiting)

    @override
    async def end_monster_turn(self) -> None:
        """When all have flown, newborn ones too burn the heroes they are with. (H38-22, H38-36)"""
        for room in dict.fromkeys(self.room(who) for who in self.in_order() if self.is_hero(who)):
            bats = [bat for bat in self.monsters(FIREBAT) if self.room(bat) == room and not bat.stunned]
            if bats:
                await self.burn(room, bats)
        await super().end_monster_turn()

    async def burn(self, room: RoomId, bats: list[Figure]) -> None:
        """A die for each bat, and the same damage for every hero in the room. (H38-22, H38-26, H38-27, H38-38)"""
        heat = self.monster_throw(bats[0], len(bats), "h38-burn")
        self.tell(Burns(room=room, points=heat))
        if not heat:
            return
        for hero in [hero for hero in self.in_order() if self.is_hero(hero) and self.room(hero) == room]:
            with self.because("h38-burn"):
                await self.take_damage(hero, "physical", heat)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many sources are used up as there are players. (H38-23, H38-34)"""
        return self.is_exorcised

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Different sources, away from the swarm; for the traitor, wherever heroes are. (H38-37)"""
        if side == "heroes":
            hot = dict.fromkeys(map(self.room, self.monsters(FIREBAT)))
            yield self.all_marks("h38-heroes-marks", "h38-heroes-exorcise", avoid=hot)
        else:
            yield self.no_hero_left("h38-traitor-heroes")


RULES = Hellbeasts
