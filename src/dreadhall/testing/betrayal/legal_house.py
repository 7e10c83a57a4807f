"""What makes a house of Betrayal legal: how the tiles lie, and how each came to lie there. (B-PLACE, B-SEAL, B-ELEV)

All is worked out from the tiles alone; what the engine keeps at hand of a house is compared with it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.house.compass import FLOORS, LETTERS, SIDES, Cell, beyond, opposite
from dreadhall.betrayal.house.doorways import PlanWithDoorways, with_doorways
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import STAIRS, START, STARTING, Doorway, Placed, Plan, read_plan, room_of
from dreadhall.betrayal.house.rearranging import ENOUGH, rearranged
from dreadhall.betrayal.ids import RoomId, place_in

AT_HAND = ("placed", "cells", "joined", "exits", "ways", "near", "doorways")
"""What a plan has worked out."""

Tiles = dict[Cell, Placed]


class HouseChange(NamedTuple):
    """What there is to know of a change of the house."""

    left: frozenset[RoomId]
    """The tiles that are not in the house yet."""
    fetched: frozenset[RoomId]
    """The tiles that an effect has put into the house by name."""
    rearranged: bool = False
    """Whether a floor was laid anew by somebody's choice."""
    walls_turn: bool = False
    """Whether the Revolving Wall is at work: it lays a tile behind any wall or corner, turned in any way."""
    strayed: frozenset[RoomId] = frozenset()
    """The tiles that What the...? has taken elsewhere, perhaps to a floor that is not on their back."""
    ruins: frozenset[RoomId] = frozenset()
    """The rooms that lay destroyed before: nothing grows there. (C-37)"""
    laid_anew: bool = False
    """Whether a haunt has the house laid anew, from its starting tiles on. (T-15)"""
    gone: frozenset[RoomId] = frozenset()
    """The tiles that have left the game. (T-15)"""
    told: frozenset[RoomId] = frozenset()
    """The tiles of which it was told that they were placed or moved."""


# How the tiles lie


def bad_house(
    plan: Plan,
    text: str,
    strayed: frozenset[RoomId] = frozenset(),
    gone: frozenset[RoomId] = frozenset(),
    *,
    torn: bool = False,
) -> Iterator[str]:
    """Everything that is wrong with a house as it lies. It is torn once a wall has turned or a tile has strayed."""
    yield from bad_memory(plan, text)
    tiles = tiles_of(plan.placed.values())
    if len(tiles) != len(plan.placed):
        yield "two tiles lie on one cell"
    for tile in START:
        if plan.placed.get(tile.room) != tile and tile.room not in gone:
            yield f"the starting tile {tile.room} does not lie where it began"
    for tile in plan.placed.values():
        if tile.floor not in ROOMS[tile.room].floors and tile.room not in strayed:
            yield f"{tile.room} lies on the floor {tile.floor}, which is not on its back"
    for tile in [] if torn else [tile for floor in FLOORS for tile in cut_off(tiles, floor)]:
        yield f"{tile.room} is not joined to the starting tiles of its floor through doors"


def bad_memory(plan: Plan, text: str) -> Iterator[str]:
    """The plan is what its text says, in the same order, and the stairs join what they should."""
    if plan.text != text:
        yield "the plan has another text than the state"
    anew = read_plan(text)
    if isinstance(plan, PlanWithDoorways):
        yield from bad_doorways(plan)
        anew = with_doorways(anew)
    for name in AT_HAND:
        # Choices are offered in this order, so a saved table must find the same.
        if list(getattr(plan, name).items()) != list(getattr(anew, name).items()):
            yield f"the plan's {name} are not those of its text"
    for room, other in STAIRS.items():
        if room in plan.placed and (place_in(other) in plan.ways[place_in(room)]) != (other in plan.placed):
            yield f"the stairs between {room} and {other} are wrong"


def bad_doorways(plan: PlanWithDoorways) -> Iterator[str]:
    """Each door that faces another, or the unknown, is a place, once; and it joins what lies on its sides."""
    tiles, found = tiles_of(plan.placed.values()), set()
    for tile in plan.placed.values():
        for side in doors(tile):
            other, door = tiles.get(beyond(tile.cell, side)), plan.doorway(tile.room, side)
            meets = other is not None and opposite(side) in doors(other)
            if bool(door) != (other is None or meets):
                yield f"the door of {tile.room} to the {LETTERS[side]} is not as it lies: {door!r}"
            elif door:
                found.add(door)
                rooms = {tile.room, *([other.room] if other is not None else [])}
                if {room_of(place) for place in plan.ways[door]} != rooms:
                    yield f"{door} joins {plan.ways[door]}"
    if found != set(plan.own_places()):
        yield f"the doorways are {sorted(plan.own_places())}"


