"""What happens: the dead and the creatures."""

from typing import TypedDict

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.kernel import Face
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class PartHit(TypedDict):
    """A part of a creature or nemesis, and how many hits it took and takes."""

    beast: str
    room: RoomId
    part: str
    number: int
    was: int
    now: int


class OfAPart(Happening, kw_only=True):
    """Something that happens to a part of a creature or nemesis."""

    beast: str
    room: RoomId
    part: str
    number: int
    was: int
    now: int


class MovementRoll(Rolled, kind="movement-roll"):
    """How far a creature may go."""

    beast: str
    room: RoomId
    movement: int
    rolled: int


class BeastHit(OfAPart, kind="beast-hit"):
    """A part of a creature or nemesis is hit."""

    survivor: SurvivorId
    left: int


class BeastDies(Happening, kind="beast-dies"):
    """A creature or nemesis is dead."""

    survivor: SurvivorId
    beast: str
    room: RoomId


class CreatureAppears(Happening, kind="creature-appears"):
    """A creature is in the house."""

    beast: str
    room: RoomId


class BeastRecovers(OfAPart, kind="beast-recovers"):
    """A part of a creature or nemesis takes more hits again."""


class HordeCalled(Happening, kind="horde-called"):
    """A horde is called to a room."""

    room_from: RoomId
    through: list[RoomId]
    room: RoomId
    zombies: int
    specials: list[str]


class TokenPlaced(Happening, kind="token-placed"):
    """A token of the dead is put into a room."""

    room: RoomId


class TokenRevealed(Happening, kind="token-revealed"):
    """A token is turned over: what it stands for."""

    room: RoomId
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

    room: RoomId


class LocationRoll(Rolled, kind="location-roll"):
    """Where in the house something happens."""

    row: int
    column: int
    tile: Square
    room: RoomId
    again: bool


class ZombieDies(Happening, kind="zombie-dies"):
    """A zombie is dead."""

    survivor: SurvivorId
    room: RoomId
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
    room: RoomId
    cubes: int
    each: int


class NemesisMoves(Happening, kind="nemesis-moves"):
    """The nemesis goes one room."""

    beast: str
    room_from: RoomId
    through: list[RoomId]
    room: RoomId
    goal: RoomId


class NemesisCube(OfAPart, kind="nemesis-cube"):
    """A part of the nemesis takes one more hit."""


class ZombiesBurn(Happening, kind="zombies-burn"):
    """All zombies of a room are burned."""

    room: RoomId
    was: int
    now: int


class PowerAttack(Happening, kind="power-attack"):
    """The special power of a creature or nemesis strikes."""

    beast: str
    power: str
    room: RoomId


class ZombiesMove(Happening, kind="zombies-move"):
    """Zombies go so far, as a horde or as a token."""

    unit: str
    zombies: int
    specials: list[str]
    room_from: RoomId
    through: list[RoomId]
    room: RoomId


class CreatureMoves(Happening, kind="creature-moves"):
    """A creature goes so far."""

    beast: str
    room_from: RoomId
    through: list[RoomId]
    room: RoomId


class CreatureStays(Happening, kind="creature-stays"):
    """A creature does not move."""

    beast: str
    room: RoomId


class ZombiesRise(Happening, kind="zombies-rise"):
    """Zombies that lay down get up."""

    room: RoomId
    zombies: int
    was: int
    now: int


class TerrorRolled(Rolled, kind="terror"):
    """The terror die."""

    face: str
    room: RoomId


class HordesStir(Happening, kind="hordes-stir"):
    """The dead move in the place of a creature."""

    room: RoomId


class Rerolled(Rolled, kind="rerolled"):
    """Dice are rolled again, and lie in place of the former."""

    survivor: SurvivorId
    before: list[Face]
