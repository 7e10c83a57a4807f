"""Where zombies appear and stir in the first edition. (D-SPAWN-05, 07, D-TERROR-07)"""

from collections.abc import Collection

from typing_extensions import override

from dreadhall.darkest.enemies.hordes import Hordes
from dreadhall.darkest.enemies.terror import Terror
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.state import Unit
from dreadhall.darkest.survivors import acts


class SpawnNextDoor(Hordes):
    """A displaced horde needs a room next to a survivor's, be it on the same tile. (D-SPAWN-05)"""

    @override
    def spawn_rooms_near_survivors(self) -> list[RoomId]:
        seen = {
            room
            for who in self.state.survivors.values()
            for room in self.plan.neighbours[who.room]
            if room in self.plan.sees[who.room]
        }
        return sorted(room for room in seen if not self.heat(self.square(room)))


class SpawnInTheOpen(Hordes):
    """With no room near a survivor the zombies appear, turned up, in any room that does not burn. (D-SPAWN-07, 15)"""

    @override
    def spawn_rooms_anywhere(self) -> list[RoomId]:
        return [room for room in self.plan.rooms if not self.heat(self.square(room)) and not self.plan.is_locked(room)]

    @override
    async def spawn_anywhere(self, rooms: list[RoomId], cause: str) -> None:
        room = await self.ask_team("spawn-anywhere", [acts.room(room) for room in rooms])
        self.place_horde(room, cause)


class HordesStirAnywhere(Terror):
    """Two hordes from anywhere in the house come one room closer. (D-TERROR-07)"""

    @override
    def tiles_that_stir(self, room: RoomId) -> Collection[Square]:
        return self.house.squares

    @override
    def units_to_stir(self, room: RoomId) -> list[Unit]:
        return [unit for unit in super().units_to_stir(room) if unit.kind == "horde"]

    @override
    def area_of_stirring(self, room: RoomId) -> frozenset[Square] | None:
        return None

    @override
    async def stir(self, unit: Unit, room: RoomId, goals: list[RoomId]) -> None:
        goal = await self.choose_goal(unit.room, None, goals)
        step = None if goal is None else await self.next_step(unit, goal, None, 1)
        end = self.walk(unit, [] if step is None else [step], "terror")
        if self.is_occupied(end):
            await self.horde_attacks(end)
