"""The entries of Dark, Darker, Darkest: tracks, rooms, doors, survivors, and what haunts the house.

It reads the same as a seat's view does (`darkest/presentation/view_building.py`), without making one; all seats see
the same.
"""

from collections.abc import Sequence

import numpy as np

from dreadhall.darkest.components.catalogue import CHIP_SLOTS, DARKNESS
from dreadhall.darkest.house.layout import House
from dreadhall.darkest.house.plan import plan_for
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import DarkestState, Foe, Survivor
from dreadhall.encoding.entries import Array, Entries, Nearness, RowCache, mark
from dreadhall.encoding.vocabulary import Vocabulary

OF_THE_TRACK = ("round", "darkness", "rounds-left", "showdown")
OF_A_ROOM = (
    *("there", "searched", "locked", "observed", "burns", "fire", "destroyed", "radiation", "gas-leak", "secure"),
    *("zombies", "specials", "downed", "waiting", "tokens", "creature", "nemesis", "own", "others"),
    *("near-unsearched", "near-laboratory", "near-foes"),
)
ROOM = {feature: place for place, feature in enumerate(OF_A_ROOM)}
ZOMBIES = ROOM["zombies"]
NEAR_UNSEARCHED, NEAR_LABORATORY, NEAR_FOES = range(len(OF_A_ROOM) - 3, len(OF_A_ROOM))
OF_A_DOOR = ("there", "closed", "icons", "chip")
THERE, CLOSED, ICONS, CHIP = range(len(OF_A_DOOR))
OF_A_SURVIVOR = (
    *("there", "active", "health", "ap", "xp", "virus", "chips", "skills", "entrapped", "radiation", "ammo"),
)
OF_A_FOE = ("there", "dice", "movement", "parts", "lost", "hits")
STACKS = ("equipment", "spawn", "creatures", "spare_chips")
ROUNDS = 40


class SurvivorEntries:
    """The entries of a survivor, as they stand on every board."""

    def __init__(self, words: Vocabulary, seats: int) -> None:
        entries = Entries()
        self.first = entries.add(*OF_A_SURVIVOR)
        self.whose = entries.add(*(f"of:+{seat}" for seat in range(seats)))
        self.rooms = entries.each("in", words.of("room"))
        self.has = entries.each("has", words.of("card"))
        self.names = entries.names
        self._kept = RowCache()

    def __len__(self) -> int:
        return len(self.names)

    def look(self, rules: Upkeep, who: Survivor, after: int) -> Array:
        """Somebody's board, whose it is, and where the figure is; boards seldom change, so that they are kept."""
        cards = tuple([(held.card, held.ammo) for held in (*who.hands, *who.pack)])
        numbers = (rules.is_active(who), rules.points(who), who.xp, len(who.virus), len(who.chips), len(who.skills))
        health = len(rules.health_track(who)), who.wounds
        key = after, who.room, cards, numbers, health, bool(who.entrapped), who.radiation
        found = self._kept.get(key)
        return self._kept.keep(key, self._written(*key)) if found is None else found

    def _written(
        self,
        after: int,
        room: str,
        cards: tuple[tuple[str, int], ...],
        numbers: tuple[bool, int, int, int, int, int],
        health: tuple[int, int],
        is_entrapped: bool,
        radiation: int,
    ) -> Array:
        row: Array = np.zeros(len(self.names), np.float32)
        is_active, points, xp, virus, chips, skills = numbers
        track, wounds = health
        row[self.first : self.first + len(OF_A_SURVIVOR)] = (
            *(1.0, is_active, (track - wounds) / max(1, track), points / 6, xp / 10, virus / 6, chips / 4, skills / 4),
            *(is_entrapped, radiation / 6, sum(ammo for _, ammo in cards) / 6),
        )
        row[self.whose + after] = 1.0
        mark(row, self.rooms, room)
        for card, _ in cards:
            mark(row, self.has, card)
        return row


