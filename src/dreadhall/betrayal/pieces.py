"""What a piece of the game is: the schema of `components/*.yaml`, and the values the rules read."""

from typing import Literal

import msgspec

from dreadhall.betrayal.compass import Floor

Trait = Literal["might", "speed", "knowledge", "sanity"]
Damage = Literal["physical", "mental"]
Symbol = Literal["event", "item", "omen"]
Letter = Literal["n", "e", "s", "w"]

TRAITS: tuple[Trait, ...] = ("might", "speed", "knowledge", "sanity")
TRAITS_OF: dict[Damage, tuple[Trait, Trait]] = {"physical": ("might", "speed"), "mental": ("knowledge", "sanity")}


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


# What a card does: one class for each kind of step. The rules know what a `special` step means by its name.

Choice = Literal["might", "speed", "knowledge", "sanity", "each", "any", "physical", "mental", "rolled"]
"""A trait, all four, one that the affected explorer picks (of the four or of two), or the one that was rolled."""


class Step(Piece, frozen=True, kw_only=True, tag_field="op"):
    """Something a card does."""


class Gain(Step, frozen=True, kw_only=True, tag="gain"):
    """Move a clip up."""

    trait: Choice
    spaces: int
    who: Literal["affected", "nearest", "everyone"] = "affected"


class Lose(Step, frozen=True, kw_only=True, tag="lose"):
    """Move a clip down; this is no damage."""

    trait: Choice
    spaces: int
    who: Literal["affected", "nearest", "everyone"] = "affected"


class Lowest(Step, frozen=True, kw_only=True, tag="lowest"):
    """Move a clip down to the lowest number."""

    trait: Choice


class Restore(Step, frozen=True, kw_only=True, tag="restore"):
    """Move clips that are below their start back to it."""

    traits: tuple[Trait, ...]


class Heal(Step, frozen=True, kw_only=True, tag="heal"):
    """Move clips of physical traits up so many spaces in all, never past their start."""

    spaces: int


class Harm(Step, frozen=True, kw_only=True, tag="damage"):
    """Damage, rolled or of so many points; more dice in a room with an event symbol."""

    kind: Damage
    dice: int = 0
    points: int = 0
    more_beside_events: int = 0


class CardAttack(Step, frozen=True, kw_only=True, tag="card-attack"):
    """An attack by the card itself, rolled by the player on the right; it cannot be hurt."""

    dice: int
    trait: Trait


class Draw(Step, frozen=True, kw_only=True, tag="draw"):
    """Draw cards."""

    deck: Symbol
    count: int


class Move(Step, frozen=True, kw_only=True, tag="move"):
    """Put the explorer elsewhere, without spending movement."""

    to: Literal[
        "any",
        "entrance-hall",
        "explorer",
        "found",
        "graveyard-or-crypt",
        "lower-floor",
        "neighbour",
        "patio",
        "upper-landing",
    ]


class Discover(Step, frozen=True, kw_only=True, tag="discover"):
    """Put a tile into the house: for a floor, a named one, or the next."""

    what: Literal["any", "basement", "patio", "upper"]


class PlaceToken(Step, frozen=True, kw_only=True, tag="place-token"):
    """Put a token into a room."""

    token: str
    where: Literal["here", "any", "upper", "ground", "basement", "other-floor"]


class RemoveToken(Step, frozen=True, kw_only=True, tag="remove-token"):
    """Take a token away."""

    token: str


class Keep(Step, frozen=True, kw_only=True, tag="keep"):
    """The event stays before its drawer."""


class Discard(Step, frozen=True, kw_only=True, tag="discard"):
    """The card is used up."""


class Add(Step, frozen=True, kw_only=True, tag="add"):
    """Add to the result of a roll."""

    amount: int


class MoreDice(Step, frozen=True, kw_only=True, tag="more-dice"):
    """Roll more dice, at most eight."""

    dice: int


class Reroll(Step, frozen=True, kw_only=True, tag="reroll"):
    """Roll up to so many dice again."""

    dice: int


class Special(Step, frozen=True, kw_only=True, tag="special"):
    """What only this card does."""

    name: str


AnyStep = (
    Gain
    | Lose
    | Lowest
    | Restore
    | Heal
    | Harm
    | CardAttack
    | Draw
    | Move
    | Discover
    | PlaceToken
    | RemoveToken
    | Keep
    | Discard
    | Add
    | MoreDice
    | Reroll
    | Special
)


class Roll(Piece, frozen=True, kw_only=True):
    """What is rolled: a trait, one of several, each of several, or so many dice; `more_in` counts in some rooms."""

    traits: tuple[Trait, ...] = ()
    dice: int = 0
    each: bool = False
    optional: bool = False
    more_in: dict[str, int] = {}


class Row(Piece, frozen=True, kw_only=True):
    """What a result does that is at least this."""

    least: int
    do: tuple[AnyStep, ...]


class Trial(Piece, frozen=True, kw_only=True):
    """A roll and its table, the best result first."""

    roll: Roll
    rows: tuple[Row, ...]

    def outcome(self, result: int) -> tuple[AnyStep, ...]:
        """What a result does."""
        return next(row.do for row in self.rows if result >= row.least)


