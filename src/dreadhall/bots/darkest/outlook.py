"""Looking ahead to the end of a turn: which rooms to walk through, what to do there, and where to be when it ends."""

from functools import cached_property

from dreadhall.bots.darkest.goals import Chance, chances_of
from dreadhall.bots.darkest.position import FAR, Position
from dreadhall.darkest.view import SurvivorView

MOST_STEPS = 4
THREAT = 1.5
"""What it is worth to keep an enemy from attacking."""

LATER = 0.7
"""What something is worth in the next turn, if it is worth 1 in this."""

CLOSER = 0.93
"""What becomes of that with every move it is farther away."""

THROUGH_FIRE = 3
"""How many moves one would make to avoid a fire."""


class Outlook:
    """What a group can make of its turn from the room it is in."""

    def __init__(self, pos: Position, people: list[SurvivorView], start: str) -> None:
        self.pos = pos
        self.people = people
        self.start = start
        self.chances = chances_of(pos, people)
        self._ends: dict[str, float] = {}

    @cached_property
    def path(self) -> tuple[str, ...]:
        """The rooms to walk through in this turn; none where it is best to stay."""
        fewest = min((who.ap for who in self.people), default=0)
        chosen: tuple[str, ...] = ()
        best = self.worth(chosen)
        for path in self.paths((), min(fewest, MOST_STEPS)):
            worth = self.worth(path)
            if worth > best + 1e-9:
                best, chosen = worth, path
        return chosen

    def paths(self, path: tuple[str, ...], steps: int) -> list[tuple[str, ...]]:
        """All ways on from the end of a path; whoever meets an enemy stays there."""
        here = path[-1] if path else self.start
        if not steps or self.pos.enemies_in(here):
            return []
        ways = [(*path, room) for room in self.pos.plan.neighbours[here]]
        return ways + [longer for way in ways for longer in self.paths(way, steps - 1)]

    def worth(self, path: tuple[str, ...]) -> float:
        """What a turn along a path brings."""
        end = path[-1] if path else self.start
        ap = float(sum(who.ap - len(path) for who in self.people))
        pains = sum(self.pos.danger(room) for room in path)
        return self.harvest((self.start, *path), ap) + self.end_worth(end) - 0.3 * len(path) - pains

    def harvest(self, rooms: tuple[str, ...], ap: float) -> float:
        """What can be done in these rooms with so many AP."""
        chances = [chance for room in dict.fromkeys(rooms) for chance in self.chances.get(room, ())]
        worth = 0.0
        for chance in sorted(chances, key=lambda chance: -chance.worth / (chance.ap + 0.1)):
            if chance.ap <= ap:
                worth += chance.worth
                ap -= chance.ap
        return worth

    def end_worth(self, room: str) -> float:
        """What it is worth to end the turn in a room: what is near it, and what comes."""
        if room not in self._ends:
            cool, far = self.pos.plan.distances(room, self.pos.hot), self.pos.plan.distances(room)
            near = [
                self.later(chance, min(cool.get(there, FAR), far.get(there, FAR) + THROUGH_FIRE))
                for there, some in self.chances.items()
                for chance in some
            ]
            self._ends[room] = max(near, default=0.0) - THREAT * self.pos.threat(room)
        return self._ends[room]

    def later(self, chance: Chance, moves: int) -> float:
        """What a chance so far away is worth."""
        return LATER * max(0.0, chance.worth * CLOSER**moves - moves)
