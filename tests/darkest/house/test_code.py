"""Terminals and the security code."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position

RED_YELLOW_GREEN = "K3-01"
GREEN_BLUE_BLACK = "K3-16"
RED_YELLOW = "K2-01"
CODE = ["red", "red", "yellow", "green", "white", "white", "blue"]


@rule("D-CODE-01", "D-CODE-02")
def test_a_terminal_takes_a_chip_for_two_ap() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW]}, code=CODE).play("terminal:nina", "match")
    assert table.survivor("nina").spent == 2
    assert table.survivor("nina").chips == []
    assert table.state.code_slots == [RED_YELLOW]


@rule("D-CODE-01", "D-CODE-06")
def test_only_who_holds_a_chip_in_the_room_can_enter_it() -> None:
    table = position({"nina": "medic-bay", "leo": "medic-bay"}, chips={"nina": [RED_YELLOW]}, code=CODE)
    assert "terminal:nina" in table.keys
    assert "terminal:leo" not in table.keys
    table = position({"nina": "dining-room"}, chips={"nina": [RED_YELLOW]}, code=CODE, unlocked="all")
    assert "terminal:nina" not in table.keys


@rule("D-CODE-02", "D-CODE-05", "D-SEC-01")
def test_the_three_slots_are_filled_for_good() -> None:
    for slots in (["K2-02", "K2-03"], ["K2-02", "K2-03", "K2-04"]):
        table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW]}, code=CODE, code_slots=slots)
        assert ("terminal:nina" in table.keys) == (len(slots) < 3)


@rule("D-CODE-02")
def test_the_survivor_chooses_which_chip_to_enter() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW, RED_YELLOW_GREEN]}, code=CODE)
    table.play("terminal:nina")
    assert table.keys == [f"chip:{RED_YELLOW}", f"chip:{RED_YELLOW_GREEN}"]
    table.play(f"chip:{RED_YELLOW_GREEN}", "match")
    assert table.survivor("nina").chips == [RED_YELLOW]


@rule("D-CODE-03", "D-CODE-EX1")
def test_three_matching_colours_remove_three_tokens() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW_GREEN]}, code=CODE)
    table.play("terminal:nina", "match")
    assert table.state.code == ["red", "white", "white", "blue"]
    assert table.survivor("nina").spent == 2


@rule("D-CODE-03")
def test_colours_match_as_far_as_there_are_tokens() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [GREEN_BLUE_BLACK]}, code=CODE)
    table.play("terminal:nina", "match")
    assert table.state.code == ["red", "red", "yellow", "white", "white"]


@rule("D-CODE-03")
def test_any_one_token_may_be_removed_instead() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW_GREEN]}, code=CODE)
    table.play("terminal:nina", "colour:white")
    assert table.state.code == ["red", "red", "yellow", "green", "white", "blue"]


@rule("D-CODE-04")
def test_a_chip_without_a_match_removes_any_one_token() -> None:
    table = position({"nina": "medic-bay"}, chips={"nina": [RED_YELLOW]}, code=["blue", "white"]).play("terminal:nina")
    assert table.keys == ["colour:blue", "colour:white"]
    table.play("colour:white")
    assert table.state.code == ["blue"]
    assert table.state.code_slots == [RED_YELLOW]


@rule("D-CODE-07")
def test_each_terminal_serves_once_a_round() -> None:
    rooms = {"nina": "medic-bay", "leo": "ammo-reserve", "jack": "sprinkler-control"}
    chips = {"nina": ["K2-01", "K2-02"], "leo": ["K2-07"], "jack": ["K2-10"]}
    table = position(rooms, groups=[list(rooms)], chips=chips, code=["black"] * 7)
    table.play("terminal:nina", "chip:K2-01")
    assert "terminal:nina" not in table.keys
    table.play("terminal:leo", "terminal:jack")
    assert table.state.code_slots == ["K2-01", "K2-07", "K2-10"]
    assert len(table.state.code) == 4


# Bypassing


@rule("D-CODE-08")
def test_a_token_may_be_bypassed_at_a_terminal_without_ap() -> None:
    table = position({"nina": "medic-bay"}, ap={"nina": 0}, code=CODE).play("bypass:nina", "colour:white")
    assert table.state.code == ["red", "red", "yellow", "green", "white", "blue"]
    assert table.state.darkness == 2
    assert table.survivor("nina").spent == 0


@rule("D-CODE-08")
def test_the_team_bypasses_once_a_round_in_all() -> None:
    rooms = {"nina": "medic-bay", "leo": "ammo-reserve"}
    table = position(rooms, code=CODE).with_dice().play("bypass:nina", "colour:white")
    assert "bypass:nina" not in table.keys
    table.play("end-turn")
    assert "search:leo" in table.keys
    assert "bypass:leo" not in table.keys


@rule("D-CODE-08", "D-ROUND-03")
def test_the_next_round_allows_another_bypass() -> None:
    table = position({"nina": "medic-bay"}, code=CODE, code_bypassed=True, phase="round", cameras=[])
    table.with_dice(d4=[1, 1], d6=[2, 2]).play("go-on")
    assert table.state.code_bypassed is False


@rule("D-CODE-08")
def test_only_the_active_group_bypasses_and_only_where_a_terminal_is() -> None:
    rooms = {"nina": "medic-bay", "leo": "dining-room"}
    table = position(rooms, code=CODE, groups=[["leo"], ["nina"]], unlocked="all").with_dice()
    assert not {"bypass:leo", "bypass:nina"} & set(table.keys)
    table.play("end-turn")
    assert "bypass:nina" in table.keys


@rule("D-CODE-08")
def test_nobody_bypasses_when_the_darkness_is_complete() -> None:
    assert "bypass:nina" not in position({"nina": "medic-bay"}, code=CODE, darkness=5).keys


# The last token


@rule("D-CODE-10")
def test_with_the_last_token_the_laboratory_opens_for_everybody() -> None:
    rooms = {"nina": "medic-bay", "leo": "music-room"}
    table = position(rooms, chips={"nina": [RED_YELLOW]}, code=["red", "yellow"]).with_dice()
    table.play("terminal:nina", "match")
    assert table.state.lab_open
    table.play("end-turn")
    assert "move:leo:laboratory" in table.keys


@rule("D-CODE-10", "D-CODE-08")
def test_a_bypass_opens_the_laboratory_too() -> None:
    table = position({"nina": "medic-bay"}, code=["red"]).play("bypass:nina")
    assert table.state.lab_open


@rule("D-CODE-11")
def test_the_darkness_grows_on_after_the_laboratory_is_open() -> None:
    apart = {"leo": "entrance-hall", "nina": "dining-room"}
    table = position(apart, phase="round", event=1, darkness=3, code=[]).with_dice().play("go-on")
    assert table.state.darkness == 4


@rule("D-CODE-11", "D-END-03")
def test_an_open_laboratory_that_nobody_enters_does_not_save_the_team() -> None:
    table = position({"nina": "gallery"}, code=[], darkness=5, rounds_left=0).with_dice().play("end-turn")
    assert table.table.result is not None
    assert table.table.result.reason == "darkness"
