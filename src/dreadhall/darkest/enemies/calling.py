"""Calling for help: those that come when zombies show the reinforcement icon. (D-REINF)"""

from dreadhall.darkest.enemies.hordes import ZOMBIE_STEPS
from dreadhall.darkest.enemies.powers import Powers
from dreadhall.darkest.happenings.enemies import HordeCalled
from dreadhall.darkest.house.layout import BEYOND
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.state import Horde, SpawnToken, Unit
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import hook

TWO_OFF: dict[Square, list[Square | None]] = {
    square: [BEYOND[near][way] for way, near in ways.items() if near is not None] for square, ways in BEYOND.items()
}
"""The tiles two off each tile, along its row and its column."""


class Calling(Powers):
    """One horde or token comes to help another."""

    async def call_horde(self, room: RoomId) -> None:
        """A horde or token two tiles off that can come in two moves must come. (D-REINF-02 to 07)"""
        units = self.units_to_call(room)
        if not units:
            self.nothing_happens("nobody-comes", room=room)
            return
        choices = [acts.unit(unit.kind, unit.room) for unit in units]
        kind, source = await self.ask_team("call-horde", choices, self.survivors_in(room), room=room)
        self.bring(Unit(kind, source), room)

    @hook(replaced=True)
    def units_to_call(self, room: RoomId) -> list[Unit]:
        """Who can be called: from two tiles off in a straight line, past no survivor. (D-REINF-02, 06, R-06)"""
        units = []
        for unit in self.all_units():
            if self.is_two_tiles_off(unit.room, room) and self.walks_in(unit.room, room):
                units.append(unit)
        return units

    def all_units(self) -> list[Unit]:
        """Every horde and, once a room, every token in the house that is not among survivors."""
        units = []
        for room in self.state.hordes:
            if not self.is_occupied(room):
                units.append(Unit("horde", room))
        if self.state.tokens:
            units += [Unit("token", room) for room in dict.fromkeys(token.room for token in self.state.tokens)]
        return units

    def is_two_tiles_off(self, source: RoomId, room: RoomId) -> bool:
        """Two tiles on along a row or a column."""
        return self.square(source) in TWO_OFF[self.square(room)]

    def walks_in(self, source: RoomId, room: RoomId) -> bool:
        """Whether two moves of a zombie lead there without meeting anybody."""
        avoid = self.forbidden_to_zombies()
        if self.plan.distances(source, avoid, None).get(room) != ZOMBIE_STEPS:
            return False
        return any(not self.is_occupied(step) for step in self.plan.routes(source, room, avoid, None))

    @hook
    def bring(self, unit: Unit, room: RoomId) -> None:
        """Those who were called come into the room, and hold back for the rest of the round. (D-REINF-05)"""
        if unit.kind == "token":
            token = next(token for token in self.state.tokens if token.room == unit.room)
            if unit.room in self.state.hordes:
                self.reveal_apart(token, room)
                return
            self.reveal(token, "called")
        horde = self.state.hordes.pop(unit.room)
        self.join_waiting(horde, room)
        self.tell_called(unit.room, room, horde)

    def reveal_apart(self, token: SpawnToken, room: RoomId) -> None:
        """A token called out of a room with a horde leaves that horde behind."""
        source = token.room
        stays = self.state.hordes.pop(source)
        self.reveal(token, "called")
        called = self.state.hordes.pop(source)
        self.state.hordes[source] = stays
        self.join_waiting(called, room)
        self.tell_called(source, room, called)

    def tell_called(self, source: RoomId, room: RoomId, horde: Horde) -> None:
        """From where they come, how many, and which way."""
        self.tell(
            HordeCalled(
                room_from=source,
                through=self.way_of_the_called(source, room),
                room=room,
                zombies=len(horde),
                specials=[special.kind for special in horde.specials],
            ),
            cause="reinforcement",
        )

    def way_of_the_called(self, source: RoomId, room: RoomId) -> list[RoomId]:
        """The room between, if they come from two rooms off: rather one where nobody stands and nothing burns."""
        beside = self.plan.neighbours
        if room in beside[source]:
            return []
        between = [step for step in beside[source] if room in beside[step]]
        return sorted(between, key=lambda step: (self.is_occupied(step), self.heat(self.square(step))))[:1]

    @hook
    def join_waiting(self, horde: Horde, room: RoomId) -> None:
        """A horde becomes part of the one in the room, and may not attack before the round is over. (D-REINF-05)"""
        host = self.add_zombies(room, horde.zombies, waiting=len(horde))
        host.specials += horde.specials
        host.infected = host.infected or horde.infected
        host.moved = min(len(host), host.moved + len(horde))
