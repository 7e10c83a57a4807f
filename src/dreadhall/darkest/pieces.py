"""What a piece of the game is: the schema of `components/*.yaml`, and the values the rules read."""

from typing import Literal

import msgspec

from dreadhall.darkest.compass import Direction

Edition = Literal["first", "revised"]
Mode = Literal["dark", "darker", "darkest"]
Edge = Literal["open", "wall", "door", "window"]
Lock = Literal["none", "chip", "security-board", "reactor"]
Section = Literal["laboratory", "corner", "entrance", "outer", "inner"]
TargetColour = Literal["blue", "red", "orange", "white"]
RoomLetter = Literal["a", "b"]

EDITIONS: tuple[Edition, ...] = ("first", "revised")


class Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of something, without a provenance of its own."""


class Entry(Piece, frozen=True, kw_only=True):
    """Whatever has a provenance; docs/rules/darkest/components-notes.md explains the marks."""

    source: Literal["rules", "public", "reconstructed"]
    rules_fields: tuple[str, ...] = ()
    public_fields: tuple[str, ...] = ()
    confidence: Literal["high", "medium", "low", ""] = ""
    note: str = ""


class Counts(Entry, frozen=True, kw_only=True):
    """How many pieces are in the box; no limits of the game."""

    pieces: dict[str, int | dict[Edition, int]]

    def of(self, piece: str, edition: Edition) -> int:
        """How many of a piece an edition has."""
        count = self.pieces[piece]
        return count if isinstance(count, int) else count[edition]


class Limits(Entry, frozen=True, kw_only=True):
    """How much of a thing may be used; the inventories are those of 2, 3, 4 and 5 survivors."""

    inventory_first: tuple[int, int, int, int]
    inventory_revised: tuple[int, int, int, int]
    hands: int
    survivor_dice: int
    horde_dice: int
    ammo_max: int
    xp_max: int
    virus: int
    burns_to_destroy: int
    destroyed_damage: int
    rows: int
    columns: int
    corners: int
    outer: int
    inner: int
    cameras: int
    fires: int
    creatures: int


class DieSheet(Entry, frozen=True, kw_only=True):
    """A die: its faces, how many there are, and what they stand for."""

    faces: tuple[int | str, ...]
    count: int
    values: dict[str, int] = {}
    rows: dict[int, int] = {}
    columns: dict[int, int] = {}
    directions: dict[int, Direction] = {}


class TeamSpaces(Entry, frozen=True, kw_only=True):
    count: int


class Upkeep(Entry, frozen=True, kw_only=True):
    steps: tuple[str, ...]


class EventCycle(Entry, frozen=True, kw_only=True):
    """The events in their order, top to bottom and round again, and the one that lies open at the start."""

    spaces: tuple[str, ...]
    start: str


class Darkness(Entry, frozen=True, kw_only=True):
    """The darkness track: its last space and those with a fire icon."""

    spaces: int
    fire_spaces: tuple[int, ...]


class Showdown(Entry, frozen=True, kw_only=True):
    """The other side of the Multitracker."""

    box_capacity: int
    reaction: tuple[str, ...]
    enemies: tuple[str, ...]
    events: tuple[str, ...]
    events_start: dict[Edition, int]
    darkness: int
    corners_to_destroy: int


class SecurityBoard(Entry, frozen=True, kw_only=True):
    code_slots: dict[Mode, int]
    chip_slots: int


class Colours(Entry, frozen=True, kw_only=True):
    names: tuple[str, ...]
    glyphs: dict[str, str]


class CodeTokens(Entry, frozen=True, kw_only=True):
    per_colour: int


class Chip(Piece, frozen=True, kw_only=True):
    """A code chip: two or three colour icons on the hidden side."""

    id: str
    icons: tuple[str, ...]


class Chips(Entry, frozen=True, kw_only=True):
    two_icon: tuple[Chip, ...]
    three_icon: tuple[Chip, ...]


class Zombies(Entry, frozen=True, kw_only=True):
    movement: int
    hits: int
    dice: int


class SpawnTokens(Entry, frozen=True, kw_only=True):
    """How many tokens bring so many zombies."""

    values: dict[int, int]


class Skill(Piece, frozen=True, kw_only=True):
    key: str
    xp: int


class SurvivorSheet(Entry, frozen=True, kw_only=True):
    """A survivor's board: AP by wounds taken on either side, and the skills from left to right."""

    id: str
    name: str
    colour: str
    health_four: tuple[int, ...]
    health_three: tuple[int, ...]
    entrap_rate: int
    starting_card: str
    ability: str
    skills: tuple[Skill, Skill, Skill, Skill]
    errata_skills: tuple[Skill, ...] = ()


