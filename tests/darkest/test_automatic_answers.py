"""What nothing hangs on is not asked, unless a table wants to be asked everything. (R-90)"""

from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall.darkest.components.catalogue import SURVIVORS
from dreadhall.darkest.game import NOT_EVERYTHING_ASKED, Darkest
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import Foe
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from tests.darkest.openings import opening

HALL = "gallery"
SETTLED: dict[str, Any] = {"ask_everything": False}
FAR_OFF = ("doctor-mortimer", "bathroom")
QUIET: dict[str, Any] = {"fire": "r2c1", "burns": {"r2c1": 1}}


def attacked(*icons: str, dice: list[str], zombies: int | None = None, **given: Any) -> Position:
    """Whoever stands in the hall is attacked by zombies there."""
    people = given.pop("survivors", {"leo": HALL, "nina": HALL, "jack": HALL})
    table = position(people, hordes={HALL: zombies or len(icons)}, options=SETTLED, **given)
    return table.with_dice(creature=list(icons), survivor=list(dice)).play("end-turn")


# The option


def test_older_tables_are_asked_everything_as_before() -> None:
    options = Darkest().upgrade_options({"mode": "darker"}, NOT_EVERYTHING_ASKED - 1)
    assert options == {"mode": "darker", "ask_everything": True}
    assert Darkest().upgrade_options({"mode": "darker"}, NOT_EVERYTHING_ASKED) == {"mode": "darker"}


def test_a_table_may_want_to_be_asked_everything() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, options={"ask_everything": True})
    assert table.with_dice(creature=["damage"]).play("end-turn").prompt == "defend"


# Before the first round


def test_cameras_look_away_from_the_entrance_hall_without_a_question() -> None:
    table = opening(3)
    assert table.prompt == "choose-survivor"
    assert [(camera.room, camera.facing) for camera in table.state.cameras] == [
        ("music-room", "e"),
        ("great-hall", "s"),
        ("cross-corridor", "n"),
    ]


def test_a_seat_chooses_its_first_survivor_and_the_others_come_by_lot() -> None:
    table = opening(2, survivors=5, chance={"company": [2, 0, 0, 0, 0]}).play("survivor:leo", "survivor:bruce")
    names = list(SURVIVORS)
    others = [name for name in [names[2], *names[:2], *names[3:]] if name not in ("leo", "bruce")]
    assert list(table.state.survivors) == ["leo", "bruce", *others]
    assert [who.seat for who in table.state.survivors.values()] == [0, 1, 0, 1, 0]
    causes = [event.cause for event in table.events("survivor-chosen")]
    assert causes == ["", "", "lot", "lot", "lot"]


def test_the_choice_of_a_survivor_can_be_taken_back_although_others_came_by_lot() -> None:
    table = opening(2, survivors=3).play("survivor:leo")
    table.table.undo()
    assert table.prompt == "choose-survivor"
    assert table.state.survivors == {}


def test_no_lot_is_drawn_where_every_seat_plays_one_survivor() -> None:
    assert "company" not in [roll.purpose for roll in opening(3).table.rolls]


# Being attacked


@rule("D-DEF-01")
def test_nobody_is_asked_whether_to_defend_against_mere_harm() -> None:
    table = attacked("damage", "bite", dice=["aim", "aim", "aim"])
    assert len(table.events("defense-roll")) == 1
    assert table.prompt == "allocate"


@rule("D-DEF-01")
@pytest.mark.parametrize("icon", ["fear", "reinforcement"])
def test_a_team_is_asked_where_it_may_want_what_the_dice_brought(icon: str) -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1, "workshop": 4}, options=SETTLED)
    table.with_dice(creature=[icon]).play("end-turn")
    assert table.prompt == "defend"


@rule("D-DEF-01")
def test_nobody_is_asked_about_a_call_that_nobody_hears() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, options=SETTLED)
    table.with_dice(creature=["reinforcement"], survivor=["aim", "aim"]).play("end-turn")
    assert len(table.events("defense-roll")) == 1


@rule("D-DEF-01")
def test_what_is_wanted_stays_where_there_is_harm_enough_to_cancel() -> None:
    table = attacked("damage", "fear", survivors={"leo": HALL}, dice=["success"])
    assert table.prompt == "cancel-icon"
    assert len(table.events("defense-roll")) == 1


