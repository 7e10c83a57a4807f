"""Fighting, being attacked, getting free: the revised edition beside the first."""

from typing import Any

import pytest

from dreadhall.darkest.fighting.combat import Combat
from dreadhall.darkest.ids import CardId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from tests.darkest.editions.ways import FIRST, REVISED, house_rule

# Aims


@rule("D-DICE-04")
@pytest.mark.parametrize(("options", "left"), [(REVISED, 0), (FIRST, 1)])
def test_an_aim_of_the_first_edition_carries_one_hit_only(options: dict[str, Any], left: int) -> None:
    table = position({"jack": "conservatory"}, hordes={"dining-room": 2}, options=options)
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:jack:ST2")
    assert (table.prompt, table.zombies("dining-room")) == ("act", left)


@rule("D-DICE-04", "D-COMBAT-09")
def test_the_hit_that_was_aimed_is_kept_for_the_enemy_that_is_far_away() -> None:
    hordes, skills = {"conservatory": 1, "dining-room": 1}, {"jack": ["handgun-expert"]}
    options = {**FIRST, "pieces": "first-reconstruction"}
    table = position({"jack": "conservatory"}, hordes=hordes, skills=skills, options=options)
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:jack:ST2", "hit-zombie:conservatory")
    assert (table.zombies("conservatory"), table.zombies("dining-room")) == (0, 0)


def hits(table: Position, weapon: str, successes: int, aims: int, *answers: str) -> list[int]:
    """How far each hit of such a roll reaches."""
    assert isinstance(table.rules, Combat)
    rolling = table.rules.aimed_hits(table.survivor("nina"), CardId(weapon), successes, aims)
    given = list(answers)
    try:
        ask = rolling.send(None)
        while True:
            ask = rolling.send(ask.pick(given.pop(0), None)[1].value)
    except StopIteration as done:
        assert not given
        return sorted(done.value)


@rule("D-DICE-EX4")
@pytest.mark.parametrize(
    ("options", "answers", "reaches"),
    [(REVISED, [], [3, 3]), (FIRST, ["number:2"], [1, 3]), (FIRST, ["number:1"], [2, 2])],
)
def test_two_aims_go_to_both_hits_or_are_dealt_out(
    options: dict[str, Any], answers: list[str], reaches: list[int]
) -> None:
    table = position({"nina": "gallery"}, cards={"nina": ["ST2"]}, options=options)
    assert hits(table, "ST2", 2, 2, *answers) == reaches


@rule("D-DICE-04")
def test_aims_of_the_first_edition_that_hit_too_reach_as_far_as_the_hit_they_help() -> None:
    table = position({"nina": "gallery"}, cards={"nina": ["EQ10"]}, options=FIRST)
    assert hits(table, "EQ10", 2, 1) == [3, 4, 4]
    assert hits(table, "EQ10", 2, 0) == [3, 3]
    assert hits(table, "EQ10", 0, 2) == []


@rule("D-DICE-04")
def test_aims_of_a_shotgun_of_the_first_edition_hit_alone_and_carry_a_success_only_with_a_sight() -> None:
    table = position({"nina": "gallery"}, cards={"nina": ["EQ08"]}, options=FIRST)
    assert hits(table, "EQ08", 1, 1) == [1, 1]
    table = position({"nina": "gallery"}, cards={"nina": ["EQ08", "EQ23"]}, options=FIRST)
    assert hits(table, "EQ08", 1, 1) == [2, 3]
    assert hits(table, "EQ08", 0, 1) == [2]


# Retreats


@rule("D-DICE-17")
@pytest.mark.parametrize(("options", "again"), [(REVISED, True), (FIRST, False)])
def test_nobody_retreats_twice_in_the_first_edition(options: dict[str, Any], again: bool) -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1}, unlocked="all", options=options)
    table.with_dice(survivor=["retreat", "retreat", "aim"]).play("attack:nina:ST3", "retreat:nina:dining-room")
    assert ("retreat:nina:entrance-hall" in table.keys) is again


