"""What happens: tiles and tokens."""

from typing import Literal, TypedDict

from dreadhall.betrayal.ids import ExplorerId, Place, RoomId
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class Moved(TypedDict):
    """Where a tile lies, and where it came from."""

    room: RoomId
    floor: str
    x: int
    y: int
    turn: int
    from_floor: str
    from_x: int
    from_y: int
    from_turn: int


class TileMoved(Happening):
    """A tile lies elsewhere."""

    room: RoomId
    floor: str
    x: int
    y: int
    turn: int
    from_floor: str
    from_x: int
    from_y: int
    from_turn: int


class Finds(Happening, kind="finds"):
    """An explorer discovers a room."""

    explorer: ExplorerId
    room: RoomId


class RoomPlaced(Happening, kind="room-placed"):
    """A tile is laid."""

    room: RoomId
    floor: str
    x: int
    y: int
    turn: int


class TileMoves(TileMoved, kind="tile-moves"):
    """A tile lies elsewhere, with all that is in it."""


class TileRejected(Happening, kind="tile-rejected"):
    """A tile that would close off a floor is laid aside."""

    room: RoomId


class TileSearchedOut(Happening, kind="tile-searched-out"):
    """The stack was searched for a tile, and whether there was one."""

    room: RoomId
    found: Literal["stack", "discards"]


class FloorLost(Happening, kind="floor-lost"):
    """A whole floor is taken off the table."""

    floor: str


class FloorRearranged(Happening, kind="floor-rearranged"):
    """The tiles of a floor are laid in another way."""

    floor: str
    house: str


class ElevatorMoves(TileMoved, kind="elevator-moves"):
    """The Mystic Elevator lies elsewhere."""


class ElevatorStays(Happening, kind="elevator-stays"):
    """The Mystic Elevator stays on its floor."""

    floor: str


class VaultOpened(Happening, kind="vault-opened"):
    """The Vault is open."""

    explorer: ExplorerId


class RoomDestroyed(Happening, kind="room-destroyed"):
    """A room is taken off the table."""

    room: RoomId


class LaidBesideStart(Happening, kind="laid-beside-start"):
    """A tile lies where a floor began."""

    room: RoomId
    floor: str
    x: int
    y: int
    turn: int


class Spreads(Happening, kind="spreads"):
    """What a haunt spreads is in more rooms."""

    rooms: list[RoomId]


class TokenPlaced(Happening, kind="token-placed"):
    """A token is put into a room."""

    token: str
    place: Place
    room: RoomId
    other: Place | Unset = UNSET


class TokenRemoved(Happening, kind="token-removed"):
    """A token is taken away."""

    token: str


class FrontDoorOpens(Happening, kind="front-door-opens"):
    """The way out of the house is open."""

    explorer: ExplorerId


class HouseLaidAnew(Happening, kind="house-laid-anew"):
    """All tiles but a few are shuffled, and the house is laid anew."""

    house: str
