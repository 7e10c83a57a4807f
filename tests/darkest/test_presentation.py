"""What players are told: the cause first, then what came of it, once, and that nothing happens where nothing does."""

import pytest

from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import DarkestState, Fallen, Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from dreadhall.words import Words
from tests.darkest.modules.positions import radioactive
from tests.darkest.openings import before_round

HALL = "gallery"
PAIR = {"leo": HALL, "nina": HALL}
DOG = "zombie-dog"


def told(table: Position) -> list[str]:
    """Everything that has been told since the position was built."""
    return [Words("en", strict=True).say_event("darkest", event.told_to(None)) for event in table.table.events]


def noise(table: Position, face: str, **dice: list[int | str]) -> Position:
    """Leo searches, two dice show the same, and the terror die this face."""
    return table.with_dice(survivor=["aim", "aim"], terror=[face], **dice).play("search:leo")


def attacked(table: Position, *icons: str) -> Position:
    """The turn ends, the dead attack with these icons, and nobody defends."""
    return table.with_dice(creature=list(icons)).play("end-turn", "endure")


# The cause comes first


@rule("D-ZMOVE-11")
def test_a_token_that_is_seen_on_its_way_is_told_to_move_before_it_shows_itself() -> None:
    table = position({"leo": "cross-corridor"}, tokens=["vault"], unlocked="all", spawn=[2])
    table.with_dice(creature=["damage"] * 2).play("end-turn")
    assert told(table)[2:5] == [
        "Shuffling steps lead from the vault into the passageway.",
        "2 zombies show themselves in the passageway.",
        "2 zombies shuffle from the passageway into the cross corridor.",
    ]


@rule("D-CCHK-03", "D-TERROR-01")
def test_terror_says_whether_noise_or_a_camera_brought_it() -> None:
    assert "The terror die for the noise in the gallery: fire." in told(noise(position(PAIR), "fire", d4=[3], d6=[2]))
    table = position({"leo": HALL}, event=0)
    table.with_dice(survivor=["failure"], terror=["horde-nearby"], d4=[2], d6=[1]).play("end-turn", "go-on")
    assert told(table)[-1] == "The terror die for what the camera saw in the gallery: a horde nearby."


@rule("D-FIRE-18", "D-ENTRAP-06")
def test_the_last_zombie_burns_before_nobody_holds_the_captive_any_longer() -> None:
    where = {"leo": HALL, "nina": "music-room"}
    table = position(where, hordes={HALL: 1}, entrapped=["leo"], fire="r2c4", burns={"r2c4": 1}, groups=[["nina"]])
    table.with_dice(d4=[3], creature=["reinforcement"]).play("end-turn")
    lines = told(table)
    burnt = lines.index("A zombie burns in the gallery.")
    assert lines[burnt + 1] == "Nothing holds Leo any longer."


@rule("D-BITE-03")
def test_what_a_bite_costs_is_told_as_its_price() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, cards={"leo": ["EQ02", "EQ11", "EQ12", "EQ13", "EQ14"]})
    attacked(table, "bite").play("card:EQ02", "side:left")
    assert told(table)[-2:] == [
        "The bite leaves no room: Leo loses the baseball bat for good.",
        "Leo is bitten. The virus has found a way in.",
    ]


@rule("D-ITEM-18")
def test_a_map_that_is_used_up_tells_what_it_has_changed() -> None:
    table = position(PAIR, cards={"leo": ["EQ52"]}).with_dice(survivor=["aim"] * 2, terror=["fire", "horde-nearby"])
    assert told(table.play("search:leo", "yes"))[1:] == [
        "Leo uses up the map: not “fire” but “a horde nearby”.",
        "The terror die for the noise in the gallery: a horde nearby.",
    ]


@rule("D-ITEM-19")
def test_a_flare_gun_tells_where_the_dice_point_now() -> None:
    table = before_round({"leo": "entrance-hall"}, event=2, cards={"leo": ["EQ51"]})
    table.with_dice(d4=[2, 3, 2], d6=[1, 2, 1]).play("go-on", "reroll:both")
    assert told(table)[2:6] == [
        "Where more of the dead come in: row 2, column 1, the music room.",
        "Leo uses the flare gun.",
        "Where more of the dead come in, rolled again with the flare gun: row 3, column 2, the cross corridor.",
        "Something shuffles about in the cross corridor.",
    ]


