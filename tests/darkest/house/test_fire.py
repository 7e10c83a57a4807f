"""The fire: where it breaks out, where it goes and what it destroys."""

from typing import Any

import pytest

from dreadhall.darkest.ids import Square
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

APART = {"leo": "entrance-hall", "nina": "dining-room"}
"""Two groups, so that the regroup step asks for their order and a new round stops there."""


def fire_event(fire: str | None, **fields: Any) -> Position:
    """A round whose event is the fire."""
    return position(APART, phase="round", event=0, fire=fire, **fields)


def fire_icon(**fields: Any) -> Position:
    """A round whose event moves the darkness marker onto the fire icon."""
    return position(APART, phase="round", event=1, darkness=2, **fields)


# Outbreak


@rule("D-FIRE-02", "D-MODEL-15")
def test_a_fire_breaks_out_where_the_dice_point() -> None:
    table = fire_icon().with_dice(d4=[2], d6=[4]).play("go-on")
    assert table.state.fire == "r2c4"
    assert table.state.burns == {"r2c4": 1}


@rule("D-FIRE-03")
def test_a_six_rolls_only_the_column_of_an_outbreak_again() -> None:
    table = fire_icon().with_dice(d4=[2], d6=[6, 6, 4]).play("go-on")
    assert table.state.fire == "r2c4"


@rule("D-FIRE-03", "D-LAB-05")
def test_an_outbreak_in_the_laboratory_is_rolled_again() -> None:
    table = fire_icon().with_dice(d4=[1, 3], d6=[1, 2]).play("go-on")
    assert table.state.fire == "r3c2"
    assert table.state.burns == {"r3c2": 1}


@rule("D-FIRE-03")
def test_an_outbreak_on_a_destroyed_tile_is_rolled_again() -> None:
    table = fire_icon(destroyed=["r2c4"]).with_dice(d4=[2, 3], d6=[4, 2]).play("go-on")
    assert table.state.fire == "r3c2"


@rule("D-FIRE-05")
def test_an_outbreak_hurts_nobody() -> None:
    table = fire_icon(hordes={"dining-room": 2}).with_dice(d4=[4], d6=[4]).play("go-on")
    assert table.state.burns == {"r4c4": 1}
    assert table.survivor("nina").wounds == 0
    assert table.zombies("dining-room") == 2


# Spread


@rule("D-FIRE-06", "D-FIRE-10", "D-FIRE-13", "D-FIRE-EX1")
def test_fire_moves_where_the_die_points_burns_hotter_and_destroys() -> None:
    table = position(APART, fire="r2c2", burns={"r2c2": 1, "r3c2": 1, "r3c3": 2})
    table.with_dice(d4=[3]).play("end-turn")
    assert table.state.fire == "r3c2"
    assert table.state.burns[Square("r3c2")] == 2
    table.with_dice(d4=[2]).play("end-turn")
    assert table.state.fire == "r3c3"
    assert table.state.destroyed == ["r3c3"]


@pytest.mark.parametrize(("die", "tile"), [(1, "r1c3"), (2, "r2c4"), (3, "r3c3"), (4, "r2c2")])
@rule("D-FIRE-06")
def test_the_four_directions_go_clockwise_from_north(die: int, tile: str) -> None:
    table = fire_event("r2c3", burns={"r2c3": 1}).with_dice(d4=[die]).play("go-on")
    assert table.state.fire == tile
    assert table.state.burns == {"r2c3": 1, tile: 1}


@rule("D-FIRE-01")
def test_burn_markers_without_the_token_do_not_spread() -> None:
    table = fire_event(None, burns={"r4c4": 1}).with_dice().play("go-on")
    assert table.state.burns == {"r4c4": 1}
    assert table.survivor("nina").wounds == 0


@rule("D-FIRE-01", "D-DARK-05")
def test_a_second_fire_does_not_break_out_but_drives_the_first_one_on() -> None:
    table = fire_icon(fire="r2c3", burns={"r2c3": 1}).with_dice(d4=[2]).play("go-on")
    assert table.state.fire == "r2c4"
    assert table.state.burns == {"r2c3": 1, "r2c4": 1}


@pytest.mark.parametrize(
    ("front", "die", "tile"),
    [pytest.param("r3c2", 2, "r3c3", id="wall"), pytest.param("r4c4", 2, "r4c5", id="locked-door")],
)
@rule("D-FIRE-07")
def test_fire_passes_walls_and_locked_doors(front: str, die: int, tile: str) -> None:
    table = fire_event(front).with_dice(d4=[die]).play("go-on")
    assert table.state.fire == tile
    assert table.state.burns == {tile: 1}


@pytest.mark.parametrize("die", [pytest.param(1, id="laboratory"), pytest.param(4, id="out-of-the-house")])
@rule("D-FIRE-07", "D-FIRE-11", "D-LAB-05")
def test_fire_that_cannot_move_stays_and_burns_hotter(die: int) -> None:
    table = fire_event("r2c1", burns={"r2c1": 1}).with_dice(d4=[die]).play("go-on")
    assert table.state.fire == "r2c1"
    assert table.state.burns == {"r2c1": 2}


