"""The front door, and those who are outside. (T-47, C-32, C-58)"""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.rooms import ENTRANCE_HALL
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.house import FrontDoorOpens
from dreadhall.betrayal.happenings.moves import ComesBack, LeavesHouse
from dreadhall.betrayal.ids import Place, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice

HALL = ENTRANCE_HALL
OUTSIDE = Place("outside")


class DoorMemory(Memory):
    """The front door."""

    open: bool = False


class FrontDoor(Tasks):
    """A task opens it; then one may leave. Who is outside is off the board, but alive."""

    door = remembers(DoorMemory)

    way_back: ClassVar[str] = ""
    """The verb of coming back in; empty where nobody may."""

    @property
    def door_is_open(self) -> bool:
        """Whether somebody has opened the front door."""
        return self.door.open

    def door_tasks(self, who: Explorer, verb: str, target: int) -> Iterator[Choice[Deed]]:
        """Pick the lock or break the door down, in the Entrance Hall."""
        if self.room(who) == HALL and not self.door_is_open:
            yield from self.task(who, verb, ("knowledge", "might"), target, self.open_door)

    async def open_door(self, who: Explorer) -> None:
        """It stays open; the opener meets with an event, and the turn ends before anybody can leave. (C-32)"""
        self.door.open = True
        self.tell(FrontDoorOpens(explorer=who.id))
        with self.because(HALL):
            await self.draw_cards(who, "event")
        self.turn.ended = True

    def ways_out(self, who: Explorer, verb: str) -> Iterator[Choice[Deed]]:
        """Leaving is a step from the Entrance Hall: opponents slow it. (C-32)"""
        if self.can_leave(who):
            price = self.step_price(who, OUTSIDE)
            yield deed(verb, self.leave_house, who, price, price=price)

    def can_leave(self, who: Explorer) -> bool:
        """Whether somebody stands at the open door and can pay for the step."""
        return (
            self.door_is_open
            and self.room(who) == HALL
            and self.may_walk(who)
            and self.can_pay(who, self.step_price(who, OUTSIDE))
        )

    async def leave_house(self, who: Explorer, price: int) -> None:
        """Out, with all that is carried. (C-58)"""
        self.pay(price)
        who.away = OUTSIDE
        self.tell(LeavesHouse(explorer=who.id))

    def is_outside(self, who: Explorer) -> bool:
        """Whether somebody lives and is out of the house."""
        return who.alive and who.away == OUTSIDE

    # Outside

    @override
    def takes_turn(self, who: Explorer) -> bool:
        """Where one may come back, those outside have a turn to do so. (C-58)"""
        return super().takes_turn(who) or self.may_come_back(who)

    @override
    def can_act(self, who: Explorer) -> bool:
        """Whoever has just gone out may come back in the same turn."""
        return super().can_act(who) or self.may_come_back(who)

    def may_come_back(self, who: Explorer) -> bool:
        """Whether the haunt has a way back for somebody outside."""
        return bool(self.way_back) and self.is_outside(who)

    @override
    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Outside there is nothing to do but come back. (C-58)"""
        if not self.is_outside(who):
            return super().deeds(who)
        if not self.may_come_back(who) or not self.may_walk(who) or not self.can_pay(who, 1):
            return []
        return [deed(self.way_back, self.come_back, who, price=1)]

    async def come_back(self, who: Explorer) -> None:
        """Into the Entrance Hall again, for a space."""
        self.pay(1)
        who.away = ""
        self.tell(ComesBack(explorer=who.id))
        await self.arrive(who, place_in(HALL))
