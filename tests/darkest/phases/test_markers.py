"""Action markers: what is spent in the showdown, where it goes and how it comes back."""

from collections.abc import Sequence
from typing import Any

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

FAR_OFF = ("doctor-mortimer", "bathroom")
QUIET: dict[str, Any] = {"fire": "r2c1", "burns": {"r2c1": 1}}
"""A fire that goes west against the wall: it hurts nobody in these tests."""


def boxes(table: Position) -> list[Sequence[str]]:
    """The left, middle and right box."""
    assert table.state.showdown is not None
    return list(table.state.showdown.boxes)


def reactions(table: Position) -> int:
    """How many reaction phases there were."""
    return len(table.events("reaction"))


@rule("D-MARK-01")
def test_everybody_takes_as_many_markers_as_their_health_gives_ap() -> None:
    table = position(
        {"leo": "music-room", "nina": "gallery"}, code=[], wounds={"nina": 3}, fire="r4c5", burns={"r4c5": 1}
    )
    table.with_dice(nemeses=[0]).play(
        "move:leo:laboratory", "part:1-red", "part:2-blue", "part:3-white", "part:4-orange"
    )
    assert table.survivor("leo").markers == ["leo"] * 4
    assert table.survivor("nina").markers == ["nina"] * 3


@rule("D-MARK-02")
def test_an_action_puts_a_marker_into_the_left_box() -> None:
    table = showdown({"leo": "gallery"}, cards={}).play("move:leo:dining-room", "stop")
    assert table.survivor("leo").markers == ["leo"] * 2
    assert boxes(table) == [["leo"], [], []]


@rule("D-MARK-02")
def test_an_action_for_two_ap_puts_two_markers_there() -> None:
    table = showdown({"leo": "medic-bay"}, wounds={"leo": 2}).play("medic-bay:leo")
    assert table.survivor("leo").markers == ["leo"]
    assert boxes(table) == [["leo", "leo"], [], []]


@rule("D-MARK-02")
def test_an_action_that_costs_more_than_is_in_hand_is_not_offered() -> None:
    table = showdown({"leo": "medic-bay"}, wounds={"leo": 2}, markers={"leo": ["leo"]})
    assert "medic-bay:leo" not in table.keys


@rule("D-MARK-03", "D-MARK-05", "D-MARK-EX1")
def test_the_sixth_marker_shifts_the_boxes_and_brings_a_reaction() -> None:
    left = ["leo", "leo", "nina", "nina", "nina"]
    table = showdown({"leo": "entrance-hall", "nina": "conservatory"}, nemesis=FAR_OFF, boxes=[left, [], []], **QUIET)
    table.with_dice(d4=[4]).play("move:leo:dining-room")
    assert table.prompt == "move-on"
    assert reactions(table) == 0
    table.play("stop")
    assert boxes(table) == [[], [*left, "leo"], []]
    assert [len(who.markers) for who in table.state.survivors.values()] == [2, 3]
    assert reactions(table) == 1


@rule("D-MARK-03")
def test_a_costly_action_may_fill_the_box_beyond_six() -> None:
    table = showdown({"leo": "medic-bay"}, nemesis=FAR_OFF, wounds={"leo": 2}, boxes=[["leo"] * 5, [], []], **QUIET)
    table.with_dice(d4=[4]).play("medic-bay:leo")
    assert table.survivor("leo").wounds == 0
    assert boxes(table) == [[], ["leo"] * 7, []]


@rule("D-MARK-05", "D-MARK-EX2")
def test_the_second_shift_brings_the_first_markers_back() -> None:
    middle = ["leo", "leo", "leo", "nina", "nina", "nina"]
    left = ["leo", "nina", "nina", "nina", "nina"]
    table = showdown(
        {"leo": "entrance-hall", "nina": "conservatory"},
        nemesis=FAR_OFF,
        boxes=[left, middle, []],
        markers={"leo": ["leo"], "nina": []},
        **QUIET,
    )
    table.with_dice(d4=[4]).play("move:leo:dining-room", "stop")
    assert table.survivor("leo").markers == ["leo"] * 3
    assert table.survivor("nina").markers == ["nina"] * 3
    assert boxes(table) == [[], [*left, "leo"], []]


@rule("D-MARK-04", "D-MARK-05", "D-MARK-EX3")
def test_the_team_may_shift_early() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, boxes=[["leo"], ["leo"] * 2, []], **QUIET)
    table.with_dice(d4=[4]).play("shift")
    assert table.survivor("leo").markers == ["leo"] * 5
    assert boxes(table) == [[], ["leo"], []]
    assert reactions(table) == 1


@rule("D-MARK-04")
def test_nobody_shifts_an_empty_left_box_while_there_are_markers_to_spend() -> None:
    assert "shift" not in showdown({"leo": "gallery"}, boxes=[[], ["leo"], []]).keys
    assert "shift" in showdown({"leo": "gallery"}, boxes=[["leo"], [], []]).keys


@rule("D-MARK-07")
def test_less_ap_by_a_wound_costs_a_marker_of_the_owners_choice() -> None:
    table = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"},
        seats=2,
        wounds={"nina": 2},
        boxes=[["leo"], ["nina", "leo"], []],
        fire="r4c4",
        burns={"r4c4": 1},
        cards={},
    )
    table.play("1=move:nina:dining-room")
    assert table.prompt == "lose-marker"
    assert table.table.ask is not None
    assert table.table.ask.seats == [1]
    assert table.keys == ["marker:hand", "marker:left", "marker:middle"]
    table.play("1=marker:middle", "1=stop")
    assert boxes(table) == [["leo", "nina"], ["leo"], []]
    assert table.survivor("nina").markers == ["nina"] * 2


