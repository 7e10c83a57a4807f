"""What a card is and does: what it changes in rolls, and the sheets of items, omens and events."""

from typing import Literal

from dreadhall.betrayal.components.instructions import AnyInstruction, Trial
from dreadhall.betrayal.components.pieces import DamageKind, DiceCount, Entry, Piece, Symbol, Trait
from dreadhall.betrayal.ids import CardId, RoomId

Limit = Literal["once-per-turn", "single-use"]

# What a card does to a roll of whoever holds it


class RollChange(Piece, frozen=True, kw_only=True, tag_field="op"):
    """Something a card does to a roll."""


class Add(RollChange, frozen=True, kw_only=True, tag="add"):
    """Add to the result."""

    amount: int


class MoreDice(RollChange, frozen=True, kw_only=True, tag="more-dice"):
    """Roll more dice, as far as extra dice go."""

    dice: DiceCount


class NameResult(RollChange, frozen=True, kw_only=True, tag="name-result"):
    """Roll nothing and name the result, up to a number."""

    most: int


class UseNoted(RollChange, frozen=True, kw_only=True, tag="use-noted"):
    """Roll nothing: the number that was noted is the result, as far as the dice could show it."""


AnyBefore = Add | MoreDice | NameResult | UseNoted


class Reroll(RollChange, frozen=True, kw_only=True, tag="reroll"):
    """Roll one die, up to so many, or as many as one likes again."""

    dice: DiceCount | None = None


class RollUse(Piece, frozen=True, kw_only=True):
    """When a card may change a roll, and what that costs."""

    rolls: tuple[Literal["trait", "combat", "event", "any"], ...]
    limit: Limit
    cost: dict[Trait, int] = {}
    own_turn: bool = False


class BeforeRoll(RollUse, frozen=True, kw_only=True):
    """What a holder may do before the dice fall."""

    do: tuple[AnyBefore, ...]


class AfterRoll(RollUse, frozen=True, kw_only=True):
    """What a holder may do when the dice have fallen."""

    do: tuple[Reroll, ...]


# Cards


class Card(Entry, frozen=True, kw_only=True):
    """A card of one of the three decks; its text is for developers, players read that of the locales."""

    id: CardId
    kind: Symbol
    text: str


class WeaponAttack(Piece, frozen=True, kw_only=True):
    """An attack with the card: both sides' trait, the dice it adds, how far it reaches, and what it takes first."""

    trait: Trait
    dice: DiceCount
    range: Literal["room", "line-of-sight"] = "room"
    cost: dict[Trait, int] = {}
    trial: Trial | None = None


class Use(Piece, frozen=True, kw_only=True):
    """What a holder may do with a card in the own turn: a roll and its table, or what is done in any case."""

    window: Literal["own-turn", "own-turn-after-haunt"]
    limit: Limit
    target: Literal["self", "self-or-beside", "another-beside", "next-room"] = "self"
    cost: dict[Trait, int] = {}
    trial: Trial | None = None
    do: tuple[AnyInstruction, ...] = ()
    unmoved: bool = False


class Spell(Piece, frozen=True, kw_only=True):
    """What an open card asks of whoever hears it, or the turn ends; after so many turns lost in a row it closes."""

    trait: Trait
    target: int
    failures: int


class Holding(Card, frozen=True, kw_only=True):
    """An item or omen: it stays with an explorer. What getting, losing or wearing it does is in spaces."""

    kind: Literal["item", "omen"]
    item: bool = True
    companion: bool = False
    tradable: bool = True
    droppable: bool = True
    stealable: bool = True
    gaining: dict[Trait, int] = {}
    losing: dict[Trait, int] = {}
    worn: dict[Trait, int] = {}
    on_draw: tuple[AnyInstruction, ...] = ()
    use: Use | None = None
    attack: WeaponAttack | None = None
    before_roll: BeforeRoll | None = None
    after_roll: AfterRoll | None = None
    event_dice: DiceCount = 0
    spares: dict[DamageKind, int] = {}
    turns: dict[DamageKind, DamageKind] = {}
    spell: Spell | None = None
    stolen_damage: int = 0
    immune_in: frozenset[RoomId] = frozenset()
    completes: tuple[CardId, ...] = ()
    set_gain: int = 0


class Snare(Piece, frozen=True, kw_only=True):
    """How an explorer held by an event gets free."""

    trait: Trait
    target: int
    failures: int
    ends_movement: bool = False


class Plight(Piece, frozen=True, kw_only=True):
    """What a kept event does to its explorer turn by turn, and what gets rid of it."""

    spaces: int | None = None
    each_turn: tuple[AnyInstruction, ...] = ()
    cured_in: frozenset[RoomId] = frozenset()
    cured_by: frozenset[CardId] = frozenset()
    cured_by_company: bool = False
    cured_by_items: bool = False


class EventCard(Card, frozen=True, kw_only=True):
    """An event card."""

    kind: Literal["event"] = "event"
    affects: Literal["drawer", "everyone", "basement", "exposed", "with-an-item", "above-the-basement"] = "drawer"
    exposed_rooms: frozenset[RoomId] = frozenset()
    first: tuple[AnyInstruction, ...] = ()
    trial: Trial | None = None
    second: Trial | None = None
    after: tuple[AnyInstruction, ...] = ()
    unscathed: tuple[AnyInstruction, ...] = ()
    later: Trial | None = None
    before_roll: BeforeRoll | None = None
    snare: Snare | None = None
    plight: Plight | None = None
