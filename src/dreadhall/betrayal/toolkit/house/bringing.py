"""Rooms that a haunt puts into the house far from somebody. (T-16, C-06, C-11)"""

from collections.abc import Iterable

from dreadhall.betrayal.house.paths import UNREACHABLE, distances
from dreadhall.betrayal.house.plan import Doorway, room_of
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt


class Bringing(Haunt):
    """Only the doorways that are far enough are offered; what cannot be reached is farthest."""

    def doorways_away(self, room: RoomId, floors: Iterable[str], start: Place | RoomId, spaces: int) -> list[Doorway]:
        """The doorways that bring a room so many spaces away from a place, or else as far as can be. (C-06)"""
        found = [doorway for floor in floors for doorway in self.doorways_for(room, floor)]
        far = distances(self, room_of(start))
        away = {doorway: far.get(doorway.room, UNREACHABLE) + 1 for doorway in found}
        enough = min(spaces, max(away.values(), default=0))
        return [doorway for doorway in found if away[doorway] >= enough]

    def hardest_to_reach(self, room: RoomId) -> list[Doorway]:
        """The doorways for a room that are as far as can be from the nearest hero. (C-06)"""
        return self.farthest_doorways(room, [hero.place for hero in self.heroes()])