@rule("D-DICE-17")
def test_two_retreat_icons_of_the_first_edition_save_two_survivors() -> None:
    table = position({"nina": "gallery", "leo": "gallery"}, hordes={"gallery": 1}, unlocked="all", options=FIRST)
    table.with_dice(survivor=["retreat", "retreat", "aim"])
    table.play("attack:nina:ST3", "retreat:leo:dining-room", "retreat:nina:great-hall")
    assert (table.survivor("leo").room, table.survivor("nina").room) == ("dining-room", "great-hall")


@rule("D-COMBAT-15")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_retreats_of_the_first_edition_wait_for_the_hits(options: dict[str, Any]) -> None:
    hordes = {"gallery": 2, "dining-room": 2}
    table = position({"jack": "gallery"}, hordes=hordes, options=options)
    table.with_dice(survivor=["success", "retreat", "aim"]).play("attack:jack:ST2")
    assert any(key.startswith("retreat") for key in table.keys) is (options == REVISED)
    assert {"hit-zombie:gallery", "hit-zombie:dining-room"} <= set(table.keys)
    table.play("hit-zombie:gallery")
    assert "retreat:jack:great-hall" in table.keys


# Defence


@rule("D-CDICE-05")
def test_the_team_of_the_first_edition_may_run_before_it_is_held() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 2}, options=FIRST)
    table.with_dice(creature=["entrap", "fear"], survivor=[]).play("end-turn", "endure")
    assert (table.prompt, table.keys) == ("allocate-next", ["icon:entrap", "icon:fear"])
    table.play("icon:fear", "room:dining-room")
    assert (table.survivor("leo").room, table.survivor("leo").entrapped) == ("dining-room", "")


@rule("D-CDICE-05")
@pytest.mark.parametrize(("options", "answers"), [(REVISED, []), (FIRST, ["icon:entrap"])])
def test_entrapment_dealt_first_leaves_nobody_to_flee(options: dict[str, Any], answers: list[str]) -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 2}, options=options)
    table.with_dice(creature=["fear", "entrap"]).play("end-turn", "endure", *answers)
    assert (table.survivor("leo").room, table.survivor("leo").entrapped) == ("gallery", "enemies")


@rule("D-CDICE-05")
def test_wounds_still_reach_whoever_flees_in_the_first_edition() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 3}, options=FIRST)
    table.with_dice(creature=["fear", "entrap", "damage"]).play("end-turn", "endure", "icon:fear", "room:dining-room")
    assert (table.survivor("leo").room, table.survivor("leo").wounds) == ("dining-room", 1)


@rule("D-FEAR-02")
@pytest.mark.parametrize(
    ("options", "rooms"),
    [(REVISED, {"great-hall", "guest-bedroom"}), (FIRST, {"great-hall", "guest-bedroom", "dining-room"})],
)
def test_the_frightened_of_the_first_edition_run_into_fire(options: dict[str, Any], rooms: set[str]) -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1}, burns={"r4c4": 1}, options=options)
    table.with_dice(creature=["fear"]).play("end-turn", "endure")
    assert table.prompt == "flee-where"
    assert set(table.keys) == {f"room:{room}" for room in rooms}
    if options == FIRST:
        assert table.play("room:dining-room").survivor("nina").wounds == 1


@rule("D-DEF-02")
@pytest.mark.parametrize(("options", "dice"), [(REVISED, 1), (FIRST, 2)])
def test_the_entrapped_of_the_first_edition_take_part_in_the_defence(options: dict[str, Any], dice: int) -> None:
    where = {"leo": "gallery", "nina": "gallery"}
    table = position(where, hordes={"gallery": 1}, entrapped=["leo"], groups=[["nina"]], options=options)
    table.with_dice(creature=["damage"], survivor=["success", "success"]).play("end-turn", "defend")
    assert len(table.events("defense-roll")[0].data["dice"]) == dice