@rule("D-SPAWN-05")
def test_zombies_that_come_elsewhere_than_the_dice_say_are_told_why() -> None:
    table = before_round({"leo": "entrance-hall"}, event=2, spawn=[1]).with_dice(d4=[3], d6=[6])
    assert told(table.play("go-on"))[2:4] == [
        "Where more of the dead come in: row 3, column 6, which points past the house.",
        "There is no way in there: the dead come close to you instead.",
    ]


@rule("D-FIRE-03", "D-TERROR-10")
def test_a_location_that_does_not_count_is_told_to_be_rolled_again() -> None:
    table = noise(position(PAIR), "fire", d4=[3], d6=[6, 2])
    assert [event.data["again"] for event in table.events("location-roll")] == [True, False]
    table = noise(position(PAIR), "creature-appears", d4=[3, 3], d6=[6, 2], creatures=[0])
    assert [event.data["again"] for event in table.events("location-roll")] == [True, False]


# What is told once


@rule("D-FIRE-23")
def test_a_push_into_the_fire_is_told_once() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, burns={"r2c4": 1}, fire="r2c4")
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie:great-hall")
    assert told(table)[1:] == [
        "No success: no hit, one knockback.",
        "Leo pushes a zombie into the great hall.",
        "The flames kill the zombie.",
        "Leo gains 1 experience; now 1 of 10.",
    ]


# Nothing happens


@rule("D-EVENT-03")
def test_a_fire_event_without_a_fire_says_so() -> None:
    table = before_round({"leo": HALL}, event=0).with_dice(d4=[2], d6=[1]).play("go-on")
    assert told(table)[1:3] == ["Event: the fire is hungry.", "Nothing burns in the house: nothing happens."]


@rule("D-TERROR-05", "D-TERROR-06")
def test_a_creature_that_is_not_there_cannot_stir() -> None:
    assert told(noise(position(PAIR), "creature-reaction"))[-1] == (
        "There is no creature in the house, and no horde that could come in its place: nothing happens."
    )
    table = noise(position(PAIR, hordes={"great-hall": 1}), "creature-reaction", creature=["damage"])
    assert "There is no creature in the house: in its place the dead stir." in told(table)


@rule("D-TERROR-06", "D-TERROR-14")
def test_where_no_horde_can_come_closer_nothing_happens() -> None:
    table = noise(position(PAIR, hordes={"great-hall": 1}, burns={"r3c4": 1}), "creature-reaction")
    assert (
        told(table)[-1]
        == "There is no creature in the house, and no horde that could come in its place: nothing happens."
    )


@rule("D-TERROR-05", "D-CMOVE-04")
def test_a_creature_that_cannot_come_is_told_to_stay() -> None:
    table = position({"leo": HALL}, creature=("undead-bird", "panic-room")).play("end-turn")
    assert told(table)[-1] == "The undead bird finds no way closer and stays in the panic room."


@rule("D-BEAST-06", "D-CREA-05")
def test_a_guard_that_cannot_take_a_step_is_not_told_to_look_for_a_way() -> None:
    where, guard = {"leo": HALL, "nina": "music-room"}, Foe("security-guard", RoomId("conservatory"), [2, 0, 0])
    table = position(where, groups=[list(where)], creature=guard).with_dice(d4=[1]).play("end-turn")
    assert table.prompt == "next-round", "where it would go is not asked"
    assert told(table)[-1] == "The security guard rolls 1 for its steps and gets nowhere."


@rule("D-CMOVE-05")
def test_the_way_of_the_creature_is_told_room_by_room() -> None:
    table = position({"leo": HALL}, creature=(DOG, "workshop")).with_dice(creature=["damage"] * 3).play("end-turn")
    said = "The zombie dog comes from the workshop into the gallery (by way of: Great Hall)."
    assert told(table)[2] == said


@rule("D-TERROR-09")
def test_a_second_creature_that_has_nothing_to_heal_changes_nothing() -> None:
    table = noise(position(PAIR, creature=(DOG, "workshop")), "creature-appears")
    assert told(table)[-1] == "The zombie dog is in the house already, and unhurt: nothing happens."


