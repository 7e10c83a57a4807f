"""The darkness track: what moves it and what happens on its spaces."""

from typing import Any

from dreadhall.testing import rule
from dreadhall.testing.darkest import position

APART = {"leo": "entrance-hall", "nina": "dining-room"}
RED_YELLOW_GREEN = "K3-01"
WHITE_BLACK = "K2-21"


@rule("D-DARK-01", "D-EVENT-04")
def test_the_clock_moves_the_marker_one_space() -> None:
    table = position(APART, phase="round", event=1, darkness=1).with_dice().play("go-on")
    assert table.state.darkness == 2


@rule("D-DARK-02", "D-DEATH-02")
def test_an_eliminated_survivor_moves_the_marker() -> None:
    table = position({"nina": "entrance-hall", "leo": "workshop"}, burns={"r4c4": 1}, wounds={"nina": 7})
    table.play("move:nina:dining-room")
    assert "nina" not in table.state.survivors
    assert table.state.darkness == 2


@rule("D-DARK-02", "D-UNLOCK-10")
def test_every_colour_of_a_forced_door_moves_the_marker() -> None:
    table = position({"nina": "entrance-hall"}, locks={"panic-room.s": WHITE_BLACK}, cards={})
    table.with_dice(d4=[2], d6=[4]).play("unlock:nina:panic-room.s", "yes")
    assert table.state.darkness == 3


@rule("D-DARK-02", "D-CODE-08")
def test_a_code_token_removed_without_a_chip_moves_the_marker() -> None:
    table = position({"nina": "medic-bay"}, code=["red", "blue"]).play("bypass:nina", "colour:blue")
    assert table.state.code == ["red"]
    assert table.state.darkness == 2


@rule("D-DARK-03", "D-DARK-04")
def test_every_space_passed_is_resolved() -> None:
    table = position({"nina": "entrance-hall"}, locks={"panic-room.s": WHITE_BLACK}, cards={}, darkness=2)
    table.with_dice(d4=[2], d6=[4]).play("unlock:nina:panic-room.s", "yes")
    assert table.state.darkness == 4
    assert table.state.fire == "r2c4"
    story = [event.kind for event in table.table.events if event.kind in ("darkness-grows", "fire-breaks-out")]
    assert story == ["darkness-grows", "fire-breaks-out", "darkness-grows"]


@rule("D-DARK-04", "D-MT-04")
def test_a_fire_breaks_out_on_the_fire_icon_and_on_no_other_space() -> None:
    for darkness in (1, 3, 4):
        table = position(APART, phase="round", event=1, darkness=darkness).with_dice().play("go-on")
        assert table.state.fire is None
    table = position(APART, phase="round", event=1, darkness=2).with_dice(d4=[2], d6=[4]).play("go-on")
    assert table.state.fire == "r2c4"


@rule("D-DARK-05")
def test_a_fire_that_burns_already_spreads_on_the_fire_icon_and_hurts() -> None:
    table = position(APART, phase="round", event=1, darkness=2, fire="r3c4", burns={"r4c4": 1})
    table.with_dice(d4=[3]).play("go-on")
    assert table.state.fire == "r4c4"
    assert table.survivor("nina").wounds == 2


@rule("D-DARK-06")
def test_forced_advances_stop_at_the_last_space() -> None:
    table = position(APART, phase="round", event=1, darkness=5).with_dice().play("go-on")
    assert table.state.darkness == 5
    assert table.events("darkness-grows") == []


@rule("D-DARK-06", "D-UNLOCK-10")
def test_a_door_cannot_be_forced_for_more_spaces_than_are_left() -> None:
    fields: dict[str, Any] = {"locks": {"medic-bay.w": RED_YELLOW_GREEN}, "cards": {"nina": ["ST1"]}}
    assert "unlock:nina:medic-bay.w" in position({"nina": "dining-room"}, darkness=3, **fields).keys
    assert "unlock:nina:medic-bay.w" not in position({"nina": "dining-room"}, darkness=4, **fields).keys


@rule("D-DARK-06", "D-CODE-08")
def test_nothing_can_be_bypassed_on_the_last_space() -> None:
    assert "bypass:nina" in position({"nina": "medic-bay"}, darkness=4).keys
    assert "bypass:nina" not in position({"nina": "medic-bay"}, darkness=5).keys


@rule("D-DARK-07", "D-END-03", "D-ROUND-06")
def test_the_round_in_which_the_marker_reaches_five_is_the_last() -> None:
    table = position({"nina": "medic-bay"}, code=["red", "blue"], darkness=4).play("bypass:nina", "colour:blue")
    assert table.state.darkness == 5
    assert table.prompt == "act"
    table.play("end-turn")
    assert table.table.result is not None
    assert table.table.result.winners == ()
    assert table.table.result.reason == "darkness"


@rule("D-DARK-07", "D-END-03")
def test_a_round_that_ends_on_the_fourth_space_is_not_the_last() -> None:
    table = position({"nina": "medic-bay"}, darkness=4).with_dice().play("end-turn")
    assert table.prompt == "next-round"
