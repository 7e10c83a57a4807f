"""The final showdown: the revised edition beside the first."""

from typing import Any

import pytest

from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from tests.darkest.editions.ways import FIRST, REVISED


def put_marker(state: DarkestState) -> None:
    """Something in the left box, so that the team may shift."""
    assert state.showdown is not None
    state.showdown.boxes[0].append(SurvivorId("leo"))


def hide_leo(state: DarkestState) -> None:
    """Where nothing meets him."""
    state.survivors[SurvivorId("leo")].room = RoomId("panic-room")


def darkness(table: Position) -> int:
    """The space of the showdown's darkness marker."""
    assert table.state.showdown is not None
    return table.state.showdown.darkness


@rule("D-SHOW-09", "D-SREACT-03")
@pytest.mark.parametrize(("options", "start", "spaces"), [(REVISED, 2, [1, 2, 3]), (FIRST, 0, [2, 3, 3])])
def test_the_events_of_the_first_edition_start_from_the_top(
    options: dict[str, Any], start: int, spaces: list[int]
) -> None:
    where = {"leo": "music-room", "nina": "panic-room"}
    table = position(where, unlocked="all", code=[], fire="r4c1", burns={"r4c1": 1}, options=options)
    table.with_dice(nemeses=[0], d4=[2, 4, 2]).play("move:leo:laboratory")
    while table.prompt == "nemesis-cube":
        table.play(table.keys[0])
    assert table.state.showdown is not None
    assert table.state.showdown.event == start
    table.arrange(hide_leo)
    reached = []
    for _ in range(3):
        table.arrange(put_marker).play("shift")
        while table.prompt != "act":
            table.play(table.keys[0])
        reached.append(darkness(table))
    assert reached == spaces


@rule("D-MARK-06", "D-MARK-EX4")
def test_the_right_box_of_the_first_edition_goes_back_to_the_hands() -> None:
    boxes = [["leo"] * 5, ["nina"], ["leo"] * 3 + ["nina"] * 2]
    where = {"leo": "panic-room", "nina": "panic-room"}
    table = showdown(where, boxes=boxes, markers={"leo": ["leo"], "nina": []}, options=FIRST)
    table.with_dice().play("move:leo:entrance-hall", "stop")
    assert (table.survivor("leo").markers, table.survivor("nina").markers) == (["leo"] * 3, ["nina"] * 2)
    assert table.state.showdown is not None
    assert table.state.showdown.boxes == [[], ["leo"] * 6, ["nina"]]
    assert len(table.events("reaction")) == 1


@rule("D-MARK-06")
@pytest.mark.parametrize(("options", "markers"), [(REVISED, 1), (FIRST, 0)])
def test_a_marker_of_the_first_edition_waits_one_shift_longer(options: dict[str, Any], markers: int) -> None:
    boxes = [["leo"], ["nina"], []]
    where = {"leo": "panic-room", "nina": "panic-room"}
    table = showdown(where, boxes=boxes, markers={"leo": ["leo"], "nina": []}, options=options)
    assert len(table.with_dice().play("shift").survivor("nina").markers) == markers


@rule("D-NEM-03")
@pytest.mark.parametrize(("options", "prompt", "room"), [(REVISED, "defend", "gallery"), (FIRST, "act", "medic-bay")])
def test_the_nemesis_of_the_first_edition_does_not_attack_where_it_starts(
    options: dict[str, Any], prompt: str, room: str
) -> None:
    doctor = ("doctor-mortimer", "gallery")
    table = showdown({"leo": "gallery", "nina": "panic-room"}, nemesis=doctor, boxes=[["leo"], [], []], options=options)
    table.with_dice(creature=["damage"] * 4).play("shift")
    assert table.state.nemesis is not None
    assert (table.prompt, table.state.nemesis.room) == (prompt, room)


@rule("D-NEM-03")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_the_nemesis_attacks_in_every_room_it_enters(options: dict[str, Any]) -> None:
    doctor = ("doctor-mortimer", "gallery")
    where = {"leo": "dining-room", "nina": "panic-room"}
    table = showdown(where, nemesis=doctor, boxes=[["leo"], [], []], options=options)
    table.with_dice(creature=["damage"] * 4).play("shift")
    assert table.state.nemesis is not None
    assert (table.prompt, table.state.nemesis.room) == ("defend", "dining-room")


@rule("D-NEM-06")
@pytest.mark.parametrize(("options", "cubes"), [(REVISED, [0, 0, 0, 0]), (FIRST, [2, 1, 0, 0])])
def test_the_inferno_of_the_first_edition_hurts_what_resists_fire(options: dict[str, Any], cubes: list[int]) -> None:
    table = showdown(
        {"leo": "panic-room"},
        nemesis=("doctor-mortimer", "medic-bay"),
        creature=("zombie-dog", "medic-bay"),
        boxes=[["leo"], [], []],
        options=options,
    )
    table.with_dice(creature=["damage"] * 3).play("shift")
    if any(cubes):
        assert table.prompt == "burn-where"
        table.play("part:1-blue", "part:1-blue", "part:2-red")
    assert table.state.destroyed == ["r4c5"]
    assert table.state.creature is not None
    assert table.state.creature.cubes == cubes
