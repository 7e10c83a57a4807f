"""Putting the fire out."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown


@rule("D-EXT-01", "D-ACT-08")
def test_two_ap_remove_one_marker_from_the_survivors_tile() -> None:
    table = position({"nina": "dining-room"}, fire="r2c3", burns={"r4c4": 2, "r2c3": 1}, ap={"nina": 3})
    table.play("extinguish:nina")
    assert table.state.burns == {"r4c4": 1, "r2c3": 1}
    assert table.survivor("nina").ap == 1
    assert "extinguish:nina" not in table.keys


@rule("D-EXT-01")
def test_only_the_own_tile_can_be_extinguished() -> None:
    table = position({"nina": "entrance-hall"}, fire="r4c4", burns={"r4c4": 2})
    assert "extinguish:nina" not in table.keys


@rule("D-EXT-01")
def test_either_room_of_a_tile_will_do() -> None:
    for room in ("servants-passage", "linen-store"):
        table = position({"nina": room}, fire="r2c5", burns={"r2c5": 2}).play("extinguish:nina")
        assert table.state.burns == {"r2c5": 1}


@rule("D-EXT-02", "D-ITEM-05", "D-ITEM-14")
def test_an_axe_and_an_extinguisher_make_it_cheaper() -> None:
    for card in ("ST1", "EQ29"):
        table = position(
            {"nina": "dining-room"}, fire="r4c4", burns={"r4c4": 2}, cards={"nina": [card]}, ap={"nina": 1}
        )
        assert "extinguish:nina" not in table.keys
        table.play(f"douse:nina:{card}")
        assert table.state.burns == {"r4c4": 1}
        assert table.survivor("nina").ap == 0


@rule("D-EXT-02", "D-ITEM-15")
def test_extinguisher_and_helmet_remove_two_markers() -> None:
    cards = {"nina": ["EQ29", "EQ28"]}
    table = position({"nina": "dining-room"}, fire="r2c3", burns={"r4c4": 2, "r2c3": 1}, cards=cards)
    table.play("douse:nina:EQ29")
    assert table.state.burns == {"r2c3": 1}


@rule("D-EXT-02", "D-CHAR-05")
def test_a_firefighter_removes_one_more() -> None:
    table = position({"leo": "dining-room"}, fire="r2c3", burns={"r4c4": 2, "r2c3": 1}, skills={"leo": ["firefighter"]})
    table.play("extinguish:leo")
    assert table.state.burns == {"r2c3": 1}


@rule("D-EXT-03")
def test_the_fire_is_out_with_the_last_marker_of_the_house() -> None:
    table = position({"nina": "dining-room"}, fire="r2c3", burns={"r4c4": 1}).play("extinguish:nina")
    assert table.state.fire is None
    assert table.state.burns == {}


@rule("D-EXT-03")
def test_the_fire_stays_on_a_tile_without_markers_and_spreads_from_there() -> None:
    table = position({"nina": "dining-room"}, fire="r4c4", burns={"r4c4": 1, "r2c3": 1}).with_dice(d4=[1])
    table.play("extinguish:nina")
    assert table.state.fire == "r4c4"
    table.play("end-turn")
    assert table.state.fire == "r3c4"
    assert table.state.burns == {"r2c3": 1, "r3c4": 1}


@rule("D-EXT-05")
def test_a_destroyed_tile_cannot_be_extinguished() -> None:
    cards = {"leo": ["ST1"]}
    table = position({"leo": "dining-room"}, fire="r4c4", burns={"r2c3": 1}, destroyed=["r4c4"], cards=cards)
    assert not {"extinguish:leo", "douse:leo:ST1"} & set(table.keys)


@rule("D-EXT-06")
def test_a_fire_that_destroys_the_last_burning_tile_goes_on() -> None:
    table = position({"nina": "workshop", "leo": "entrance-hall"}, fire="r2c2", burns={"r2c3": 2}).with_dice(d4=[2, 3])
    table.play("end-turn")
    assert table.state.burns == {}
    assert table.state.fire == "r2c3"
    table.play("end-turn")
    assert table.state.fire == "r3c3"


@rule("D-EXT-07")
def test_after_a_fire_is_out_a_new_one_can_break_out() -> None:
    table = position({"nina": "dining-room", "leo": "dining-room"}, fire="r2c3", burns={"r4c4": 1}, ap={"nina": 3})
    table.play("extinguish:nina")
    table.with_dice(survivor=["aim", "aim"], terror=["fire"], d4=[3], d6=[2]).play("search:nina")
    assert table.state.fire == "r3c2"
    assert table.state.burns == {"r3c2": 1}


@rule("D-EXT-08", "D-SHOW-14")
def test_nothing_removes_burn_markers_in_the_showdown() -> None:
    table = showdown(
        {"leo": "dining-room", "nina": "sprinkler-control"},
        fire="r4c4",
        burns={"r4c4": 2, "r4c1": 1},
        cards={"leo": ["ST1", "EQ29"]},
        skills={"leo": ["firefighter"]},
    )
    forbidden = {"extinguish:leo", "douse:leo:ST1", "douse:leo:EQ29", "extinguish:nina", "sprinkler:nina"}
    assert not forbidden & set(table.keys)
    assert "move:leo:entrance-hall" in table.keys
