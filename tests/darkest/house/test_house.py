"""A house as laid out: tiles turned and put side by side become rooms, doors and icons."""

import pytest

from dreadhall.darkest.components.catalogue import LAYOUTS, TILES
from dreadhall.darkest.house.building import PRESETS
from dreadhall.darkest.house.compass import DIRECTIONS, Direction, opposite, turned
from dreadhall.darkest.house.layout import BORDERS, Door, parse_layout
from dreadhall.darkest.ids import DoorId, RoomId, Square
from dreadhall.kernel import BadOption
from dreadhall.testing import rule
from tests.darkest.layouts import HARD, RECOMMENDED, exchanged, house_with

HOUSE = parse_layout(RECOMMENDED)


@rule("D-MODEL-01")
def test_the_house_has_four_rows_from_the_top_and_five_columns_from_the_left() -> None:
    assert len(HOUSE.squares) == 20
    assert HOUSE.squares[0] == HOUSE.square(1, 1) == "r1c1"
    assert HOUSE.squares[-1] == HOUSE.square(4, 5) == "r4c5"
    assert (HOUSE.row(Square("r2c5")), HOUSE.column(Square("r2c5"))) == (2, 5)
    assert (HOUSE.rows, HOUSE.columns) == ((1, 2, 3, 4), (1, 2, 3, 4, 5))
    with pytest.raises(ValueError, match="outside"):
        HOUSE.square(1, 6)


@rule("D-MODEL-02", "D-MODEL-04")
def test_a_tile_holds_one_room_or_an_open_and_an_enwalled_one() -> None:
    assert HOUSE.rooms_in[Square("r1c1")] == ("laboratory",)
    assert HOUSE.rooms_in[Square("r1c3")] == ("kitchen", "pantry")
    assert HOUSE.passage_of[Square("r1c3")] == "kitchen"
    assert HOUSE.square_of[RoomId("pantry")] == HOUSE.square_of[RoomId("kitchen")] == "r1c3"
    for square, rooms in HOUSE.rooms_in.items():
        enwalled = [room.enwalled for room in HOUSE.tile_at[square].rooms.values()]
        assert len(rooms) == 1 or enwalled == [False, True]


def test_rooms_of_all_tiles_have_ids_of_their_own() -> None:
    rooms = [room.id for tile in TILES.values() for room in tile.rooms.values()]
    assert len(set(rooms)) == len(rooms) == 33
    assert "servants-passage" in rooms


@rule("D-MODEL-08")
def test_adjacent_tiles_are_the_orthogonal_ones_and_those_around_are_eight() -> None:
    assert set(HOUSE.neighbours4(Square("r2c3"))) == {"r1c3", "r2c4", "r3c3", "r2c2"}
    assert set(HOUSE.neighbours4(Square("r1c1"))) == {"r1c2", "r2c1"}
    assert set(HOUSE.around(Square("r2c3"))) == {"r1c2", "r1c3", "r1c4", "r2c2", "r2c4", "r3c2", "r3c3", "r3c4"}
    assert set(HOUSE.around(Square("r4c5"))) == {"r3c4", "r3c5", "r4c4"}
    assert HOUSE.beyond(Square("r4c3"), "n") == "r3c3"
    assert HOUSE.beyond(Square("r4c3"), "s") is None
    assert HOUSE.tile_distance(Square("r1c1"), Square("r3c4")) == 5


def test_there_are_31_borders_between_tiles() -> None:
    assert len(BORDERS) == 31
    assert all(HOUSE.beyond(square, way) == beyond for square, way, beyond in BORDERS)


@pytest.mark.parametrize(("rotation", "door"), [(0, "s"), (90, "w"), (180, "n"), (270, "e")])
def test_turning_a_tile_clockwise_turns_its_sides(rotation: int, door: Direction) -> None:
    house = house_with(r1c1=f"C1.{rotation}")
    edges = house.drawing[Square("r1c1")].rooms[RoomId("laboratory")]
    assert [way for way in DIRECTIONS if edges[way] == "door"] == [door]
    assert turned("s", rotation) == door
    assert turned(door, -rotation) == "s"
    assert opposite(door) == turned(door, 180)


def test_a_drawing_shows_every_edge_and_the_way_inside() -> None:
    drawing = house_with(r2c2="I05.90").drawing[Square("r2c2")]
    assert (drawing.tile, drawing.rotation) == ("I05", 90)
    assert drawing.rooms[RoomId("passageway")] == {"n": "open", "e": "wall", "s": "open", "w": "open"}
    assert set(drawing.rooms[RoomId("storage-room")].values()) == {"wall"}
    assert drawing.inner is not None
    assert (drawing.inner.direction, drawing.inner.edge, drawing.inner.door) == ("e", "door", "storage-room.w")
    assert HOUSE.drawing[Square("r1c4")].rooms[RoomId("workshop")] == {
        "n": "window",
        "e": "open",
        "s": "open",
        "w": "door",
    }
    assert HOUSE.drawing[Square("r4c3")].inner is None


