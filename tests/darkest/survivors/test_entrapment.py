"""Held by the dead, and how to get free."""

import pytest

from dreadhall.darkest.ids import SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import position

HALL = "gallery"


@rule("D-ENTRAP-01")
def test_an_entrap_result_goes_to_somebody_who_is_not_held_yet() -> None:
    table = position({"leo": HALL, "nina": HALL, "jack": HALL}, hordes={HALL: 2})
    table.with_dice(creature=["entrap", "entrap"]).play("end-turn", "endure", "survivor:nina")
    assert table.keys == ["survivor:leo", "survivor:jack"]
    table.play("survivor:jack")
    assert [table.survivor(name).entrapped for name in ("leo", "nina", "jack")] == ["", "enemies", "enemies"]


@rule("D-ENTRAP-03")
def test_the_entrapped_neither_move_nor_attack_nor_retreat() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo"])
    verbs = {key.split(":")[0] for key in table.keys if ":leo" in key}
    assert not verbs & {"move", "attack", "search", "pass", "take", "rescue"}
    table.with_dice(survivor=["retreat", "aim", "aim"]).play("attack:nina:ST3")
    assert table.prompt == "use-icons"
    assert not any(key.startswith("retreat:leo") for key in table.keys)


@rule("D-ENTRAP-04")
def test_the_one_ap_of_the_entrapped_must_go_into_an_attempt_before_the_turn_ends() -> None:
    table = position(
        {"jack": "music-room", "leo": HALL, "nina": HALL},
        hordes={HALL: 1},
        entrapped=["leo"],
        groups=[["jack"], ["leo", "nina"]],
    )
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("leo")], "ap", 4))
    table.play("end-turn")
    assert table.survivor("leo").ap == 1
    assert "done" not in table.keys
    table.with_dice(survivor=["aim", "aim"]).play("stow:nina:ST3", "escape:leo", "no")
    assert table.survivor("leo").ap == 0
    assert "done" in table.keys


@rule("D-ENTRAP-05")
def test_the_entrapped_keep_their_free_acts() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, entrapped=["leo"], cards={"leo": ["ST1", "EQ41"]}, xp={"leo": 4})
    assert {"stow:leo:ST1", "use:leo:EQ41", "learn:leo:sneak"} <= set(table.keys)


@rule("D-ENTRAP-06")
def test_entrapment_ends_with_the_last_enemy_killed() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 2}, entrapped=["leo"])
    table.with_dice(survivor=["success", "aim", "aim"] * 2).play("attack:nina:ST3")
    assert table.survivor("leo").entrapped == "enemies"
    table.play("attack:nina:ST3")
    assert table.survivor("leo").entrapped == ""


@rule("D-ENTRAP-06")
def test_entrapment_ends_when_the_last_enemy_is_knocked_out_of_the_room() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=("zombie-dog", HALL), entrapped=["leo"])
    table.with_dice(survivor=["knockback", "aim", "aim"]).play("attack:nina:ST3", "push:zombie-dog:great-hall")
    assert table.survivor("leo").entrapped == ""


@rule("D-ENTRAP-07")
def test_friends_of_the_active_group_add_their_entrap_rates_up_to_four_dice() -> None:
    names = ("nina", "leo", "jack", "bruce")
    table = position(
        dict.fromkeys(names, HALL), hordes={HALL: 1}, entrapped=["nina"], groups=[["nina", "leo", "jack"], ["bruce"]]
    )
    table.with_dice(survivor=["aim"] * 4).play("escape:nina")
    assert table.prompt == "join-escape"
    table.play("yes", "yes")
    assert len(table.events("escape-roll")[0].data["dice"]) == 4
    assert [table.survivor(name).ap for name in names] == [0, 2, 2, 3]


@rule("D-ENTRAP-08", "D-ENTRAP-09")
def test_one_retreat_icon_frees_whatever_else_is_rolled_and_the_freed_stay() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, entrapped=["leo"])
    table.with_dice(survivor=["retreat", "failure"]).play("escape:leo")
    assert table.survivor("leo").entrapped == ""
    assert table.survivor("leo").room == HALL
    assert table.prompt == "act"


@rule("D-ENTRAP-08")
def test_without_a_retreat_icon_the_attempt_fails() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, entrapped=["leo"])
    table.with_dice(survivor=["success", "success"]).play("escape:leo")
    assert table.survivor("leo").entrapped == "enemies"


@rule("D-ENTRAP-10")
def test_whoever_escapes_has_the_full_ap_of_the_round_but_one() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, entrapped=["leo"])
    table.with_dice(survivor=["retreat", "aim"]).play("escape:leo")
    assert table.survivor("leo").ap == 3
    assert "attack:leo:ST1" in table.keys


