"""Out of reach: how far each room is from danger, for objectives of those who had better run."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import extremes, near, tunnels_of
from dreadhall.betrayal.house.plan import STAIRS
from dreadhall.betrayal.ids import NO_ROOM, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView


def spaces_seen(view: "BetrayalView", starts: Iterable[RoomId]) -> dict[RoomId, int]:
    """How many spaces each room is from the nearest of these by doors and stairs, as everybody sees the house."""
    ways = {room.id: [*room.joined.values(), STAIRS.get(room.id, NO_ROOM)] for room in view.rooms if not room.destroyed}
    found = dict.fromkeys(starts, 0)
    waiting = list(found)
    for room in waiting:
        for other in ways.get(room, ()):
            if other in ways and other not in found:
                found[other] = found[room] + 1
                waiting.append(other)
    return found


def refuges_seen(view: "BetrayalView", seat: int, dangers: Iterable[RoomId], enough: int) -> tuple[RoomId, ...]:
    """What somebody makes of it who had better run: for a guess, where an objective would name too many rooms."""
    who, far = view.explorers[seat], spaces_seen(view, dangers)
    if not who.room or far.get(who.room, enough) >= enough:
        return ()
    speed = who.value("speed")
    rooms = [room for room, steps in spaces_seen(view, [who.room]).items() if steps <= speed and room != ELEVATOR]
    return tuple(extremes(rooms, lambda room: min(enough, far.get(room, enough)), least=False))


class Refuge(Haunt):
    """Danger comes by the ways that monsters take, unless a haunt knows better."""

    @hook
    def ways_of_danger(self, room: RoomId) -> Iterable[RoomId]:
        """The rooms that danger comes to from one, as far as those who run can know."""
        return self.ways_on_foot(room)

    def spaces_from(self, rooms: Iterable[RoomId]) -> dict[RoomId, int]:
        """How many spaces each room is from the nearest of these; not there where no way leads."""
        found = dict.fromkeys(rooms, 0)
        waiting = list(found)
        for room in waiting:
            for other in self.ways_of_danger(room):
                if other not in found:
                    found[other] = found[room] + 1
                    waiting.append(other)
        return found

    def clear_ways(self, starts: Iterable[RoomId], dangers: Collection[RoomId]) -> dict[RoomId, int]:
        """How many steps each room is from the nearest of some that can be reached without coming into danger."""
        found = dict.fromkeys(starts, 0)
        waiting, tunnels = list(found), tunnels_of(self)
        for room in waiting:
            for other in near(self, room, tunnels):
                if other not in found and other not in dangers:
                    found[other] = found[room] + 1
                    waiting.append(other)
        return found

    def refuges(self, who: Explorer, dangers: Iterable[RoomId], enough: int) -> tuple[RoomId, ...]:
        """Where somebody had better be at the end of the turn who is less than so many spaces from danger."""
        shunned = set(dangers)
        far = self.spaces_from(shunned)
        if far.get(self.room(who), enough) >= enough:
            return ()
        spaces = self.spaces_left(who) if self.has_the_turn(who) else self.allowance(who)
        near_by = self.clear_ways([self.room(who)], shunned).items()
        rooms = [room for room, steps in near_by if steps <= spaces and room != ELEVATOR]
        return tuple(extremes(rooms, lambda room: min(enough, far.get(room, enough)), least=False))
