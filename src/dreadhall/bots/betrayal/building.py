"""How a house should grow: which door to open, and how a tile should lie."""

from typing import Any

from dreadhall.betrayal.house.compass import LETTERS, SIDES, Cell, beyond, opposite
from dreadhall.betrayal.ids import NO_ROOM, RoomId
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.bots.betrayal.question import Question


def cells_of(outlook: SeenTable) -> dict[Cell, RoomId]:
    """Where rooms lie."""
    return {(room.floor, room.x, room.y): room.id for room in outlook.view.rooms}


def space_behind(outlook: SeenTable, room: RoomId, side: int) -> int:
    """How many cells around the one behind a door are free: a house that can grow shows more of itself."""
    tile = outlook.paths.rooms.get(room)
    if tile is None:  # a place that is no room has one door
        return 0
    laid, behind = cells_of(outlook), beyond((tile.floor, tile.x, tile.y), side)
    return sum(beyond(behind, way) not in laid for way in SIDES)


def lie_of_tile(question: Question) -> str:
    """The way a tile lies that leaves most doors into the unknown; then that which joins most rooms."""
    outlook = question.outlook
    laid = cells_of(outlook)

    def doors(key: str) -> tuple[int, int]:
        data: dict[str, Any] = question.data_of[key]
        here = (data["floor"], data["x"], data["y"])
        sides = [LETTERS.index(letter) for letter in data["directions"]]
        free = sum(beyond(here, side) not in laid for side in sides)
        return free, sum(joins(outlook, laid.get(beyond(here, side), NO_ROOM), opposite(side)) for side in sides)

    return max(question.keys, key=doors)


def joins(outlook: SeenTable, room: RoomId, side: int) -> bool:
    """Whether a room has a door on a side."""
    tile = outlook.paths.rooms.get(room)
    return tile is not None and side in tile.doors


def doorway_for_tile(question: Question) -> str:
    """A room that is wanted lies near to oneself; any other as far as can be from those one is against."""
    outlook = question.outlook
    wanted = {room for wish in outlook.wanted for room in wish.rooms}
    own = question.data["tile"] in wanted
    near = outlook.paths.distances([outlook.me.place] if own else [foe.place for foe in outlook.foes()])

    def far(key: str) -> int:
        data = question.data_of[key]
        spaces = near.get(outlook.paths.place_beside(data["room"], data["side"]), UNREACHABLE)
        return spaces if own else -spaces

    return min(question.keys, key=far)
