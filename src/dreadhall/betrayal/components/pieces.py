"""What a piece of the game is but a card: the schema of `components/*.yaml`, and the values the rules read."""

from typing import Annotated, Literal

import msgspec

from dreadhall.betrayal.house.compass import Floor
from dreadhall.betrayal.ids import NO_ROOM, ExplorerId, RoomId

Trait = Literal["might", "speed", "knowledge", "sanity"]
RolledTrait = Trait | Literal[""]
"""What is rolled: a trait, or dice that belong to none."""
DamageKind = Literal["physical", "mental"]
Symbol = Literal["event", "item", "omen"]
Letter = Literal["n", "e", "s", "w"]
DiceCount = Annotated[int, msgspec.Meta(ge=0, le=20)]
"""How many dice a sheet can ask for."""

TRAITS: tuple[Trait, ...] = ("might", "speed", "knowledge", "sanity")
TRAITS_OF: dict[DamageKind, tuple[Trait, Trait]] = {"physical": ("might", "speed"), "mental": ("knowledge", "sanity")}


class Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of something, without a provenance of its own."""


class Entry(Piece, frozen=True, kw_only=True):
    """Whatever has a provenance; docs/rules/betrayal/components-notes.md explains the marks."""

    id: str
    name: str
    source: tuple[str, ...]
    confidence: Literal["high", "medium", "low"] = "high"
    note: str = ""
    rulings: tuple[str, ...] = ()


# Rooms


class BarrierSheet(Piece, frozen=True, kw_only=True):
    """A barrier as the file has it: the doors of either side."""

    sides: tuple[tuple[Letter, ...], tuple[Letter, ...]]
    trait: Trait
    target: int


class Barrier(Piece, frozen=True, kw_only=True):
    """What divides a room: the doors on either side, as printed, and the roll to cross."""

    near: frozenset[int]
    far: frozenset[int]
    trait: Trait
    target: int


class Leaving(Piece, frozen=True, kw_only=True):
    """The roll on every exit, and the trait that loses a space on a failure."""

    trait: Trait
    target: int
    loses: Trait


class Fall(Piece, frozen=True, kw_only=True):
    """A way down: the dice of damage, the discoverer's roll, and the room below where it is always the same."""

    dice: DiceCount
    trait: Trait | None = None
    target: int = 0
    to: RoomId = NO_ROOM


class RoomFeatures(Entry, frozen=True, kw_only=True):
    """What a room has besides its sides."""

    id: RoomId
    floors: frozenset[Floor]
    starting: bool = False
    symbol: Symbol | None = None
    vault_items: int = 0
    outdoors: bool = False
    opens_outside: bool = False
    leaving: Leaving | None = None
    bonus: Trait | None = None
    harm: DamageKind | None = None
    link: RoomId = NO_ROOM
    slides_to: RoomId = NO_ROOM
    fall: Fall | None = None
    rides: tuple[Floor | Literal["any"], ...] = ()
    crash_dice: DiceCount = 0


class RoomSheet(RoomFeatures, frozen=True, kw_only=True):
    """A room as the file has it."""

    doors: tuple[Letter, ...]
    inner_doors: dict[Letter, RoomId] = {}
    front_door: Letter | None = None
    windows: tuple[Letter, ...] = ()
    barrier: BarrierSheet | None = None


class AddedRoom(Entry, frozen=True, kw_only=True):
    """A room of another package: what rooms can have that no haunt asks the box for."""

    id: RoomId
    floors: Annotated[frozenset[Floor], msgspec.Meta(min_length=1)]
    doors: Annotated[tuple[Letter, ...], msgspec.Meta(min_length=1)]
    symbol: Literal["event", "item"] | None = None
    outdoors: bool = False
    bonus: Trait | None = None
    harm: DamageKind | None = None

    @property
    def sheet(self) -> RoomSheet:
        """It, as the file of the box would have it."""
        return RoomSheet(**msgspec.structs.asdict(self))