class Target(Piece, frozen=True, kw_only=True):
    """A body part; a nemesis gets its cubes when the showdown starts, so it has no hits here."""

    colour: TargetColour
    hits: int = 0


class Beast(Entry, frozen=True, kw_only=True):
    """A creature or nemesis; without a movement it rolls the D4."""

    id: str
    name: str
    movement: int | None
    attack_dice: int
    targets: tuple[Target, ...]
    bite: bool
    fire_resistant: bool
    ranged: int = 0
    knockback_immune: bool = False
    immune_to_own_destruction: bool = False
    power: str = ""
    passive: str = ""
    nemesis: bool = False


class Copy(Piece, frozen=True, kw_only=True):
    """One card that shows an item, as it stands in the file."""

    id: str
    colours: tuple[str, ...]
    editions: tuple[Edition, ...] = EDITIONS


class Item(Entry, frozen=True, kw_only=True):
    """What a card of equipment can do."""

    key: str
    name: str
    kind: Literal["weapon", "gear", "consumable", "ammo"]
    hands: int
    range: int = 0
    attack: int = 0
    ammo: int | None = None
    effect: str = ""
    reloads: str = ""
    amount: int = 0
    ap_cost: int = 0
    single_use: bool = False
    timing: Literal["attack", "active", "passive", "reaction"]
    starting: bool = False
    module: str = ""
    copies: tuple[Copy, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A card of equipment; `starting` ones are never in the search deck."""

    id: str
    item: str
    colours: tuple[str, ...]
    editions: tuple[Edition, ...]
    survivor: str = ""
    module: str = ""
    starting: bool = False


class StartingCard(Entry, frozen=True, kw_only=True):
    id: str
    item: str
    survivor: str
    colours: tuple[str, ...]


class SetAside(Entry, frozen=True, kw_only=True):
    """A card that is in the box and never in play."""

    key: str
    name: str
    count: int
    counted_in: dict[Edition, str]


class DeckTotals(Piece, frozen=True, kw_only=True):
    search_deck: int
    equipment: int
    starting: int


class EquipmentTotals(Entry, frozen=True, kw_only=True):
    first: DeckTotals
    revised: DeckTotals


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
    def id(self) -> str:
        """The name as an id."""
        return self.name.lower().replace("'", "").replace(" ", "-")


class Inner(Piece, frozen=True, kw_only=True):
    """The way from room a to room b of a tile."""

    direction: Direction
    edge: Literal["open", "door"]


class Tile(Entry, frozen=True, kw_only=True):
    """A room tile as printed."""

    id: str
    name: str
    section: Section
    rooms: dict[RoomLetter, TileRoom]
    inner: Inner | None = None
    lock: Lock = "none"
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
        edges = [room.edge(side) for room in self.rooms.values() for side in ("n", "e", "s", "w")]
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
    laboratory: int
    corner: int
    entrance: int
    outer: int
    inner: int


class LaidCamera(Piece, frozen=True, kw_only=True):
    """A camera as a ready-made house aims it, and how many rooms it sees."""

    tile: str
    facing: Direction
    sees: int


class ChipMix(Piece, frozen=True, kw_only=True):
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


class Radiation(Entry, frozen=True, kw_only=True):
    """The numbers of the expansion Radioactive; `squares` says where the D6 puts the reactor."""

    leak_spaces: tuple[int, ...]
    level: int
    dice: dict[str, int]
    ap: dict[str, int]
    entry_chips: int
    entry_icons: int
    squares: dict[int, str]


class Species(Entry, frozen=True, kw_only=True):
    """A kind of special zombie."""

    id: str
    name: str
    tokens: int
    effect: str


class Effect(Entry, frozen=True, kw_only=True):
    """What a key means, in words for developers."""

    kind: Literal["ability", "skill", "power-attack", "passive", "item", "room", "species"]
    text: str


class TileIcon(Entry, frozen=True, kw_only=True):
    text: str
    advanced: bool = False
