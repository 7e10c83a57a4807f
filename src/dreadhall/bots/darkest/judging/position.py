"""What a seat sees of a table of Dark, Darker, Darkest, with the questions a player asks of it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from dreadhall.darkest.components.catalogue import PRINTED, Printed
from dreadhall.darkest.editions.variants import fewest_missing
from dreadhall.darkest.house.compass import DIRECTIONS
from dreadhall.darkest.house.plan import Plan
from dreadhall.darkest.ids import NO_ROOM, RoomId, Square, SurvivorId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.presentation.view import CardView, DarkestView, DoorView, FoeView, SurvivorView
from dreadhall.darkest.presentation.view_reading import plan_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dreadhall.bots.base import SeatAt

RUIN = 3
"""How hot a destroyed tile is."""

LAST_RESORT = 3.0
"""What a step onto a tile that burns is worth avoiding, for each of its burn markers."""


FAR = 99


class Route(NamedTuple):
    """What a way costs, and the rooms along it, the last of them the goal."""

    cost: float
    path: tuple[RoomId, ...]


class SeenTable:
    """What a seat sees, and what follows from it."""

    def __init__(self, seat: SeatAt) -> None:
        self.seat = seat.seat
        self.waiting = seat.waiting
        self.view: DarkestView = seat.position
        self.survivors: dict[SurvivorId, SurvivorView] = {who.id: who for who in self.view.survivors}
        self.hordes: dict[RoomId, int] = {horde.room: horde.zombies + len(horde.specials) for horde in self.view.hordes}
        options = seat.options if isinstance(seat.options, DarkestOptions) else DarkestOptions()
        self.printed: Printed = PRINTED[options.pieces]
        self.helped = options.house_rules.get("unlock_help", options.edition) != "first"
        """Whether others may help to open a door."""
        self._one_icon = options.house_rules.get("one_icon_per_card", "revised") != "revised"

    # The house

    @cached_property
    def plan(self) -> Plan:
        """What is open and what can be seen."""
        return plan_of(self.view)

    @cached_property
    def heat(self) -> dict[Square, int]:
        """How hot each tile that burns or is destroyed is."""
        tiles = {tile.square: RUIN if tile.destroyed else tile.burns for tile in self.view.house}
        return {square: heat for square, heat in tiles.items() if heat}

    @cached_property
    def burning(self) -> dict[Square, int]:
        """The tiles that burn and still stand, with their burn markers."""
        return {tile.square: tile.burns for tile in self.view.house if tile.burns and not tile.destroyed}

    @cached_property
    def waterworks(self) -> RoomId:
        """The room from which water can be turned on, if it stands."""
        rooms = [tile.rooms[0].id for tile in self.view.house if tile.function == "sprinkler" and not tile.destroyed]
        return next(iter(rooms), NO_ROOM)

    @property
    def sprinkler(self) -> RoomId:
        """The same, if it is open."""
        return NO_ROOM if not self.waterworks or self.plan.is_locked(self.waterworks) else self.waterworks

    @cached_property
    def terminals(self) -> list[RoomId]:
        """The corner rooms whose terminals stand."""
        return [room for room in self.plan.house.terminals if self.plan.square_of[room] not in self.plan.destroyed]

    @cached_property
    def laboratory(self) -> RoomId:
        """Where the cure is."""
        return self.plan.house.laboratory

    @cached_property
    def to_laboratory(self) -> dict[RoomId, int]:
        """How many moves it is from each room to the laboratory, its own door taken as open."""
        return {room: moves + 1 for room, moves in self.plan.distances(self.front).items()}

    @cached_property
    def front(self) -> RoomId:
        """The room before the laboratory."""
        before = [room for door in self.view.doors if self.laboratory in door.rooms for room in door.rooms]
        return next((room for room in before if room != self.laboratory), self.laboratory)

    def clear_steps(self, goal: RoomId) -> dict[RoomId, int]:
        """How many moves it is to a room from wherever one gets there without meeting an enemy on the way."""
        steps = {goal: 0}
        line = [goal]
        for room in line:
            if room != goal and self.enemies_in(room):
                continue
            for there in self.plan.neighbours[room]:
                if there not in steps:
                    steps[there] = steps[room] + 1
                    line.append(there)
        return steps

    @cached_property
    def can_enter_now(self) -> bool:
        """Whether somebody who has yet to act in this round could walk into the laboratory, were it open."""
        if self.enemies_in(self.front):
            return False
        done = {name for group in self.view.finished for name in group}
        steps = self.clear_steps(self.front)
        return any(
            steps.get(who.room, FAR) < who.ap
            for who in self.view.survivors
            if who.id not in done and not who.entrapped and not self.enemies_in(who.room)
        )

    @cached_property
    def searched(self) -> set[RoomId]:
        """Rooms that give nothing up any more."""
        return {room.id for tile in self.view.house for room in tile.rooms if room.searched or tile.destroyed}

    @cached_property
    def tokens(self) -> set[RoomId]:
        """Rooms with a face-down spawn token."""
        return {token.room for token in self.view.tokens}

    def heat_in(self, room: RoomId) -> int:
        """How hot it is in a room."""
        return self.heat.get(self.plan.square_of[room], 0)

    # People

    def people_in(self, room: RoomId) -> list[SurvivorView]:
        """Everybody in a room."""
        return [who for who in self.view.survivors if who.room == room]

    @cached_property
    def active(self) -> list[SurvivorView]:
        """Those whose turn it is."""
        return [who for who in self.view.survivors if who.active]

    @cached_property
    def mine(self) -> list[SurvivorView]:
        """The survivors of this seat."""
        return [who for who in self.view.survivors if who.seat == self.seat]

    @cached_property
    def home(self) -> RoomId:
        """The room where most survivors are; of equals the one of the first."""
        rooms = Counter(who.room for who in self.view.survivors)
        return max(rooms, key=lambda room: rooms[room]) if rooms else self.plan.house.entrance

    # Enemies

    def enemies_in(self, room: RoomId) -> bool:
        """Whether an enemy stands in a room."""
        return room in self.hordes or room in self.beasts

    @cached_property
    def beasts(self) -> dict[str, str]:
        """Where the creature and the nemesis are."""
        foes = (self.view.creature, self.view.nemesis)
        return {foe.room: foe.id for foe in foes if foe is not None}

    def danger(self, room: RoomId) -> float:
        """How much there is to fear in a room, in moves one would make to avoid it."""
        beast = 4.0 if room in self.beasts else 0.0
        token = 3.0 if room in self.tokens else 0.0
        return 1.5 * self.hordes.get(room, 0) + beast + token + LAST_RESORT * self.heat_in(room)

    def beast_in(self, room: RoomId) -> FoeView | None:
        """The creature or the nemesis, if it stands in a room."""
        foes = (self.view.creature, self.view.nemesis)
        return next((foe for foe in foes if foe is not None and foe.room == room), None)

    def fire_next_to(self, room: RoomId) -> bool:
        """Whether the fire could spread to a room's tile."""
        front = next((tile.square for tile in self.view.house if tile.fire), None)
        if front is None:
            return False
        square, house = self.plan.square_of[room], self.plan.house
        return square == front or square in [house.beyond(front, way) for way in DIRECTIONS]

    @cached_property
    def watched(self) -> Counter[str]:
        """How many cameras see each room."""
        return Counter(room for camera in self.view.cameras for room in camera.sees)

    @cached_property
    def hot(self) -> frozenset[Square]:
        """The tiles that burn or are destroyed."""
        return frozenset(self.heat)

    def ways(self, start: RoomId) -> dict[RoomId, Route]:
        """To every room that can be reached: what it costs to go there, and the rooms on the way."""
        found: dict[RoomId, Route] = {}
        front: list[tuple[float, RoomId, tuple[RoomId, ...]]] = [(0.0, start, ())]
        while front:
            cost, room, path = heappop(front)
            if room in found:
                continue
            found[room] = Route(cost, path)
            for there in self.plan.neighbours[room]:
                if there not in found:
                    heappush(front, (cost + 1 + self.danger(there), there, (*path, there)))
        return found

    def step_towards(self, start: RoomId, goal: RoomId) -> RoomId | None:
        """The next room on the way, or None where there is no way or one is there."""
        way = self.ways(start).get(goal)
        return way.path[0] if way is not None and way.path else None

    # Doors, chips and the code

    @cached_property
    def locks(self) -> list[DoorView]:
        """The doors with a chip."""
        return [door for door in self.view.doors if door.closed and door.lock == "chip"]

    @cached_property
    def chips(self) -> dict[str, tuple[str, ...]]:
        """The chips of the whole team and their colours."""
        return {chip: colours for who in self.view.survivors for chip, colours in who.chips.items()}

    def missing(self, colours: Iterable[str], people: Iterable[SurvivorView]) -> int:
        """How many of a chip's icons the cards of these survivors do not cover, as this table counts them."""
        if self._one_icon:
            cards = [card.colours for who in people for card in cards_of(who)]
            return len(fewest_missing(list(colours), cards))
        return (Counter(colours) - colours_of(people)).total()

    @property
    def slots_left(self) -> int:
        """How many chips can still be entered."""
        return self.view.security.slots - len(self.view.security.chips)

    @property
    def rounds_to_clock(self) -> int:
        """How many rounds, this one included, begin before the clock strikes again."""
        return 0 if self.view.track.showdown else {"clock": 3, "zombie": 2, "fire": 1}[self.view.track.event]

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds the clock alone leaves, this one included."""
        left = self.darkness_left
        return 1 + (self.view.track.rounds_left or 0) if left <= 0 else self.rounds_to_clock + 3 * (left - 1) + 1

    @property
    def darkness_left(self) -> int:
        """How many spaces of darkness are left."""
        return self.view.track.spaces - self.view.track.darkness


def cards_of(who: SurvivorView) -> list[CardView]:
    """Everything a survivor carries."""
    return [*who.hands, *who.pack]


def colours_of(people: Iterable[SurvivorView]) -> Counter[str]:
    """The code colours on the cards of these survivors."""
    return Counter(colour for who in people for card in cards_of(who) for colour in card.colours)