@rule("D-TERROR-04")
def test_a_horde_nearby_without_a_token_or_a_room_is_told_not_to_come() -> None:
    table = position(PAIR).arrange(lambda state: state.spawn.rest.clear())
    assert told(noise(table, "horde-nearby"))[-1].startswith("No more of the dead come")
    walled = {"leo": "ammo-reserve", "nina": "ammo-reserve"}
    table = noise(position(walled, destroyed=["r1c4", "r2c4", "r2c5"]), "horde-nearby")
    assert told(table)[-1] == "The dead find no way in."


@rule("D-SEARCH-03")
def test_a_search_that_finds_nothing_says_so() -> None:
    table = position({"leo": HALL}).with_dice(survivor=["aim"], terror=["fire"]).play("search:leo")
    assert told(table) == ["Leo searches the gallery and rolls aim. Without a success nothing turns up."]
    table = position({"leo": HALL}).arrange(lambda state: state.equipment.rest.clear())
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo")
    assert told(table) == ["Leo searches the gallery and rolls success. A success, but nothing is left to find."]


@rule("D-CCHK-02")
def test_a_camera_that_notices_nobody_is_told_so() -> None:
    table = position({"leo": HALL}, event=0).with_dice(survivor=["aim"], terror=["fire"], d4=[2], d6=[1])
    table.play("end-turn", "go-on")
    assert any(line.endswith("aim. No failure, so nobody is noticed.") for line in told(table))


@rule("D-COMBAT-15")
def test_an_attack_without_effect_says_so_and_what_is_left_to_shoot() -> None:
    table = position({"bruce": HALL}, hordes={HALL: 1}).with_dice(survivor=["failure", "failure", "success"])
    assert told(table.play("attack:bruce:ST4", "icon:success")) == [
        "Bruce attacks with the handgun (5 rounds left) and rolls failure, failure, and success.",
        "The failure cancels another of Bruce’s icons: success.",
        "No success: no hit.",
    ]


@rule("D-ENTRAP-07", "D-ENTRAP-11")
def test_who_tries_to_free_whom_is_told_and_who_only_waits_does_not_struggle() -> None:
    table = position(PAIR, hordes={HALL: 1}, entrapped=["nina"], groups=[["leo"], ["nina"]])
    table.with_dice(survivor=["aim"] * 2).play("rescue:leo:nina")
    assert told(table)[0] == "Leo tries to free Nina, which takes a retreat: aim and aim."
    table = position(PAIR, hordes={HALL: 1}, entrapped=["nina"]).with_dice(survivor=["aim"] * 3)
    assert (
        told(table.play("escape:nina", "yes"))[0]
        == "Nina struggles, with the help of Leo; it takes a retreat to get free: aim, aim, and aim."
    )


@rule("D-ENTRAP-14")
def test_in_the_first_edition_captives_of_another_group_are_told_to_be_freed_too() -> None:
    held = {"leo": HALL, "nina": HALL, "jack": HALL}
    groups, first = [["leo", "nina"], ["jack"]], {"edition": "first"}
    table = position(held, hordes={HALL: 1}, entrapped=["nina", "jack"], groups=groups, options=first)
    table.with_dice(survivor=["aim"] * 5).play("escape:nina", "yes", "rescue:leo:nina")
    said = [line for line in told(table) if "retreats to free" in line or "which takes" in line]
    assert said == [
        "Nina struggles, with the help of Leo; it takes 2 retreats to free Nina and Jack: aim, aim, and aim.",
        "Leo tries to free Nina and Jack, which takes 2 retreats: aim and aim.",
    ]


@rule("D-ENTRAP-08")
def test_an_escape_that_fails_says_what_was_missing() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, entrapped=["leo"]).with_dice(survivor=["aim"] * 4)
    assert told(table.play("escape:leo"))[-1] == "No retreat: Leo is still held."


# Icons of an attack that come to nothing


