"""Houses of Dark, Darker, Darkest before a table is opened: ready-made ones, random ones, and those being built."""

from functools import cache
from random import Random
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dreadhall.darkest.components.catalogue import TILES
from dreadhall.darkest.components.tiles import Section, Tile
from dreadhall.darkest.house.appraisal import Appraisal, appraise
from dreadhall.darkest.house.building import PRESETS, Cameras, Fault, find_faults, random_house
from dreadhall.darkest.house.layout import House, draw, lay_tiles, parse_layout
from dreadhall.darkest.house.layout_search import ENTRANCE_SQUARE, INNER_SQUARES, sections_for
from dreadhall.darkest.house.plan import Plan, best_facings
from dreadhall.darkest.ids import NO_SQUARE, RoomId, Square
from dreadhall.darkest.presentation.view import CameraView, DoorView, InnerView, RoomView, TileView

Openness = Literal["closed", "normal", "open"]
OPENNESS: tuple[Openness, ...] = ("closed", "normal", "open")

Layout = Annotated[str, Meta(max_length=400, description="20 tiles with their rotations, row by row")]
WithReactor = Annotated[bool, Meta(description="Whether the expansion Radioactive is in play")]
Seed = Annotated[int | None, Meta(ge=0, le=2_000_000_000, description="The same seed, the same house")]
OpennessKnob = Annotated[Openness, Meta(description="How many rooms are walled in")]
CamerasKnob = Annotated[Cameras, Meta(description="How many cameras")]


class SquareView(msgspec.Struct, frozen=True):
    """A square of the plan, and the kinds of tiles that belong there."""

    square: Square
    sections: tuple[Section, ...]


class HouseView(msgspec.Struct, frozen=True):
    """A house as it would stand on the table: drawn, with every door locked, what is wrong with it, and how hard it is.

    `spare` are the tiles left over. A house with faults may have no rating.
    """

    layout: str
    tiles: list[TileView]
    doors: list[DoorView]
    cameras: list[CameraView]
    spare: list[TileView]
    squares: list[SquareView]
    faults: list[Fault]
    rating: Appraisal | None


class NamedHouse(msgspec.Struct, frozen=True):
    """A ready-made house."""

    id: str
    house: HouseView


@cache
def presets() -> list[NamedHouse]:
    """The houses that can be chosen by name."""
    return [NamedHouse(name, look_at(parse_layout(text))) for name, text in PRESETS.items()]


def at_random(
    openness: OpennessKnob = "normal", cameras: CamerasKnob = "normal", reactor: WithReactor = False, seed: Seed = None
) -> HouseView:
    """A house by the building rules; the same seed gives the same one again."""
    chance = Random(seed)
    square = chance.choice(INNER_SQUARES) if reactor else None
    text = random_house(chance.randrange, OPENNESS.index(openness), cameras, square)
    return look_at(parse_layout(text), reactor=reactor)


def check(layout: Layout, reactor: WithReactor = False) -> HouseView:
    """Any 20 tiles, drawn, with every breach of the building rules and where it is."""
    return look_at(lay_tiles(layout), reactor=reactor)


def look_at(house: House, *, reactor: bool = False) -> HouseView:
    """The house as a builder sees it. The reactor may be left to the die of the set-up. (D-RAD-04)"""
    faults = list(find_faults(house, reactor=reactor and house.reactor is not None))
    plan = Plan(house, house.all_doors, ())
    cameras = [see_camera(plan, room) for room in house.camera_rooms]
    observed = {room for camera in cameras for room in camera.sees}
    on_table = {tile.id for tile in house.tile_at.values()}
    return HouseView(
        layout=house.text,
        tiles=[
            see_tile(tile, square, house.drawing[square].rotation, observed) for square, tile in house.tile_at.items()
        ],
        doors=[
            DoorView(door.id, door.rooms, door.direction, door.lock, closed=True, icons=0, chip="", colours=())
            for door in house.doors.values()
        ],
        cameras=cameras,
        spare=[
            see_tile(tile, NO_SQUARE, 0, set())
            for tile in TILES.values()
            if tile.id not in on_table and (reactor or not tile.module)
        ],
        squares=[SquareView(square, sections_for(square)) for square in house.squares],
        faults=faults,
        rating=None if any(fault.code == "lacks" for fault in faults) else appraise(house),
    )


def see_camera(plan: Plan, room: RoomId) -> CameraView:
    """A camera as the team would turn it: where it sees most, and rather not into the entrance hall. (D-CAM-02, 03)"""
    lines = {way: list(plan.observed(room, way)) for way in best_facings(plan, room)}
    hall = plan.house.passage_of[ENTRANCE_SQUARE]
    facing = min(lines, key=lambda way: hall in lines[way])
    return CameraView(room, facing, lines[facing])


def see_tile(tile: Tile, square: Square, rotation: int, observed: set[RoomId]) -> TileView:
    """A tile as it lies there, or aside where there is no square."""
    drawing = draw(tile, rotation)
    inner = drawing.inner
    return TileView(
        square=square,
        tile=tile.id,
        rotation=rotation,
        section=tile.section,
        rooms=[
            RoomView(room, edges, searched=False, locked=False, observed=room in observed)
            for room, edges in drawing.rooms.items()
        ],
        inner=InnerView(inner.direction, inner.edge, inner.door) if inner else None,
        burns=0,
        destroyed=False,
        fire=False,
        radiation=False,
        gas_leak=tile.gas_leak,
        lurking=tile.lurking,
        secure=tile.secure,
        function=tile.function,
        terminal=tile.terminal,
    )
