"""The entries of Betrayal: the house room by room, all boards, monsters, and the haunt as one's side knows it.

It reads the same as a seat's view does (`betrayal/presentation/view.py`), without making one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.explorers.traits import VALUES
from dreadhall.betrayal.house.plan import Plan, room_of
from dreadhall.betrayal.ids import NO_ROOM, ExplorerId, RoomId
from dreadhall.betrayal.memory import open_counts
from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.encoding.entries import Array, Entries, Nearness, RowCache, mark
from dreadhall.encoding.vocabulary import Vocabulary

FLOORS = ("upper", "ground", "basement")
SIDES = ("heroes", "traitor")
STACKS = {"room": 45, "item": 22, "omen": 13, "event": 45}
OBJECTIVES = 6
"""How many of a side's aims have entries; no haunt has more."""
OF_A_ROOM = (
    *("placed", *FLOORS, "x", "y", "open", "destroyed", "tokens", "cards", "friends", "foes", "monsters"),
    *("near", "near-aims", "near-foes"),
)
FLOOR = {floor: OF_A_ROOM.index(floor) for floor in FLOORS}
EAST, SOUTH, OPEN, DESTROYED, TOKENS, CARDS, FRIENDS, FOES, MONSTERS, NEAR, NEAR_AIMS, NEAR_FOES = range(
    OF_A_ROOM.index("x"), len(OF_A_ROOM)
)
OF_A_BOARD = ("alive", "away", "cards")
MOST = 8
"""What counts as much: of a trait, of spaces, of steps through the house."""
FEW = 4
"""What counts as much of what is in one room."""


class ExplorerEntries:
    """The entries of an explorer, as they stand on every seat's board."""

    def __init__(self, words: Vocabulary) -> None:
        entries = Entries()
        self.first = entries.add(*OF_A_BOARD)
        self.sides = entries.each("side", SIDES)
        self.explorers = entries.each("explorer", words.of("explorer"))
        self.traits = entries.add(*(f"{trait}{part}" for trait in TRAITS for part in ("", ":clip")))
        self.has = entries.each("has", words.of("held"))
        self.rooms = entries.each("in", words.of("room"))
        self.names = entries.names
        self._kept = RowCache()

    def __len__(self) -> int:
        return len(self.names)

    def look(self, rules: Exploration, who: Explorer, seat: int, side: str, room: str) -> Array:
        """Somebody's board as a seat sees it, and where the figure is; boards seldom change, so that they are kept."""
        values = tuple([rules.value(who, trait) for trait in TRAITS])
        cards = tuple([rules.card_seen_by(card, seat) for card in who.cards])
        key = who.id, values, tuple(who.clips), cards, side, room, who.alive, bool(who.away)
        found = self._kept.get(key)
        return self._kept.keep(key, self._written(*key)) if found is None else found

    def _written(
        self,
        explorer: ExplorerId,
        values: tuple[int, ...],
        clips: tuple[int, ...],
        cards: tuple[str, ...],
        side: str,
        room: str,
        is_alive: bool,
        is_away: bool,
    ) -> Array:
        row: Array = np.zeros(len(self.names), np.float32)
        row[self.first : self.first + len(OF_A_BOARD)] = is_alive, is_away, len(cards) / MOST
        for place, (value, clip, track) in enumerate(zip(values, clips, VALUES[explorer], strict=True)):
            row[self.traits + 2 * place] = value / MOST
            row[self.traits + 2 * place + 1] = (clip + 1) / len(track)
        mark(row, self.sides, side)
        mark(row, self.explorers, explorer)
        mark(row, self.rooms, room)
        for card in cards:
            mark(row, self.has, card)
        return row


class ObjectiveEntries:
    """Where the entries of one objective stand."""

    def __init__(self, entries: Entries, name: str, words: Vocabulary) -> None:
        self.first = entries.add(f"{name}:there", f"{name}:done")
        self.rooms = entries.each(f"{name}:room", words.of("room"))


