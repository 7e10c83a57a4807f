"""Monsters that pass walls, and ruins if their record says so. (T-52, C-37)"""

from collections.abc import Iterable

from typing_extensions import override

from dreadhall.betrayal.house.plan import STAIRS, room_of
from dreadhall.betrayal.ids import NO_ROOM, Place, RoomId, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure


class WallPassing(Haunt):
    """Every side that two rooms of a floor share is a door of one space; floors, ceilings and outer walls are not."""

    @override
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """Through walls, besides all other ways; by the stairs of a ruin as by any."""
        record = self.stats(figure)
        found = dict(super().monster_links(figure, room))
        if record.passes_walls:
            beside = {other: self.plan.entry(other, side) for side, other in self.plan.neighbours(room)}
            stairs = STAIRS.get(room, NO_ROOM)
            if stairs in self.plan:
                beside[stairs] = place_in(stairs)
            known = {*map(room_of, found), *(() if record.enters_ruins else self.state.destroyed)}
            found |= {place: 1 for other, place in beside.items() if other not in known}
        return found.items()