@rule("D-DEF-01")
def test_a_team_is_asked_where_somebody_could_fall() -> None:
    track = len(position({"leo": HALL}).rules.health_track(position({"leo": HALL}).survivor("leo")))
    table = attacked("damage", "damage", dice=[], survivors={"leo": HALL}, wounds={"leo": track - 2})
    assert table.prompt == "defend"


@rule("D-DEF-03")
def test_which_die_is_cancelled_is_not_asked_where_all_are() -> None:
    table = attacked("damage", "bite", dice=["success", "success", "aim"])
    assert table.events("icons-wasted") == []
    assert len(table.events("icon-cancelled")) == 2


@rule("D-DEF-03")
def test_the_heavier_damage_is_cancelled_first() -> None:
    table = attacked("damage", "heavy-damage", dice=["success", "aim", "aim"])
    assert [event.data["icon"] for event in table.events("icon-cancelled")] == ["heavy-damage"]


@rule("D-DEF-03")
def test_a_die_that_nobody_can_take_is_not_cancelled() -> None:
    table = attacked("damage", "bite", dice=["success"], survivors={"leo": HALL}, skills={"leo": ["virus-resistance"]})
    assert [event.data["icon"] for event in table.events("icon-cancelled")] == ["damage"]


@rule("D-DEF-03")
def test_different_harm_is_a_choice() -> None:
    assert attacked("damage", "bite", dice=["success", "aim", "aim"]).prompt == "cancel-icon"


@rule("D-ITEM-13")
@pytest.mark.parametrize(
    ("dice", "again"),
    [(["success", "aim"], False), (["aim", "aim", "success", "aim"], True)],
    ids=["warded-off", "none"],
)
def test_armour_that_is_on_rolls_again_what_did_nothing_and_nothing_else(dice: list[str], again: bool) -> None:
    people = {"leo": HALL, "nina": HALL}
    table = attacked("damage", dice=dice, survivors=people, cards={"leo": ["EQ24"]})
    assert bool(table.events("armor-used")) == again
    assert table.survivor("leo").wounds == table.survivor("nina").wounds == 0


@rule("D-CDICE-03")
def test_who_is_held_first_is_not_asked_where_everybody_is() -> None:
    table = attacked("entrap", "entrap", "entrap", dice=["aim", "aim", "aim"])
    assert all(who.entrapped for who in table.state.survivors.values())


@rule("D-CDICE-03")
def test_who_of_several_is_held_is_a_choice() -> None:
    assert attacked("entrap", dice=["aim", "aim", "aim"]).prompt == "allocate"


@rule("D-CDICE-03")
def test_the_rest_of_an_attack_is_shared_out_by_one_answer() -> None:
    table = attacked("heavy-damage", "damage", "bite", "bite", dice=["aim"] * 3, wounds={"leo": 5})
    assert table.keys[-1] == "evenly"
    before = {name: who.wounds for name, who in table.state.survivors.items()}
    table.play("evenly")
    assert table.prompt != "allocate"
    hurt = {name: who.wounds - before[name] for name, who in table.state.survivors.items()}
    assert (hurt[SurvivorId("leo")], sorted(hurt.values())) == (0, [0, 1, 2])
    assert sorted(len(who.virus) for who in table.state.survivors.values()) == [0, 1, 1]


@rule("D-CDICE-03")
def test_a_single_icon_is_dealt_to_somebody_and_not_shared_out() -> None:
    assert "evenly" not in attacked("damage", dice=["aim"] * 3).keys
    assert "evenly" not in attacked("damage", "reinforcement", dice=["aim"] * 3).keys


@rule("D-SURV-08")
def test_a_question_who_takes_damage_tells_what_becomes_of_each() -> None:
    table = attacked("heavy-damage", "damage", dice=["aim"] * 3, wounds={"nina": 1}).play("survivor:nina")
    assert table.table.ask is not None
    tracks = {name: table.rules.health_track(who) for name, who in table.state.survivors.items()}
    assert table.table.ask.data["after"] == {
        "leo": {"health": len(tracks[SurvivorId("leo")]) - 1, "ap": tracks[SurvivorId("leo")][1]},
        "nina": {"health": len(tracks[SurvivorId("nina")]) - 4, "ap": tracks[SurvivorId("nina")][4]},
        "jack": {"health": len(tracks[SurvivorId("jack")]) - 1, "ap": tracks[SurvivorId("jack")][1]},
    }


