"""What happens: survivors and what they do."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import CardId, RoomId, SurvivorId
from dreadhall.kernel.happenings import Happening


class LastChance(Happening, kind="last-chance"):
    """Only an antidote can still save a survivor."""

    survivor: SurvivorId
    room: RoomId


class Refused(Happening, kind="refused"):
    """A survivor says no to another."""

    survivor: SurvivorId
    by: str


class ApShared(Happening, kind="ap-shared"):
    """A survivor gives another action points."""

    survivor: SurvivorId
    to_survivor: SurvivorId
    ap: int
    was: int
    now: int


class HandedOver(Happening, kind="handed-over"):
    """A survivor gives another something."""

    survivor: SurvivorId
    to_survivor: SurvivorId
    thing: str


class EscapeRoll(Rolled, kind="escape-roll"):
    """The dice of those who try to get free."""

    survivor: SurvivorId
    room: RoomId
    captives: list[SurvivorId]
    struggling_survivors: list[SurvivorId]
    helping_survivors: list[SurvivorId]


class EscapeFails(Happening, kind="escape-fails"):
    """Nobody gets free."""

    survivor: SurvivorId
    captives: list[SurvivorId]
    needed: int


class Wounded(Happening, kind="wounded"):
    """A survivor loses health."""

    survivor: SurvivorId
    room: RoomId
    wounds: int
    left: int
    was: int
    now: int
    of: int


class Healed(Happening, kind="healed"):
    """A survivor has more health."""

    survivor: SurvivorId
    by: str
    room: RoomId
    wounds: int
    left: int
    was: int
    now: int
    of: int


class Eliminated(Happening, kind="eliminated"):
    """A survivor is out of the game."""

    survivor: SurvivorId
    room: RoomId


class NotDone(Happening, kind="not-done"):
    """Survivors who were done can act again."""

    seat: int
    survivors: list[SurvivorId]


class GainsXp(Happening, kind="gains-xp"):
    """A survivor has more experience."""

    survivor: SurvivorId
    xp: int
    was: int
    now: int
    of: int


class Stowed(Happening, kind="stowed"):
    """A survivor puts a card into the pack."""

    survivor: SurvivorId
    card: CardId


class Readied(Happening, kind="readied"):
    """A survivor takes a card in hand."""

    survivor: SurvivorId
    card: CardId


class Reloaded(Happening, kind="reloaded"):
    """A weapon has more rounds."""

    survivor: SurvivorId
    card: CardId
    ammo: int
    was: int
    now: int
    of: int


class Bitten(Happening, kind="bitten"):
    """A survivor gets a virus token."""

    survivor: SurvivorId
    room: RoomId
    side: str
    tokens: int
    was: int
    now: int


class VirusCured(Happening, kind="virus-cured"):
    """A survivor has a virus token less."""

    survivor: SurvivorId
    was: int
    now: int


class CardUsed(Happening, kind="card-used"):
    """A survivor uses a card."""

    survivor: SurvivorId
    room: RoomId
    card: CardId
