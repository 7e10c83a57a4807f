"""What happens: tiles, doors and fire."""

from typing import TypedDict

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import CardId, DoorId, RoomId, Square, SurvivorId
from dreadhall.kernel.happenings import Happening


class Attempt(TypedDict):
    """Who tries to open which door."""

    survivor: SurvivorId
    door: DoorId
    room: RoomId
    chip: str


class AtADoor(Happening, kw_only=True):
    """Somebody has tried to open a door."""

    survivor: SurvivorId
    door: DoorId
    room: RoomId
    chip: str


class TokensBurned(Happening, kind="tokens-burn"):
    """Tokens on a tile are burned."""

    tile: Square
    room: RoomId
    tokens: int


class FunctionUsed(Happening, kind="function-used"):
    """A survivor uses what a corner room can do."""

    survivor: SurvivorId
    room: RoomId
    function: str


class ChipEntered(Happening, kind="chip-entered"):
    """A survivor enters a chip of the code."""

    survivor: SurvivorId
    room: RoomId
    chip: str


class CodeTokenRemoved(Happening, kind="code-token-removed"):
    """One colour of the code is right."""

    colour: str
    left: int
    was: int
    now: int


class LaboratoryOpens(Happening, kind="laboratory-opens"):
    """The way into the laboratory is open."""

    room: RoomId


class DoorUnlocked(AtADoor, kind="door-unlocked"):
    """A door is open."""

    helping_survivors: list[SurvivorId]
    forced: list[str]


class DoorRecoded(Happening, kind="door-recoded"):
    """A door asks for another chip."""

    survivor: SurvivorId
    room: RoomId
    door: DoorId
    chip: str


class UnlockFails(AtADoor, kind="unlock-fails"):
    """A door stays shut."""

    missing: list[str]


class CureFound(Happening, kind="cure-found"):
    """Somebody has the cure."""

    survivor: SurvivorId
    room: RoomId


class ChipFlipped(Happening, kind="chip-flipped"):
    """A door shows what it asks for."""

    door: DoorId
    chip: str


class LurkingCheck(Rolled, kind="lurking-check"):
    """Whether somebody is heard who comes onto a tile."""

    tile: Square
    room: RoomId
    survivors: list[SurvivorId]


class Moves(Happening, kind="moves"):
    """A survivor goes to another room."""

    survivor: SurvivorId
    room_from: RoomId
    through: list[RoomId]
    room: RoomId


class FireBreaksOut(Happening, kind="fire-breaks-out"):
    """There is fire in the house."""

    tile: Square
    room: RoomId


class GasLeak(Happening, kind="gas-leak"):
    """Gas explodes."""

    tile: Square
    room: RoomId


class Burns(Happening, kind="burns"):
    """There are more flames on a tile."""

    tile: Square
    room: RoomId
    markers: int
    was: int
    now: int
    of: int


class TileDestroyed(Happening, kind="tile-destroyed"):
    """A tile is burned down."""

    tile: Square
    rooms: list[RoomId]
    room: RoomId


class ZombieBurns(Happening, kind="zombie-burns"):
    """Fire kills a zombie."""

    room: RoomId
    special: str
    was: int
    now: int


class BurnsRemoved(Happening, kind="burns-removed"):
    """There are fewer flames on a tile."""

    survivor: SurvivorId
    tile: Square
    room: RoomId
    markers: int
    was: int
    now: int
    of: int


class FireMoves(Rolled, kind="fire-moves"):
    """The fire goes to another tile."""

    tile_from: Square
    tile: Square
    room_from: RoomId
    through: list[RoomId]
    room: RoomId
    direction: str


class FireStays(Rolled, kind="fire-stays"):
    """The fire finds no way, and burns where it is."""

    tile: Square
    room: RoomId
    direction: str


class FireIsOut(Happening, kind="fire-is-out"):
    """There is no fire in the house any more."""

    survivor: SurvivorId
    tile: Square
    room: RoomId


class SearchRoll(Rolled, kind="search-roll"):
    """The dice of a search."""

    survivor: SurvivorId
    room: RoomId
    terror: str
    finds: int
    noise: bool


class CardFound(Happening, kind="card-found"):
    """A search brings up a card."""

    survivor: SurvivorId
    card: CardId


class CardKept(Happening, kind="card-kept"):
    """Somebody takes a card that was found."""

    survivor: SurvivorId
    card: CardId


class Discarded(Happening, kind="discarded"):
    """A card is lost to a survivor."""

    survivor: SurvivorId
    card: CardId
