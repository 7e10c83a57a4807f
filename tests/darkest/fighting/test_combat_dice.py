"""What the faces of the survivor die do in combat."""

from collections import Counter

from dreadhall.darkest.components.catalogue import SURVIVOR_DIE
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Camera
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position


def three_dice(*faces: str, zombies: int = 5) -> Position:
    """Jack shoots into a horde in his own room, which nobody can leave."""
    table = position({"jack": "gallery"}, hordes={"gallery": zombies})
    return table.with_dice(survivor=faces).play("attack:jack:ST2")


@rule("D-DICE-01")
def test_a_survivor_die_has_two_successes_and_one_of_each_other_icon() -> None:
    icons = {"success": 2, "aim": 1, "knockback": 1, "retreat": 1, "failure": 1}
    assert Counter(SURVIVOR_DIE.faces) == icons


@rule("D-DICE-02")
def test_each_success_is_a_hit() -> None:
    table = three_dice("success", "success", "success")
    assert table.zombies("gallery") == 2


@rule("D-DICE-03")
def test_aims_add_up() -> None:
    table = position({"jack": "dining-room"}, hordes={"workshop": 2})
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:jack:ST2")
    assert table.zombies("workshop") == 1


@rule("D-DICE-03", "D-DICE-EX4")
def test_two_aims_carry_both_hits_two_rooms_further() -> None:
    hordes = {"workshop": 1, "entrance-hall": 1, "sprinkler-control": 2}
    skills = {"jack": ["handgun-expert"]}
    table = position({"jack": "dining-room"}, hordes=hordes, skills=skills, unlocked="all")
    table.with_dice(survivor=["success", "success", "aim", "aim"]).play("attack:jack:ST2")
    assert {"hit-zombie:workshop", "hit-zombie:sprinkler-control"} < set(table.keys)
    table.play("hit-zombie:workshop", "hit-zombie:sprinkler-control")
    assert table.prompt == "act"
    assert (table.zombies("workshop"), table.zombies("sprinkler-control")) == (0, 1)


@rule("D-DICE-05")
def test_aim_does_nothing_for_a_knife() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 3, "dining-room": 1})
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:nina:ST3")
    assert table.zombies("gallery") == 2
    assert table.zombies("dining-room") == 1


@rule("D-DICE-21", "D-DICE-EX1")
def test_a_failure_takes_the_only_success() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 3})
    table.with_dice(survivor=["success", "failure"]).play("attack:leo:ST1")
    assert table.zombies("gallery") == 3
    assert table.prompt == "act"


@rule("D-DICE-21", "D-DICE-EX2")
def test_a_failure_takes_one_of_two_successes() -> None:
    table = three_dice("success", "success", "failure")
    assert table.zombies("gallery") == 4


@rule("D-DICE-21", "D-DICE-EX3")
def test_a_failure_may_cancel_another_failure() -> None:
    table = three_dice("success", "failure", "failure")
    assert table.keys == ["icon:failure", "icon:success"]
    table.play("icon:failure")
    assert table.zombies("gallery") == 4


@rule("D-DICE-21")
def test_cancelling_cannot_be_declined_and_the_attacker_chooses() -> None:
    table = three_dice("knockback", "retreat", "failure")
    assert (table.prompt, table.keys) == ("cancel-own-icon", ["icon:knockback", "icon:retreat"])
    table.play("icon:retreat")
    assert "push:zombie:dining-room" in table.keys
    assert not any(key.startswith("retreat:") for key in table.keys)


@rule("D-DICE-21")
def test_a_failure_alone_is_just_a_miss() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 3}, cards={})
    table.with_dice(survivor=["failure"]).play("attack:jack:fists")
    assert table.prompt == "act"


@rule("D-DICE-22")
def test_failures_cancel_nothing_in_a_search() -> None:
    table = position({"jack": "gallery", "leo": "gallery"}, equipment=["EQ01"])
    table.with_dice(survivor=["success", "failure"], terror=["fire"]).play("search:jack", "survivor:leo")
    assert "EQ01" in table.cards("leo")


@rule("D-DICE-22")
def test_failures_cancel_nothing_in_a_defense_roll() -> None:
    table = position({"jack": "gallery", "leo": "gallery"}, hordes={"gallery": 1})
    table.with_dice(creature=["damage"], survivor=["success", "failure"]).play("end-turn", "defend")
    assert table.events("icon-cancelled")
    assert (table.survivor("jack").wounds, table.survivor("leo").wounds) == (0, 0)


@rule("D-DICE-22")
def test_failures_cancel_nothing_in_an_escape_roll() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 1}, entrapped=["jack"])
    table.with_dice(survivor=["retreat", "failure"]).play("escape:jack")
    assert not table.survivor("jack").entrapped


@rule("D-DICE-22")
def test_a_failure_is_what_a_camera_waits_for() -> None:
    table = position(
        {"jack": "gallery", "leo": "dining-room"}, phase="cameras", cameras=[Camera(RoomId("dining-room"), "n")]
    )
    table.with_dice(survivor=["failure"], terror=["horde-nearby"]).play("check:dining-room:gallery")
    assert table.prompt == "horde-nearby"


@rule("D-DICE-22")
def test_a_failure_wakes_what_is_lurking() -> None:
    table = position({"jack": "great-hall"}, unlocked="all", options={"advanced": True})
    table.with_dice(survivor=["failure"], d4=[3], d6=[2], creatures=[0]).play("move:jack:servants-passage")
    assert table.state.creature is not None
