"""Looking ahead to the end of a turn: which rooms to walk through, what to do there, and where to be when it ends."""

from functools import cached_property
from heapq import heappop, heappush
from math import exp

from dreadhall.bots.darkest.answering.codebreaking import time_to_enter
from dreadhall.bots.darkest.judging.goals import Chance, chances_of
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.bots.darkest.judging.readiness import has_time
from dreadhall.bots.darkest.judging.threats import WOUND, coming, harm_at, hits_of, stopped_by_shots
from dreadhall.darkest.presentation.view import SurvivorView

MOST_STEPS = 4
LATER = 0.85
"""What something is worth in the next turn, if it is worth 1 in this."""

ALSO = (1.0, 0.5, 0.4, 0.3)
"""What the best things to do in the next turns count, one after the other."""

REACH = 20.0
"""What is so many AP away counts a third: the far end of the house still draws those who have nothing to do here."""

HOMEWARDS, FAR_OFF = 0.5, 10
"""What every move counts that one is away from the laboratory, where all have to be in the end."""

XP = 0.4
HURRIED = 2.5
STEP = 0.05

Path = tuple[str, ...]
Rooms = frozenset[str]


def haste(pos: SeenTable) -> float:
    """How much more a move counts when there is no time to lose."""
    if (not pos.view.security.code and not has_time(pos)) or time_to_enter(pos):
        return HURRIED
    return 1.0


class GroupOutlook:
    """What a group can make of its turn from the room it is in."""

    def __init__(self, pos: SeenTable, people: list[SurvivorView], start: str) -> None:
        self.pos = pos
        self.people = people
        self.start = start
        self.chances = chances_of(pos, people)
        self.totals = {room: sum(chance.worth for chance in some) for room, some in self.chances.items()}
        self.hits = hits_of(people)
        self.haste = haste(pos)
        self._ends: dict[tuple[str, Rooms], float] = {}
        self._foes: dict[str, float] = {}

    @cached_property
    def path(self) -> Path:
        """The rooms to walk through in this turn; none where it is best to stay."""
        fewest = min((who.ap for who in self.people), default=0)
        chosen: Path = ()
        best = self.worth(chosen)
        for path in self.paths((), min(fewest, MOST_STEPS)):
            worth = self.worth(path)
            if worth > best + 1e-9:
                best, chosen = worth, path
        return chosen

    @cached_property
    def here(self) -> list[str]:
        """What to do in the room before leaving it."""
        done = self.harvest((self.start, *self.path), self.pool(self.path))[1]
        return [chance.what for chance in done if chance in self.chances.get(self.start, ())]

    def paths(self, path: Path, steps: int) -> list[Path]:
        """All ways on from the end of a path."""
        here = path[-1] if path else self.start
        if not steps or (not path and self.pos.enemies_in(here)) or self.pool(path) < 0:
            return []
        ways = [(*path, room) for room in self.pos.plan.neighbours[here]]
        return ways + [longer for way in ways for longer in self.paths(way, steps - 1)]

    def pool(self, path: Path) -> float:
        """The AP that are left to the group after walking and fighting its way."""
        ap = float(sum(who.ap - len(path) for who in self.people))
        return ap - sum(self.foes(room) for room in dict.fromkeys(path)) / self.hits

    def foes(self, room: str) -> float:
        """How many hits it takes to clear a room."""
        if room not in self._foes:
            beast = self.pos.beast_in(room)
            left = sum(max(0, part.hits - part.cubes) for part in beast.parts) if beast else 0
            self._foes[room] = self.pos.hordes.get(room, 0) + left
        return self._foes[room]

    def worth(self, path: Path) -> float:
        """What a turn along a path brings."""
        pos = self.pos
        end = path[-1] if path else self.start
        pool = self.pool(path)
        gain, done = self.harvest((self.start, *path), pool)
        pool -= sum(chance.ap for chance in done)
        burns = sum(pos.heat_in(room) for room in path) * sum(who.ability != "fireproof" for who in self.people)
        beaten = {room for room in path if room in pos.hordes}
        arrivals = coming(pos, end)
        left = max(0.0, -pool) * self.hits
        attackers = left + sum(zombies for room, zombies in arrivals.items() if room not in beaten)
        attackers -= stopped_by_shots(pos, end, self.people, arrivals, max(0.0, pool))
        gone = frozenset(beaten.union(arrivals))
        return (
            gain
            + XP * max(0.0, sum(pos.hordes[room] for room in beaten) - left)
            + self.end_worth(end, gone)
            - STEP * len(path)
            - WOUND * burns
            - harm_at(pos, end, self.people, attackers)
            - attackers / self.hits
        )

    def harvest(self, rooms: Path, ap: float) -> tuple[float, list[Chance]]:
        """What can be done in these rooms with so many AP, and what it is worth."""
        chances = [chance for room in dict.fromkeys(rooms) for chance in self.chances.get(room, ())]
        worth, done = 0.0, []
        for chance in sorted(chances, key=lambda chance: -chance.worth / (chance.ap + 0.1)):
            if chance.ap <= ap:
                worth += chance.worth
                ap -= chance.ap
                done.append(chance)
        return worth, done

    def end_worth(self, room: str, gone: Rooms) -> float:
        """What it is worth to begin the next turn in a room: what is near it, with these hordes out of the way."""
        key = (room, gone)
        if key not in self._ends:
            costs = self.costs_from(room, gone)
            near = sorted(
                (self.appeal(there, cost) for there, cost in costs.items() if there in self.totals), reverse=True
            )
            hopes = sum(part * worth for part, worth in zip(ALSO, near, strict=False))
            homewards = HOMEWARDS * len(self.people) * self.pos.to_laboratory.get(room, FAR_OFF)
            self._ends[key] = LATER * hopes - homewards
        return self._ends[key]

    def appeal(self, room: str, cost: float) -> float:
        """What there is to do in a room, the less the farther it is."""
        return self.totals[room] * exp(-self.haste * cost / REACH)

    def costs_from(self, start: str, gone: Rooms) -> dict[str, float]:
        """What it costs the group to get to every room."""
        neighbours, entries, cleared = self.pos.plan.neighbours, self.entries, self.entries_cleared
        found: dict[str, float] = {}
        front = [(0.0, start)]
        while front:
            cost, room = heappop(front)
            if room in found:
                continue
            found[room] = cost
            for there in neighbours[room]:
                if there not in found:
                    heappush(front, (cost + (cleared if there in gone else entries)[there], there))
        return found

    @cached_property
    def entries_cleared(self) -> dict[str, float]:
        """What it costs the group to enter each room once nobody stands there: a move each, and what burns."""
        pos = self.pos
        return {room: len(self.people) * (1 + WOUND * pos.heat_in(room)) for room in pos.plan.rooms}

    @cached_property
    def entries(self) -> dict[str, float]:
        """The same as things are: what stands there has to be struck down."""
        tokens, usual, hits = self.pos.tokens, self.pos.printed.usual_horde, self.hits
        return {
            room: cost + (self.foes(room) + usual * (room in tokens)) / hits
            for room, cost in self.entries_cleared.items()
        }
