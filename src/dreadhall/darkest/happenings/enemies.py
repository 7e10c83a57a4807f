"""What happens: the dead and the creatures."""

from typing import TypedDict

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.kernel import Face
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class PartHit(TypedDict):
    """A part of a creature or nemesis, and how many hits it took and takes."""

    beast: str
    room: str
    part: str
    number: int
    was: int
    now: int


class OfAPart(Happening, kw_only=True):
    """Something that happens to a part of a creature or nemesis."""

    beast: str
    room: str
    part: str
    number: int
    was: int
    now: int


class MovementRoll(Rolled, kind="movement-roll"):
    """How far a creature may go."""

    beast: str
    room: str
    movement: int
    rolled: int


class BeastHit(OfAPart, kind="beast-hit"):
    """A part of a creature or nemesis is hit."""

    survivor: str
    left: int


class BeastDies(Happening, kind="beast-dies"):
    """A creature or nemesis is dead."""

    survivor: str
    beast: str
    room: str


class CreatureAppears(Happening, kind="creature-appears"):
    """A creature is in the house."""

    beast: str
    room: str


class BeastRecovers(OfAPart, kind="beast-recovers"):
    """A part of a creature or nemesis takes more hits again."""


class HordeCalled(Happening, kind="horde-called"):
    """A horde is called to a room."""

    room_from: str
    through: list[str]
    room: str
    zombies: int
    specials: list[str]


class TokenPlaced(Happening, kind="token-placed"):
    """A token of the dead is put into a room."""

    room: str


class TokenRevealed(Happening, kind="token-revealed"):
    """A token is turned over: what it stands for."""

    room: str
    zombies: int
    special: str
    was: int
    now: int
    purpose: str | Unset = UNSET
    die: str | Unset = UNSET
    dice: list[Face] | Unset = UNSET
    counting: list[Face] | Unset = UNSET
    test: str | Unset = UNSET
    needed: int | Unset | None = UNSET
    reached: int | Unset = UNSET
    passed: bool | Unset | None = UNSET


class HordeArrives(Happening, kind="horde-arrives"):
    """A horde comes into the house."""

    room: str


class LocationRoll(Rolled, kind="location-roll"):
    """Where in the house something happens."""

    row: int
    column: int
    tile: str
    room: str
    again: bool


class ZombieDies(Happening, kind="zombie-dies"):
    """A zombie is dead."""

    survivor: str
    room: str
    special: str
    was: int
    now: int


class NoTokensLeft(Happening, kind="no-tokens-left"):
    """There are no more tokens of the dead."""


class SpawnDisplaced(Happening, kind="spawn-displaced"):
    """The dead come in close by, since there is no room where they should."""

    near: bool


class NoRoomToSpawn(Happening, kind="no-room-to-spawn"):
    """The dead cannot come in anywhere."""


class NemesisAppears(Happening, kind="nemesis-appears"):
    """The nemesis is in the house."""

    beast: str
    room: str
    cubes: int
    each: int


class NemesisMoves(Happening, kind="nemesis-moves"):
    """The nemesis goes one room."""

    beast: str
    room_from: str
    through: list[str]
    room: str
    goal: str


class NemesisCube(OfAPart, kind="nemesis-cube"):
    """A part of the nemesis takes one more hit."""


class ZombiesBurn(Happening, kind="zombies-burn"):
    """All zombies of a room are burned."""

    room: str
    was: int
    now: int


class PowerAttack(Happening, kind="power-attack"):
    """The special power of a creature or nemesis strikes."""

    beast: str
    power: str
    room: str


class ZombiesMove(Happening, kind="zombies-move"):
    """Zombies go so far, as a horde or as a token."""

    unit: str
    zombies: int
    specials: list[str]
    room_from: str
    through: list[str]
    room: str


class CreatureMoves(Happening, kind="creature-moves"):
    """A creature goes so far."""

    beast: str
    room_from: str
    through: list[str]
    room: str


class CreatureStays(Happening, kind="creature-stays"):
    """A creature does not move."""

    beast: str
    room: str


class ZombiesRise(Happening, kind="zombies-rise"):
    """Zombies that lay down get up."""

    room: str
    zombies: int
    was: int
    now: int


class TerrorRolled(Rolled, kind="terror"):
    """The terror die."""

    face: str
    room: str


class HordesStir(Happening, kind="hordes-stir"):
    """The dead move in the place of a creature."""

    room: str


class Rerolled(Rolled, kind="rerolled"):
    """Dice are rolled again, and lie in place of the former."""

    survivor: str
    before: list[Face]
