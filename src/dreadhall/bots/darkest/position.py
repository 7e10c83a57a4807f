"""What a seat sees of a table of Dark, Darker, Darkest, with the questions a player asks of it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

from dreadhall.darkest.plan import Plan
from dreadhall.darkest.reading import plan_of, read_view
from dreadhall.darkest.view import CardView, DarkestView, DoorView, SurvivorView

if TYPE_CHECKING:
    from collections.abc import Iterable

RUIN = 3
"""How hot a destroyed tile is."""

LAST_RESORT = 3.0
"""What a step onto a tile that burns is worth avoiding, for each of its burn markers."""


ZOMBIE_STEPS = 2
USUAL_HORDE = 2.5
EXPOSED = 2.0
"""What the heat of a tile is worth in enemies."""

WATCHED = 2.0
"""The same for a camera that sees the room."""

DEAD_END = 1.5
"""The same for a room with only one way out."""

FAR = 99


class Way(NamedTuple):
    """What a way costs, and the rooms along it, the last of them the goal."""

    cost: float
    path: tuple[str, ...]


class Position:
    """A view, and what follows from it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.waiting: list[int] = view["waiting"]
        self.view: DarkestView = read_view(view)
        self.survivors: dict[str, SurvivorView] = {who.id: who for who in self.view.survivors}
        self.hordes: dict[str, int] = {horde.room: horde.zombies + len(horde.specials) for horde in self.view.hordes}

    # The house

    @cached_property
    def plan(self) -> Plan:
        """What is open and what can be seen."""
        return plan_of(self.view)

    @cached_property
    def heat(self) -> dict[str, int]:
        """How hot each tile that burns or is destroyed is."""
        tiles = {tile.square: RUIN if tile.destroyed else tile.burns for tile in self.view.house}
        return {square: heat for square, heat in tiles.items() if heat}

    @cached_property
    def terminals(self) -> list[str]:
        """The corner rooms whose terminals stand."""
        return [room for room in self.plan.house.terminals if self.plan.square_of[room] not in self.plan.destroyed]

    @cached_property
    def laboratory(self) -> str:
        """Where the cure is."""
        return self.plan.house.laboratory

    @cached_property
    def to_laboratory(self) -> dict[str, int]:
        """How many moves it is from each room to the laboratory, its own door taken as open."""
        before = [room for door in self.view.doors if self.laboratory in door.rooms for room in door.rooms]
        front = next((room for room in before if room != self.laboratory), self.laboratory)
        return {room: moves + 1 for room, moves in self.plan.distances(front).items()}

    @cached_property
    def searched(self) -> set[str]:
        """Rooms that give nothing up any more."""
        return {room.id for tile in self.view.house for room in tile.rooms if room.searched or tile.destroyed}

    @cached_property
    def tokens(self) -> set[str]:
        """Rooms with a face-down spawn token."""
        return {token.room for token in self.view.tokens}

    def heat_in(self, room: str) -> int:
        """How hot it is in a room."""
        return self.heat.get(self.plan.square_of[room], 0)

    # People

    def people_in(self, room: str) -> list[SurvivorView]:
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
    def home(self) -> str:
        """The room where most survivors are; of equals the one of the first."""
        rooms = Counter(who.room for who in self.view.survivors)
        return max(rooms, key=lambda room: rooms[room]) if rooms else self.plan.house.entrance

    # Enemies

    def enemies_in(self, room: str) -> bool:
        """Whether an enemy stands in a room."""
        return room in self.hordes or room in self.beasts

    @cached_property
    def beasts(self) -> dict[str, str]:
        """Where the creature and the nemesis are."""
        foes = (self.view.creature, self.view.nemesis)
        return {foe.room: foe.id for foe in foes if foe is not None}

    def danger(self, room: str) -> float:
        """How much there is to fear in a room, in moves one would make to avoid it."""
        beast = 4.0 if room in self.beasts else 0.0
        token = 3.0 if room in self.tokens else 0.0
        return 1.5 * self.hordes.get(room, 0) + beast + token + LAST_RESORT * self.heat_in(room)

    def threat(self, room: str) -> float:
        """How many enemies would attack a group that ends its turn in a room."""
        square_of = self.plan.square_of
        zone = (square_of[room], *self.plan.house.around(square_of[room]))
        far = self.plan.distances(room, self.hot)
        threat = 0.0
        for horde, zombies in self.hordes.items():
            if square_of[horde] in zone and far.get(horde, FAR) <= ZOMBIE_STEPS:
                threat += zombies
        for token in self.view.tokens:
            if square_of[token.room] in zone and far.get(token.room, FAR) <= ZOMBIE_STEPS:
                threat += USUAL_HORDE
        creature = self.view.creature
        if creature is not None and far.get(creature.room, FAR) <= (creature.movement or 2) + creature.ranged:
            threat += creature.dice
        trapped = DEAD_END if len(self.plan.neighbours[room]) < 2 else 0.0
        return threat + trapped + WATCHED * self.watched[room] + EXPOSED * self.heat_in(room)

    @cached_property
    def watched(self) -> Counter[str]:
        """How many cameras see each room."""
        return Counter(room for camera in self.view.cameras for room in camera.sees)

    @cached_property
    def hot(self) -> frozenset[str]:
        """The tiles that burn or are destroyed."""
        return frozenset(self.heat)

    def ways(self, start: str) -> dict[str, Way]:
        """To every room that can be reached: what it costs to go there, and the rooms on the way."""
        found: dict[str, Way] = {}
        front: list[tuple[float, str, tuple[str, ...]]] = [(0.0, start, ())]
        while front:
            cost, room, path = heappop(front)
            if room in found:
                continue
            found[room] = Way(cost, path)
            for there in self.plan.neighbours[room]:
                if there not in found:
                    heappush(front, (cost + 1 + self.danger(there), there, (*path, there)))
        return found

    def step_towards(self, start: str, goal: str) -> str | None:
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

    @property
    def slots_left(self) -> int:
        """How many chips can still be entered."""
        return self.view.security.slots - len(self.view.security.chips)

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds the clock alone leaves, this one included."""
        track = self.view.track
        to_clock = {"clock": 3, "zombie": 2, "fire": 1}[track.event] if not track.showdown else 0
        left = track.spaces - track.darkness
        return 1 + (track.rounds_left or 0) if left <= 0 else to_clock + 3 * (left - 1) + 1

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


def missing(colours: Iterable[str], at_hand: Counter[str]) -> int:
    """How many of these colours are not at hand."""
    return (Counter(colours) - at_hand).total()
