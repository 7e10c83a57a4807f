"""Ways through the house: doors, stairs, passages, falls; distance and sight. (B-DOOR, B-STAIR, B-MOVE-13, B-LOS)"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.explorers.ground import Fighter
from dreadhall.betrayal.explorers.possessions import Possessions
from dreadhall.betrayal.house.plan import FAR, room_of
from dreadhall.betrayal.state import Explorer

SECRET_PASSAGE, SECRET_STAIRS = "secret-passage-1", "secret-stairs-1"
PASSAGES = {
    SECRET_PASSAGE: "secret-passage-2",
    "secret-passage-2": SECRET_PASSAGE,
    SECRET_STAIRS: "secret-stairs-2",
    "secret-stairs-2": SECRET_STAIRS,
}
FALLING = frozenset({"coal-chute", "gallery", "collapsed-room"})
UNREACHABLE = 1000
T = TypeVar("T")


class Ways(Possessions):
    """Where one can go from where."""

    def exits(self, place: str) -> Sequence[str]:
        """The places one space away for an explorer: through doors, stairs and secret passages. (B-MOVE-08)"""
        tokens, destroyed = self.state.tokens, self.state.destroyed
        found: Sequence[str] = self.plan.ways[place]
        if (SECRET_PASSAGE in tokens or SECRET_STAIRS in tokens) and place in tokens.values():
            found = list(dict.fromkeys([*found, *self.passages(place)]))
        if destroyed:
            found = [to for to in found if room_of(to) not in destroyed]
        return found

    def passages(self, place: str) -> list[str]:
        """The far ends of the secret passages and stairs that begin here."""
        tokens, found = self.state.tokens, []
        for token, other in PASSAGES.items():
            if tokens.get(token) == place and other in tokens:
                found.append(tokens[other])
        return found

    def tunnels(self) -> dict[str, list[str]]:
        """The rooms that secret passages and stairs lead to, by the room they begin in."""
        tokens = self.state.tokens
        found: dict[str, list[str]] = {}
        if tokens and not tokens.keys().isdisjoint(PASSAGES):
            for token, other in PASSAGES.items():
                if token in tokens and other in tokens:
                    found.setdefault(room_of(tokens[token]), []).append(room_of(tokens[other]))
        return found

    def near(self, room: str, tunnels: Mapping[str, list[str]]) -> Sequence[str]:
        """The rooms one space away for an explorer, wherever in the room."""
        destroyed = self.state.destroyed
        found: Sequence[str] = self.plan.near[room]
        if room in tunnels:
            found = [*found, *tunnels[room]]
        if destroyed:
            found = [other for other in found if other not in destroyed]
        return found

    def drops(self, room: str) -> Sequence[str]:
        """The rooms that one comes to for no space: by a fall, a slide or through the Revolving Wall."""
        switch = self.state.switch
        if switch is None and room not in FALLING:
            return ()
        ends = (self.below(room), self.behind_wall(room))
        return [end for end in ends if end]

    def below(self, room: str) -> str:
        """The room that one falls or slides to; empty where there is none."""
        if room == "coal-chute":
            return "basement-landing"
        if room == "gallery" and "ballroom" in self.plan:
            return "ballroom"
        if room == "collapsed-room" and "below-collapsed-room" in self.state.tokens:
            return room_of(self.state.tokens["below-collapsed-room"])
        return ""

    def behind_wall(self, room: str) -> str:
        """The room behind the Revolving Wall of a room; empty where there is none."""
        switch = self.state.switch
        if switch is None or room not in (ends := [room_of(place) for place in switch]):
            return ""
        return ends[1 - ends.index(room)]

    def in_reach(self, start: str) -> Iterator[str]:
        """The rooms an explorer can come to, one by one, whatever the rolls and opponents."""
        seen = {start}
        waiting = deque(seen)
        destroyed, tunnels = self.state.destroyed, self.tunnels()
        while waiting:
            room = waiting.popleft()
            yield room
            found = [below for below in self.drops(room) if below not in destroyed]
            if room != "coal-chute":
                found += self.near(room, tunnels)
            for other in found:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)

    def distances(self, start: str) -> dict[str, int]:
        """How many spaces each room is away for an explorer, whatever the rolls and opponents. (B-MOVE-13, C-06)"""
        found = {start: 0}
        waiting = deque([start])
        destroyed, tunnels = self.state.destroyed, self.tunnels()
        while waiting:
            room = waiting.popleft()
            far = found[room]
            for below in self.drops(room):
                if below not in destroyed and far < found.get(below, UNREACHABLE):
                    found[below] = far
                    waiting.appendleft(below)
            if room == "coal-chute":
                continue
            for other in self.near(room, tunnels):
                if far + 1 < found.get(other, UNREACHABLE):
                    found[other] = far + 1
                    waiting.append(other)
        return found

    def distances_to(self, goal: str) -> dict[str, int]:
        """How many spaces an explorer in each room is away from one of them; not there where no way leads to it."""
        destroyed, tunnels = self.state.destroyed, self.tunnels()
        ways: dict[str, list[tuple[str, int]]] = {room: [] for room in self.plan.placed}
        for room in self.plan.placed:
            for below in self.drops(room):
                if below not in destroyed:
                    ways[below].append((room, 0))
            if room != "coal-chute":
                for other in self.near(room, tunnels):
                    ways[other].append((room, 1))
        found = {goal: 0}
        waiting = deque([goal])
        while waiting:
            room = waiting.popleft()
            for other, spaces in ways[room]:
                far = found[room] + spaces
                if far < found.get(other, UNREACHABLE):
                    found[other] = far
                    waiting.insert(len(waiting) if spaces else 0, other)
        return found

    def distance(self, start: str, goal: str) -> int:
        """How many spaces a room is away from another."""
        return self.distances_to(room_of(goal)).get(room_of(start), UNREACHABLE)

    def nearer(self, place: str, places: Iterable[str], far: Mapping[str, int]) -> list[str]:
        """Those of the places from which the way is shorter than from here, by how far each room is away."""
        here = far.get(room_of(place), UNREACHABLE)
        return [to for to in places if far.get(room_of(to), UNREACHABLE) < here]

    def nearest(self, start: str, rooms: Iterable[str]) -> list[str]:
        """Those of the rooms that are closest; several where they tie."""
        far = self.distances(room_of(start))
        return extremes(rooms, lambda room: far.get(room, UNREACHABLE), least=True)

    def farthest(self, start: str, rooms: Iterable[str]) -> list[str]:
        """Those of the rooms that are as far away as can be; what cannot be reached is farther still. (C-06)"""
        far = self.distances(room_of(start))
        return extremes(rooms, lambda room: far.get(room, UNREACHABLE), least=False)

    def nearest_explorers(self, who: Explorer) -> list[Explorer]:
        """The other explorers closest to somebody."""
        far = self.distances(self.room(who))
        others = [other for other in self.explorers() if other is not who]
        return extremes(others, lambda other: far.get(self.room(other), UNREACHABLE), least=True)

    def sees(self, who: Fighter, other: Fighter) -> bool:
        """Whether a straight line of doors joins two rooms, or they share one. (B-LOS-01 to B-LOS-03)"""
        if self.room(who) == self.room(other):
            return who.place == other.place
        blind = self.smoky_rooms()
        return self.room(other) not in blind and self.room(other) in self.plan.sight(self.room(who), blind=blind)

    def smoky_rooms(self) -> list[str]:
        """The rooms that nobody sees into, out of or through."""
        tokens = self.state.tokens
        return [room_of(tokens[token]) for token in LOOKUP.smoke if token in tokens]

    def exposed(self, who: Explorer, rooms: Iterable[str]) -> bool:
        """Whether somebody is in one of these open rooms or at a window that looks out."""
        room = self.room(who)
        return room in rooms or bool(self.plan.open_windows(room))

    def other_side(self, place: str) -> str:
        """The other side of a barrier."""
        return room_of(place) if place.endswith(FAR) else place + FAR

    def has_barrier(self, room: str) -> bool:
        """Whether something divides the room now: an open Vault is one room. (B-VAULT-03)"""
        return ROOMS[room].barrier is not None and not (room == "vault" and "vault-empty" in self.state.tokens)


def extremes(things: Iterable[T], measure: Callable[[T], int], *, least: bool) -> list[T]:
    """All of the things whose measure is the least, or the greatest."""
    measured = [(measure(thing), thing) for thing in things]
    if not measured:
        return []
    best = (min if least else max)(far for far, _ in measured)
    return [thing for far, thing in measured if far == best]
