"""A figure that is not on the board: how it walks, unknown how far, and where it might be. (T-05, H41)"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from dreadhall.betrayal.catalogue import ROOMS
from dreadhall.betrayal.haunt import Haunt
from dreadhall.betrayal.plan import room_of
from dreadhall.betrayal.rooms import BELOW
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.walls import SWITCH
from dreadhall.kernel import Choice

MAYBE, SINCE, REACH, EXIT, TRACE = "maybe", "since", "reach", "exit", "trace"
"""Where it might be; where it might have been when the trail began, and how far it may have gone since then; the way it
left the last fight by, and whether that way still says something: nobody has seen it again."""


class Walk(msgspec.Struct, frozen=True):
    """A way through the house: what it costs, where it leads along, and the first exit taken."""

    cost: int
    places: tuple[str, ...]
    exit: str = ""


class Unseen(Haunt):
    """One answer for a whole walk: staying takes as long as running through half the house."""

    def ask(self, *asked: Any, **how: Any) -> Any:
        """What an unseen figure does stands: how it went on told the others something of where it is."""
        if self.is_unseen(self.active):
            self.learnt = True
        return super().ask(*asked, **how)

    def is_unseen(self, who: Explorer) -> bool:
        """Whether an explorer is somewhere in the house and the others may not know where."""
        return self.on_board(who) and who.traitor

    # Ways

    def unseen_steps(self, place: str, tried: Sequence[str]) -> Iterator[tuple[str, str, int]]:
        """The ways out of a place for who need not roll: by what exit, to where, for what price. (B-POW-02, -03)"""
        for to in self.exits(place):
            yield to, ROOMS[room_of(to)].slides_to or to, 1
        room = room_of(place)
        if self.has_barrier(room) and room != "vault" and room not in tried:
            yield self.other_side(place), self.other_side(place), 0
        if room == "gallery" and self.in_house("ballroom"):
            yield "ballroom", "ballroom", 0
        if room == "collapsed-room" and BELOW in self.state.tokens:
            yield self.state.tokens[BELOW], self.state.tokens[BELOW], 0
        switch = self.state.switch
        if switch is not None and place in switch and SWITCH not in tried:
            other = switch[1 - switch.index(place)]
            yield other, other, 0

    def stops_at(self, place: str, walker: Explorer) -> bool:
        """Whether something happens to whoever comes here, so that the walk is interrupted."""
        if place in self.state.companions.values():
            return True
        return self.holder("music-box") is not walker and self.music_at(place)

    def goes_on(self, walk: Walk, walker: Explorer) -> bool:
        """Whether a walk may lead farther: nothing that waits where one stands already stops one."""
        return len(walk.places) == 1 or not self.stops_at(walk.places[-1], walker)

    def walks_from(
        self, starts: Iterable[str], spaces: int, walker: Explorer, tried: Sequence[str] = ()
    ) -> dict[str, Walk]:
        """The cheapest walk to each place within so many spaces."""
        found = {start: Walk(0, (start,)) for start in starts}
        waiting = deque(found)
        while waiting:
            place = waiting.popleft()
            walk = found[place]
            if not self.goes_on(walk, walker):
                continue
            for _, to, price in self.unseen_steps(place, tried):
                cost = walk.cost + price
                if cost <= spaces and (to not in found or cost < found[to].cost):
                    found[to] = Walk(cost, (*walk.places, to))
                    if price:
                        waiting.append(to)
                    else:
                        waiting.appendleft(to)
        return found

    def walks_out(self, place: str, spaces: int, walker: Explorer, tried: Sequence[str] = ()) -> Iterator[Walk]:
        """The walks out of a room, by each of its exits: whoever was attacked here may learn which was taken."""
        room = room_of(place)
        inside = [walk for to, walk in self.walks_from([place], 0, walker, tried).items() if room_of(to) == room]
        for start in [walk for walk in inside if self.goes_on(walk, walker)]:
            for exit_, to, price in self.unseen_steps(start.places[-1], tried):
                if room_of(to) != room and price <= spaces:
                    for walk in self.walks_on(to, spaces - price, walker, tried):
                        if room_of(walk.places[-1]) != room:
                            yield Walk(walk.cost + price, (*start.places, *walk.places), exit_)

    def walks_on(self, place: str, spaces: int, walker: Explorer, tried: Sequence[str]) -> Iterable[Walk]:
        """The walks from a place one has just come to: none but to be there where something happens."""
        if self.stops_at(place, walker):
            return [Walk(0, (place,))]
        return self.walks_from([place], spaces, walker, tried).values()

    # Walking

    def unseen_walks(self, who: Explorer, by_exit: str = "") -> list[Choice[Walk]]:
        """Every place in reach, the own one first; with a verb for leaving by an exit, each exit apart. (B-MOVE-07)"""
        spaces = max(self.spaces_left(who), int(self.turn.spent == 0))
        near = self.walks_from([who.place], spaces, who, self.turn.tried)
        if not by_exit:
            return [self.walk_choice(place, walk) for place, walk in near.items()]
        room = self.room(who)
        found = {f"go:{place}": self.walk_choice(place, walk) for place, walk in near.items() if room_of(place) == room}
        for walk in self.walks_out(who.place, spaces, who, self.turn.tried):
            key = f"{by_exit}:{walk.places[-1]}:{walk.exit}"
            if key not in found or walk.cost < found[key].value.cost:
                found[key] = self.walk_choice(walk.places[-1], walk, key)
        return list(found.values())

    def walk_choice(self, place: str, walk: Walk, key: str = "") -> Choice[Walk]:
        """The choice of one walk."""
        data = {**self.place_data(place), "price": walk.cost, "exit_room": room_of(walk.exit)}
        return Choice(key or f"go:{place}", walk, data)

    def take_walk(self, who: Explorer, walk: Walk) -> None:
        """Be somewhere else; only who walks is told."""
        self.turn.spent += walk.cost
        self.turn.moved = self.turn.moved or len(walk.places) > 1
        for one, other in zip(walk.places, walk.places[1:], strict=False):
            if room_of(one) == room_of(other):
                self.turn.tried.append(room_of(one))
            elif self.state.switch is not None and {one, other} == set(self.state.switch):
                self.turn.tried.append(SWITCH)
        who.place = walk.places[-1]
        self.emit("moves", to=[who.seat], explorer=who.id, room=self.room(who), place=who.place)

    # Where it might be

    def hiding_places(self) -> list[str]:
        """Every place of the house where somebody can be."""
        rooms = [room for room in self.standing_rooms() if not ROOMS[room].slides_to]
        return [place for room in rooms for place in self.landing_places(room)]

    def suspected(self) -> list[str]:
        """The places where it might be, as far as those who look for it can tell."""
        return self.haunt.secrets.get(MAYBE, "").split()

    def suspect(self, places: Iterable[str]) -> None:
        """Note where it might be."""
        self.haunt.secrets[MAYBE] = " ".join(sorted(set(places)))

    def suspect_only(self, fits: Callable[[str], bool]) -> None:
        """Something was learnt: only places that fit are left."""
        self.suspect([place for place in self.suspected() if fits(place)])

    def start_trail(self, places: Iterable[str]) -> None:
        """It is in one of these places now, and may go on from there."""
        self.suspect(places)
        secrets = self.haunt.secrets
        secrets[SINCE], secrets[REACH], secrets[TRACE] = secrets[MAYBE], "0", ""

    def suspect_within(self, spaces: int, walker: Explorer) -> None:
        """It may have gone anywhere within so many spaces, or farther if it could go farther before."""
        reach = max(spaces, self.reach)
        self.haunt.secrets[REACH] = str(reach)
        self.suspect(self.walks_from(self.haunt.secrets[SINCE].split(), reach, walker))

    @property
    def reach(self) -> int:
        """The most spaces it may have gone since the trail began."""
        return int(self.haunt.secrets.get(REACH, "0"))
