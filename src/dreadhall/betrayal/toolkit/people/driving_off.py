"""Whoever is beaten can be driven off, room by room. (T-39)"""

from typing import ClassVar

from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.house.paths import UNREACHABLE, distances
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, Place
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice


class DrivingOff(Haunt):
    """By connecting doors, always farther from whoever drives, who says where and when it is enough."""

    push_verb: ClassVar[str]
    """The verb of a room farther, and the prompt that asks for it."""

    async def drive_off(self, driver: Explorer, driven: Fighter, rooms: int) -> None:
        """Up to so many rooms."""
        for _ in range(rooms):
            choices = [
                Choice(f"{self.push_verb}:{to}", to, self.place_data(to)) for to in self.ways_off(driver, driven)
            ]
            if not choices:
                return
            asked = [*choices, Choice("done", NOWHERE)]
            place = await self.ask(self.controller(driver), self.push_verb, asked, target=driven.id)
            if not place:
                return
            if isinstance(driven, Figure):
                await self.monster_steps(driven, place)
            else:
                await self.put(driven, room_of(place), place)

    def ways_off(self, driver: Explorer, driven: Fighter) -> list[Place]:
        """The rooms next door that are farther from whoever drives."""
        if isinstance(driven, Explorer) and not self.on_board(driven):
            return []
        if isinstance(driven, Figure) and driven.id not in self.state.monsters:
            return []
        far = distances(self, self.room(driver))
        here = far.get(self.room(driven), UNREACHABLE)
        doors = [to for _, to in self.plan.exits[driven.place] if self.in_house(room_of(to))]
        return [to for to in doors if far.get(room_of(to), UNREACHABLE) > here]
