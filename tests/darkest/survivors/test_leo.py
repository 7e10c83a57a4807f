"""Leo Friedkin, firefighter."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Camera
from dreadhall.testing import rule
from dreadhall.testing.darkest import position


@rule("D-CHAR-01")
def test_leo_walks_into_burning_tiles_unharmed() -> None:
    table = position(["leo", "nina"], burns={"r4c4": 2}, fire="r4c4", unlocked="all")
    assert table.cards("leo") == ["ST1"]
    table.play("move:leo:dining-room", "yes")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (0, 2)


@rule("D-CHAR-01")
def test_leo_is_burnt_on_destroyed_tiles_like_anybody() -> None:
    table = position({"leo": "gallery"}, destroyed=["r4c4"], unlocked="all").play("move:leo:dining-room")
    assert table.survivor("leo").wounds == 3


@rule("D-CHAR-01")
def test_leo_is_burnt_by_a_spread_like_anybody() -> None:
    table = position({"leo": "dining-room"}, fire="r4c4", burns={"r4c4": 1}, unlocked="all")
    table.with_dice(d4=[1]).play("end-turn")
    assert table.survivor("leo").wounds == 1


@rule("D-CHAR-02")
def test_sneaking_leo_adds_no_die_to_a_camera_check() -> None:
    people = {"leo": "gallery", "nina": "gallery", "jack": "dining-room"}
    table = position(
        people, phase="cameras", cameras=[Camera(RoomId("dining-room"), "n")], skills={"leo": ["sneak"]}, event=0
    )
    table.with_dice(survivor=["success", "success"], terror=["fire", "fire"], d4=[2], d6=[1])
    table.play("check:dining-room:gallery")
    dice = {event.data["room"]: event.data["dice"] for event in table.events("camera-check")}
    assert len(dice["gallery"]) == 1


@rule("D-CHAR-02")
def test_a_camera_does_not_notice_leo_alone() -> None:
    table = position(
        {"leo": "gallery"}, phase="round", cameras=[Camera(RoomId("dining-room"), "n")], skills={"leo": ["sneak"]}
    )
    table.arrange(lambda state: setattr(state, "event", 0))
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert not table.events("camera-check")


@rule("D-CHAR-03")
def test_leo_the_medic_heals_one_wound_more_with_an_item() -> None:
    table = position(
        {"leo": "gallery", "nina": "gallery"},
        cards={"leo": ["EQ32", "EQ36"]},
        skills={"leo": ["medic"]},
        wounds={"leo": 3, "nina": 4},
    )
    table.play("use:leo:EQ32", "survivor:leo", "use:leo:EQ36", "survivor:nina")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (1, 1)


@rule("D-CHAR-03")
def test_the_medic_does_not_help_others_heal() -> None:
    table = position(
        {"leo": "gallery", "nina": "gallery"}, cards={"nina": ["EQ32"]}, skills={"leo": ["medic"]}, wounds={"leo": 3}
    )
    table.play("use:nina:EQ32")
    assert table.survivor("leo").wounds == 2


@rule("D-CHAR-04")
def test_protected_leo_loses_one_on_entering_a_destroyed_tile() -> None:
    table = position({"leo": "gallery"}, destroyed=["r4c4"], skills={"leo": ["protection"]}, unlocked="all")
    table.play("move:leo:dining-room")
    assert table.survivor("leo").wounds == 1


@rule("D-CHAR-05")
def test_leo_the_firefighter_removes_one_marker_more_by_any_means() -> None:
    for act, cards in (("extinguish:leo", []), ("douse:leo:ST1", ["ST1"])):
        table = position(
            {"leo": "gallery"}, burns={"r3c4": 2}, fire="r3c4", cards={"leo": cards}, skills={"leo": ["firefighter"]}
        )
        table.play(act)
        assert table.state.burns == {}