def tiles_of(placed: Iterable[Placed]) -> Tiles:
    """The tiles by where they lie."""
    return {tile.cell: tile for tile in placed}


def doors(tile: Placed) -> set[int]:
    """The sides with a door, as the tile lies."""
    return {(side + tile.turn) % len(SIDES) for side in ROOMS[tile.room].doors}


def joined(tiles: Tiles, tile: Placed) -> list[Placed]:
    """The tiles behind doors that face each other."""
    others = [(side, tiles.get(beyond(tile.cell, side))) for side in doors(tile)]
    return [other for side, other in others if other is not None and opposite(side) in doors(other)]


def cut_off(tiles: Tiles, floor: str) -> list[Placed]:
    """The tiles of a floor that no way through doors leads to from where it began."""
    waiting = [tile for tile in tiles.values() if tile.floor == floor and tile.room in STARTING]
    reached = set(waiting)
    while waiting:
        new = set(joined(tiles, waiting.pop())) - reached
        reached |= new
        waiting += new
    return [tile for tile in tiles.values() if tile.floor == floor and tile not in reached]


def way_out(tiles: Tiles, floor: str, ruins: frozenset[RoomId]) -> list[Cell]:
    """The cells that open doorways of a floor lead to, out of rooms that stand."""
    here = [tile for tile in tiles.values() if tile.floor == floor and tile.room not in ruins]
    cells = [beyond(tile.cell, side) for tile in here for side in doors(tile)]
    return [cell for cell in cells if cell not in tiles]


# How a tile came there


def bad_growth(before: Plan, after: Plan, growth: HouseChange) -> Iterator[str]:
    """Whether tile after tile was laid or moved as the rules allow."""
    if growth.laid_anew:
        yield from bad_new_house(before, after, growth)
        return
    if growth.rearranged:
        yield from bad_rearranging(before, after, growth.ruins)
        return
    plan = before
    new = [tile for tile in after.placed.values() if before.placed.get(tile.room) != tile]
    for room in before.placed:
        if room not in after.placed and room not in growth.gone:
            yield f"{room} was taken out of the house"
    for number, tile in enumerate(new):
        later = {other.room for other in new[number + 1 :] if other.room not in before.placed}
        if tile.room in before.placed:
            yield from bad_move(plan, tile, growth)
            plan = plan.moved(tile)
        else:
            yield from bad_laying(plan, tile, growth._replace(left=growth.left | later))
            plan = plan.add(tile)


def bad_new_house(before: Plan, after: Plan, growth: HouseChange) -> Iterator[str]:
    """A house that is laid anew has no tile that was not there or searched out, and every floor can grow. (T-15)"""
    for room in after.placed.keys() - growth.told:
        if room not in before.placed:
            yield f"{room} came into a house that was laid anew"
        elif after.placed[room].floor != before.placed[room].floor:
            yield f"{room} was laid on another floor"
    for floor in FLOORS:
        if not way_out(tiles_of(after.placed.values()), floor, growth.ruins):
            yield f"the floor {floor} was laid anew and cannot grow"


def bad_rearranging(before: Plan, after: Plan, ruins: frozenset[RoomId]) -> Iterator[str]:
    """A floor that was laid anew keeps its tiles and can grow. (B-SEAL-05)"""
    changed = {tile.floor for tile in after.placed.values() if before.placed.get(tile.room) != tile}
    if missing := before.placed.keys() - after.placed.keys():
        yield f"{sorted(missing)} were taken out of the house"
    if moved := [room for room in ruins if before.placed.get(room) != after.placed.get(room)]:
        yield f"the ruins of {sorted(moved)} were moved"
    new = len(after.placed) - len(before.placed)
    for floor in changed:
        if not new and len(set(way_out(tiles_of(after.placed.values()), floor, ruins))) < ENOUGH:
            yield f"the floor {floor} was laid anew and cannot grow"