@rule("D-ENTRAP-10", "D-ENTRAP-12")
@pytest.mark.parametrize(
    ("freed_by", "dice", "attack"),
    [("rescue:nina:leo", ["retreat"], ["endure", "survivor:nina"]), ("attack:nina:ST3", ["success", "aim", "aim"], [])],
)
def test_whoever_is_freed_before_its_own_turn_has_spent_nothing(
    freed_by: str, dice: list[str], attack: list[str]
) -> None:
    where, groups = {"leo": HALL, "nina": HALL}, [["nina"], ["leo"]]
    table = position(where, hordes={HALL: 1}, entrapped=["leo"], groups=groups)
    table.with_dice(survivor=dice, creature=["damage"]).play(freed_by, "end-turn", *attack)
    assert (table.state.groups, table.survivor("leo").ap) == ([["leo"]], 4)


@rule("D-ENTRAP-10", "D-ENTRAP-12")
def test_whoever_is_freed_after_its_own_turn_gets_nothing_in_this_round() -> None:
    groups = [["leo"], ["nina"]]
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo"], groups=groups, cards={})
    table.with_dice(survivor=["aim", "aim", "retreat"], creature=["damage"])
    table.play("escape:leo", "endure", "survivor:nina", "rescue:nina:leo")
    assert (table.survivor("leo").entrapped, table.survivor("leo").ap) == ("", 0)


@rule("D-ENTRAP-11")
def test_after_a_failed_attempt_others_try_again_with_their_own_dice() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo"])
    assert "rescue:nina:leo" not in table.keys
    table.with_dice(survivor=["aim", "aim", "aim", "retreat"]).play("escape:leo", "no", "rescue:nina:leo")
    assert table.events("escape-roll")[1].data["dice"] == ["aim"]
    assert table.survivor("nina").ap == 3
    table.play("rescue:nina:leo")
    assert table.survivor("leo").entrapped == ""
    assert (table.survivor("nina").ap, table.survivor("leo").ap) == (2, 3)


@rule("D-ENTRAP-11")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_those_who_try_again_add_their_dice_too_each_for_a_point(edition: str) -> None:
    names = ("leo", "nina", "jack")
    table = position(
        dict.fromkeys(names, HALL), hordes={HALL: 1}, entrapped=["leo"], seats=3, options={"edition": edition}
    )
    table.with_dice(survivor=["aim"] * 5).play("0=escape:leo", "1=no", "2=no", "1=rescue:nina:leo")
    assert (table.prompt, table.asked) == ("join-escape", [2])
    table.play("yes")
    assert len(table.events("escape-roll")[1].data["dice"]) == 3
    assert table.events("escape-roll")[1].data["helping_survivors"] == ["nina", "jack"]
    assert [table.survivor(name).ap for name in names] == [0, 3, 3]


@rule("D-ENTRAP-07", "D-ENTRAP-11")
def test_who_would_add_no_die_is_not_asked() -> None:
    names = ("nina", "leo", "jack", "bruce")
    table = position(
        dict.fromkeys(names, HALL), hordes={HALL: 1}, entrapped=["nina"], groups=[["leo", "jack", "bruce"], ["nina"]]
    )
    table.with_dice(survivor=["aim"] * 4).play("rescue:leo:nina", "yes")
    assert len(table.events("escape-roll")[0].data["dice"]) == 4
    assert [table.survivor(name).ap for name in ("leo", "jack", "bruce")] == [2, 2, 3]


@rule("D-ENTRAP-12")
def test_the_active_group_may_free_survivors_of_another_group() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo"], groups=[["nina"], ["leo"]])
    table.with_dice(survivor=["retreat"]).play("rescue:nina:leo")
    assert table.survivor("leo").entrapped == ""


@rule("D-ENTRAP-13")
def test_an_attempt_frees_only_the_one_it_names() -> None:
    table = position({"leo": HALL, "jack": HALL}, hordes={HALL: 1}, entrapped=["leo", "jack"])
    table.with_dice(survivor=["retreat", "retreat"]).play("escape:leo")
    assert table.survivor("leo").entrapped == ""
    assert table.survivor("jack").entrapped == "enemies"


@rule("D-ENTRAP-15")
def test_freed_otherwise_in_the_own_turn_it_has_all_ap_but_those_spent() -> None:
    table = position({"leo": HALL, "jack": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo", "jack"])
    table.with_dice(survivor=["aim", "aim", "success", "aim", "aim"]).play("escape:leo", "no", "attack:nina:ST3")
    assert (table.survivor("leo").ap, table.survivor("jack").ap) == (3, 4)


@rule("D-ENTRAP-15")
def test_a_flashbang_gives_the_freed_all_ap_but_those_spent() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, entrapped=["leo"], cards={"nina": ["EQ47"]})
    table.with_dice(survivor=["aim", "aim"]).play("escape:leo", "no", "use:nina:EQ47")
    assert table.survivor("leo").ap == 3


@rule("D-ENTRAP-16")
def test_entrapped_in_the_middle_of_the_own_turn_one_ap_is_left_to_escape() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=("zombie-dog", "workshop"))
    table.with_dice(
        survivor=["aim", "aim", "retreat", "aim"], terror=["creature-reaction"], creature=["entrap", "damage", "damage"]
    )
    table.play("search:leo", "endure", "survivor:leo", "survivor:nina", "survivor:nina")
    assert table.survivor("leo").ap == 1
    assert table.survivor("nina").ap == 4
    table.play("escape:leo", "no")
    assert table.survivor("leo").ap == 2
