"""Ways through the house: doors, stairs and passages; who is near and who is seen. (B-DOOR, B-STAIR, B-LOS)"""

from collections.abc import Iterable, Sequence

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.rooms import VAULT
from dreadhall.betrayal.explorers.possessions import Possessions
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.house.paths import (
    SECRET_PASSAGE,
    SECRET_STAIRS,
    UNREACHABLE,
    distances,
    distances_along,
    drops,
    extremes,
    nearer,
    passages,
)
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook


class Ways(Possessions):
    """Where one can go from where."""

    @hook
    def exits(self, place: Place) -> Sequence[Place]:
        """The places one space away for an explorer: through doors, stairs and secret passages. (B-MOVE-08)"""
        tokens, destroyed = self.state.tokens, self.state.destroyed
        found: Sequence[Place] = self.plan.ways[place]
        if (SECRET_PASSAGE in tokens or SECRET_STAIRS in tokens) and place in tokens.values():
            found = list(dict.fromkeys([*found, *passages(self, place)]))
        if destroyed:
            found = [to for to in found if room_of(to) not in destroyed]
        return found

    @hook
    def steps_of(self, who: Explorer, place: Place) -> Sequence[Place]:
        """The places a step out of a place brings somebody to: all that can be entered, unless a haunt closes one."""
        return self.exits(place)

    @hook
    def links_of(self, who: Explorer, room: RoomId) -> Iterable[tuple[Place, int]]:
        """Where an explorer can go from a room, wherever in it, and for how many spaces; falls are free. (B-MOVE-13)"""
        found = dict.fromkeys([to for place in self.plan.places(room) for to in self.steps_of(who, place)], 1)
        return (found | {place_in(end): 0 for end in drops(self, room) if self.in_house(end)}).items()

    def steps_nearer(self, who: Explorer, goal: RoomId) -> list[Place]:
        """The places a space away from which somebody's own way to a room is shorter. (C-08)"""

        def links(room: RoomId) -> Iterable[tuple[RoomId, int]]:
            return [(self.end_of(to), spaces) for to, spaces in self.links_of(who, room)]

        here, steps = self.room(who), self.steps_of(who, who.place)
        ways = [(to, self.end_of(to)) for to, spaces in self.links_of(who, here) if spaces < 2 and to in steps]
        return nearer(here, ways, distances_along(links, self.plan.near, goal))

    def end_of(self, place: Place) -> RoomId:
        """The room in which an explorer is after a step to a place: not on the Coal Chute."""
        return room_of(self.plan.comes_to_rest(place))

    @hook
    def next_door(self, place: Place) -> Sequence[Place]:
        """The places in the rooms next door, for cards that move somebody there: as a rule those a space away."""
        return self.exits(place)

    @hook(replaced=True)
    def nearest_explorers(self, who: Explorer) -> list[Explorer]:
        """The other explorers closest to somebody."""
        far = distances(self, self.room(who))
        others = [other for other in self.explorers() if other is not who]
        return extremes(others, lambda other: far.get(self.room(other), UNREACHABLE), least=True)

    def sees(self, who: Fighter, other: Fighter) -> bool:
        """Whether a straight line of doors joins two rooms, or they share one. (B-LOS-01 to B-LOS-03)"""
        if self.room(who) == self.room(other):
            return who.place == other.place
        blind = self.smoky_rooms()
        return self.room(other) not in blind and self.room(other) in self.plan.sight(self.room(who), blind=blind)

    def smoky_rooms(self) -> list[RoomId]:
        """The rooms that nobody sees into, out of or through."""
        tokens = self.state.tokens
        return [room_of(tokens[token]) for token in LOOKUP.smoke if token in tokens]

    def exposed(self, who: Explorer, rooms: Iterable[RoomId]) -> bool:
        """Whether somebody is in one of these open rooms or at a window that looks out."""
        room = self.room(who)
        return room in rooms or bool(self.plan.open_windows(room))

    def has_barrier(self, room: RoomId) -> bool:
        """Whether something divides the room now: an open Vault is one room. (B-VAULT-03)"""
        return ROOMS[room].barrier is not None and not (room == VAULT and "vault-empty" in self.state.tokens)
