"""What happens: rolls and fights."""

from typing import TypedDict

from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId
from dreadhall.kernel.happenings import Happening


class Decided(TypedDict):
    """What a roll must reach, and what has become of it, as far as it is known."""

    needed: int | None
    passed: bool | None
    line: int | None
    span: str | None


class Decides(Happening, kw_only=True):
    """Dice that may decide something."""

    needed: int | None
    passed: bool | None
    line: int | None
    span: str | None


class Rolled(Decides, kind="rolled"):
    """Dice lie on the table."""

    who: FighterId
    why: str
    roll: str
    trait: str
    faces: list[int]
    total: int
    again: bool


class RollResult(Decides, kind="result"):
    """What has become of a roll that cards could change."""

    who: FighterId
    why: str
    roll: str
    trait: str
    faces: list[int]
    total: int
    added: int


class RollWasVoid(Happening, kind="roll-void"):
    """Nothing comes of a roll, since its roller has died or changed sides."""

    who: FighterId
    why: str
    turned: bool


class HauntRoll(Happening, kind="haunt-roll"):
    """What the dice of a haunt roll have decided."""

    explorer: ExplorerId
    total: int
    omens: int
    begins: bool


class Attacks(Happening, kind="attacks"):
    """Somebody begins a fight, with what they roll and what they hold."""

    who: str
    target: FighterId
    trait: str
    card: CardId


class Clashes(Happening, kind="clash"):
    """Both sides of a fight have rolled: their results, and who is ahead."""

    who: str
    target: FighterId
    trait: str
    card: CardId
    damage: str
    roll: int
    roll_faces: list[int]
    added: int
    against: int
    against_faces: list[int]
    against_added: int
    winner: str
    margin: int
    harmless: bool


class NoAttack(Happening, kind="no-attack"):
    """There is nobody whom a vision could make an explorer attack."""

    explorer: ExplorerId
    card: CardId
