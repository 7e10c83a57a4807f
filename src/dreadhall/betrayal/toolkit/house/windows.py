"""Windows, and rooms that are open to the outside. (T-43, B-DOOR-07, B-DOOR-09)"""

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.phases.haunt import Haunt

WINDOW_ROOMS = tuple(sorted(room for room, sheet in ROOMS.items() if sheet.windows))
OPEN_ROOMS = tuple(sorted(room for room, sheet in ROOMS.items() if sheet.opens_outside))
"""Rooms that lead out whatever lies beside them: by a door, a parapet or the open air."""
OPENINGS = tuple(sorted((*OPEN_ROOMS, *WINDOW_ROOMS)))
"""Where something can come in or get out, for haunts in which false windows count."""


class Windows(Haunt):
    """A window counts only while nothing lies before it; haunts in which false ones count take `openings`."""

    def openings(self) -> list[RoomId]:
        """The rooms of the house that have a window, be it false, or are open to the outside."""
        return [room for room in OPENINGS if self.in_house(room)]

    def faces_outside(self, room: RoomId) -> bool:
        """Whether a room of the house is open to the outside, or has a window with nothing before it."""
        return self.in_house(room) and (room in OPEN_ROOMS or bool(self.plan.open_windows(room)))
