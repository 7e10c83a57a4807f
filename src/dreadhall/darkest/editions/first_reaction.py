"""The reaction phase in the first edition. (D-REACT-11, D-ZMOVE-07, D-CMOVE-03, D-REINF-04)"""

from collections.abc import Sequence

from typing_extensions import override

from dreadhall.darkest.enemies.calling import Calling
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.state import Unit
from dreadhall.kernel import hook


class EveryHordeAttacks(Rounds):
    """All hordes that share a room with survivors attack, wherever they are. (D-REACT-11, R-40)"""

    @override
    def attacking_rooms(self, area: list[Square]) -> list[RoomId]:
        return super().attacking_rooms(list(self.house.squares))


class ZombiesComeStraight(Rounds):
    """Zombies go for the closest survivors, also outside the area, and never away from them. (D-ZMOVE-07, R-41)"""

    @override
    def movement_area(self) -> frozenset[Square] | None:
        return None

    @override
    def zombie_goals(self) -> list[RoomId]:
        return self.occupied_rooms()

    @override
    def nearest_goals(self, room: RoomId, area: frozenset[Square] | None, goals: list[RoomId]) -> list[RoomId]:
        return [goal for goal in super().nearest_goals(room, area, goals) if self.steps_towards(room, goal, area)]

    @override
    def steps_towards(self, room: RoomId, goal: RoomId, area: frozenset[Square] | None) -> Sequence[RoomId]:
        far = self.tile_distance(room, goal)
        return [way for way in super().steps_towards(room, goal, area) if self.tile_distance(way, goal) <= far]


class CreatureHuntsTheGroup(Rounds):
    """The creature wants those who have just acted; others only if none of them is left. (D-CMOVE-03, D-REACT-09)"""

    @override
    def creature_goals(self) -> list[RoomId]:
        group = [self.survivor(name) for name in self.state.finished[-1] if name in self.state.survivors]
        return list(dict.fromkeys(who.room for who in group)) or super().creature_goals()


class CalledFromNextDoor(Calling):
    """Help comes from the rooms around, straight or round a corner. (D-REINF-04)"""

    @override
    def units_to_call(self, room: RoomId) -> list[Unit]:
        if self.heat(self.square(room)):
            return []
        units = self.all_units()
        return [unit for unit in units if self.is_beside(unit.room, room) or self.comes_round(unit.room, room)]

    def is_beside(self, source: RoomId, room: RoomId) -> bool:
        """Next door, with a line of sight into the contested room."""
        return source in self.plan.neighbours[room] and source in self.plan.sees[room]

    @hook(replaced=True)
    def comes_round(self, source: RoomId, room: RoomId) -> bool:
        """From a diagonal tile, if both rooms see into one between them where nobody stands and nothing burns."""
        if not self.is_diagonal(source, room) or self.heat(self.square(source)):
            return False
        between = set(self.plan.neighbours[source]) & set(self.plan.neighbours[room])
        return any(not self.heat(self.square(corner)) and not self.is_occupied(corner) for corner in between)

    def is_diagonal(self, source: RoomId, room: RoomId) -> bool:
        """Whether the tiles touch at a corner."""
        here, there = self.square(room), self.square(source)
        return there in self.squares_around(here) and there not in self.house.neighbours4(here)