def bad_move(plan: Plan, tile: Placed, growth: HouseChange) -> Iterator[str]:
    """Only the Mystic Elevator moves, and what a card takes elsewhere; it seals no floor. (B-ELEV-03, B-SEAL-07)"""
    if tile.room != ELEVATOR and tile.room not in growth.strayed:
        yield f"{tile.room} was moved"
    before, after = tiles_of(plan.placed.values()), tiles_of(plan.moved(tile).placed.values())
    if not joined(after, tile):
        yield f"{tile.room} was moved to where none of its doors leads anywhere"
    for floor in FLOORS:
        if way_out(before, floor, growth.ruins) and not way_out(after, floor, growth.ruins):
            yield f"{tile.room} sealed the floor {floor} when it moved"


def bad_laying(plan: Plan, tile: Placed, growth: HouseChange) -> Iterator[str]:
    """A tile lies at an open doorway, turned as well as can be, and seals no floor without need. (B-PLACE, B-SEAL)"""
    tiles = tiles_of(plan.placed.values())
    if tile.cell in tiles:
        yield f"{tile.room} was laid on {tiles[tile.cell].room}"
        return
    ruins = growth.ruins
    around = [doorway for doorway in doorways_to(tiles, tile.cell) if doorway.room not in ruins]
    doorways = [doorway for doorway in around if opposite(doorway.side) in doors(tile)]
    if growth.walls_turn:
        if seals(tiles, tile, ruins) and any(tile.floor in ROOMS[room].floors for room in growth.left):
            yield f"{tile.room} sealed the floor {tile.floor} behind a wall"
    elif not doorways:
        yield f"{tile.room} was laid at no open doorway"
    elif seals(tiles, tile, ruins):
        if not any(may_seal(plan, tile, doorway, growth) for doorway in doorways):
            yield f"{tile.room} sealed the floor {tile.floor}"
    elif not any(lost(tiles, tile) == fewest_lost(tiles, tile, doorway, ruins) for doorway in doorways):
        yield f"{tile.room} was turned so that more doors end at walls than must"


def doorways_to(tiles: Tiles, cell: Cell) -> list[Doorway]:
    """The open doorways that lead to a cell."""
    around = [(opposite(side), tiles.get(beyond(cell, side))) for side in SIDES]
    return [Doorway(other.room, side) for side, other in around if other is not None and side in doors(other)]


def turned(tile: Placed, doorway: Doorway) -> list[Placed]:
    """The ways to turn a tile so that one of its doors meets a doorway."""
    ways = [tile._replace(turn=turn) for turn in SIDES]
    return [way for way in ways if opposite(doorway.side) in doors(way)]


def lost(tiles: Tiles, tile: Placed) -> int:
    """How many doors end at a wall, of the tile or of those around it. (B-PLACE-03)"""
    count = 0
    for side in SIDES:
        other = tiles.get(beyond(tile.cell, side))
        count += other is not None and (side in doors(tile)) != (opposite(side) in doors(other))
    return count


def fewest_lost(tiles: Tiles, tile: Placed, doorway: Doorway, ruins: frozenset[RoomId]) -> int:
    """The same for the best way to turn a tile that seals nothing."""
    return min(lost(tiles, way) for way in turned(tile, doorway) if not seals(tiles, way, ruins))


def seals(tiles: Tiles, tile: Placed, ruins: frozenset[RoomId]) -> bool:
    """Whether a tile leaves its floor without an open doorway. (B-SEAL-01)"""
    return not way_out({**tiles, tile.cell: tile}, tile.floor, ruins)


def may_seal(plan: Plan, tile: Placed, doorway: Doorway, growth: HouseChange) -> bool:
    """Only where it must: as the last for its floor, or where nothing else can be done. (B-SEAL-03 to B-SEAL-06)"""
    tiles, ruins = tiles_of(plan.placed.values()), growth.ruins
    if not all(seals(tiles, way, ruins) for way in turned(tile, doorway)):
        return False
    others = [room for room in growth.left if tile.floor in ROOMS[room].floors]
    if not others:
        return True
    if tile.room not in growth.fetched:
        ways = [way for room in others for way in turned(tile._replace(room=room), doorway)]
        if not all(seals(tiles, way, ruins) for way in ways):
            return False
    return not rearranged(plan, tile.floor, None if tile.room in growth.fetched else doorway, ruins)
