"""What happens: survivors and what they do."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.kernel.happenings import Happening


class LastChance(Happening, kind="last-chance"):
    """Only an antidote can still save a survivor."""

    survivor: str
    room: str


class Refused(Happening, kind="refused"):
    """A survivor says no to another."""

    survivor: str
    by: str


class ApShared(Happening, kind="ap-shared"):
    """A survivor gives another action points."""

    survivor: str
    to_survivor: str
    ap: int
    was: int
    now: int


class HandedOver(Happening, kind="handed-over"):
    """A survivor gives another something."""

    survivor: str
    to_survivor: str
    thing: str


class EscapeRoll(Rolled, kind="escape-roll"):
    """The dice of those who try to get free."""

    survivor: str
    room: str
    captives: list[str]
    struggling_survivors: list[str]
    helping_survivors: list[str]


class EscapeFails(Happening, kind="escape-fails"):
    """Nobody gets free."""

    survivor: str
    captives: list[str]
    needed: int


class Wounded(Happening, kind="wounded"):
    """A survivor loses health."""

    survivor: str
    room: str
    wounds: int
    left: int
    was: int
    now: int
    of: int


class Healed(Happening, kind="healed"):
    """A survivor has more health."""

    survivor: str
    by: str
    room: str
    wounds: int
    left: int
    was: int
    now: int
    of: int


class Eliminated(Happening, kind="eliminated"):
    """A survivor is out of the game."""

    survivor: str
    room: str


class NotDone(Happening, kind="not-done"):
    """Survivors who were done can act again."""

    seat: int
    survivors: list[str]


class GainsXp(Happening, kind="gains-xp"):
    """A survivor has more experience."""

    survivor: str
    xp: int
    was: int
    now: int
    of: int


class Stowed(Happening, kind="stowed"):
    """A survivor puts a card into the pack."""

    survivor: str
    card: str


class Readied(Happening, kind="readied"):
    """A survivor takes a card in hand."""

    survivor: str
    card: str


class Reloaded(Happening, kind="reloaded"):
    """A weapon has more rounds."""

    survivor: str
    card: str
    ammo: int
    was: int
    now: int
    of: int


class Bitten(Happening, kind="bitten"):
    """A survivor gets a virus token."""

    survivor: str
    room: str
    side: str
    tokens: int
    was: int
    now: int


class VirusCured(Happening, kind="virus-cured"):
    """A survivor has a virus token less."""

    survivor: str
    was: int
    now: int


class CardUsed(Happening, kind="card-used"):
    """A survivor uses a card."""

    survivor: str
    room: str
    card: str
