"""A house as laid out: which tile lies where, its rooms, doors and icons. What is open at the moment is in `plan`."""

import re
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal, cast

from dreadhall.darkest.components.catalogue import LIMITS, TILES
from dreadhall.darkest.components.tiles import CornerFunction, Edge, RoomLetter, Section, Tile, TileRoom
from dreadhall.darkest.house.compass import DIRECTIONS, OPPOSITE, STEP, Direction, turned
from dreadhall.darkest.ids import NO_DOOR, DoorId, RoomId, Square, TileId
from dreadhall.kernel import BadOption

DoorLock = Literal["chip", "security-board", "reactor"]

PASSABLE = ("open", "door")
NEEDED: tuple[Section, ...] = ("laboratory", "entrance")
"""The sections without whose only tile there is no house."""
CELL = re.compile(r"([A-Z][0-9]{1,2})\.(0|90|180|270)", re.ASCII)


def square_at(row: int, column: int) -> Square | None:
    """The square of a row (1 at the top) and a column (1 at the left), or None outside the house.

    >>> square_at(4, 3), square_at(0, 1)
    ('r4c3', None)
    """
    return Square(f"r{row}c{column}") if 1 <= row <= LIMITS.rows and 1 <= column <= LIMITS.columns else None


ROWS = tuple(range(1, LIMITS.rows + 1))
COLUMNS = tuple(range(1, LIMITS.columns + 1))
PLACES: dict[Square, tuple[int, int]] = {
    Square(f"r{row}c{column}"): (row, column) for row in ROWS for column in COLUMNS
}
SQUARES: tuple[Square, ...] = tuple(PLACES)
BEYOND: dict[Square, dict[Direction, Square | None]] = {
    square: {way: square_at(row + STEP[way][0], column + STEP[way][1]) for way in DIRECTIONS}
    for square, (row, column) in PLACES.items()
}
NEIGHBOURS4: dict[Square, tuple[Square, ...]] = {
    square: tuple(near for near in ways.values() if near is not None) for square, ways in BEYOND.items()
}
AROUND: dict[Square, tuple[Square, ...]] = {
    square: tuple(
        near
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (near := square_at(row + down, column + right)) is not None and near != square
    )
    for square, (row, column) in PLACES.items()
}
BORDERS: tuple[tuple[Square, Direction, Square], ...] = tuple(
    (square, way, near) for square in SQUARES for way in ("e", "s") if (near := BEYOND[square][way]) is not None
)
"""Every border between two tiles, once: a square, the way to the other (east or south), the other."""


@dataclass(frozen=True, slots=True)
class Door:
    """A doorway with a lock: the room that prints it and the one beyond, and the square or squares it lies on."""

    id: DoorId
    rooms: tuple[RoomId, RoomId]
    squares: tuple[Square, ...]
    direction: Direction
    lock: DoorLock

    @property
    def owner(self) -> RoomId:
        """The room whose tile prints the lock."""
        return self.rooms[0]


@dataclass(frozen=True, slots=True)
class InnerWay:
    """How the two rooms of a tile are joined: the way from the open room to the other, and the door if there is one."""

    direction: Direction
    edge: Literal["open", "door"]
    door: DoorId


@dataclass(frozen=True, slots=True)
class Drawing:
    """A tile as it lies: the edges of each of its rooms, and the way between two rooms."""

    tile: TileId
    rotation: int
    rooms: dict[RoomId, dict[Direction, Edge]]
    inner: InnerWay | None


@dataclass(frozen=True, slots=True)
class Side:
    """The room of a tile that one passes into or out of on a side, and its own door there, if it has one."""

    room: RoomId
    door: DoorId


