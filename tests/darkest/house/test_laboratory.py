"""The way into the laboratory."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position


@rule("D-LAB-01", "D-MODEL-16")
def test_nobody_enters_while_code_tokens_remain() -> None:
    assert "move:nina:laboratory" not in position({"nina": "music-room"}, code=["red"], unlocked="all").keys


@rule("D-LAB-01")
def test_without_code_the_laboratory_is_a_room_like_any_other() -> None:
    table = position({"nina": "music-room"}, code=[])
    assert {"move:nina:laboratory", "move:nina:passageway", "move:nina:boiler-room"} <= set(table.keys)
    assert "move:nina:laboratory" not in position({"nina": "boiler-room"}, code=[]).keys


@rule("D-LAB-02", "D-SHOW-01", "D-SHOW-02")
def test_the_first_one_in_takes_the_cure_and_starts_the_showdown() -> None:
    table = position({"nina": "music-room", "leo": "gallery"}, code=[]).play("move:nina:laboratory")
    assert table.state.cure == "nina"
    assert table.state.showdown is not None
    assert table.survivor("nina").room == "laboratory"


@rule("D-LAB-02")
def test_an_open_laboratory_alone_starts_nothing() -> None:
    table = position({"nina": "music-room", "leo": "gallery"}, code=[]).with_dice().play("end-turn")
    assert table.state.cure == ""
    assert table.state.showdown is None
    assert table.prompt == "act"


@rule("D-LAB-03")
def test_one_survivor_enters_alone() -> None:
    table = position({"nina": "music-room", "leo": "music-room"}, code=[]).play("move:nina:laboratory")
    assert table.prompt != "come-along"
    assert table.state.cure == "nina"
    assert (table.survivor("nina").room, table.survivor("leo").room) == ("laboratory", "music-room")


@rule("D-LAB-05")
def test_the_laboratory_never_burns() -> None:
    table = position({"leo": "entrance-hall", "nina": "gallery"}, fire="r1c2", burns={"r1c2": 1}, code=[])
    table.with_dice(d4=[4, 4]).play("end-turn", "end-turn")
    assert table.state.fire == "r1c2"
    assert table.state.destroyed == ["r1c2"]
    assert table.state.burns == {}
