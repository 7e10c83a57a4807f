"""What a card is and does: its steps, its rolls, and the sheets of items, omens and events."""

from typing import Literal

from dreadhall.betrayal.components.pieces import Damage, Entry, Piece, Symbol, Trait

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
