"""What happens: attacks and defence."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.kernel.happenings import Happening


class AttackRolled(Rolled, kind="attack-rolled"):
    """The dice of a survivor's attack, before failures are taken off."""

    survivor: str
    room: str
    card: str
    rounds: int | None


class AttackResult(Happening, kind="attack-result"):
    """What an attack of a survivor comes to."""

    survivor: str
    room: str
    card: str
    hits: int
    reach: int
    knockbacks: int
    retreats: int
    passed: bool


class FailureCancels(Happening, kind="failure-cancels"):
    """A failure takes away another icon of a roll."""

    survivor: str
    icon: str


class AttackRoll(Rolled, kind="attack-roll"):
    """The dice of an enemy's attack."""

    attacker: str
    attacker_room: str
    room: str
    target: str
    survivors: list[str]


class DefenseRoll(Rolled, kind="defense-roll"):
    """The dice of those who defend themselves."""

    room: str
    attacker: str
    survivors: list[str]
    icons: list[str]


class IconsWasted(Happening, kind="icons-wasted"):
    """Icons of an attack that do nothing."""

    attacker: str
    room: str
    target: str
    icon: str
    icons: list[str]


class IconCancelled(Happening, kind="icon-cancelled"):
    """An icon of an attack is warded off."""

    room: str
    attacker: str
    icon: str


class ArmorUsed(Happening, kind="armor-used"):
    """Body armour is used against an attack."""

    survivor: str


class Pushed(Happening, kind="pushed"):
    """An enemy is pushed into another room."""

    survivor: str
    enemy: str
    room_from: str
    through: list[str]
    room: str


class KnockedDown(Happening, kind="knocked-down"):
    """A zombie is pushed over."""

    survivor: str
    room: str