@rule("D-ADV-09")
@pytest.mark.parametrize(
    ("options", "dice"), [(REVISED, 0), (FIRST, 4), (house_rule("secure_room_entrapped", "first"), 4)]
)
def test_a_secure_room_of_the_first_edition_helps_those_who_are_held(options: dict[str, Any], dice: int) -> None:
    where = {"leo": "panic-room", "nina": "gallery"}
    options = options | {"advanced": True}
    table = position(where, hordes={"panic-room": 1}, entrapped=["leo"], groups=[["nina"]], options=options)
    table.with_dice(creature=["damage"], survivor=["success"] * 4).play("end-turn")
    assert (table.prompt == "defend") is bool(dice)
    if dice:
        assert len(table.play("defend").events("defense-roll")[0].data["dice"]) == dice


@rule("D-ADV-09", "D-DEF-02")
def test_outside_the_secure_room_the_entrapped_of_the_revised_edition_do_not_roll() -> None:
    options = house_rule("secure_room_entrapped", "first", advanced=True)
    where = {"leo": "gallery", "nina": "dining-room"}
    table = position(where, hordes={"gallery": 1}, entrapped=["leo"], groups=[["nina"]], options=options)
    table.with_dice(creature=["damage"]).play("end-turn")
    assert table.survivor("leo").wounds == 1


# Escapes


@rule("D-ENTRAP-09")
@pytest.mark.parametrize(
    ("options", "answers", "room"), [(REVISED, [], "gallery"), (FIRST, ["room:dining-room"], "dining-room")]
)
def test_whoever_gets_free_in_the_first_edition_leaves_the_room(
    options: dict[str, Any], answers: list[str], room: str
) -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1}, entrapped=["leo"], options=options)
    table.with_dice(survivor=["retreat", "aim"]).play("escape:leo", *answers)
    assert (table.survivor("leo").entrapped, table.survivor("leo").room) == ("", room)
    assert (table.prompt, table.survivor("leo").ap) == ("act", 3)


@rule("D-ENTRAP-14")
@pytest.mark.parametrize(
    ("options", "icons", "free"),
    [(REVISED, 1, {"leo"}), (REVISED, 2, {"leo"}), (FIRST, 1, set()), (FIRST, 2, {"leo", "nina"})],
)
def test_the_entrapped_of_the_first_edition_get_free_together_or_not_at_all(
    options: dict[str, Any], icons: int, free: set[str]
) -> None:
    where = {"leo": "gallery", "nina": "gallery"}
    table = position(where, hordes={"gallery": 1}, entrapped=["leo", "nina"], options=options)
    dice = 3 if options == FIRST else 2
    table.with_dice(survivor=["retreat"] * icons + ["aim"] * (dice - icons)).play("escape:leo")
    if options == FIRST and free:
        table.play("room:dining-room")
        assert {who.room for who in table.state.survivors.values()} == {"dining-room"}
    assert {who.id for who in table.state.survivors.values() if not who.entrapped} == free


def held(*names: str, free: tuple[str, ...] = (), seats: int = 1, **given: Any) -> Position:
    """These survivors are held in the gallery in the first edition, others are there and free."""
    where = dict.fromkeys((*names, *free), "gallery")
    return position(where, hordes={"gallery": 1}, entrapped=list(names), seats=seats, options=FIRST, **given)


def are_free(table: Position) -> set[str]:
    """Who is not held."""
    return {who.id for who in table.state.survivors.values() if not who.entrapped}


@rule("D-ENTRAP-14", "D-ENTRAP-10")
def test_two_who_are_held_with_a_die_each_roll_together_and_get_free() -> None:
    table = held("nina", "lucy").with_dice(survivor=["retreat", "retreat"])
    table.play("escape:nina", "room:dining-room")
    assert table.events("escape-roll")[0].data["captives"] == ["nina", "lucy"]
    assert are_free(table) == {"nina", "lucy"}
    assert [(who.room, who.ap) for who in table.state.survivors.values()] == [("dining-room", 3)] * 2