@rule("D-CDICE-04", "D-BITE-02")
@pytest.mark.parametrize(
    ("icon", "sentence"),
    [
        ("bite", "Without effect, since nobody in the gallery can be bitten: bite and bite."),
        ("entrap", "Without effect, since nobody in the gallery can be held: hold and hold."),
        ("fear", "Without effect, since nobody in the gallery can run: fear and fear."),
    ],
)
def test_icons_that_nobody_can_take_are_told(icon: str, sentence: str) -> None:
    table = position({"leo": HALL}, hordes={HALL: 2}, entrapped=["leo"], skills={"leo": ["virus-resistance"]})
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("leo")], "ap", 0)).with_dice(creature=[icon] * 2)
    assert told(table.play("end-turn"))[-1] == sentence


@rule("D-CDICE-04", "D-CDICE-07")
def test_what_is_wasted_is_told_after_what_hits() -> None:
    table = attacked(position({"leo": HALL}, hordes={HALL: 2}), "entrap", "entrap")
    assert told(table)[-2:] == [
        "Leo is held fast by the zombies.",
        "Without effect, since nobody else in the gallery can be held: hold.",
    ]


@rule("D-CDICE-04", "D-BEAST-05")
def test_what_the_one_aimed_at_cannot_take_is_not_said_of_the_others_there() -> None:
    where = {"leo": "dining-room", "nina": "dining-room"}
    table = position(where, creature=("security-guard", "workshop"), unlocked="all")
    table.with_dice(d4=[1], creature=["fear", "fear", "damage", "damage"])
    table.play("end-turn", "survivor:leo", "endure", "room:entrance-hall")
    assert "Without effect on Leo: fear." in told(table)


@rule("D-CREA-07")
def test_icons_that_a_lost_part_costs_the_creature_are_told() -> None:
    table = position({"leo": HALL}, creature=Foe(DOG, RoomId(HALL), [0, 0, 2, 0]))
    attacked(table, "bite", "damage", "damage")
    assert "Without effect, since the zombie dog has lost the part for it: bite." in told(table)


@rule("D-REINF-02")
def test_a_call_that_nobody_hears_is_told() -> None:
    table = attacked(position({"leo": HALL}, hordes={HALL: 1}), "reinforcement")
    assert told(table)[-1] == "The zombies in the gallery call for help, but nobody comes."


@rule("D-BEAST-03")
def test_a_dog_that_finds_nothing_to_tear_away_is_told() -> None:
    table = position({"leo": HALL}, creature=(DOG, HALL), cards={})
    attacked(table, "damage", "damage", "reinforcement")
    assert told(table)[-1] == "Leo has nothing that could be torn away."


# What changes


@rule("D-CREA-02", "D-CREA-03")
def test_a_hit_tells_how_much_a_part_still_takes() -> None:
    table = position({"leo": HALL}, creature=(DOG, HALL)).with_dice(survivor=["success", "success"])
    table.play("attack:leo:ST1", "part:1-blue", "part:1-blue")
    assert told(table)[1:] == [
        "That makes 2 hits.",
        "Leo hits the zombie dog: part 1 (blue, movement), 1 more to go.",
        "Leo hits the zombie dog: part 1 (blue, movement) is done for.",
    ]


@rule("D-MARK-08")
def test_a_marker_that_healing_gives_back_is_told() -> None:
    table = showdown({"leo": HALL}, wounds={"leo": 4}, cards={"leo": ["EQ36"]}).play("use:leo:EQ36")
    assert told(table)[-1] == "Leo recovers and gains an action marker."


@rule("D-UNLOCK-10")
def test_a_door_that_is_left_closed_is_told() -> None:
    table = position({"leo": "passageway"}, locks={"storage-room.s": "K2-01"}, cards={})
    assert told(table.play("unlock:leo:storage-room.s", "no"))[-1].startswith("Leo leaves the south door")


@rule("D-CHAR-16")
def test_a_refusal_to_share_is_told() -> None:
    table = position({"bruce": HALL, "nina": HALL}, seats=2)
    table.play("0=share-ap:bruce", "0=give-ap:nina", "0=number:1", "1=no")
    assert told(table)[-1] == "Nina says no to Bruce."


@rule("D-DICE-21")
def test_a_question_is_remembered_as_it_was_asked() -> None:
    table = position({"bruce": HALL}, hordes={HALL: 1})
    table.with_dice(survivor=["failure", "success", "aim"]).play("attack:bruce:ST4")
    asked = table.table.ask
    assert asked is not None
    table.play("icon:aim")
    assert asked.data["dice"] == ["success", "aim"]