@rule("D-BITE-04")
def test_a_virus_token_takes_no_hand() -> None:
    table = attacked("bite", dice=["aim"], survivors={"leo": HALL})
    assert table.survivor("leo").virus == ["left"]


# Attacking


def attacking(*dice: str, hordes: dict[str, int], **given: Any) -> Position:
    """Nina attacks with her combat knife in the hall."""
    table = position({"nina": HALL}, hordes=hordes, cards={"nina": ["ST3"]}, options=SETTLED, **given)
    return table.with_dice(survivor=list(dice)).play("attack:nina:ST3")


@rule("D-DICE-21")
def test_a_failure_takes_another_with_it_or_what_is_of_no_use() -> None:
    table = attacking("failure", "failure", "success", hordes={HALL: 2})
    assert [event.data["icon"] for event in table.events("failure-cancels")] == ["failure"]
    table = attacking("failure", "aim", "success", hordes={HALL: 2})
    assert [event.data["icon"] for event in table.events("failure-cancels")] == ["aim"]


@rule("D-DICE-21")
def test_what_a_failure_takes_of_useful_icons_is_a_choice() -> None:
    assert attacking("failure", "knockback", "success", hordes={HALL: 2}).prompt == "cancel-own-icon"


@rule("D-COMBAT-15")
def test_a_hit_with_one_target_comes_before_pushes() -> None:
    table = attacking("knockback", "success", "aim", hordes={HALL: 2})
    assert table.state.hordes[RoomId(HALL)].zombies == 1
    assert table.prompt == "use-icons"
    assert "done" in table.keys


@rule("D-COMBAT-15")
def test_hits_wait_where_somebody_may_slip_away_and_see_others() -> None:
    dice = ("retreat", "success", "aim")
    assert "hit-zombie:gallery" not in attacking(*dice, hordes={HALL: 2}).keys
    assert "hit-zombie:gallery" in attacking(*dice, hordes={HALL: 2}, tokens=["conservatory"]).keys


@rule("D-COMBAT-15")
def test_hits_that_suffice_for_all_are_dealt_and_others_are_a_choice() -> None:
    people = {"jack": HALL}
    cards = {"jack": ["ST2"]}
    for zombies, asked in ((1, False), (2, True)):
        table = position(people, hordes={HALL: 1, "great-hall": zombies}, cards=cards, options=SETTLED)
        table.with_dice(survivor=["success", "success", "retreat"]).play("attack:jack:ST2")
        assert ("hit-zombie:gallery" in table.keys) == asked


@rule("D-CREA-02")
@pytest.mark.parametrize(
    ("cubes", "asked"), [([1, 0, 0, 0, 1], False), ([2, 0, 0, 0, 1], True), ([1, 1, 0, 0, 0], True)]
)
def test_parts_of_a_colour_that_take_as_many_hits_are_alike(cubes: list[int], asked: bool) -> None:
    table = showdown({"nina": HALL}, nemesis=("doctor-mortimer", HALL), cards={"nina": ["ST3"]}, options=SETTLED)
    table.arrange(lambda state: setattr(state, "nemesis", Foe("doctor-mortimer", RoomId(HALL), list(cubes))))
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:nina:ST3")
    assert (table.prompt == "hit-where") == asked


# Enemies


@rule("D-ZMOVE-09")
def test_the_order_of_hordes_that_reach_nobody_is_not_asked() -> None:
    hordes = {"great-hall": 1, "storage-room": 2}
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes=hordes, boxes=[["leo"], [], []], options=SETTLED, **QUIET
    )
    table.with_dice(d4=[4]).play("shift")
    assert len(table.events("zombies-move")) == 2
    assert table.prompt == "act"


@rule("D-ZMOVE-09")
def test_the_order_of_hordes_is_asked_where_one_of_them_reaches_somebody() -> None:
    hordes = {"great-hall": 1, "medic-bay": 2}
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes=hordes, boxes=[["leo"], [], []], options=SETTLED, **QUIET
    )
    assert table.with_dice(d4=[4]).play("shift").prompt == "move-order"


