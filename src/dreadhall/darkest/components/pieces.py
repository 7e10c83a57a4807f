"""What a piece of the game is: the schema of `components/*.yaml`, and the values the rules read."""

from typing import Literal

import msgspec

from dreadhall.darkest.house.compass import Direction
from dreadhall.darkest.ids import NO_SURVIVOR, CardId, Square, SurvivorId

Edition = Literal["first", "revised"]
Mode = Literal["dark", "darker", "darkest"]
TargetColour = Literal["blue", "red", "orange", "white"]
Reconstruction = Literal["second-reconstruction", "first-reconstruction"]

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
    """The team spaces of one row."""

    count: int


class UpkeepTrack(Entry, frozen=True, kw_only=True):
    """The upkeep steps in their order."""

    steps: tuple[str, ...]


class EventCycle(Entry, frozen=True, kw_only=True):
    """The events in their order, top to bottom and round again, and the one that lies open at the start."""

    spaces: tuple[str, ...]
    start: str


class DarknessTrack(Entry, frozen=True, kw_only=True):
    """The darkness track: its last space and those with a fire icon."""

    spaces: int
    fire_spaces: tuple[int, ...]


class ShowdownSide(Entry, frozen=True, kw_only=True):
    """The other side of the Multitracker."""

    box_capacity: int
    reaction: tuple[str, ...]
    enemies: tuple[str, ...]
    events: tuple[str, ...]
    events_start: dict[Edition, int]
    darkness: int


class SecurityBoard(Entry, frozen=True, kw_only=True):
    """The security board: its slots for codes, by mode, and for chips."""

    code_slots: dict[Mode, int]
    chip_slots: int


class Colours(Entry, frozen=True, kw_only=True):
    """The code colours, and a glyph for each."""

    names: tuple[str, ...]
    glyphs: dict[str, str]


class CodeTokens(Entry, frozen=True, kw_only=True):
    """The code tokens."""

    per_colour: int


class Chip(Piece, frozen=True, kw_only=True):
    """A code chip: two or three colour icons on the hidden side."""

    id: str
    icons: tuple[str, ...]


class Chips(Entry, frozen=True, kw_only=True):
    """All code chips."""

    two_icon: tuple[Chip, ...]
    three_icon: tuple[Chip, ...]


class Zombies(Entry, frozen=True, kw_only=True):
    """An ordinary zombie."""

    movement: int
    hits: int
    dice: int


class SpawnTokens(Entry, frozen=True, kw_only=True):
    """How many tokens bring so many zombies."""

    values: dict[int, int]


class FormerNumbers(Entry, frozen=True, kw_only=True):
    """Numbers of the first reconstruction that others have taken the place of: dice by item, AP by survivor."""

    attack: dict[str, int]
    health_three: dict[SurvivorId, tuple[int, ...]]
    showdown_darkness: int
    spawn_tokens: dict[int, int]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the pieces of a table, as far as it was reconstructed more than once."""

    attack: dict[str, int]
    """The dice of each item that is a weapon."""
    health_three: dict[SurvivorId, tuple[int, ...]]
    """The AP of each survivor's spaces, on the side for four and five."""
    showdown_darkness: int
    """The last space of the showdown's darkness track."""
    spawn_values: tuple[int, ...]
    """The value of each spawn token."""
    usual_horde: float
    """How many zombies a token brings on average."""


class Skill(Piece, frozen=True, kw_only=True):
    """A skill and its price."""

    key: str
    xp: int


class SurvivorSheet(Entry, frozen=True, kw_only=True):
    """A survivor's board: AP by wounds taken on either side, and the skills from left to right."""

    id: SurvivorId
    name: str
    colour: str
    health_four: tuple[int, ...]
    health_three: tuple[int, ...]
    entrap_rate: int
    starting_card: CardId
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

    id: CardId
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

    id: CardId
    item: str
    colours: tuple[str, ...]
    editions: tuple[Edition, ...]
    survivor: SurvivorId = NO_SURVIVOR
    module: str = ""
    starting: bool = False


class StartingCard(Entry, frozen=True, kw_only=True):
    """The card a survivor starts with."""

    id: CardId
    item: str
    survivor: SurvivorId
    colours: tuple[str, ...]


class SetAside(Entry, frozen=True, kw_only=True):
    """A card that is in the box and never in play."""

    key: str
    name: str
    count: int
    counted_in: dict[Edition, str]


class DeckTotals(Piece, frozen=True, kw_only=True):
    """How many cards an edition has."""

    search_deck: int
    equipment: int
    starting: int


class EquipmentTotals(Entry, frozen=True, kw_only=True):
    """How many cards each edition has."""

    first: DeckTotals
    revised: DeckTotals


class RadiationSheet(Entry, frozen=True, kw_only=True):
    """The numbers of the expansion Radioactive; `squares` says where the D6 puts the reactor."""

    leak_spaces: tuple[int, ...]
    level: int
    dice: dict[str, int]
    ap: dict[str, int]
    entry_chips: int
    entry_icons: int
    squares: dict[int, Square]


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