@rule("D-ENTRAP-14", "D-ENTRAP-04")
def test_a_joint_attempt_costs_each_of_them_their_one_point() -> None:
    table = held("nina", "lucy").with_dice(survivor=["retreat", "aim"]).play("escape:lucy")
    assert are_free(table) == set()
    assert [who.ap for who in table.state.survivors.values()] == [0, 0]
    assert not any(key.startswith("escape") for key in table.keys)
    assert "done" in table.keys


@rule("D-ENTRAP-14", "D-ENTRAP-07")
def test_three_who_are_held_can_get_free() -> None:
    table = held("leo", "jack", "nina").with_dice(survivor=["retreat", "aim", "retreat", "retreat"])
    table.play("escape:nina", "room:dining-room")
    assert are_free(table) == {"leo", "jack", "nina"}


@rule("D-ENTRAP-14", "D-ENTRAP-11", "D-ENTRAP-12")
def test_rescuers_pool_their_dice_for_three_who_are_held() -> None:
    groups = [["jack", "bruce"], ["leo", "nina", "lucy"]]
    table = held("leo", "nina", "lucy", free=("jack", "bruce"), groups=groups)
    table.with_dice(survivor=["retreat", "retreat", "failure", "retreat"]).play("rescue:jack:leo", "yes")
    table.play("room:dining-room")
    assert are_free(table) == {"leo", "nina", "lucy", "jack", "bruce"}
    assert [table.survivor(name).ap for name in ("jack", "bruce")] == [2, 2]


@rule("D-ENTRAP-14")
def test_the_held_of_another_group_need_an_icon_too_but_neither_pay_nor_roll() -> None:
    table = held("leo", "nina", groups=[["leo"], ["nina"]])
    table.with_dice(survivor=["retreat", "retreat"]).play("escape:leo", "room:dining-room")
    assert are_free(table) == {"leo", "nina"}
    assert (table.survivor("nina").room, table.survivor("nina").spent) == ("dining-room", 0)


@rule("D-ENTRAP-11", "D-ENTRAP-14")
@pytest.mark.parametrize(("points", "offered"), [(1, True), (0, False)])
def test_nobody_is_offered_a_rescue_for_which_there_can_never_be_dice_enough(points: int, offered: bool) -> None:
    groups = [["nina", "jack"], ["leo", "bruce", "lucy"]]
    table = held("leo", "bruce", "lucy", free=("nina", "jack"), groups=groups, ap={"nina": 4, "jack": points})
    assert ("rescue:nina:leo" in table.keys) is offered


@rule("D-ENTRAP-11", "D-ENTRAP-14")
def test_those_of_the_own_group_struggle_before_others_pull_anybody_out() -> None:
    table = held("leo", "nina", free=("jack",), groups=[["jack", "leo"], ["nina"]])
    assert not any(key.startswith("rescue") for key in table.keys)
    table.with_dice(survivor=["aim", "aim"]).play("escape:leo", "no")
    assert {"rescue:jack:leo", "rescue:jack:nina"} <= set(table.keys)


@rule("D-ENTRAP-09", "D-ENTRAP-14")
def test_all_who_get_free_together_say_where_to() -> None:
    table = held("nina", "lucy", seats=2).with_dice(survivor=["retreat", "retreat"]).play("0=escape:nina")
    assert (table.prompt, table.asked) == ("escape-where", [0, 1])
    table.play("1=room:great-hall")
    assert {who.room for who in table.state.survivors.values()} == {"great-hall"}


@rule("D-ENTRAP-14", "D-SHOW-17")
def test_in_the_showdown_each_of_them_gives_a_marker_to_the_joint_attempt() -> None:
    where = dict.fromkeys(("nina", "lucy"), "gallery")
    table = showdown(
        where,
        nemesis=("doctor-mortimer", "sprinkler-control"),
        hordes={"gallery": 1},
        entrapped=list(where),
        options=FIRST,
    )
    table.with_dice(survivor=["retreat", "retreat"]).play("escape:lucy", "room:dining-room")
    assert table.state.showdown
    assert table.state.showdown.boxes[0] == ["lucy", "nina"]
    assert are_free(table) == {"nina", "lucy"}