class DarkestEncoder:
    """What everybody may know of a position, written entry by entry."""

    def __init__(self, words: Vocabulary, seats: int) -> None:
        entries = Entries()
        self._seats = seats
        self._phases = entries.each("phase", words.of("phase"))
        self._track = entries.add(*(f"track:{feature}" for feature in OF_THE_TRACK))
        self._stacks = entries.add(*(f"stack:{kind}" for kind in STACKS))
        self._security = entries.add("security:chips", "security:open", "security:code")
        self._reactor = entries.add("reactor:there", "reactor:space", "reactor:leaking")
        self._code = entries.each("security:code", words.of("colour"))
        self._board = SurvivorEntries(words, seats)
        self._boards = entries.block("survivor", words.of("survivor"), self._board.names)
        rooms = entries.block("room", words.of("room"), OF_A_ROOM)
        self._rooms = {RoomId(room): row for room, row in rooms.items()}
        self._house = slice(next(iter(self._rooms.values()), 0), len(entries.names))
        self._doors = entries.block("door", words.of("door"), OF_A_DOOR)
        self._doors_end = len(entries.names)
        self._foes = {kind: entries.add(*(f"{kind}:{part}" for part in OF_A_FOE)) for kind in ("creature", "nemesis")}
        self.names: Sequence[str] = entries.names
        self._houses = RowCache()
        self._nearness = Nearness(words.of("room"))

    def write(self, rules: Upkeep, seat: int, into: Array) -> None:
        """All of it, for a seat: only whose survivor is whose depends on it."""
        state = rules.state
        self._write_tracks(rules, into)
        for who in state.survivors.values():
            if (first := self._boards.get(who.id)) is not None:
                into[first : first + len(self._board)] = self._board.look(rules, who, (who.seat - seat) % self._seats)
        if state.layout:
            into[self._house.start : self._doors_end] = self._house_as_it_is(rules)
            foes = tuple([foe.room for foe in (state.creature, state.nemesis) if foe is not None])
            near = self._nearness.to((*state.hordes, *foes), rules.plan, rules.plan.neighbours)
            into[self._house].reshape(-1, len(OF_A_ROOM))[:, NEAR_FOES] = near
        self._write_figures(state, seat, into)
        for kind, foe in (("creature", state.creature), ("nemesis", state.nemesis)):
            if foe is not None:
                self._write_foe(rules, foe, self._foes[kind], into)

    def progress(self, rules: Upkeep, seat: int) -> float:
        """Half of the night is the code, half what the nemesis has lost."""
        state = rules.state
        left = len(state.code) / len(state.code_start) if state.code_start else 1.0
        code = 1.0 if state.lab_open else 1.0 - left
        foe = state.nemesis if state.showdown else None
        return (max(0.0, code) + (share_lost(rules, foe) if foe is not None else 0.0)) / 2

    def _write_tracks(self, rules: Upkeep, into: Array) -> None:
        """How far the night is."""
        state, show = rules.state, rules.state.showdown
        mark(into, self._phases, state.phase)
        darkness = show.darkness / rules.printed.showdown_darkness if show else state.darkness / DARKNESS.spaces
        into[self._track : self._stacks] = (
            *(state.round / ROUNDS, darkness, (state.rounds_left or 0) / ROUNDS, show is not None),
        )
        into[self._stacks : self._security] = (
            *(len(state.equipment) / 60, rules.tokens_left() / 60),
            *((len(state.creatures) + len(state.creatures_below)) / 10, len(state.unused_chips) / 41),
        )
        code = len(state.code) / max(1, len(state.code_start))
        into[self._security : self._reactor] = len(state.code_slots) / CHIP_SLOTS, state.lab_open, code
        for colour in state.code:
            mark(into, self._code, colour)
        if (reactor := state.radiation) is not None:
            into[self._reactor : self._reactor + 3] = 1.0, reactor.space / 10, reactor.leaking

    def _house_as_it_is(self, rules: Upkeep) -> Array:
        """Its rooms and doors, without those who are there; that seldom changes, so that it is kept."""
        state = rules.state
        key = (
            *(rules.plan, rules.options.advanced, state.fire, tuple(state.searched), tuple(state.cameras)),
            *(tuple(state.burns.items()), tuple(state.locks.items()), rules.closed_doors()),
            tuple(state.radiation.tiles) if state.radiation else (),
        )
        found = self._houses.get(key)
        return self._houses.keep(key, self._look_at(rules)) if found is None else found

    def _look_at(self, rules: Upkeep) -> Array:
        into: Array = np.zeros(self._doors_end, np.float32)
        self._write_rooms(rules, into)
        self._write_doors(rules, into)
        return into[self._house.start :]

    def _write_rooms(self, rules: Upkeep, into: Array) -> None:
        """Each room: how it is, and how near to what matters."""
        state, plan, house, advanced = rules.state, rules.plan, rules.house, rules.options.advanced
        for square in house.squares:
            tile = house.tile_at[square]
            self._set_tile(into, house, square, "there")
            self._set_tile(into, house, square, "gas-leak", tile.gas_leak and advanced)
            self._set_tile(into, house, square, "secure", tile.secure and advanced)
        for room in self._rooms:
            self._set(into, room, "locked", room in plan.links and plan.is_locked(room))
        for room in state.searched:
            self._set(into, room, "searched")
        for camera in state.cameras:
            for room in rules.observed(camera):
                self._set(into, room, "observed")
        for square, burns in state.burns.items():
            self._set_tile(into, house, square, "burns", burns / 4)
        if state.fire is not None:
            self._set_tile(into, house, state.fire, "fire")
        for square in state.destroyed:
            self._set_tile(into, house, square, "destroyed")
        for square in state.radiation.tiles if state.radiation else ():
            self._set_tile(into, house, square, "radiation")
        rows = into[self._house].reshape(-1, len(OF_A_ROOM))
        unsearched = tuple(room for room in plan.rooms if room not in state.searched)
        rows[:, NEAR_UNSEARCHED] = self._nearness.to(unsearched, plan, plan.neighbours)
        rows[:, NEAR_LABORATORY] = self._near_laboratory(house)

    def _near_laboratory(self, house: House) -> Array:
        """How near each room would be to the laboratory if every door were open."""
        plan = plan_for(house.text, (), ())
        return self._nearness.to(plan.rooms_in[house.laboratory_square], plan, plan.neighbours)

    def _write_doors(self, rules: Upkeep, into: Array) -> None:
        """Each doorway with a lock; of a chip only what lies open."""
        for door in rules.house.doors:
            self._set_door(into, door, THERE, 1.0)
        for door in rules.closed_doors():
            self._set_door(into, door, CLOSED, 1.0)
        for door, lock in rules.state.locks.items():
            self._set_door(into, door, ICONS, lock.icons / 3)
            self._set_door(into, door, CHIP, bool(lock.chip))

    def _set_door(self, into: Array, door: str, feature: int, value: float) -> None:
        """Something about a doorway."""
        if (row := self._doors.get(door)) is not None:
            into[row + feature] = value

    def _write_figures(self, state: DarkestState, seat: int, into: Array) -> None:
        """Who or what is in each room."""
        for room, horde in state.hordes.items():
            if (row := self._rooms.get(room)) is not None:
                place = row + ZOMBIES
                specials = len(horde.specials) / 4
                into[place : place + 4] = horde.zombies / 6, specials, horde.downed / 6, horde.waiting / 6
        for token in state.tokens:
            self._set(into, token.room, "tokens")
        if state.creature is not None:
            self._set(into, state.creature.room, "creature")
        if state.nemesis is not None:
            self._set(into, state.nemesis.room, "nemesis")
        for who in state.survivors.values():
            self._set(into, who.room, "own" if who.seat == seat else "others")

    def _write_foe(self, rules: Upkeep, foe: Foe, place: int, into: Array) -> None:
        """How strong the creature or the nemesis is, and what it has lost."""
        board = rules.board(foe)
        movement = 0 if board.movement is None else max(0, board.movement - rules.lost_parts(foe, "blue"))
        hits = sum(foe.cubes) / max(1, sum(target.hits for target in board.targets))
        into[place : place + len(OF_A_FOE)] = (
            *(1.0, rules.attack_dice(foe) / 10, movement / 6, len(board.targets) / 8, share_lost(rules, foe), hits),
        )

    def _set(self, into: Array, room: RoomId, feature: str, value: float = 1.0) -> None:
        """Something about a room."""
        if (row := self._rooms.get(room)) is not None:
            into[row + ROOM[feature]] = value

    def _set_tile(self, into: Array, house: House, square: Square, feature: str, value: float = 1.0) -> None:
        """Something about all rooms of a tile."""
        for room in house.drawing[square].rooms:
            self._set(into, room, feature, value)


def share_lost(rules: Upkeep, foe: Foe) -> float:
    """How much of its parts a creature or a nemesis has lost."""
    parts = len(rules.board(foe).targets)
    return sum(rules.is_part_lost(foe, number) for number in range(parts)) / max(1, parts)
