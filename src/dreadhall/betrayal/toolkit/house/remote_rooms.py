"""Rooms that are laid where it is hardest to get to. (T-16, C-06, C-11)"""

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.house.paths import UNREACHABLE, distances, extremes
from dreadhall.betrayal.house.plan import Doorway
from dreadhall.betrayal.phases.haunt import Haunt


class RemoteRooms(Haunt):
    """As far as possible from the nearest hero; what cannot be reached is farthest."""

    def hardest_to_reach(self, room: str) -> list[Doorway]:
        """Of all doorways for a room that is not in the house those farthest from the nearest hero. (C-06)"""
        far = [distances(self, self.room(hero)) for hero in self.heroes()]
        doorways = [doorway for floor in sorted(ROOMS[room].floors) for doorway in self.doorways_for(room, floor)]
        return extremes(doorways, lambda at: min(way.get(at.room, UNREACHABLE) for way in far), least=False)
