"""The final showdown in the first edition. (D-SHOW-09, D-SREACT-03, D-MARK-06, D-NEM-03, 06)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import SHOWDOWN
from dreadhall.darkest.enemies.nemesis import Nemesis
from dreadhall.darkest.phases.markers import Markers
from dreadhall.darkest.phases.showdown import Showdown
from dreadhall.darkest.state import Foe


class EventsFromTheTop(Showdown):
    """The event marker starts on the empty space at the top. (D-SHOW-09, D-SREACT-03)"""

    @override
    def first_event_space(self) -> int:
        return SHOWDOWN.events_start["first"]


class MarkersReturnLater(Markers):
    """Markers go through the right box before they come back. (D-MARK-06, R-55)"""

    @override
    def return_markers(self) -> None:
        boxes = self.showdown().boxes
        self.hand_back(boxes[2])
        boxes[2], boxes[1], boxes[0] = boxes[1], boxes[0], []


class NemesisAttacksOnEntry(Nemesis):
    """It attacks where it comes to, not where it sets out. (D-NEM-03)"""

    @override
    async def nemesis_attacks_where_it_starts(self, nemesis: Foe) -> None:
        return


class InfernoBurnsAll(Nemesis):
    """Its inferno hurts any creature. (D-NEM-06)"""

    @override
    def inferno_hurts(self, creature: Foe) -> bool:
        return True
