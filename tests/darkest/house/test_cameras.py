"""Cameras: where they look, what they see later on, and the checks of the upkeep."""

import pytest

from dreadhall.darkest.components.catalogue import CREATURES
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Camera
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.openings import before_round, opening

SOUTH = Camera(RoomId("great-hall"), "s")  # sees gallery and dining-room
FAR: dict[str, list[int | str]] = {"d4": [2], "d6": [1]}  # the spawn of the upkeep: in the music room, unseen
FIVE = dict.fromkeys(("leo", "jack", "nina", "bruce", "lucy"), "gallery")


def observed(table: Position) -> set[str]:
    """What the cameras see."""
    return {room for c in table.state.cameras for room in table.rules.plan.observed(c.room, c.facing)}


def checked(table: Position) -> list[tuple[str, int]]:
    """The checks made so far: the room and the number of dice."""
    return [(event.data["room"], len(event.data["dice"])) for event in table.events("camera-check")]


# Where they look (D-CAM)


@rule("D-CAM-01", "D-CAM-02", "D-CAM-03")
def test_the_team_aims_a_camera_where_directions_tie_and_is_not_asked_elsewhere() -> None:
    table = opening(ask_everything=True)
    assert table.prompt == "aim-camera"
    assert table.keys == ["facing:e", "facing:s"]
    table.play("facing:s")
    assert table.keys == ["facing:n", "facing:s", "facing:w"]
    table.play("facing:w")
    assert table.state.cameras == [Camera(RoomId("music-room"), "s"), SOUTH, Camera(RoomId("cross-corridor"), "w")]


@rule("D-CAM-03")
def test_every_seat_may_aim_a_camera() -> None:
    table = opening(3, ask_everything=True)
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1, 2]


@rule("D-CAM-04")
def test_a_camera_is_aimed_as_if_no_door_would_ever_open() -> None:
    # With open doors the camera in the great hall would look west, along vault, passageway and music room.
    table = opening(ask_everything=True).play("facing:e", "facing:n")
    assert table.state.cameras[1] == SOUTH


@rule("D-CAM-09")
def test_a_camera_sees_through_a_door_once_it_is_open_and_never_turns() -> None:
    west = Camera(RoomId("great-hall"), "w")
    table = position({"leo": "great-hall"}, cameras=[west], locks={"vault.e": "K2-01"})
    assert observed(table) == {"great-hall"}
    table.play("unlock:leo:vault.e", "yes")
    assert table.state.cameras == [west]
    assert observed(table) == {"great-hall", "vault"}


@rule("D-CAM-09", "D-CAM-07")
def test_a_camera_sees_no_farther_than_a_tile_that_was_destroyed() -> None:
    table = position({"leo": "entrance-hall"}, cameras=[SOUTH], fire="r3c3", burns={"r3c4": 2})
    assert observed(table) == {"great-hall", "gallery", "dining-room"}
    table.with_dice(d4=[2]).play("end-turn")
    assert table.state.destroyed == ["r3c4"]
    assert observed(table) == {"great-hall"}


@rule("D-CAM-10")
def test_a_camera_on_a_tile_that_is_destroyed_leaves_the_game() -> None:
    table = position(
        {"leo": "entrance-hall"}, cameras=[SOUTH, Camera(RoomId("music-room"), "e")], fire="r2c3", burns={"r2c4": 2}
    )
    table.with_dice(d4=[2]).play("end-turn")
    assert table.state.cameras == [Camera(RoomId("music-room"), "e")]


# The check (D-CCHK)


@rule("D-CCHK-01", "D-CCHK-02")
def test_every_observed_room_with_survivors_is_checked_with_a_die_for_each_of_them() -> None:
    rooms = {"leo": "gallery", "nina": "gallery", "jack": "dining-room", "lucy": "entrance-hall"}
    table = before_round(rooms, cameras=[SOUTH]).play("go-on", "room:gallery", "room:dining-room")
    table.with_dice(survivor=["aim"] * 3, terror=["fire"] * 2, **FAR).play("check:great-hall:gallery")
    assert checked(table) == [("gallery", 2), ("dining-room", 1)]


@rule("D-CCHK-01")
def test_a_room_that_two_cameras_see_is_checked_twice() -> None:
    table = before_round({"leo": "gallery"}, cameras=[SOUTH, Camera(RoomId("dining-room"), "n")]).with_dice(
        survivor=["aim"] * 2, terror=["fire"] * 2, **FAR
    )
    table.play("go-on", "check:great-hall:gallery")
    assert [event.data["camera"] for event in table.events("camera-check")] == ["great-hall", "dining-room"]


