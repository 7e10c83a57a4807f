"""The shortest way for an explorer who must go somewhere. (T-28, C-08)"""

from collections.abc import Iterable

from dreadhall.betrayal.house.paths import drops
from dreadhall.betrayal.house.plan import PLACES
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.toolkit.monsters.pursuit import MISSING_STAIRS, first_steps


class Routes(Haunt):
    """Through discovered rooms, counted in spaces without what opponents cost."""

    def steps_to(self, room: RoomId, goal: RoomId) -> set[Place]:
        """Where shortest routes begin; where no route leads there, as if stairs led from the basement up. (C-08)"""
        if room == goal:
            return set()
        return first_steps(room, [goal], self.links_on_foot) or first_steps(room, [goal], self.links_and_stairs)

    def links_on_foot(self, room: RoomId) -> Iterable[tuple[Place, int]]:
        """The steps through rooms that lie there: barriers are not reckoned with, and falls are free."""
        links = {to: 1 for place in PLACES[room] for to in self.exits(place)}
        return (links | {place_in(to): 0 for to in drops(self, room) if self.in_house(to)}).items()

    def links_and_stairs(self, room: RoomId) -> Iterable[tuple[Place, int]]:
        """The same, with the missing stairs."""
        return (*self.links_on_foot(room), *MISSING_STAIRS.get(room, ()))
