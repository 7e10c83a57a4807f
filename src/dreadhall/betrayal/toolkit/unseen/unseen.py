"""A figure that is not on the board: how it walks, unknown how far, and where it might be. (T-05, H41)"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, Any

import msgspec
from typing_extensions import override

from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BALLROOM, COLLAPSED_ROOM, GALLERY, VAULT
from dreadhall.betrayal.happenings.moves import Moves, UnseenStays
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.house.plan import PLACES, landing_places, other_side, room_of
from dreadhall.betrayal.ids import NO_ROOM, NOWHERE, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers, secret_of
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice
from dreadhall.kernel.bounds import Small

COMES_TO = {
    place: place_in(ROOMS[room].slides_to) if ROOMS[room].slides_to else place
    for room, places in PLACES.items()
    for place in places
}
"""Where a step into a place ends: a slide leads on."""
DUE, WALKED = "due", "walked"
"""Among what was tried in a turn: a walk is over, and something may be done now; there was a walk in this turn."""
UNEVEN = frozenset(
    place
    for room, places in PLACES.items()
    if ROOMS[room].barrier is not None or ROOMS[room].fall is not None
    for place in places
)
"""The places with a barrier to cross or a hole to fall through."""


class Walk(msgspec.Struct, frozen=True):
    """A way through the house: what it costs, where it leads along, and the first exit taken."""

    cost: int
    places: tuple[Place, ...]
    exit: Place = NOWHERE


class UnseenMemory(Memory):
    """What is known, and what is not, of a figure that nobody sees."""

    maybe: Annotated[list[Place] | None, secret_of("heroes")] = None
    """Where it might be; not there before it has vanished."""
    since: Annotated[list[Place], secret_of("nobody")] = []
    """Where it might have been when the trail began, and how far it may have gone since then."""
    reach: Annotated[Small, secret_of("nobody")] = 0
    exit: Annotated[Place, secret_of("nobody")] = NOWHERE
    """The way it left the last fight by."""
    has_trace: Annotated[bool, secret_of("nobody")] = False
    """Whether that way still says something: nobody has seen it again."""
    trail: Annotated[list[RoomId], secret_of("nobody")] = []
    """The first room, and that in which each turn ended."""
    shown_trail: list[RoomId] = []
    """The same, for all to read when it is over."""
    seen: RoomId = NO_ROOM
    """The room where it was last seen."""
    attacked: list[ExplorerId] = []
    """Those who may look for a trace when the turn ends."""
    scene: Place = NOWHERE
    """Where the last attack was."""


class Unseen(Haunt):
    """One answer for a whole walk: staying takes as long as running through half the house."""

    unseen = remembers(UnseenMemory)

    @override
    def ask(self, *asked: Any, **how: Any) -> Any:
        """What an unseen figure does stands: how it went on told the others something of where it is."""
        if self.turn.seat == self.haunt.traitor and self.on_board(self.traitor):
            self.learnt = True
        return super().ask(*asked, **how)

    # Ways

    def unseen_steps(self, place: Place, tried: Sequence[str]) -> Iterator[tuple[Place, Place, int]]:
        """The ways out of a place for who need not roll: by what exit, to where, for what price."""
        for to in self.exits(place):
            yield to, COMES_TO[to], 1
        for to in self.free_steps(place, tried):
            yield to, to, 0

    def free_steps(self, place: Place, tried: Sequence[str]) -> list[Place]:
        """Where who need not roll comes to for no space: over a barrier, down, through a wall. (B-POW-02, -03)"""
        room, found = room_of(place), []
        if self.has_barrier(room) and room != VAULT and room not in tried:
            found.append(other_side(place))
        if room == GALLERY and self.in_house(BALLROOM):
            found.append(place_in(BALLROOM))
        if room == COLLAPSED_ROOM and BELOW in self.state.tokens:
            found.append(self.state.tokens[BELOW])
        switch = self.state.switch
        if switch is not None and place in switch and SWITCH not in tried:
            found.append(COMES_TO[switch[1 - switch.index(place)]])
        return found

    def uneven(self) -> frozenset[Place]:
        """The places that may have such steps; all others have none."""
        switch = self.state.switch
        return UNEVEN if switch is None else UNEVEN.union(switch)

    def stops(self, walker: Explorer) -> set[Place]:
        """Where something happens to whoever comes there, so that the walk is interrupted."""
        found = set(self.state.companions.values())
        if self.state.music and self.holder(MUSIC_BOX) is not walker:
            found.add(self.music_comes_from())
        return found

    def goes_on(self, walk: Walk, walker: Explorer) -> bool:
        """Whether a walk may lead farther: nothing that waits where one stands already stops one."""
        return len(walk.places) == 1 or walk.places[-1] not in self.stops(walker)

    def walks_from(self, start: Place, spaces: int, walker: Explorer, tried: Sequence[str] = ()) -> dict[Place, Walk]:
        """The cheapest walk to each place within so many spaces."""
        stops, uneven = self.stops(walker), self.uneven()
        found = {start: Walk(0, (start,))}
        waiting = deque(found)
        while waiting:
            place = waiting.popleft()
            if place in stops and place != start:
                continue
            walk = found[place]
            cost = walk.cost
            if cost < spaces:
                # Nearer places come first: whatever was found costs no more than one space from here.
                for exit_ in self.exits(place):
                    to = COMES_TO[exit_]
                    if to not in found:
                        found[to] = Walk(cost + 1, (*walk.places, to))
                        waiting.append(to)
            if place in uneven:
                for to in self.free_steps(place, tried):
                    if to not in found or cost < found[to].cost:
                        found[to] = Walk(cost, (*walk.places, to))
                        waiting.appendleft(to)
        return found

    def places_within(self, starts: Iterable[Place], spaces: int, walker: Explorer) -> set[Place]:
        """The places within so many spaces of any of these."""
        stops, uneven = self.stops(walker), self.uneven()
        found = set(starts)
        edge = found.copy()
        while edge:
            free = list(uneven & edge)
            for place in free:  # which grows: one free step may lead to another
                fresh = set(self.free_steps(place, ())) - found
                found |= fresh
                edge |= fresh - stops
                free += fresh - stops
            if not spaces:
                break
            spaces -= 1
            edge = set(map(COMES_TO.__getitem__, chain.from_iterable(map(self.exits, edge)))) - found
            found |= edge
            edge -= stops
        return found

    def walks_out(self, place: Place, spaces: int, walker: Explorer, tried: Sequence[str] = ()) -> Iterator[Walk]:
        """The walks out of a room, by each of its exits: whoever was attacked here may learn which was taken."""
        room = room_of(place)
        inside = [walk for to, walk in self.walks_from(place, 0, walker, tried).items() if room_of(to) == room]
        for start in [walk for walk in inside if self.goes_on(walk, walker)]:
            for exit_, to, price in self.unseen_steps(start.places[-1], tried):
                if room_of(to) != room and price <= spaces:
                    for walk in self.walks_on(to, spaces - price, walker, tried):
                        if room_of(walk.places[-1]) != room:
                            yield Walk(walk.cost + price, (*start.places, *walk.places), exit_)

    def walks_on(self, place: Place, spaces: int, walker: Explorer, tried: Sequence[str]) -> Iterable[Walk]:
        """The walks from a place one has just come to: none but to be there where something happens."""
        if place in self.stops(walker):
            return [Walk(0, (place,))]
        return self.walks_from(place, spaces, walker, tried).values()

    # Walking

    def unseen_walks(self, who: Explorer, left: int, by_exit: str = "") -> list[Choice[Walk]]:
        """Every place in reach, the own one first; with a verb for leaving by an exit, each exit apart. (B-MOVE-07)"""
        spaces = max(left, int(self.turn.spent == 0))
        near = self.walks_from(who.place, spaces, who, self.turn.tried)
        if not by_exit:
            return [self.walk_choice(place, walk) for place, walk in near.items()]
        room = self.room(who)
        found = {f"go:{place}": self.walk_choice(place, walk) for place, walk in near.items() if room_of(place) == room}
        for walk in self.walks_out(who.place, spaces, who, self.turn.tried):
            key = f"{by_exit}:{walk.places[-1]}:{walk.exit}"
            if key not in found or walk.cost < found[key].value.cost:
                found[key] = self.walk_choice(walk.places[-1], walk, key)
        return list(found.values())

    def walk_choice(self, place: Place, walk: Walk, key: str = "") -> Choice[Walk]:
        """The choice of one walk."""
        data = {**self.place_data(place), "price": walk.cost, "exit_room": walk.exit and room_of(walk.exit)}
        return Choice(key or f"go:{place}", walk, data)

    def take_walk(self, who: Explorer, walk: Walk) -> None:
        """Be somewhere else; only who walks is told."""
        self.turn.spent += walk.cost
        self.turn.moved = self.turn.moved or len(walk.places) > 1
        for one, other in zip(walk.places, walk.places[1:], strict=False):
            if room_of(one) == room_of(other):
                self.turn.tried.append(room_of(one))
            elif self.state.switch is not None and {one, other} == {*map(COMES_TO.__getitem__, self.state.switch)}:
                self.turn.tried.append(SWITCH)
        before, who.place = who.place, walk.places[-1]
        if len(walk.places) > 1:
            place, way = who.place, list(walk.places)
            self.tell(
                Moves(explorer=who.id, from_place=before, place=place, room=self.room(who), way=way), to=[who.seat]
            )
        else:
            self.tell(UnseenStays(explorer=who.id, room=self.room(who), place=who.place), to=[who.seat])

    # Where it might be

    def hiding_places(self) -> list[Place]:
        """Every place of the house where somebody can be."""
        rooms = [room for room in self.standing_rooms() if not ROOMS[room].slides_to]
        return [place for room in rooms for place in landing_places(room)]

    def suspected(self) -> list[Place]:
        """The places where it might be, as far as those who look for it can tell."""
        return self.unseen.maybe or []

    def suspect(self, places: Iterable[Place]) -> None:
        """Note where it might be: each place once."""
        self.unseen.maybe = sorted(places)

    def suspect_only(self, fits: Callable[[Place], bool]) -> None:
        """Something was learnt: only places that fit are left."""
        self.suspect(filter(fits, self.suspected()))

    def start_trail(self, places: Iterable[Place]) -> None:
        """It is in one of these places now, and may go on from there."""
        self.suspect(places)
        unseen = self.unseen
        unseen.since, unseen.reach, unseen.has_trace = self.suspected().copy(), 0, False

    def suspect_within(self, spaces: int, walker: Explorer) -> None:
        """It may have gone anywhere within so many spaces, or farther if it could go farther before."""
        reach = max(spaces, self.reach)
        self.unseen.reach = reach
        self.suspect(self.places_within(self.unseen.since, reach, walker))

    @property
    def reach(self) -> int:
        """The most spaces it may have gone since the trail began."""
        return self.unseen.reach