@dataclass(frozen=True, eq=False)
class House:
    """A house as laid out. `parse_layout` makes it, once for each text."""

    text: str
    squares: tuple[Square, ...] = field(repr=False)
    tile_at: dict[Square, Tile] = field(repr=False)
    drawing: dict[Square, Drawing] = field(repr=False)

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows, from the top."""
        return ROWS

    @property
    def columns(self) -> tuple[int, ...]:
        """The columns, from the left."""
        return COLUMNS

    @cached_property
    def rooms_in(self) -> dict[Square, tuple[RoomId, ...]]:
        """The rooms of each tile, the open one first. (D-MODEL-04)"""
        return {square: tuple(drawing.rooms) for square, drawing in self.drawing.items()}

    @cached_property
    def passage_of(self) -> dict[Square, RoomId]:
        """The open room of each tile, or its only one."""
        return {square: rooms[0] for square, rooms in self.rooms_in.items()}

    @cached_property
    def square_of(self) -> dict[RoomId, Square]:
        """Where each room lies."""
        return {room: square for square, rooms in self.rooms_in.items() for room in rooms}

    @cached_property
    def rooms(self) -> tuple[RoomId, ...]:
        """All rooms, row by row."""
        return tuple(self.square_of)

    @cached_property
    def sides(self) -> dict[Square, dict[Direction, Side]]:
        """Where each tile can be entered and left, as printed on it; the neighbour may still show a wall."""
        return {
            square: {
                way: Side(room, DoorId(f"{room}.{way}") if edge == "door" else NO_DOOR)
                for room, edges in drawing.rooms.items()
                for way, edge in edges.items()
                if edge in PASSABLE
            }
            for square, drawing in self.drawing.items()
        }

    @cached_property
    def doors(self) -> dict[DoorId, Door]:
        """Every doorway with a lock that leads somewhere, by the room that prints it and the way from it."""
        doors = {}
        for square in self.squares:
            lock = self.tile_at[square].lock
            if lock == "none":
                continue
            for way, side in self.sides[square].items():
                beyond = BEYOND[square][way]
                other = None if beyond is None else self.sides[beyond].get(OPPOSITE[way])
                if side.door and beyond is not None and other is not None:
                    doors[side.door] = Door(side.door, (side.room, other.room), (square, beyond), way, lock)
            inner = self.drawing[square].inner
            if inner is not None and inner.door:
                a, b = self.rooms_in[square]
                doors[inner.door] = Door(inner.door, (b, a), (square,), OPPOSITE[inner.direction], lock)
        return doors

    @cached_property
    def all_doors(self) -> tuple[DoorId, ...]:
        """The ids of all doors: what is closed before anybody has opened anything. (D-CAM-04)"""
        return tuple(self.doors)

    @cached_property
    def _doors_by_lock(self) -> dict[DoorLock, tuple[DoorId, ...]]:
        locks: tuple[DoorLock, ...] = ("chip", "security-board", "reactor")
        return {lock: tuple(door.id for door in self.doors.values() if door.lock == lock) for lock in locks}

    def doors_with_lock(self, lock: DoorLock) -> tuple[DoorId, ...]:
        """The doors that are locked in this way."""
        return self._doors_by_lock[lock]

    def _squares_with(self, section: str) -> tuple[Square, ...]:
        return tuple(square for square, tile in self.tile_at.items() if tile.section == section)

    @cached_property
    def laboratory_square(self) -> Square:
        """Where the laboratory lies."""
        return self._squares_with("laboratory")[0]

    @cached_property
    def laboratory(self) -> RoomId:
        """The laboratory."""
        return self.passage_of[self.laboratory_square]

    @cached_property
    def entrance(self) -> RoomId:
        """The entrance hall."""
        return self.passage_of[self._squares_with("entrance")[0]]

    @cached_property
    def reactor_square(self) -> Square | None:
        """Where the reactor lies, if the house has one. (D-RAD-04)"""
        return next((square for square, tile in self.tile_at.items() if tile.lock == "reactor"), None)

    @cached_property
    def reactor(self) -> RoomId | None:
        """The reactor room, if the house has one."""
        return None if self.reactor_square is None else self.passage_of[self.reactor_square]

    @cached_property
    def corners(self) -> dict[CornerFunction, RoomId]:
        """The corner rooms by their functions, the laboratory with its antidote cabinet among them."""
        return {
            cast(CornerFunction, tile.function): self.passage_of[square]
            for square, tile in self.tile_at.items()
            if tile.section in ("corner", "laboratory")
        }

    @cached_property
    def function_of(self) -> dict[RoomId, CornerFunction]:
        """What each corner room is good for."""
        return {room: function for function, room in self.corners.items()}

    @cached_property
    def doors_at(self) -> dict[RoomId, tuple[DoorId, ...]]:
        """The doors with a lock of each room, from either side."""
        return {room: tuple(door.id for door in self.doors.values() if room in door.rooms) for room in self.rooms}

    @cached_property
    def doors_near(self) -> dict[Square, tuple[DoorId, ...]]:
        """The doors with a lock on each tile and leading to it."""
        doors = self.doors.values()
        return {square: tuple(door.id for door in doors if square in door.squares) for square in self.squares}

    @cached_property
    def terminals(self) -> tuple[RoomId, ...]:
        """The rooms with a terminal."""
        return tuple(self.passage_of[square] for square, tile in self.tile_at.items() if tile.terminal)

    @cached_property
    def camera_rooms(self) -> tuple[RoomId, ...]:
        """The rooms with a camera icon. (D-CAM-01)"""
        return tuple(tile.rooms[tile.camera].id for tile in self.tile_at.values() if tile.camera is not None)

    @cached_property
    def gas_leaks(self) -> tuple[Square, ...]:
        """The tiles with a gas leak."""
        return tuple(square for square, tile in self.tile_at.items() if tile.gas_leak)

    @cached_property
    def lurking(self) -> tuple[Square, ...]:
        """The tiles where a creature may lurk."""
        return tuple(square for square, tile in self.tile_at.items() if tile.lurking)

    @cached_property
    def secure(self) -> tuple[Square, ...]:
        """The tiles that are easily defended."""
        return tuple(square for square, tile in self.tile_at.items() if tile.secure)

    def row(self, square: Square) -> int:
        """The row, 1 at the top."""
        return PLACES[square][0]

    def column(self, square: Square) -> int:
        """The column, 1 at the left."""
        return PLACES[square][1]

    def square(self, row: int, column: int) -> Square:
        """The square of a row and a column. (D-MODEL-01)"""
        square = square_at(row, column)
        if square is None:
            raise ValueError(f"row {row}, column {column} lies outside the house")
        return square

    def beyond(self, square: Square, direction: Direction) -> Square | None:
        """The next square that way, or None outside."""
        return BEYOND[square][direction]

    def neighbours4(self, square: Square) -> tuple[Square, ...]:
        """The orthogonally adjacent squares. (D-MODEL-08)"""
        return NEIGHBOURS4[square]

    def around(self, square: Square) -> tuple[Square, ...]:
        """The squares around, diagonals too."""
        return AROUND[square]

    def tile_distance(self, one: Square, other: Square) -> int:
        """How many tiles apart, orthogonally and through all walls."""
        (row, column), (other_row, other_column) = PLACES[one], PLACES[other]
        return abs(row - other_row) + abs(column - other_column)


@lru_cache(maxsize=256)
def parse_layout(text: str) -> House:
    """The house of a layout, kept for the next time; BadOption where the text is not one.

    >>> from dreadhall.darkest.components.catalogue import LAYOUTS
    >>> parse_layout(LAYOUTS["recommended"].text).laboratory_square
    'r1c1'
    """
    return lay_out(text)


def lay_out(text: str) -> House:
    """The house of a layout: 20 tiles with their rotations, row by row."""
    house = lay_tiles(text)
    for section in NEEDED:
        if not any(tile.section == section for tile in house.tile_at.values()):
            missing = next(tile for tile in TILES.values() if tile.section == section)
            raise BadOption(f"the house lacks tile {missing.id} ({missing.name})")
    return house


def lay_tiles(text: str) -> House:
    """Any 20 different tiles, also while somebody is still building and the laboratory lies aside."""
    cells = text.split()
    if len(cells) != len(SQUARES):
        raise BadOption(
            f"a house has {len(SQUARES)} tiles, row by row, such as 'C1.0 O08.0 …'; this one has {len(cells)}"
        )
    tiles: dict[Square, Tile] = {}
    drawing: dict[Square, Drawing] = {}
    for square, cell in zip(SQUARES, cells, strict=True):
        match = CELL.fullmatch(cell)
        if match is None:
            raise BadOption(f"{square}: {cell[:20]!r} is not a tile and a rotation (0, 90, 180, 270), such as 'O08.90'")
        tile = TILES.get(TileId(match[1]))
        if tile is None:
            raise BadOption(f"{square}: there is no tile {match[1]!r}")
        if tile in tiles.values():
            raise BadOption(f"{square}: tile {tile.id} ({tile.name}) is used twice")
        tiles[square] = tile
        drawing[square] = draw(tile, int(match[2]))
    return House(" ".join(cells), SQUARES, tiles, drawing)


def draw(tile: Tile, rotation: int) -> Drawing:
    """A tile as it lies after being turned clockwise."""
    letters: tuple[RoomLetter, ...] = ("a", "b")
    rooms = [tile.rooms[letter] for letter in letters if letter in tile.rooms]
    inner = None
    if tile.inner is not None:
        way = turned(tile.inner.direction, rotation)
        door = DoorId(f"{tile.rooms['b'].id}.{OPPOSITE[way]}") if tile.inner.edge == "door" else NO_DOOR
        inner = InnerWay(way, tile.inner.edge, door)
    return Drawing(tile.id, rotation, {room.id: _turned_edges(room, rotation) for room in rooms}, inner)


def _turned_edges(room: TileRoom, rotation: int) -> dict[Direction, Edge]:
    return {way: room.edge(turned(way, -rotation)) for way in DIRECTIONS}
