"""Out of reach: how far each room is from danger, for objectives of those who had better run."""

from collections.abc import Iterable

from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import distances, extremes
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class Refuge(Haunt):
    """Danger comes by the ways that monsters take."""

    def spaces_from(self, rooms: Iterable[str]) -> dict[str, int]:
        """How many spaces each room is from the nearest of these; not there where no way leads."""
        found = dict.fromkeys(rooms, 0)
        waiting = list(found)
        for room in waiting:
            for other in self.ways_on_foot(room):
                if other not in found:
                    found[other] = found[room] + 1
                    waiting.append(other)
        return found

    def refuges(self, who: Explorer, dangers: Iterable[str], enough: int) -> tuple[str, ...]:
        """Where somebody had better be at the end of the turn who is less than so many spaces from danger.

        The Mystic Elevator is no refuge: nobody knows where it will be.
        """
        far = self.spaces_from(dangers)
        if far.get(self.room(who), enough) >= enough:
            return ()
        spaces = self.allowance(who)
        near = distances(self, self.room(who)).items()
        rooms = [room for room, steps in near if steps <= spaces and room != ELEVATOR]
        return tuple(extremes(rooms, lambda room: min(enough, far.get(room, enough)), least=False))