# Company


@rule("D-MOVE-08")
@pytest.mark.parametrize(("answer", "room"), [("everybody", "dining-room"), ("nobody", "entrance-hall")])
def test_whoever_plays_several_says_once_whether_they_come_along(answer: str, room: str) -> None:
    table = position(["leo", "nina", "jack"], unlocked="all", options=SETTLED)
    table.play("move:leo:dining-room")
    assert table.keys == ["yes", "no", "everybody", "nobody"]
    table.play(answer)
    assert table.prompt == "act"
    assert {table.survivor(name).room for name in ("nina", "jack")} == {room}


@rule("D-MOVE-08")
def test_nobody_answers_for_the_survivors_of_others() -> None:
    table = position(["leo", "nina", "jack", "lucy"], seats=2, unlocked="all", options=SETTLED)
    table.play("0=move:leo:dining-room", "1=nobody")
    assert table.keys == ["yes", "no"]
    table.play("0=yes")
    assert [name for name, who in table.state.survivors.items() if who.room == "dining-room"] == ["leo", "jack"]


@rule("D-MOVE-08")
def test_one_after_the_other_may_still_come_along_or_stay() -> None:
    table = position(["leo", "nina", "jack"], unlocked="all", options=SETTLED)
    table.play("move:leo:dining-room", "no", "yes")
    assert [name for name, who in table.state.survivors.items() if who.room == "dining-room"] == ["leo", "jack"]


@rule("D-ACT-05")
def test_the_turn_waits_for_nobody_who_can_only_move_gear_about_but_the_last_to_act() -> None:
    people = ["leo", "nina", "jack"]
    table = position(people, seats=3, ap={"leo": 1, "nina": 0, "jack": 1}, options=SETTLED)
    assert table.table.ask is not None
    assert table.table.ask.waiting == [0, 2]
    table.play("2=done", "0=move:leo:dining-room", "2=no")
    assert table.table.ask.waiting == [0]
    assert table.table.ask.seats == [0, 1, 2]
    table.play("0=done")
    assert len(table.events("group-ends")) == 1


@rule("D-ACT-05", "D-ACT-09")
def test_whoever_can_do_something_again_is_waited_for_again() -> None:
    table = position(["leo", "nina"], seats=2, ap={"leo": 1, "nina": 0}, cards={"leo": ["EQ32"]}, options=SETTLED)
    assert table.table.ask is not None
    assert table.table.ask.waiting == [0]
    table.play("0=pass:leo")
    assert 1 in table.table.ask.waiting


# Older tables


def test_a_save_of_older_rules_goes_on_with_all_its_questions() -> None:
    table = dreadhall.new_table("darkest", seats=2, seed=7, options={"ask_everything": True})
    asked = table.ask
    assert asked is not None
    save = read_save(table.save())
    options = {name: value for name, value in save.options.items() if name != "ask_everything"}
    older = msgspec.structs.replace(save, rules=NOT_EVERYTHING_ASKED - 1, options=options)
    loaded = dreadhall.load_table(write_save(older))
    assert loaded.ask is not None
    assert (asked.prompt, asked.data) == (loaded.ask.prompt, loaded.ask.data) == ("aim-camera", {"room": "music-room"})


# Action markers


@rule("D-MARK-07")
def test_the_marker_that_would_come_back_last_is_lost() -> None:
    track = position({"leo": HALL}).rules.health_track(position({"leo": HALL}).survivor("leo"))
    last_of_zone = next(wounds for wounds in range(len(track)) if track[wounds] != track[wounds + 1])
    table = showdown(
        {"leo": HALL, "nina": "conservatory"},
        nemesis=("lisa-mortimer", HALL),
        boxes=[["leo"], [], []],
        wounds={"leo": last_of_zone},
        options=SETTLED,
        **QUIET,
    )
    table.with_dice(d4=[4], creature=["damage", "reinforcement", "reinforcement"], survivor=["aim"]).play("shift")
    assert [event.data["place"] for event in table.events("marker-lost")] == ["middle"]
