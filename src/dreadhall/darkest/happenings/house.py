"""What happens: tiles, doors and fire."""

from typing import TypedDict

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.kernel.happenings import Happening


class Attempt(TypedDict):
    """Who tries to open which door."""

    survivor: str
    door: str
    room: str
    chip: str


class AtADoor(Happening, kw_only=True):
    """Somebody has tried to open a door."""

    survivor: str
    door: str
    room: str
    chip: str


class TokensBurned(Happening, kind="tokens-burn"):
    """Tokens on a tile are burned."""

    tile: str
    room: str
    tokens: int


class FunctionUsed(Happening, kind="function-used"):
    """A survivor uses what a corner room can do."""

    survivor: str
    room: str
    function: str


class ChipEntered(Happening, kind="chip-entered"):
    """A survivor enters a chip of the code."""

    survivor: str
    room: str
    chip: str


class CodeTokenRemoved(Happening, kind="code-token-removed"):
    """One colour of the code is right."""

    colour: str
    left: int
    was: int
    now: int


class LaboratoryOpens(Happening, kind="laboratory-opens"):
    """The way into the laboratory is open."""

    room: str


class DoorUnlocked(AtADoor, kind="door-unlocked"):
    """A door is open."""

    helping_survivors: list[str]
    forced: list[str]


class DoorRecoded(Happening, kind="door-recoded"):
    """A door asks for another chip."""

    survivor: str
    room: str
    door: str
    chip: str


class UnlockFails(AtADoor, kind="unlock-fails"):
    """A door stays shut."""

    missing: list[str]


class CureFound(Happening, kind="cure-found"):
    """Somebody has the cure."""

    survivor: str
    room: str


class ChipFlipped(Happening, kind="chip-flipped"):
    """A door shows what it asks for."""

    door: str
    chip: str


class LurkingCheck(Rolled, kind="lurking-check"):
    """Whether somebody is heard who comes onto a tile."""

    tile: str
    room: str
    survivors: list[str]


class Moves(Happening, kind="moves"):
    """A survivor goes to another room."""

    survivor: str
    room_from: str
    through: list[str]
    room: str


class FireBreaksOut(Happening, kind="fire-breaks-out"):
    """There is fire in the house."""

    tile: str
    room: str


class GasLeak(Happening, kind="gas-leak"):
    """Gas explodes."""

    tile: str
    room: str


class Burns(Happening, kind="burns"):
    """There are more flames on a tile."""

    tile: str
    room: str
    markers: int
    was: int
    now: int
    of: int


class TileDestroyed(Happening, kind="tile-destroyed"):
    """A tile is burned down."""

    tile: str
    rooms: list[str]
    room: str


class ZombieBurns(Happening, kind="zombie-burns"):
    """Fire kills a zombie."""

    room: str
    special: str
    was: int
    now: int


class BurnsRemoved(Happening, kind="burns-removed"):
    """There are fewer flames on a tile."""

    survivor: str
    tile: str
    room: str
    markers: int
    was: int
    now: int
    of: int


class FireMoves(Rolled, kind="fire-moves"):
    """The fire goes to another tile."""

    tile_from: str
    tile: str
    room_from: str
    through: list[str]
    room: str
    direction: str


class FireStays(Rolled, kind="fire-stays"):
    """The fire finds no way, and burns where it is."""

    tile: str
    room: str
    direction: str


class FireIsOut(Happening, kind="fire-is-out"):
    """There is no fire in the house any more."""

    survivor: str
    tile: str
    room: str


class SearchRoll(Rolled, kind="search-roll"):
    """The dice of a search."""

    survivor: str
    room: str
    terror: str
    finds: int
    noise: bool


class CardFound(Happening, kind="card-found"):
    """A search brings up a card."""

    survivor: str
    card: str


class CardKept(Happening, kind="card-kept"):
    """Somebody takes a card that was found."""

    survivor: str
    card: str


class Discarded(Happening, kind="discarded"):
    """A card is lost to a survivor."""

    survivor: str
    card: str
