"""What a seat sees: everything that lies open on the table, typed and ready for a screen.

All players are on one side, so every seat sees the same. What is face down (tokens, chips, decks) is not in here.
"""

import msgspec

from dreadhall.darkest.components.tiles import Edge
from dreadhall.darkest.house.compass import Direction
from dreadhall.darkest.ids import CardId, DoorId, RoomId, Square, SurvivorId, TileId
from dreadhall.darkest.state import Fallen


class RoomView(msgspec.Struct):
    """A room as drawn: its four edges, and what is known of it."""

    id: RoomId
    edges: dict[Direction, Edge]
    searched: bool
    locked: bool
    observed: bool


class InnerView(msgspec.Struct):
    """The way between the two rooms of a tile, from the first to the second."""

    direction: Direction
    edge: str
    door: DoorId


class TileView(msgspec.Struct):
    """A tile on the table."""

    square: Square
    tile: TileId
    rotation: int
    section: str
    rooms: list[RoomView]
    inner: InnerView | None
    burns: int
    destroyed: bool
    fire: bool
    radiation: bool
    gas_leak: bool
    lurking: bool
    secure: bool
    function: str
    terminal: bool


class DoorView(msgspec.Struct):
    """A doorway with a lock: closed or open, and the chip on it as far as it can be seen."""

    id: DoorId
    rooms: tuple[RoomId, RoomId]
    direction: Direction
    lock: str
    closed: bool
    icons: int
    chip: str
    colours: tuple[str, ...]


class CameraView(msgspec.Struct):
    """A camera and the rooms it observes."""

    room: RoomId
    facing: Direction
    sees: list[RoomId]


class CardView(msgspec.Struct):
    """A card somebody carries."""

    card: CardId
    item: str
    kind: str
    hands: int
    ammo: int
    colours: tuple[str, ...]


class WeaponView(msgspec.Struct):
    """What an attack would be made with: dice, range, and the rooms it reaches without aiming."""

    card: CardId
    dice: int
    range: int
    rooms: list[RoomId]


class SkillView(msgspec.Struct):
    """A skill: owned, for sale, or lost to zombification."""

    skill: str
    xp: int
    owned: bool
    lost: bool


class SurvivorView(msgspec.Struct):
    """A survivor's board."""

    id: SurvivorId
    seat: int
    colour: str
    room: RoomId
    health: int
    track: tuple[int, ...]
    ap: int
    full_ap: int
    xp: int
    hands: list[CardView]
    pack: list[CardView]
    limit: int
    virus: list[str]
    chips: dict[str, tuple[str, ...]]
    skills: list[SkillView]
    ability: str
    entrap_rate: int
    entrapped: str
    active: bool
    used: list[str]
    markers: list[SurvivorId]
    radiation: int
    weapons: list[WeaponView]
    sees: list[RoomId]


class HordeView(msgspec.Struct):
    """The zombies of a room."""

    room: RoomId
    zombies: int
    specials: list[str]
    downed: int
    waiting: int
    infected: bool


class TokenView(msgspec.Struct):
    """A spawn token, face down."""

    room: RoomId
    infected: bool


class PartView(msgspec.Struct):
    """A hit location or target area, its cubes, and whether it is lost."""

    colour: str
    cubes: int
    hits: int
    lost: bool


class FoeView(msgspec.Struct):
    """The creature's or the nemesis' board."""

    id: str
    room: RoomId
    movement: int | None
    dice: int
    parts: list[PartView]
    bite: bool
    power: str
    fire_resistant: bool
    ranged: int
    knockback_immune: bool
    infected: bool


class SecurityView(msgspec.Struct):
    """The security board."""

    code: list[str]
    code_at_start: list[str]
    chips: list[str]
    slots: int
    open: bool


class TrackView(msgspec.Struct):
    """The Multitracker."""

    round: int
    phase: str
    event: str
    darkness: int
    spaces: int
    fire_spaces: list[int]
    rounds_left: int | None
    showdown: bool
    boxes: list[list[SurvivorId]]


class StackView(msgspec.Struct):
    """How much is left of what lies face down."""

    equipment: int
    spawn: int
    creatures: int
    spare_chips: int


class ReactorView(msgspec.Struct):
    """The reactor of the expansion."""

    space: int
    leaking: bool
    chips: int
    doors_open: bool
    shut_down: bool


class DarkestView(msgspec.Struct):
    """The whole table."""

    track: TrackView
    house: list[TileView]
    doors: list[DoorView]
    cameras: list[CameraView]
    survivors: list[SurvivorView]
    fallen: list[Fallen]
    groups: list[list[SurvivorId]]
    finished: list[list[SurvivorId]]
    done: list[int]
    hordes: list[HordeView]
    tokens: list[TokenView]
    creature: FoeView | None
    nemesis: FoeView | None
    security: SecurityView
    stacks: StackView
    cure: SurvivorId
    functions_used: list[str]
    reaction: list[Square]
    reactor: ReactorView | None
