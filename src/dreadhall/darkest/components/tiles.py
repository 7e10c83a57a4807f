"""What a room tile and a ready-made house are, as they stand in the files of components."""

from typing import Literal

from dreadhall.darkest.components.pieces import Entry, Piece
from dreadhall.darkest.house.compass import DIRECTIONS, Direction
from dreadhall.darkest.ids import RoomId, TileId

Edge = Literal["open", "wall", "door", "window"]
TileLock = Literal["none", "chip", "security-board", "reactor"]
Section = Literal["laboratory", "corner", "entrance", "outer", "inner"]
RoomLetter = Literal["a", "b"]
CornerFunction = Literal["sprinkler", "medic-bay", "ammo-reserve", "antidote-cabinet"]
"""What the corner rooms are good for; each is a verb of a survivor's turn."""


class TileRoom(Piece, frozen=True, kw_only=True):
    """A room of a tile as printed, before the tile is turned."""

    name: str
    n: Edge
    e: Edge
    s: Edge
    w: Edge
    enwalled: bool = False

    def edge(self, direction: Direction) -> Edge:
        """What is printed on this side."""
        return (self.n, self.e, self.s, self.w)["nesw".index(direction)]

    @property
    def id(self) -> RoomId:
        """The name as an id."""
        return RoomId(self.name.lower().replace("'", "").replace(" ", "-"))


class Inner(Piece, frozen=True, kw_only=True):
    """The way from room a to room b of a tile."""

    direction: Direction
    edge: Literal["open", "door"]


class Tile(Entry, frozen=True, kw_only=True):
    """A room tile as printed."""

    id: TileId
    name: str
    section: Section
    rooms: dict[RoomLetter, TileRoom]
    inner: Inner | None = None
    lock: TileLock = "none"
    camera: RoomLetter | None = None
    gas_leak: bool = False
    lurking: bool = False
    secure: bool = False
    function: str = ""
    terminal: bool = False
    module: str = ""

    @property
    def doors(self) -> int:
        """How many doorways with a lock it has."""
        edges = [room.edge(side) for room in self.rooms.values() for side in DIRECTIONS]
        return edges.count("door") + (self.inner is not None and self.inner.edge == "door")

    @property
    def locks(self) -> int:
        """How many lock icons for code chips it has."""
        return self.doors if self.lock == "chip" else 0

    @property
    def enwalled(self) -> bool:
        """Whether it is nothing but one enwalled room."""
        return all(room.enwalled for room in self.rooms.values())


class TileCounts(Entry, frozen=True, kw_only=True):
    """How many tiles each section has."""

    laboratory: int
    corner: int
    entrance: int
    outer: int
    inner: int


class LaidCamera(Piece, frozen=True, kw_only=True):
    """A camera as a ready-made house aims it, and how many rooms it sees."""

    tile: TileId
    facing: Direction
    sees: int


class ChipMix(Piece, frozen=True, kw_only=True):
    """How many chips of two and of three icons."""

    two: int
    three: int


class Layout(Entry, frozen=True, kw_only=True):
    """A ready-made house; `chip_mix` for few (2 or 3) and many (4 or 5) survivors."""

    id: str
    name: str
    purpose: str
    rows: tuple[str, ...]
    cameras: tuple[LaidCamera, ...]
    locks: int
    rooms: int
    chip_mix: dict[Literal["few", "many"], ChipMix]

    @property
    def text(self) -> str:
        """The layout as one line."""
        return " ".join(self.rows)


class TileIcon(Entry, frozen=True, kw_only=True):
    """An icon on a tile, in words for developers."""

    text: str
    advanced: bool = False
