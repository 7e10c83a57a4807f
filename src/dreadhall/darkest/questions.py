"""What questions tell besides their choices: a type for each that rules look at themselves.

They are dictionaries when a game is played, as bots and screens get them.
"""

from typing import Literal, NotRequired, TypedDict

from dreadhall.darkest.ids import CardId, RoomId, SurvivorId
from dreadhall.kernel import Face


class AboutSurvivor(TypedDict):
    """A question of somebody's own, whatever it is about."""

    survivor: SurvivorId


class AboutBeast(TypedDict):
    """Which part of a creature or nemesis; who hits it is asked as a survivor."""

    beast: str
    survivor: NotRequired[SurvivorId]


class AboutAttack(TypedDict):
    """An attack of an enemy, and the icons that the question is about."""

    attacker: str
    attacker_room: RoomId
    room: RoomId
    target: SurvivorId
    icons: list[str]


class WhetherToDefend(AboutAttack):
    """Whether to roll, with so many dice."""

    dice: int


class WhetherToUseArmor(AboutAttack):
    """Whether to roll again what was rolled."""

    survivor: SurvivorId
    dice: list[Face]
    successes: int
    needed: int


class WhichToCancel(AboutAttack):
    """Which icon is warded off, with so many successes left."""

    successes: int


class WhoTakesIt(AboutAttack):
    """Who takes an icon, what was dealt before, and the health and AP that it would leave each of them."""

    icon: str
    dealt: list[list[str]]
    after: dict[SurvivorId, dict[str, int]]


class WhichOfOnesOwn(AboutSurvivor):
    """Which icon of the own roll a failure takes away."""

    dice: list[str]
    card: CardId


class HowToUseIcons(AboutSurvivor):
    """What to do with the icons of an attack that are left: how far each hit reaches, and how many there are."""

    reaches: list[int]
    hits: int
    knockbacks: int
    retreats: int


class WhichWay(TypedDict):
    """By which room an enemy goes where it is going, and how many steps it has left."""

    goal: RoomId
    steps: int
    unit: NotRequired[Literal["horde", "token"]]
    room_from: NotRequired[RoomId]
    beast: NotRequired[str]


class WhichZombieBurns(TypedDict):
    """In which room of a tile a zombie burns, and how hot it is."""

    heat: int


class WhereToLook(TypedDict):
    """Which way the camera of a room looks."""

    room: RoomId


class WhichTokensGo(TypedDict):
    """Which colours of the code a chip takes away."""

    chip: str


TOLD: dict[str, type] = {
    "aim-camera": WhereToLook,
    "allocate": WhoTakesIt,
    "armor": WhetherToUseArmor,
    "burn-where": AboutBeast,
    "burn-zombie": WhichZombieBurns,
    "cancel-icon": WhichToCancel,
    "cancel-own-icon": WhichOfOnesOwn,
    "code-tokens": WhichTokensGo,
    "defend": WhetherToDefend,
    "dog-takes": AboutSurvivor,
    "hit-where": AboutBeast,
    "lose-marker": AboutSurvivor,
    "nemesis-cube": AboutBeast,
    "nemesis-route": WhichWay,
    "recover-where": AboutBeast,
    "use-icons": HowToUseIcons,
    "virus-discard": AboutSurvivor,
    "zombie-route": WhichWay,
}
"""What each of these prompts tells."""
