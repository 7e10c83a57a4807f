"""Ground that some can only set foot on after a roll; what carries them there by force asks nobody. (T-26)"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.moves import KeptOut
from dreadhall.betrayal.house.plan import ROOM_OF
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import hook


def barred(fighter: Fighter, room: RoomId) -> str:
    """How a turn remembers a room that somebody was kept out of."""
    return f"barred:{fighter.id}:{room}"


class HolyGround(Haunt):
    """One roll for a room; who fails stays where it is, pays nothing, and does not try again in this turn."""

    hallowed: ClassVar[tuple[Trait, int, str]]
    """The trait that is rolled, the number it must reach, and why."""

    @hook
    def is_hallowed(self, fighter: Fighter, room: RoomId) -> bool:
        """Whether a room is holy ground to somebody."""
        return False

    async def sets_foot(self, fighter: Fighter, room: RoomId) -> bool:
        """Whether somebody comes in."""
        trait, target, why = self.hallowed
        if not self.is_hallowed(fighter, room) or await self.passes(fighter, trait, target, why):
            return True
        self.tell(KeptOut(who=fighter.id, room=room))
        self.turn.tried.append(barred(fighter, room))
        return False

    @override
    async def gets_to(self, who: Explorer, place: Place) -> bool:
        """A step that fails is not paid for."""
        if not await self.sets_foot(who, ROOM_OF[place]):
            self.turn.spent -= self.step_price(who, place)
            return False
        return await super().gets_to(who, place)

    @override
    async def comes_in(self, who: Explorer, room: RoomId) -> bool:
        """Where a card, a fall or a wall carries somebody by their own choice they roll, too. (H30-34)"""
        is_there = room == self.room(who)
        return (is_there or await self.sets_foot(who, room)) and await super().comes_in(who, room)

    @override
    async def monster_gets_to(self, figure: Figure, place: Place) -> bool:
        """The same for monsters."""
        return await self.sets_foot(figure, ROOM_OF[place]) and await super().monster_gets_to(figure, place)

    @override
    async def step_into_found(self, who: Explorer, room: RoomId, place: Place) -> None:
        """Who discovers such a room may have to stay outside, and nobody draws for it."""
        if who.place == place or await self.sets_foot(who, room):
            await super().step_into_found(who, room, place)

    @override
    def steps_of(self, who: Explorer, place: Place) -> Sequence[Place]:
        """Nowhere that somebody was kept out of in this turn."""
        found = super().steps_of(who, place)
        return [to for to in found if barred(who, ROOM_OF[to]) not in self.turn.tried] if self.turn.tried else found

    @override
    def monster_ways(self, figure: Figure) -> Iterable[tuple[Place, int]]:
        """The same for monsters."""
        ways = super().monster_ways(figure)
        return [way for way in ways if barred(figure, ROOM_OF[way[0]]) not in self.turn.tried]
