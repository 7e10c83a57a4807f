"""What happens: the radioactive module."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.kernel.happenings import Happening


class EnemyInfected(Happening, kind="enemy-infected"):
    """An enemy is radioactive from now on."""

    enemy: str
    number: int
    room: str
    arriving: bool


class LaidDown(Happening, kind="laid-down"):
    """A zombie lies on the ground, and may get up again."""

    survivor: str
    room: str
    special: str


class ReactorLeaks(Happening, kind="reactor-leaks"):
    """The reactor leaks."""

    tile: str
    room: str


class RadiationCheck(Rolled, kind="radiation-check"):
    """Whether somebody takes harm on an irradiated tile."""

    survivor: str
    room: str


class RadiationCured(Happening, kind="radiation-cured"):
    """A survivor has a radiation token less."""

    survivor: str
    was: int
    now: int


class Irradiated(Happening, kind="irradiated"):
    """There is radiation on a tile."""

    tile: str
    room: str


class Decontaminated(Happening, kind="decontaminated"):
    """A tile is free of radiation."""

    survivor: str
    tile: str
    room: str


class RadiationToken(Happening, kind="radiation-token"):
    """A survivor gets radiation tokens."""

    survivor: str
    tokens: int
    was: int
    now: int
    of: int


class ReactorChipEntered(Happening, kind="reactor-chip-entered"):
    """A chip is in the reactor's door."""

    survivor: str
    room: str
    chip: str
    chips: int
    was: int
    now: int
    of: int


class ReactorOpens(Happening, kind="reactor-opens"):
    """The way into the reactor is open."""

    room: str


class ReactorShutDown(Happening, kind="reactor-shut-down"):
    """The reactor is off."""

    survivor: str
    room: str


class ReactorPlaced(Rolled, kind="reactor-placed"):
    """On which tile the reactor is."""

    number: int
    tile: str


class LeakSpace(Happening, kind="leak-space"):
    """When the reactor will leak."""

    space: int


class HazmatSpecialist(Happening, kind="hazmat-specialist"):
    """Who has the decontamination kit."""

    survivor: str


class SkillLearnt(Happening, kind="skill-learnt"):
    """A survivor has a skill."""

    survivor: str
    skill: str
    xp: int