class Room(RoomFeatures, frozen=True, kw_only=True):
    """A room; its sides are as printed. Doors to the other rooms of the long tile are doors like any other."""

    doors: frozenset[int]
    windows: frozenset[int] = frozenset()
    inner: dict[int, RoomId] = {}
    front_door: int | None = None
    barrier: Barrier | None = None


# Explorers, haunts, tokens


class Track(Piece, frozen=True, kw_only=True):
    """The numbers of a trait from the lowest to the highest, and where the clip starts."""

    values: tuple[int, ...]
    start: int

    @property
    def start_value(self) -> int:
        """The number the trait starts with."""
        return self.values[self.start]


class ExplorerSheet(Entry, frozen=True, kw_only=True):
    """Somebody to play; of those of one colour, whose figure they share, one at most is in the game."""

    id: ExplorerId
    colour: str
    gender: Literal["m", "f"]
    age: int
    birthday: tuple[int, int]
    hobbies: tuple[str, ...]
    music: bool = False
    tracks: dict[Trait, Track]


class PrintedExplorer(ExplorerSheet, frozen=True, kw_only=True):
    """One side of a character card."""

    other_side: ExplorerId


class AddedTrack(Piece, frozen=True, kw_only=True):
    """A track as other packages have them: like those of the box, of eight numbers."""

    values: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=8)], ...], msgspec.Meta(min_length=8, max_length=8)]
    start: Annotated[int, msgspec.Meta(ge=0, le=7)]


class AddedTracks(Piece, frozen=True, kw_only=True):
    """One for each trait."""

    might: AddedTrack
    speed: AddedTrack
    knowledge: AddedTrack
    sanity: AddedTrack


class AddedExplorer(Entry, frozen=True, kw_only=True):
    """An explorer of another package, who takes one of the six figures."""

    id: ExplorerId
    colour: Literal["red", "purple", "blue", "yellow", "green", "white"]
    gender: Literal["m", "f"]
    age: Annotated[int, msgspec.Meta(ge=1, le=120)]
    birthday: tuple[Annotated[int, msgspec.Meta(ge=1, le=12)], Annotated[int, msgspec.Meta(ge=1, le=31)]]
    hobbies: tuple[str, ...] = ()
    music: bool = False
    tracks: AddedTracks

    @property
    def sheet(self) -> ExplorerSheet:
        """It, as the file of the box would have it."""
        tracks = {trait: Track(values=track.values, start=track.start) for trait, track in self.all_tracks}
        return ExplorerSheet(**msgspec.structs.asdict(self) | {"tracks": tracks})

    @property
    def all_tracks(self) -> list[tuple[Trait, AddedTrack]]:
        """The track of each trait."""
        return [(trait, getattr(self.tracks, trait)) for trait in TRAITS]


TraitorKind = Literal[
    "revealer",
    "left-of-revealer",
    "highest",
    "lowest",
    "oldest",
    "youngest",
    "none",
    "none-at-first",
    "hidden",
]


class TraitorRule(Piece, frozen=True, kw_only=True):
    """Who turns traitor: the named explorer if in the game, else whom the kind says."""

    kind: TraitorKind
    trait: Trait | None = None
    except_revealer: bool = False
    named: ExplorerId | Literal[""] = ""


class HauntEntry(Piece, frozen=True, kw_only=True):
    """A row of the table of haunts."""

    number: int
    slug: str
    title: str
    traitor: TraitorRule


class ChartRow(Piece, frozen=True, kw_only=True):
    """A row of the haunt chart: the numbers for each omen."""

    room: RoomId
    haunts: tuple[int, ...]


class DieSheet(Piece, frozen=True, kw_only=True):
    """The die of the box, and how many of them a roll has at most that cards add to."""

    faces: tuple[int, ...]
    count: int
    most: int
    source: tuple[str, ...]
    note: str = ""


class Token(Entry, frozen=True, kw_only=True):
    """A kind of token, how many there are, and what those left by events do to rolls in their room."""

    count: int
    placed_by: str = ""
    dice: int = 0
    heroes_only: bool = False
    blocks_sight: bool = False