# Cards


class Card(Entry, frozen=True, kw_only=True):
    """A card of one of the three decks; its text is for developers, players read that of the locales."""

    kind: Symbol
    text: str


class Attack(Piece, frozen=True, kw_only=True):
    """An attack with the card: the trait of both sides, the dice it adds, and how far it reaches."""

    trait: Trait
    dice: int
    range: Literal["room", "line-of-sight"] = "room"
    damage: Damage = "physical"


class Use(Piece, frozen=True, kw_only=True):
    """What a holder may do with a card."""

    window: Literal["own-turn", "own-turn-after-haunt", "attack", "before-roll", "after-roll"]
    limit: Literal["once-per-turn", "single-use"]
    target: Literal["self", "self-or-beside", "another-beside", "next-room"] = "self"
    rolls: tuple[Literal["trait", "combat", "event", "any"], ...] = ()
    cost: dict[Trait, int] = {}
    trial: Trial | None = None
    do: tuple[AnyStep, ...] = ()
    attack: Attack | None = None
    own_turn: bool = False
    unmoved: bool = False


class Holding(Card, frozen=True, kw_only=True):
    """An item or omen: it stays with an explorer. What getting or losing it does is in spaces, losses negative."""

    kind: Literal["item", "omen"]
    item: bool = True
    weapon: bool = False
    companion: bool = False
    tradable: bool = True
    droppable: bool = True
    stealable: bool = True
    gaining: dict[Trait, int] = {}
    losing: dict[Trait, int] = {}
    on_draw: tuple[AnyStep, ...] = ()
    use: Use | None = None
    stolen_damage: int = 0
    immune_in: frozenset[str] = frozenset()
    completes: tuple[str, ...] = ()
    set_gain: int = 0


class Snare(Piece, frozen=True, kw_only=True):
    """How an explorer held by an event gets free."""

    trait: Trait
    target: int
    failures: int
    ends_movement: bool = False


class Event(Card, frozen=True, kw_only=True):
    """An event card."""

    kind: Literal["event"] = "event"
    affects: Literal["drawer", "everyone", "basement", "exposed", "redirect"] = "drawer"
    exposed_rooms: frozenset[str] = frozenset()
    kept: bool = False
    tokens: tuple[str, ...] = ()
    first: tuple[AnyStep, ...] = ()
    trial: Trial | None = None
    second: Trial | None = None
    after: tuple[AnyStep, ...] = ()
    unscathed: tuple[AnyStep, ...] = ()
    later: Trial | None = None
    snare: Snare | None = None
    cured_in: frozenset[str] = frozenset()


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

    dice: int
    trait: Trait | None = None
    target: int = 0
    to: str = ""


class RoomFeatures(Entry, frozen=True, kw_only=True):
    """What a room has besides its sides."""

    floors: frozenset[Floor]
    starting: bool = False
    symbol: Symbol | None = None
    vault_items: int = 0
    outdoors: bool = False
    opens_outside: bool = False
    leaving: Leaving | None = None
    bonus: Trait | None = None
    harm: Damage | None = None
    link: str = ""
    slides_to: str = ""
    fall: Fall | None = None
    rides: tuple[Floor | Literal["any"], ...] = ()
    crash_dice: int = 0


class RoomSheet(RoomFeatures, frozen=True, kw_only=True):
    """A room as the file has it."""

    doors: tuple[Letter, ...]
    inner_doors: dict[Letter, str] = {}
    front_door: Letter | None = None
    windows: tuple[Letter, ...] = ()
    barrier: BarrierSheet | None = None


class Room(RoomFeatures, frozen=True, kw_only=True):
    """A room; its sides are as printed. Doors to the other rooms of the long tile are doors like any other."""

    doors: frozenset[int]
    windows: frozenset[int] = frozenset()
    inner: dict[int, str] = {}
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


class Explorer(Entry, frozen=True, kw_only=True):
    """One side of a character card."""

    colour: str
    other_side: str
    gender: Literal["m", "f"]
    age: int
    birthday: tuple[int, int]
    hobbies: tuple[str, ...]
    music: bool = False
    tracks: dict[Trait, Track]


class TraitorRule(Piece, frozen=True, kw_only=True):
    """Who turns traitor: the named explorer if in the game, else whom the kind says."""

    kind: Literal[
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
    trait: Trait | None = None
    except_revealer: bool = False
    named: str = ""


class HauntEntry(Piece, frozen=True, kw_only=True):
    """A row of the table of haunts."""

    number: int
    slug: str
    title: str
    traitor: TraitorRule


class ChartRow(Piece, frozen=True, kw_only=True):
    """A row of the haunt chart: the numbers for each omen."""

    room: str
    haunts: tuple[int, ...]


class DieSheet(Piece, frozen=True, kw_only=True):
    """The die of the box."""

    faces: tuple[int, ...]
    count: int
    source: tuple[str, ...]
    note: str = ""


class Token(Entry, frozen=True, kw_only=True):
    """A kind of token, how many there are, and what those left by events do to rolls in their room."""

    count: int
    placed_by: str = ""
    dice: int = 0
    heroes_only: bool = False
    blocks_sight: bool = False
