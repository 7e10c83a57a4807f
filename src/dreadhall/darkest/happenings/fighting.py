"""What happens: attacks and defence."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import CardId, RoomId, SurvivorId
from dreadhall.kernel.happenings import Happening


class AttackRolled(Rolled, kind="attack-rolled"):
    """The dice of a survivor's attack, before failures are taken off."""

    survivor: SurvivorId
    room: RoomId
    card: CardId
    rounds: int | None


class AttackResult(Happening, kind="attack-result"):
    """What an attack of a survivor comes to."""

    survivor: SurvivorId
    room: RoomId
    card: CardId
    hits: int
    reach: int
    knockbacks: int
    retreats: int
    passed: bool


class FailureCancels(Happening, kind="failure-cancels"):
    """A failure takes away another icon of a roll."""

    survivor: SurvivorId
    icon: str


class AttackRoll(Rolled, kind="attack-roll"):
    """The dice of an enemy's attack."""

    attacker: str
    attacker_room: RoomId
    room: RoomId
    target: SurvivorId
    survivors: list[SurvivorId]


class DefenseRoll(Rolled, kind="defense-roll"):
    """The dice of those who defend themselves."""

    room: RoomId
    attacker: str
    survivors: list[SurvivorId]
    icons: list[str]


class IconsWasted(Happening, kind="icons-wasted"):
    """Icons of an attack that do nothing."""

    attacker: str
    room: RoomId
    target: SurvivorId
    icon: str
    icons: list[str]


class IconCancelled(Happening, kind="icon-cancelled"):
    """An icon of an attack is warded off."""

    room: RoomId
    attacker: str
    icon: str


class ArmorUsed(Happening, kind="armor-used"):
    """Body armour is used against an attack."""

    survivor: SurvivorId


class Pushed(Happening, kind="pushed"):
    """An enemy is pushed into another room."""

    survivor: SurvivorId
    enemy: str
    room_from: RoomId
    through: list[RoomId]
    room: RoomId


class KnockedDown(Happening, kind="knocked-down"):
    """A zombie is pushed over."""

    survivor: SurvivorId
    room: RoomId