@rule("D-CCHK-03")
@pytest.mark.parametrize(("face", "happens"), [("failure", True), ("aim", False), ("success", False)])
def test_only_a_failure_sets_off_the_terror_die(face: str, *, happens: bool) -> None:
    table = before_round({"leo": "gallery", "nina": "gallery"}, cameras=[SOUTH])
    places: dict[str, list[int | str]] = {"d4": [1, 2], "d6": [4, 1]} if happens else FAR
    table.with_dice(survivor=["success", face], terror=["fire"], **places).play("go-on")
    assert (table.state.fire == "r1c4") == happens
    assert [event.data["room"] for event in table.events("terror")] == ["gallery"] * happens


@rule("D-CCHK-04")
@pytest.mark.parametrize(
    ("faces", "rolled"),
    [(["aim"] * 4 + ["failure"], 5), (["failure"] + ["aim"] * 3, 4), (["aim"] * 5, 5)],
    ids=["the fifth fails", "one of four fails", "nobody fails"],
)
def test_five_survivors_roll_four_dice_and_one_more_if_none_failed(faces: list[str], rolled: int) -> None:
    table = before_round(FIVE, cameras=[SOUTH])
    failed = "failure" in faces
    places: dict[str, list[int | str]] = {"d4": [1, 2], "d6": [4, 1]} if failed else FAR
    table.with_dice(survivor=faces, terror=["fire"], **places).play("go-on")
    assert checked(table) == [("gallery", rolled)]
    assert bool(table.events("terror")) == failed


@rule("D-CCHK-05")
def test_the_team_orders_the_checks_and_one_is_over_before_the_next() -> None:
    table = before_round({"leo": "gallery", "nina": "dining-room"}, cameras=[SOUTH], seats=2).play(
        "go-on", "room:gallery"
    )
    assert table.prompt == "camera-order"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    table.with_dice(survivor=["failure", "aim"], terror=["horde-nearby", "fire"], **FAR)
    table.play("check:great-hall:dining-room")
    assert table.prompt == "horde-nearby"
    assert checked(table) == [("dining-room", 1)]


@rule("D-CCHK-06")
def test_a_room_emptied_by_an_earlier_check_is_not_checked() -> None:
    rooms = {"leo": "gallery", "nina": "dining-room"}
    table = position(rooms, phase="round", cameras=[SOUTH], wounds={"nina": 7}, fire="r3c3", burns={"r4c4": 1})
    table.with_dice(d4=[2, 4, 2], d6=[1, 1], survivor=["failure"], terror=["fire"])
    table.play("go-on", "room:gallery", "check:great-hall:gallery")
    assert list(table.state.survivors) == ["leo"]
    assert checked(table) == [("gallery", 1)]


@rule("D-CCHK-06")
def test_a_room_somebody_fled_into_is_checked_if_it_was_not_yet() -> None:
    table = before_round({"nina": "gallery"}, cameras=[SOUTH], creature=("zombie-dog", "gallery"), unlocked="all")
    faces = ["fear"] * CREATURES["zombie-dog"].attack_dice
    table.with_dice(survivor=["failure", "aim"], terror=["creature-reaction", "fire"], creature=faces, **FAR)
    table.play("go-on", "endure", "room:dining-room")
    assert checked(table) == [("gallery", 1), ("dining-room", 1)]


@rule("D-CCHK-07")
def test_who_sneaks_adds_no_die() -> None:
    table = before_round({"leo": "gallery", "nina": "gallery"}, cameras=[SOUTH], skills={"leo": ["sneak"]})
    table.with_dice(survivor=["aim"], terror=["fire"], **FAR).play("go-on")
    assert checked(table) == [("gallery", 1)]


@rule("D-CCHK-07")
def test_who_sneaks_alone_is_not_checked_at_all() -> None:
    table = before_round({"leo": "gallery"}, cameras=[SOUTH], skills={"leo": ["sneak"]}).with_dice(**FAR).play("go-on")
    assert checked(table) == []
    assert table.prompt == "act"


@rule("D-CCHK-04", "D-CCHK-07")
def test_with_one_of_five_sneaking_there_is_no_extra_die() -> None:
    table = before_round(FIVE, cameras=[SOUTH], skills={"leo": ["sneak"]})
    table.with_dice(survivor=["aim"] * 4, terror=["fire"], **FAR).play("go-on")
    assert checked(table) == [("gallery", 4)]