@rule("D-SPAWN-05")
def test_who_decided_is_told_with_what_follows() -> None:
    table = before_round({"leo": "entrance-hall", "nina": "entrance-hall"}, event=2, seats=2, spawn=[1, 1])
    table.with_dice(d4=[3, 3], d6=[6, 2]).play("go-on", "1=room:conservatory")
    assert "A horde breaks into the conservatory. (Decided by seat 2.)" in told(table)


# Who is done after all, and who is not


@rule("D-ACT-09", "D-ACT-10")
def test_it_is_told_by_name_who_is_not_done_after_all_and_why() -> None:
    table = position(["bruce", "nina"], seats=2, cards={"nina": ["ST3"]}, ap={"bruce": 1}).with_dice()
    table.play("1=done", "1=not-done", "1=done", "0=share-ap:bruce", "0=give-ap:nina", "1=yes")
    assert told(table) == [
        "Nina is done.",
        "Nina is not done after all.",
        "Nina is done.",
        "Bruce leaves an action point to Nina.",
        "There are action points again: Nina is not done after all.",
    ]


@rule("D-DEATH-06", "D-DEATH-07")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("jack", "Jack is back and stands in the entrance hall."),
        ("lucy", "Lucy takes the place of Jack and stands in the entrance hall."),
    ],
)
def test_whoever_comes_in_is_told_to_be_back_or_in_whose_place(name: str, sentence: str) -> None:
    table = before_round({"leo": "music-room", "nina": "music-room"}, fallen=[Fallen(0, SurvivorId("jack"), 1)])
    table.arrange(lambda state: setattr(state, "round", 2)).with_dice(d4=[2, 2], d6=[3, 3]).play("go-on")
    assert table.prompt == "return"
    table.play(f"survivor:{name}")
    assert sentence in told(table)


# Radiation that passes on


@rule("D-RAD-15", "D-RAD-16")
def test_of_zombies_that_meet_it_is_told_which_begin_to_glow() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], hordes={HALL: 2, "dining-room": 1})
    table.with_dice(creature=["damage"] * 3).play("end-turn", f"horde:{HALL}")
    assert told(table)[3:5] == [
        "The zombies coming into the dining room begin to glow.",
        "The zombie in the dining room begins to glow.",
    ]


@rule("D-RAD-16")
def test_hidden_hordes_that_glow_together_are_told_together() -> None:
    table = radioactive(dict.fromkeys(PAIR, "entrance-hall"), ["r1c4"], tokens=["workshop"] * 2)
    lines = told(noise(table, "creature-appears", d4=[1], d6=[4], creatures=[0]))
    assert lines[-1] == "2 hidden hordes in the workshop begin to glow."


def comes_before_the_glow(table: Position, kind: str) -> bool:
    """Whether this is told before what radiation makes of it."""
    kinds = [event.kind for event in table.table.events]
    return kinds.index(kind) < kinds.index("enemy-infected")


@rule("D-RAD-15")
def test_a_token_is_told_to_appear_before_it_glows() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r1c4"], cameras=[]).with_dice(d4=[1], d6=[4])
    assert comes_before_the_glow(table.arrange(lambda state: setattr(state, "phase", "spawn")), "token-placed")


@rule("D-RAD-15", "D-ZOMB-05")
def test_a_survivor_is_told_to_turn_before_the_zombie_glows() -> None:
    def is_turning(state: DarkestState) -> None:
        jack = state.survivors[SurvivorId("jack")]
        jack.virus, jack.zombification = ["left", "left"], 2
        state.phase = "zombification"

    table = radioactive({"leo": "dining-room", "jack": HALL}, ["r3c4"]).arrange(is_turning)
    assert comes_before_the_glow(table, "zombified")


@rule("D-RAD-21")
def test_the_nemesis_is_told_to_move_before_it_glows() -> None:
    where, german = {"leo": HALL, "nina": HALL}, {"house_rules": {"nemesis_radiation": "de"}}
    nemesis = ("doctor-mortimer", "laboratory")
    table = radioactive(where, ["r1c2", "r2c1"], in_showdown=True, nemesis=nemesis, options=german)
    assert comes_before_the_glow(
        table.arrange(lambda state: setattr(state, "phase", "showdown-nemesis")), "nemesis-moves"
    )