class BetrayalEncoder:
    """What a seat may know of a position, written entry by entry."""

    def __init__(self, words: Vocabulary, seats: int) -> None:
        entries = Entries()
        self._seats = seats
        self._phases = entries.each("phase", words.of("phase"))
        self._omens = entries.add("omens-drawn")
        self._stacks = entries.add(*(f"stack:{kind}" for kind in STACKS))
        self._turn = entries.add(*(f"turn:+{seat}" for seat in range(seats)))
        self._of_turn = entries.add("turn:spaces", "turn:attacked", "turn:monster")
        self._board = ExplorerEntries(words)
        self._boards = [entries.add(*(f"+{seat}:{name}" for name in self._board.names)) for seat in range(seats)]
        self._rooms = entries.block("room", words.of("room"), OF_A_ROOM)
        self._house = slice(next(iter(self._rooms.values()), 0), len(entries.names))
        self._monsters = entries.block("monster", words.of("monster"), ("count", "stunned", *TRAITS))
        self._haunts = entries.each("haunt", words.of("haunt"))
        self._sides = entries.each("haunt:side", SIDES)
        self._track = entries.add("haunt:track")
        self._counters = entries.each("haunt:counter", words.of("counter"))
        self._aims = [ObjectiveEntries(entries, f"objective:{place}", words) for place in range(OBJECTIVES)]
        self.names: Sequence[str] = entries.names
        self._houses = RowCache()
        self._nearness = Nearness(words.of("room"))

    def write(self, rules: Exploration, seat: int, into: Array) -> None:
        """All of it, for a seat."""
        state = rules.state
        mark(into, self._phases, state.phase)
        into[self._omens] = state.omens_drawn / STACKS["omen"]
        stacks = self._stacks
        into[stacks : stacks + 4] = [
            len(state.rooms) / STACKS["room"],
            len(state.items) / STACKS["item"],
            len(state.omens) / STACKS["omen"],
            len(state.events) / STACKS["event"],
        ]
        self._write_turn(rules, seat, into)
        haunt = rules if isinstance(rules, Haunt) else None
        sides = [haunt.side_of(who.seat) if haunt else "" for who in state.explorers]
        rooms = [room_seen(rules, who, seat) for who in state.explorers]
        for who, side, room in zip(state.explorers, sides, rooms, strict=True):
            first = self._boards[(who.seat - seat) % self._seats]
            into[first : first + len(self._board)] = self._board.look(rules, who, seat, side, room)
        aims = aims_of(rules, seat)
        if haunt is not None:
            self._write_monsters(haunt, seat, into)
            self._write_haunt(haunt, seat, aims, into)
        self._write_house(rules, seat, sides, rooms, aims, into)

    def progress(self, rules: Exploration, seat: int) -> float:
        """The mean of the seat's objectives."""
        aims = aims_of(rules, seat)
        return sum(min(1.0, max(0.0, aim.done / max(1, aim.of))) for aim in aims) / len(aims) if aims else 0.0

    def _write_turn(self, rules: Exploration, seat: int, into: Array) -> None:
        """Whose turn it is, and what is left of it."""
        turn, explorers = rules.turn, rules.state.explorers
        into[self._turn + (turn.seat - seat) % self._seats] = 1.0
        active = explorers[turn.seat] if turn.seat < len(explorers) else None
        place = self._of_turn
        into[place : place + 3] = rules.spaces_seen(active) / MOST, turn.attacked, bool(turn.monster)

    def _write_house(
        self,
        rules: Exploration,
        seat: int,
        sides: Sequence[str],
        rooms: Sequence[RoomId],
        aims: Sequence[Objective],
        into: Array,
    ) -> None:
        """Each room: where it lies, what lies in it, who is there, and how near it is to what matters."""
        state, plan = rules.state, rules.plan
        monsters = [room_of(monster.place) for monster in state.monsters.values()]
        house = into[self._house]
        house[:] = self._tiles_of(plan)
        self._write_what_lies_there(state, monsters, into)
        own = sides[seat] if seat < len(sides) else ""
        for other, (side, room) in enumerate(zip(sides, rooms, strict=True)):
            if other != seat:
                self._count(into, room, FRIENDS if side == own else FOES)
        found: dict[str, RoomId] = {who.id: room for who, room in zip(state.explorers, rooms, strict=True)}
        found |= zip(state.monsters, monsters, strict=True)
        foes = [room for room, side in zip(rooms, sides, strict=True) if side != own]
        threats = foes if own == "traitor" else foes + monsters
        near, rows = self._nearness, house.reshape(-1, len(OF_A_ROOM))
        rows[:, NEAR] = near.to(tuple(rooms[seat : seat + 1]), plan, plan.near)
        rows[:, NEAR_AIMS] = near.to(tuple(sought(aims, found)), plan, plan.near)
        rows[:, NEAR_FOES] = near.to(tuple(threats), plan, plan.near)

    def _count(self, into: Array, room: str, feature: int, value: float = 1 / FEW) -> None:
        """More of something in a room."""
        if (row := self._rooms.get(room)) is not None:
            into[row + feature] += value

    def _write_what_lies_there(self, state: BetrayalState, monsters: Iterable[RoomId], into: Array) -> None:
        """What everybody sees in the rooms besides explorers."""
        for room in state.destroyed:
            self._count(into, room, DESTROYED, 1.0)
        for place in state.tokens.values():
            self._count(into, room_of(place), TOKENS)
        for place, cards in state.piles.items():
            self._count(into, place, CARDS, len(cards) / FEW)
        for room in monsters:
            self._count(into, room, MONSTERS)

    def _tiles_of(self, plan: Plan) -> Array:
        """The rooms of a house as they lie: a plan never changes, so that this is kept."""
        found = self._houses.get(plan)
        return self._houses.keep(plan, self._look_at(plan)) if found is None else found

    def _look_at(self, plan: Plan) -> Array:
        into: Array = np.zeros(self._house.stop, np.float32)
        places: list[int] = []
        values: list[float] = []
        for room, tile in plan.placed.items():
            if (row := self._rooms.get(room)) is not None:
                doorways = sum([len(plan.doorways[place]) for place in plan.places(room)])
                places += (row, row + FLOOR[tile.floor], row + EAST, row + SOUTH, row + OPEN)
                values += (1.0, 1.0, max(-1.0, tile.x / MOST), max(-1.0, tile.y / MOST), doorways / 4)
        into[places] = values
        return into[self._house]

    def _write_monsters(self, rules: Haunt, seat: int, into: Array) -> None:
        """How many there are of each kind, how many of them stunned, and how strong they are if one has read of it."""
        kinds: dict[str, list[Figure]] = {}
        for figure in rules.state.monsters.values():
            kinds.setdefault(figure.kind, []).append(figure)
        for kind, alike in kinds.items():
            if (first := self._monsters.get(kind)) is None:
                continue
            into[first] = len(alike) / MOST
            into[first + 1] = sum(figure.stunned for figure in alike) / len(alike)
            if rules.knows_monster(seat, alike[0]):
                for place, trait in enumerate(TRAITS, first + 2):
                    into[place] = alike[0].traits.get(trait, 0) / MOST

    def _write_haunt(self, rules: Haunt, seat: int, aims: Sequence[Objective], into: Array) -> None:
        """Which it is, on which side one is, and how far that side is."""
        haunt = rules.haunt
        mark(into, self._haunts, str(haunt.key))
        mark(into, self._sides, rules.own_side(seat))
        into[self._track] = haunt.track / 12
        for counter, value in remembered(rules).items():
            if (place := self._counters.get(counter)) is not None:
                into[place] = value / MOST
        for entry, aim in zip(self._aims, aims, strict=False):
            into[entry.first] = 1.0
            into[entry.first + 1] = max(-1.0, aim.done / max(1, aim.of))
            for room in aim.rooms:
                mark(into, entry.rooms, room)


def room_seen(rules: Exploration, who: Explorer, seat: int) -> RoomId:
    """The room an explorer is in, as far as a seat may know; empty where it is nowhere."""
    return room_of(rules.place_seen_by(who, seat)) if who.alive and not who.away else NO_ROOM


def aims_of(rules: Exploration, seat: int) -> list[Objective]:
    """What a seat wants, as it knows it itself."""
    return list(rules.objectives_of(seat)) if isinstance(rules, Haunt) and rules.own_side(seat) else []


def sought(aims: Iterable[Objective], found: Mapping[str, RoomId]) -> Iterator[RoomId]:
    """The rooms that lead to these aims, and those of figures to beat, as far as one sees them."""
    for aim in aims:
        yield from map(room_of, aim.rooms)
        yield from (found[foe] for foe in aim.foes if foe in found)


def remembered(rules: Haunt) -> Mapping[str, int]:
    """The numbers that a haunt keeps before everybody's eyes, by name: all that is read here of its memory."""
    return open_counts(rules.haunt)