@rule("D-FIRE-07", "D-LAB-05")
def test_fire_does_not_enter_even_an_open_laboratory() -> None:
    table = fire_event("r2c1", burns={"r2c1": 1}, code=[]).with_dice(d4=[1]).play("go-on")
    assert table.state.fire == "r2c1"


@rule("D-FIRE-11")
def test_fire_that_cannot_leave_a_destroyed_tile_adds_nothing() -> None:
    table = fire_event("r2c1", destroyed=["r2c1"]).with_dice(d4=[4]).play("go-on")
    assert table.state.fire == "r2c1"
    assert table.state.burns == {}


@rule("D-FIRE-08", "D-FIRE-10")
def test_fire_walks_over_a_destroyed_tile_and_leaves_no_marker_there() -> None:
    table = fire_event("r2c3", burns={"r2c3": 1}, destroyed=["r2c4"]).with_dice(d4=[2]).play("go-on")
    assert table.state.fire == "r2c4"
    assert table.state.burns == {"r2c3": 1}
    assert table.state.destroyed == ["r2c4"]


@rule("D-FIRE-27", "D-ITEM-17")
def test_the_owner_of_a_fire_alarm_may_have_the_direction_rolled_again() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "workshop"}, seats=2, fire="r2c2", cards={"nina": ["EQ50"]}, unlocked="all"
    )
    table.with_dice(d4=[3, 1]).play("0=done")
    assert table.prompt == "fire-alarm"
    assert table.table.ask is not None
    assert table.table.ask.seats == [1]
    table.play("1=yes")
    assert table.state.fire == "r1c2"
    assert table.cards("nina") == []


@rule("D-FIRE-27")
def test_a_fire_alarm_may_be_kept() -> None:
    table = position({"leo": "entrance-hall"}, fire="r2c2", cards={"leo": ["EQ50"]})
    table.with_dice(d4=[3]).play("end-turn", "no")
    assert table.state.fire == "r3c2"
    assert table.cards("leo") == ["EQ50"]


# Destruction


@rule("D-FIRE-13")
def test_the_third_marker_takes_markers_and_chips_with_the_tile() -> None:
    table = fire_event("r2c2", burns={"r2c3": 2}).with_dice(d4=[2]).play("go-on")
    assert table.state.destroyed == ["r2c3"]
    assert table.state.burns == {}
    assert not {"vault.e", "vault.w"} & set(table.state.locks)


@rule("D-FIRE-13", "D-MODEL-11")
def test_chips_on_the_doors_of_neighbouring_tiles_stay() -> None:
    table = fire_event("r1c2", burns={"r1c3": 2}).with_dice(d4=[2]).play("go-on")
    assert table.state.destroyed == ["r1c3"]
    assert "pantry.n" not in table.state.locks
    assert {"bathroom.e", "workshop.w"} <= set(table.state.locks)


@rule("D-FIRE-13", "D-CAM-10")
def test_the_camera_of_a_destroyed_tile_is_gone() -> None:
    table = fire_event("r2c3", burns={"r2c4": 2})
    assert "great-hall" in [camera.room for camera in table.state.cameras]
    table.with_dice(d4=[2]).play("go-on")
    assert "great-hall" not in [camera.room for camera in table.state.cameras]


@rule("D-FIRE-14")
def test_the_fire_stays_on_what_it_destroyed_and_spreads_from_there() -> None:
    table = position(APART, fire="r2c2", burns={"r2c3": 2}).with_dice(d4=[2, 1])
    table.play("end-turn")
    assert table.state.fire == "r2c3"
    table.play("end-turn")
    assert table.state.fire == "r1c3"


@rule("D-FIRE-15")
def test_spawn_tokens_stay_on_a_destroyed_tile() -> None:
    table = fire_event("r1c2", burns={"r1c3": 2}, tokens=["pantry", "kitchen"]).with_dice(d4=[2]).play("go-on")
    assert table.state.destroyed == ["r1c3"]
    assert [token.room for token in table.state.tokens] == ["kitchen", "kitchen"]


@rule("D-FIRE-16", "D-DARK-02")
def test_every_tile_destroyed_moves_the_darkness() -> None:
    table = fire_event("r2c2", burns={"r2c3": 2}).with_dice(d4=[2]).play("go-on")
    assert table.state.darkness == 2


@rule("D-FIRE-28")
def test_a_fire_icon_reached_by_a_spread_waits_for_its_damage() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "passageway"}, fire="r1c3", burns={"r2c2": 1, "r1c4": 2}, darkness=2
    )
    table.with_dice(d4=[2, 4]).play("end-turn")
    told = [event.kind for event in table.table.events]
    story = [kind for kind in told if kind in ("fire-moves", "darkness-grows", "wounded")]
    assert story == ["fire-moves", "darkness-grows", "wounded", "fire-moves", "wounded"]
    assert table.state.fire == "r1c3"
    assert table.survivor("nina").wounds == 2
