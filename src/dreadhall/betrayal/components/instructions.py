"""What cards tell one to do: one class for each kind of instruction, and the tables of results they stand in."""

from typing import Literal

from dreadhall.betrayal.components.pieces import DamageKind, DiceCount, Piece, Symbol, Trait
from dreadhall.betrayal.ids import CardId, RoomId

Choice = Literal["might", "speed", "knowledge", "sanity", "each", "any", "physical", "mental", "rolled"]
"""A trait, all four, one that the affected explorer picks (of the four or of two), or the one that was rolled."""


class Instruction(Piece, frozen=True, kw_only=True, tag_field="op"):
    """Something a card tells one to do."""


class Unique(Instruction, frozen=True, kw_only=True):
    """What only a card or two do, with numbers of its own: the rules know it by its tag."""


class Gain(Instruction, frozen=True, kw_only=True, tag="gain"):
    """Move a clip up."""

    trait: Choice
    spaces: int
    who: Literal["affected", "nearest", "everyone"] = "affected"


class Lose(Instruction, frozen=True, kw_only=True, tag="lose"):
    """Move a clip down; this is no damage."""

    trait: Choice
    spaces: int
    who: Literal["affected", "nearest", "everyone"] = "affected"


class Lowest(Instruction, frozen=True, kw_only=True, tag="lowest"):
    """Move a clip down to the lowest number; where the rolled one is there already, another."""

    trait: Literal["might", "speed", "knowledge", "sanity", "each", "rolled"]


class RestoreClips(Instruction, frozen=True, kw_only=True, tag="restore"):
    """Move clips that are below their start back to it."""

    traits: tuple[Trait, ...]


class Heal(Instruction, frozen=True, kw_only=True, tag="heal"):
    """Move clips of physical traits up so many spaces in all, never past their start."""

    spaces: int


class Harm(Instruction, frozen=True, kw_only=True, tag="damage"):
    """Damage, rolled or of so many points; more dice in a room with an event symbol."""

    kind: DamageKind
    dice: DiceCount = 0
    points: int = 0
    more_beside_events: int = 0


class CardAttack(Instruction, frozen=True, kw_only=True, tag="card-attack"):
    """An attack by the card itself, rolled by the player on the right; it cannot be hurt."""

    dice: DiceCount
    trait: Trait


class Feed(Instruction, frozen=True, kw_only=True, tag="feed"):
    """If the card has hurt somebody, whoever else holds another card gains by it."""

    card: CardId
    trait: Trait
    spaces: int


class Draw(Instruction, frozen=True, kw_only=True, tag="draw"):
    """Draw cards."""

    deck: Symbol
    count: int


class Move(Instruction, frozen=True, kw_only=True, tag="move"):
    """Put the explorer elsewhere, without spending movement.

    Where no room was found, one goes elsewhere, or nowhere. A room that was found is discovered, perhaps only by
    somebody in their own turn.
    """

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
    otherwise: Literal["nowhere", "entrance-hall", "basement"] = "nowhere"
    discovers: Literal["always", "own-turn"] = "always"


class Discover(Instruction, frozen=True, kw_only=True, tag="discover"):
    """Put a tile into the house: for a floor, a named one, or the next."""

    what: Literal["any", "basement", "patio", "upper"]


class PlaceToken(Instruction, frozen=True, kw_only=True, tag="place-token"):
    """Put a token into a room."""

    token: str
    where: Literal["here", "any", "upper", "ground", "basement", "other-floor"]


class RemoveToken(Instruction, frozen=True, kw_only=True, tag="remove-token"):
    """Take a token away."""

    token: str


class Follow(Instruction, frozen=True, kw_only=True, tag="follow"):
    """Go to the twin of a token for nothing, if one likes, and obey what that leads to."""

    token: str
    do: "tuple[AnyInstruction, ...]" = ()


class AgainstOmens(Instruction, frozen=True, kw_only=True, tag="against-omens"):
    """Roll so many dice against the omens that were drawn so far."""

    dice: DiceCount
    reached: "tuple[AnyInstruction, ...]"
    missed: "tuple[AnyInstruction, ...]"


class GiveUp(Instruction, frozen=True, kw_only=True, tag="give-up"):
    """Whoever holds a card discards it: what its holder and the drawer get, or the drawer where nobody has it."""

    card: CardId
    holder: "tuple[AnyInstruction, ...]"
    drawer: "tuple[AnyInstruction, ...]"
    nobody: "tuple[AnyInstruction, ...]"


class Foresee(Unique, frozen=True, kw_only=True, tag="foresee"):
    """Look at so many cards of a stack and put them in order, or note the number of so many dice and keep the card."""

    cards: int
    dice: DiceCount


class Peek(Unique, frozen=True, kw_only=True, tag="peek"):
    """Look at so many of the next room tiles."""

    tiles: int


class Fetch(Unique, frozen=True, kw_only=True, tag="fetch"):
    """Let a companion run up to so many spaces, carrying things there and back."""

    spaces: int


class PullMonsters(Unique, frozen=True, kw_only=True, tag="pull-monsters"):
    """Monsters come nearer, if a haunt runs: as the traitor likes, or all. The traitor's own use may call none."""

    for_traitor: bool = True


class Keep(Instruction, frozen=True, kw_only=True, tag="keep"):
    """The event stays before its drawer."""


class Discard(Instruction, frozen=True, kw_only=True, tag="discard"):
    """The card is used up."""


class Special(Instruction, frozen=True, kw_only=True, tag="special"):
    """What only this card does, without any number: the rules know it by its name."""

    name: str


AnyInstruction = (
    Gain
    | Lose
    | Lowest
    | RestoreClips
    | Heal
    | Harm
    | CardAttack
    | Feed
    | Draw
    | Move
    | Discover
    | PlaceToken
    | RemoveToken
    | Follow
    | AgainstOmens
    | GiveUp
    | Foresee
    | Peek
    | Fetch
    | PullMonsters
    | Keep
    | Discard
    | Special
)


class TrialRoll(Piece, frozen=True, kw_only=True):
    """What is rolled: a trait, one of several, each of several, or so many dice; `more_in` counts in some rooms."""

    traits: tuple[Trait, ...] = ()
    dice: DiceCount = 0
    each: bool = False
    optional: bool = False
    more_in: dict[RoomId, int] = {}


class Row(Piece, frozen=True, kw_only=True):
    """What a result does that is at least this."""

    least: int
    do: tuple[AnyInstruction, ...]


class Trial(Piece, frozen=True, kw_only=True):
    """A roll and its table, the best result first."""

    roll: TrialRoll
    rows: tuple[Row, ...]

    @property
    def leasts(self) -> tuple[int, ...]:
        """The least result of each row."""
        return tuple(row.least for row in self.rows)

    def outcome(self, result: int) -> tuple[AnyInstruction, ...]:
        """What a result does."""
        return next(row.do for row in self.rows if result >= row.least)
