"""Groups: who acts with whom, and when."""

from typing import Any

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.openings import before_round

FOUR = {"leo": "gallery", "nina": "gallery", "jack": "entrance-hall", "lucy": "entrance-hall"}


def regroup(survivors: dict[str, str], **position_: Any) -> Position:
    """At the regroup step of a round without cameras; the spawn goes to the boiler room, unseen."""
    return before_round(survivors, **position_).with_dice(d4=[3], d6=[1]).play("go-on")


@rule("D-GROUP-01")
def test_who_comes_back_stands_in_the_entrance_hall_before_groups_are_formed() -> None:
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, wounds={"nina": 7}, burns={"r4c4": 1})
    table.play("move:nina:dining-room", "no", "end-turn")
    table.with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert table.prompt == "return"
    table.play("survivor:nina")
    assert table.survivor("nina").room == "entrance-hall"
    assert table.state.groups == [["leo", "nina"]]


@rule("D-GROUP-02", "D-GROUP-EX1")
def test_two_pairs_in_two_rooms_are_two_groups_of_two() -> None:
    table = regroup(FOUR).play("room:gallery")
    assert table.state.groups == [["leo", "nina"], ["jack", "lucy"]]


@rule("D-GROUP-02")
def test_two_rooms_of_one_tile_are_two_groups_and_a_lone_survivor_is_one() -> None:
    table = regroup({"leo": "passageway", "nina": "storage-room"}, unlocked=["storage-room.s"])
    table.play("room:storage-room")
    assert table.state.groups == [["nina"], ["leo"]]


@rule("D-GROUP-03")
def test_the_team_puts_the_groups_in_any_order_and_they_play_in_it() -> None:
    table = regroup(FOUR, seats=2)
    assert table.prompt == "group-order"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    assert table.keys == ["room:gallery", "room:entrance-hall"]
    table.play("1=room:entrance-hall")
    assert table.state.groups == [["jack", "lucy"], ["leo", "nina"]]
    assert {choice.data["survivor"] for choice in table.table.ask.choices if choice.key != "done"} <= {"jack", "lucy"}


@rule("D-GROUP-04")
def test_a_group_stays_together_though_its_members_part_and_meets_others_without_joining_them() -> None:
    rooms = {"leo": "entrance-hall", "nina": "entrance-hall", "jack": "dining-room"}
    table = position(rooms, groups=[["leo", "nina"], ["jack"]])
    table.play("move:leo:dining-room", "no")
    assert table.state.groups == [["leo", "nina"], ["jack"]]
    assert any(key.startswith("move:leo") for key in table.keys)
    assert any(key.startswith("move:nina") for key in table.keys)
    assert not any(":jack" in key for key in table.keys if key.startswith("move"))


@rule("D-GROUP-EX2")
def test_after_each_group_the_enemies_react_and_the_fire_spreads() -> None:
    rooms = {"nina": "gallery", "leo": "gallery", "jack": "workshop", "bruce": "entrance-hall", "lucy": "entrance-hall"}
    table = position(rooms, fire="r2c2", burns={"r2c2": 1}, cameras=[])
    assert table.state.groups == [["nina", "leo"], ["jack"], ["bruce", "lucy"]]
    table.with_dice(d4=[4, 2, 4]).play("end-turn", "end-turn", "end-turn")
    story = [event for event in table.table.events if event.kind in ("group-acts", "reaction", "fire-moves")]
    turns = ["reaction", "fire-moves", "group-acts"] * 2 + ["reaction", "fire-moves"]
    assert [event.kind for event in story] == turns
    assert [event.data["survivors"] for event in story if event.kind == "group-acts"] == [["jack"], ["bruce", "lucy"]]