@rule("D-MARK-07")
def test_a_marker_in_hand_may_be_the_one_that_is_lost() -> None:
    table = showdown({"nina": "entrance-hall"}, wounds={"nina": 2}, fire="r4c4", burns={"r4c4": 1}, cards={})
    table.play("move:nina:dining-room", "marker:hand", "stop")
    assert table.survivor("nina").markers == ["nina"]
    assert boxes(table) == [["nina"], [], []]


@rule("D-MARK-07")
def test_a_wound_within_a_zone_costs_no_marker() -> None:
    table = showdown({"nina": "entrance-hall"}, fire="r4c4", burns={"r4c4": 2}, cards={})
    table.play("move:nina:dining-room", "stop")
    assert table.survivor("nina").markers == ["nina"] * 2


@rule("D-MARK-08")
def test_more_ap_by_healing_gives_a_marker_to_use_at_once() -> None:
    table = showdown({"nina": "medic-bay"}, wounds={"nina": 4}, markers={"nina": ["nina"] * 2}).play("medic-bay:nina")
    assert table.survivor("nina").markers == ["nina"]
    assert "move:nina:dining-room" in table.keys


@rule("D-MARK-08")
def test_healing_within_a_zone_gives_none() -> None:
    table = showdown({"nina": "medic-bay"}, wounds={"nina": 2}, markers={"nina": ["nina"] * 2}).play("medic-bay:nina")
    assert table.survivor("nina").wounds == 0
    assert table.survivor("nina").markers == []


@rule("D-MARK-09")
def test_with_no_marker_in_any_hand_the_boxes_shift_by_themselves() -> None:
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, boxes=[["leo"], ["leo"] * 3, []], markers={"leo": ["leo"]}, cards={}
    )
    table.play("move:leo:dining-room", "stop")
    assert reactions(table) == 1
    assert boxes(table) == [[], ["leo"] * 2, []]
    assert table.survivor("leo").markers == ["leo"] * 3


@rule("D-MARK-09")
def test_the_automatic_shift_needs_no_marker_in_the_left_box() -> None:
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, boxes=[[], ["leo"] * 3, []], markers={"leo": []}, cards={}
    )
    assert reactions(table) == 1
    assert table.survivor("leo").markers == ["leo"] * 3


@rule("D-MARK-09")
def test_whoever_still_has_a_free_act_is_asked_before_the_automatic_shift() -> None:
    table = showdown(
        {"leo": "entrance-hall"},
        boxes=[[], ["leo"] * 3, []],
        markers={"leo": []},
        wounds={"leo": 1},
        cards={"leo": ["EQ32"]},
    )
    assert {"use:leo:EQ32", "shift"} <= set(table.keys)
    assert reactions(table) == 0


@rule("D-MARK-09", "D-BEAST-02")
def test_markers_that_nobody_can_spend_do_not_stop_the_game() -> None:
    held: dict[str, Any] = {
        "creature": ("undead-bird", "gallery"),
        "entrapped": {"leo": "bird"},
        "cards": {"leo": ["ST1"]},
    }
    table = showdown({"leo": "gallery"}, nemesis=FAR_OFF, **held)
    assert set(table.keys) == {"stow:leo:ST1", "discard:leo:ST1", "shift"}
    table.with_dice(creature=["damage", "damage"]).play("shift")
    assert reactions(table) == 1
    assert table.survivor("leo").markers == ["leo"] * 3


@rule("D-MARK-10")
def test_the_markers_of_the_dead_leave_hand_and_boxes() -> None:
    table = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"},
        wounds={"nina": 7},
        boxes=[["nina", "leo"], ["nina"], []],
        markers={"leo": ["leo", "nina"], "nina": ["nina"]},
        fire="r4c4",
        burns={"r4c4": 1},
        cards={},
    )
    table.play("move:nina:dining-room")
    assert boxes(table) == [["leo"], [], []]
    assert table.survivor("leo").markers == ["leo"]


@rule("D-MARK-10")
def test_markers_lent_to_the_dead_go_back_to_their_owner() -> None:
    table = showdown(
        {"bruce": "kitchen", "nina": "entrance-hall"},
        wounds={"nina": 7},
        markers={"bruce": ["bruce"], "nina": ["nina", "bruce", "bruce"]},
        fire="r4c4",
        burns={"r4c4": 1},
        cards={},
    )
    table.play("move:nina:dining-room")
    assert boxes(table) == [["bruce"], [], []]
    assert table.survivor("bruce").markers == ["bruce"] * 2


@rule("D-MARK-02", "D-MARK-05")
def test_lent_markers_come_back_to_their_owner_and_energy_to_nobody() -> None:
    table = showdown(
        {"bruce": "kitchen", "nina": "entrance-hall"},
        nemesis=("doctor-mortimer", "music-room"),
        markers={"bruce": ["bruce"] * 3, "nina": []},
        cards={"nina": ["EQ41"]},
        **QUIET,
    )
    table.play("share-ap:bruce", "number:1", "use:nina:EQ41")
    assert len(table.survivor("nina").markers) == 3
    table.play("move:nina:dining-room", "stop", "move:nina:gallery", "stop", "move:nina:dining-room", "stop")
    assert sorted(boxes(table)[0]) == ["", "", "bruce"]
    table.with_dice(d4=[4, 4]).play("shift", "room:boiler-room", "move:bruce:pantry", "stop", "shift")
    assert table.survivor("bruce").markers == ["bruce"] * 2
    assert table.survivor("nina").markers == []
