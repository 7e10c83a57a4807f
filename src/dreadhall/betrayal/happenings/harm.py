"""What happens: traits and damage."""

from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, RoomId
from dreadhall.kernel.happenings import Happening


class Stays(Happening, kind="stays"):
    """A trait is at an end of its track already."""

    explorer: ExplorerId
    trait: str
    value: int
    highest: bool


class LeavesTheCard(Happening, kind="off-the-card"):
    """A trait is a number of its own from now on, whatever its clip shows."""

    explorer: ExplorerId
    trait: str
    was: int
    value: int


class TurnsDamage(Happening, kind="turns-damage"):
    """A card turns damage into damage of another kind."""

    explorer: ExplorerId
    card: CardId
    points: int


class Dies(Happening, kind="dies"):
    """An explorer is dead."""

    explorer: ExplorerId
    room: RoomId
    by: str


class LeavesBehind(Happening, kind="leaves-behind"):
    """All that somebody had stays in the room where they died."""

    explorer: ExplorerId
    cards: list[CardId]
    room: RoomId


class StrangerWeakened(Happening, kind="stranger-weakened"):
    """A trait of a figure that is no explorer goes down."""

    monster: FigureId
    trait: str
    spaces: int
    value: int


class ExplorerStunned(Happening, kind="explorer-stunned"):
    """An explorer is stunned."""

    explorer: ExplorerId


class ExplorerRecovers(Happening, kind="explorer-recovers"):
    """An explorer who was stunned acts again."""

    explorer: ExplorerId


class TraitMoves(Happening):
    """A trait goes up or down."""

    explorer: ExplorerId
    trait: str
    spaces: int
    was: int
    value: int
    same: bool


class Gains(TraitMoves, kind="gains"):
    """A trait goes up."""


class Loses(TraitMoves, kind="loses"):
    """A trait goes down."""


class Damage(Happening):
    """Somebody was dealt damage."""

    explorer: ExplorerId
    damage: str
    points: int
    dealt: int
    spared: int


class Hurt(Damage, kind="hurt"):
    """Damage gets through."""


class Unhurt(Damage, kind="unhurt"):
    """Damage was dealt, and none gets through."""
