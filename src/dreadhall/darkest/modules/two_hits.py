"""Zombies that a first hit only lays down. (D-RAD-17, D-SPEC-11)"""

from typing_extensions import override

from dreadhall.darkest.happenings.modules import LaidDown
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import Horde, Survivor
from dreadhall.kernel import hook


class TwoHits(Upkeep):
    """What infected zombies and those around a Tuff Guy have in common."""

    @hook
    def needs_two_hits(self, room: RoomId) -> bool:
        """Whether one hit is not enough for the zombies of this room."""
        return False

    @override
    def hit_zombie(self, who: Survivor, room: RoomId, cause: str) -> None:
        """A hit eliminates a zombie that lies there, else it lays one down. (D-RAD-17)"""
        horde = self.state.hordes[room]
        if self.needs_two_hits(room) and not horde.downed:
            horde.downed += 1
            self.tell(LaidDown(survivor=who.id, room=room, special=""), cause=cause)
            return
        if self.needs_two_hits(room):
            horde.downed -= 1
            horde.knocked = min(horde.knocked, horde.downed)
        super().hit_zombie(who, room, cause)

    @hook
    def lay_down(self, zombie: Horde) -> None:
        """A zombie that was pushed lies where it lands."""
        zombie.downed = zombie.zombies

    @override
    def stand_up(self) -> None:
        """The next reaction phase finds them on their feet, wherever they are. (D-RAD-17)"""
        super().stand_up()
        for room, horde in self.state.hordes.items():
            if self.needs_two_hits(room):
                horde.downed = 0
