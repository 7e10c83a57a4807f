"""Action markers: what AP become in the final showdown. (D-MARK, R-53 to R-56)"""

from typing import Literal

from typing_extensions import override

from dreadhall.darkest.components.catalogue import SHOWDOWN
from dreadhall.darkest.happenings.phases import Entrapped, Freed, GainsAp, MarkerLost, MarkersGained, MarkersShift
from dreadhall.darkest.ids import NO_SURVIVOR, SurvivorId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import ShowdownTracks, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import is_fresh
from dreadhall.kernel import Choice, hook

TEMPORARY = NO_SURVIVOR
"""The owner of a marker that leaves the game instead of coming back."""

FULL_BOX = SHOWDOWN.box_capacity
BOXES = ("left", "middle", "right")


class Markers(Upkeep):
    """Hands, boxes and shifts. A marker is known by its owner."""

    def showdown(self) -> ShowdownTracks:
        """The tracks of the final showdown."""
        assert self.state.showdown is not None
        return self.state.showdown

    @override
    def points(self, who: Survivor) -> int:
        """The markers in hand; a survivor who is held may use one, to escape, between two reactions. (R-53)"""
        if who.entrapped == "bird":
            return 0
        if who.entrapped:
            return min(1, len(who.markers)) if is_fresh(who, "escape") else 0
        return len(who.markers)

    @override
    def spend(self, who: Survivor, points: int) -> None:
        """Each AP of a cost is a marker in the left box; what is not one's own goes first. (D-MARK-02, R-54)"""
        for _ in range(points):
            borrowed = next((owner for owner in who.markers if owner != who.id), who.id)
            who.markers.remove(borrowed)
            self.showdown().boxes[0].append(borrowed)

    @override
    def gain_points(self, who: Survivor, points: int, cause: str) -> None:
        """An energy drink gives markers that do not come back. (R-53)"""
        was = len(who.markers)
        who.markers += [TEMPORARY] * points
        self.tell(GainsAp(survivor=who.id, ap=points, was=was, now=len(who.markers)), cause=cause)

    @override
    def transfer_points(self, giver: Survivor, taker: Survivor, count: int) -> None:
        """Markers lent go back to their owner after use. (R-53)"""
        for _ in range(count):
            taker.markers.append(giver.markers.pop())

    def deal_markers(self) -> None:
        """As many as the health gives AP. (D-MARK-01)"""
        for who in self.state.survivors.values():
            who.markers = [who.id] * self.zone(who)

    @override
    def free(self, who: Survivor, cause: str) -> None:
        """Free again, with whatever is in hand."""
        who.entrapped = ""
        self.tell(Freed(survivor=who.id, room=who.room), cause=cause)

    @override
    def entrap(self, who: Survivor, cause: str, how: Literal["enemies", "bird"] = "enemies") -> None:
        """Held, whatever is in hand."""
        who.entrapped = how
        self.tell(Entrapped(survivor=who.id, room=who.room), cause=cause)

    # Shifts (D-MARK-03 to 06)

    def must_shift(self) -> bool:
        """Six markers in the left box. (D-MARK-03)"""
        return len(self.showdown().boxes[0]) >= FULL_BOX

    def may_shift(self) -> bool:
        """With a marker in the left box, or where nobody has one to spend. (D-MARK-04, 09, R-56)"""
        return bool(self.showdown().boxes[0]) or not any(self.points(who) for who in self.active())

    def shift(self) -> None:
        """Markers move on a box, and the enemies react. (D-MARK-05)"""
        self.take_masks_off()
        self.return_markers()
        self.tell(MarkersShift(boxes=[len(box) for box in self.showdown().boxes]), cause="shift")
        self.state.phase = "showdown-event"

    @hook(replaced=True)
    def return_markers(self) -> None:
        """How markers move on at a shift: the middle box to the hands, the left one to the middle. (D-MARK-05)"""
        boxes = self.showdown().boxes
        self.hand_back(boxes[1])
        boxes[1] = boxes[0]
        boxes[0] = []

    def hand_back(self, markers: list[SurvivorId]) -> None:
        """To each survivor its own."""
        for owner in markers:
            if owner in self.state.survivors:
                self.state.survivors[owner].markers.append(owner)

    # Wounds and healing (D-MARK-07, 08, 10)

    @override
    async def health_zone_changed(self, who: Survivor, before: int, after: int) -> None:
        """Fewer AP cost a marker, more give one, at once."""
        for was in range(before, after, -1):
            await self.lose_marker(who, was)
        if after > before:
            gained = after - before
            who.markers += [who.id] * gained
            self.tell(MarkersGained(survivor=who.id, markers=gained, was=before, now=after), cause="healing")

    async def lose_marker(self, who: Survivor, was: int) -> None:
        """The owner of so many chooses from where one goes. (D-MARK-07)"""
        places: list[Choice[str]] = []
        if any(who.id in other.markers for other in self.state.survivors.values()):
            places.append(acts.named("marker", "hand"))
        for name, box in zip(BOXES, self.showdown().boxes, strict=True):
            if who.id in box:
                places.append(acts.named("marker", name))
        if not places:
            return
        place = await self.ask_owner(who, "lose-marker", places)
        if place != "hand":
            self.showdown().boxes[BOXES.index(place)].remove(who.id)
        else:
            holders = [other for other in self.state.survivors.values() if who.id in other.markers]
            holder = who if who in holders else holders[0]
            holder.markers.remove(who.id)
        self.tell(MarkerLost(survivor=who.id, place=place, was=was, now=was - 1), cause="wounds")

    def remove_markers_of(self, who: Survivor) -> None:
        """The dead take their markers with them, from everywhere; what was lent to them goes home. (D-MARK-10)"""
        self.hand_back(who.markers)
        boxes = self.showdown().boxes
        for number, box in enumerate(boxes):
            boxes[number] = [owner for owner in box if owner != who.id]
        for other in self.state.survivors.values():
            other.markers = [owner for owner in other.markers if owner != who.id]