def test_a_door_is_named_after_the_room_that_prints_its_lock() -> None:
    assert HOUSE.doors[DoorId("laboratory.s")] == Door(
        DoorId("laboratory.s"),
        (RoomId("laboratory"), RoomId("music-room")),
        (Square("r1c1"), Square("r2c1")),
        "s",
        "security-board",
    )
    assert HOUSE.doors[DoorId("pantry.n")] == Door(
        DoorId("pantry.n"), (RoomId("pantry"), RoomId("kitchen")), (Square("r1c3"),), "n", "chip"
    )
    assert HOUSE.doors[DoorId("workshop.w")].rooms == ("workshop", "kitchen")
    assert HOUSE.doors[DoorId("workshop.w")].owner == "workshop"
    assert set(HOUSE.doors_with_lock("security-board")) == {"laboratory.s"}
    assert HOUSE.doors_with_lock("reactor") == ()
    assert set(HOUSE.all_doors) == set(HOUSE.doors)


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_ready_made_house_has_as_many_locks_and_rooms_as_it_says(name: str) -> None:
    house, layout = parse_layout(PRESETS[name]), LAYOUTS[name]
    assert len(house.doors_with_lock("chip")) == layout.locks
    assert len(house.rooms) == layout.rooms
    for mix in layout.chip_mix.values():
        assert mix.two + mix.three == layout.locks


def test_corners_terminals_and_icons_are_found() -> None:
    house = parse_layout(HARD)
    assert house.corners == {
        "antidote-cabinet": "laboratory",
        "sprinkler": "sprinkler-control",
        "ammo-reserve": "ammo-reserve",
        "medic-bay": "medic-bay",
    }
    assert (house.laboratory, house.laboratory_square, house.entrance) == ("laboratory", "r1c1", "entrance-hall")
    assert set(house.terminals) == {"sprinkler-control", "ammo-reserve", "medic-bay"}
    assert house.gas_leaks == ("r2c1", "r3c1")
    assert house.lurking == ("r2c3", "r2c5", "r3c4")
    assert house.secure == ("r3c2", "r4c4")
    assert (house.reactor, house.reactor_square) == (None, None)


@rule("D-CAM-01")
def test_every_camera_icon_stands_in_its_room() -> None:
    assert HOUSE.camera_rooms == ("music-room", "great-hall", "cross-corridor")
    assert len(parse_layout(HARD).camera_rooms) == 5


@rule("D-RAD-05")
def test_the_reactor_has_two_doors_of_its_own_kind() -> None:
    house = house_with(r2c3="R1.90")
    assert (house.reactor, house.reactor_square) == ("reactor", "r2c3")
    assert set(house.doors_with_lock("reactor")) == {"reactor.e", "reactor.w"}
    assert not set(house.doors_with_lock("reactor")) & set(house.doors_with_lock("chip"))


def test_the_same_text_gives_the_same_house_and_spaces_do_not_matter() -> None:
    assert parse_layout(RECOMMENDED) is parse_layout(RECOMMENDED)
    spaced = parse_layout("  " + RECOMMENDED.replace(" ", "\n "))
    assert spaced.text == HOUSE.text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a house has 20 tiles"),
        (RECOMMENDED + " O02.0", "this one has 21"),
        (RECOMMENDED.replace("C1.0", "C1"), "r1c1: 'C1' is not a tile and a rotation"),
        (RECOMMENDED.replace("C1.0", "C1.45"), "r1c1: 'C1.45' is not a tile and a rotation"),
        (RECOMMENDED.replace("C1.0", "C٣.0"), "is not a tile and a rotation"),
        (RECOMMENDED.replace("C1.0", "X9.0"), "r1c1: there is no tile 'X9'"),
        (RECOMMENDED.replace("O08.0", "O03.0"), r"r1c3: tile O03 \(Kitchen\) is used twice"),
        (RECOMMENDED.replace("C1.0", "O02.0"), r"the house lacks tile C1 \(Laboratory\)"),
        (RECOMMENDED.replace("E1.0", "O02.0"), r"the house lacks tile E1 \(Entrance Hall\)"),
    ],
)
@rule("D-HOUSE-01")
def test_a_text_that_is_no_layout_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message) as caught:
        parse_layout(text)
    assert "\n" not in str(caught.value)


def test_exchanging_tiles_keeps_them_distinct() -> None:
    assert exchanged(r1c2="O03.0").split()[1:3] == ["O03.0", "O08.0"]
