"""What happens: the radioactive module."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.kernel.happenings import Happening


class EnemyInfected(Happening, kind="enemy-infected"):
    """An enemy is radioactive from now on."""

    enemy: str
    number: int
    room: RoomId
    arriving: bool


class LaidDown(Happening, kind="laid-down"):
    """A zombie lies on the ground, and may get up again."""

    survivor: SurvivorId
    room: RoomId
    special: str


class ReactorLeaks(Happening, kind="reactor-leaks"):
    """The reactor leaks."""

    tile: Square
    room: RoomId


class RadiationCheck(Rolled, kind="radiation-check"):
    """Whether somebody takes harm on an irradiated tile."""

    survivor: SurvivorId
    room: RoomId


class RadiationCured(Happening, kind="radiation-cured"):
    """A survivor has a radiation token less."""

    survivor: SurvivorId
    was: int
    now: int


class Irradiated(Happening, kind="irradiated"):
    """There is radiation on a tile."""

    tile: Square
    room: RoomId


class Decontaminated(Happening, kind="decontaminated"):
    """A tile is free of radiation."""

    survivor: SurvivorId
    tile: Square
    room: RoomId


class RadiationToken(Happening, kind="radiation-token"):
    """A survivor gets radiation tokens."""

    survivor: SurvivorId
    tokens: int
    was: int
    now: int
    of: int


class ReactorChipEntered(Happening, kind="reactor-chip-entered"):
    """A chip is in the reactor's door."""

    survivor: SurvivorId
    room: RoomId
    chip: str
    chips: int
    was: int
    now: int
    of: int


class ReactorOpens(Happening, kind="reactor-opens"):
    """The way into the reactor is open."""

    room: RoomId


class ReactorShutDown(Happening, kind="reactor-shut-down"):
    """The reactor is off."""

    survivor: SurvivorId
    room: RoomId


class ReactorPlaced(Rolled, kind="reactor-placed"):
    """On which tile the reactor is."""

    number: int
    tile: Square


class LeakSpace(Happening, kind="leak-space"):
    """When the reactor will leak."""

    space: int


class HazmatSpecialist(Happening, kind="hazmat-specialist"):
    """Who has the decontamination kit."""

    survivor: SurvivorId


class SkillLearnt(Happening, kind="skill-learnt"):
    """A survivor has a skill."""

    survivor: SurvivorId
    skill: str
    xp: int
