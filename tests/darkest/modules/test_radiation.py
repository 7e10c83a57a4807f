"""Radiation: markers, checks, tokens, kit, suit and pills."""

from typing import Any

import pytest

from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position

from .positions import REACTOR_SQUARE, infected_creature, radiation, radioactive, red

KIT, SUIT, PILLS = "RX01", "RX02", "RX06"


def dice_of(table: Position) -> list[int]:
    """How many dice each radiation check was made with."""
    return [len(event.data["dice"]) for event in table.events("radiation-check")]


# Markers


@rule("D-RAD-06")
def test_the_reactor_leaks_when_the_darkness_reaches_the_marked_space() -> None:
    table = radioactive({"leo": "entrance-hall"}, reactor={"space": 2}, phase="event", event=1)
    assert table.prompt == "radiation-where"
    assert set(table.keys) == {"tile:r1c3", "tile:r2c2", "tile:r2c4", "tile:r3c3"}
    table.play("tile:r2c4")
    assert radiation(table).tiles == [REACTOR_SQUARE, "r2c4"]


@rule("D-RAD-06")
def test_other_spaces_of_the_track_leave_the_reactor_alone() -> None:
    table = radioactive({"leo": "entrance-hall"}, reactor={"space": 3}, phase="event", event=1)
    assert table.state.darkness == 2
    assert radiation(table).tiles == []


@rule("D-RAD-07")
@pytest.mark.parametrize("room", ["guest-bedroom", "wardrobe"])
def test_both_rooms_of_a_tile_are_irradiated(room: str) -> None:
    table = radioactive({"leo": room}, ["r3c5"], cards={"leo": [KIT]})
    assert "decontaminate:leo" in table.keys


@rule("D-RAD-08", "D-UPK-01")
def test_after_zombification_two_markers_are_added_beside_others() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r1c1"], phase="zombification", cameras=[])
    assert table.prompt == "radiation-where"
    assert table.keys == ["tile:r1c2", "tile:r2c1"]
    table.play("tile:r1c2")
    assert radiation(table).tiles == ["r1c1", "r1c2", "r2c1"]
    assert table.prompt == "act"


@rule("D-RAD-07", "D-RAD-08")
def test_no_tile_gets_a_second_marker() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r1c1", "r1c2", "r2c1"], phase="zombification")
    assert table.keys == ["tile:r1c3", "tile:r2c2", "tile:r3c1"]
    table.play("tile:r2c2")
    assert table.keys == ["tile:r1c3", "tile:r3c1"]


@rule("D-RAD-08")
def test_walls_and_locked_doors_do_not_stop_radiation() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r3c3"], phase="zombification", unlocked=())
    assert table.rules.plan.is_locked(RoomId("panic-room"))
    assert set(table.keys) == {"tile:r2c3", "tile:r3c2", "tile:r3c4", "tile:r4c3"}


@rule("D-RAD-08")
def test_fewer_markers_are_placed_where_there_is_no_room_for_two() -> None:
    squares = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6)]
    table = radioactive({"leo": "entrance-hall"}, squares[:-1], phase="zombification")
    assert table.prompt == "act"
    assert radiation(table).tiles == squares


@rule("D-RAD-08")
def test_before_the_leak_nothing_spreads() -> None:
    table = radioactive({"leo": "entrance-hall"}, phase="zombification")
    assert table.prompt == "act"
    assert radiation(table).tiles == []


@rule("D-RAD-32")
def test_a_new_marker_does_nothing_to_those_who_stand_there() -> None:
    table = radioactive(
        {"leo": "music-room"}, ["r1c1"], hordes={"bathroom": 2}, tokens=["music-room"], phase="zombification"
    )
    table.with_dice().play("tile:r1c2")
    assert radiation(table).tiles == ["r1c1", "r1c2", "r2c1"]
    assert table.survivor("leo").radiation == 0
    assert not table.events("radiation-check")
    assert not table.state.hordes[RoomId("bathroom")].infected
    assert not table.state.tokens[0].infected


# Checks


@rule("D-RAD-09")
@pytest.mark.parametrize(
    ("faces", "tokens"), [(["success", "aim", "retreat"], 0), (["aim", "failure", "aim"], 1), (["failure"] * 3, 1)]
)
def test_whoever_enters_an_irradiated_tile_rolls_three_dice(faces: list[str], tokens: int) -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], cards={})
    table.with_dice(survivor=faces).play("move:leo:dining-room")
    assert table.survivor("leo").radiation == tokens
    assert dice_of(table) == [3]


@rule("D-RAD-09")
def test_going_from_room_to_room_of_one_tile_is_not_entering_it() -> None:
    table = radioactive({"leo": "guest-bedroom"}, ["r3c5"], cards={})
    table.with_dice().play("move:leo:wardrobe")
    assert not dice_of(table)


@rule("D-RAD-09")
def test_a_retreat_onto_an_irradiated_tile_is_entering_it() -> None:
    table = radioactive({"leo": "dining-room"}, ["r3c4"], hordes={"dining-room": 1}, cards={})
    table.with_dice(survivor=["retreat", "failure", "aim", "aim"]).play("attack:leo:fists", "retreat:leo:gallery")
    assert table.survivor("leo").radiation == 1


@rule("D-RAD-10")
def test_an_infected_horde_is_good_for_two_dice() -> None:
    table = radioactive({"leo": "entrance-hall"}, hordes={"dining-room": red(1)}, cards={})
    table.with_dice(survivor=["aim", "failure"]).play("move:leo:dining-room")
    assert dice_of(table) == [2]
    assert table.survivor("leo").radiation == 1


@rule("D-RAD-10")
def test_an_infected_creature_is_good_for_two_dice() -> None:
    dog = infected_creature("zombie-dog", "dining-room", [0, 0, 0, 0])
    table = radioactive({"leo": "entrance-hall"}, creature=dog, cards={})
    table.with_dice(survivor=["aim", "aim"]).play("move:leo:dining-room")
    assert dice_of(table) == [2]


@rule("D-RAD-10", "D-RAD-12")
def test_an_infected_survivor_is_good_for_one_die() -> None:
    table = radioactive({"leo": "entrance-hall", "jack": "dining-room"}, tokens_on={"jack": 1}, cards={})
    table.with_dice(survivor=["failure"]).play("move:leo:dining-room")
    assert dice_of(table) == [1]
    assert table.survivor("leo").radiation == 1


@rule("D-RAD-10")
def test_an_infected_survivor_who_comes_along_is_no_danger() -> None:
    table = radioactive({"leo": "entrance-hall", "jack": "entrance-hall"}, tokens_on={"jack": 1}, cards={})
    table.with_dice().play("move:leo:dining-room", "yes")
    assert table.survivor("jack").room == "dining-room"
    assert not dice_of(table)


@rule("D-RAD-11")
def test_of_several_dangers_only_the_worst_counts() -> None:
    table = radioactive(
        {"leo": "entrance-hall", "jack": "dining-room"},
        ["r4c4"],
        tokens_on={"jack": 2},
        hordes={"dining-room": red(1)},
        cards={},
    )
    table.with_dice(survivor=["failure"] * 3).play("move:leo:dining-room")
    assert dice_of(table) == [3]
    assert table.survivor("leo").radiation == 1


@rule("D-RAD-11")
def test_on_the_same_tile_an_infected_enemy_still_counts() -> None:
    table = radioactive({"leo": "guest-bedroom"}, ["r3c5"], hordes={"wardrobe": red(1)}, cards={})
    table.with_dice(survivor=["aim", "aim"]).play("move:leo:wardrobe")
    assert dice_of(table) == [2]


@rule("D-RAD-12")
def test_with_three_tokens_nobody_checks_any_more() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], tokens_on={"leo": 3}, cards={})
    table.with_dice().play("move:leo:dining-room")
    assert table.survivor("leo").radiation == 3


@rule("D-RAD-12")
def test_a_third_token_can_still_be_caught() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], tokens_on={"leo": 2}, cards={})
    table.with_dice(survivor=["failure", "aim", "aim"]).play("move:leo:dining-room")
    assert table.survivor("leo").radiation == 3


# Harm and cure


@rule("D-RAD-13")
def test_every_round_costs_a_health_for_each_token() -> None:
    table = radioactive(
        {"leo": "entrance-hall", "jack": "dining-room"}, tokens_on={"leo": 2}, phase="round", wounds={"jack": 1}
    )
    table.play("go-on")
    assert table.survivor("leo").wounds == 2
    assert table.survivor("jack").wounds == 1


@rule("D-RAD-13", "D-ROUND-02")
def test_the_ap_of_a_round_are_those_that_its_loss_has_left() -> None:
    table = radioactive({"leo": "entrance-hall", "jack": "dining-room"}, tokens_on={"leo": 2}, phase="round")
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("leo")], "wounds", 2)).play("go-on")
    leo = table.survivor("leo")
    assert (leo.wounds, leo.ap, table.survivor("jack").ap) == (4, 3, 4)


@rule("D-RAD-13")
def test_radiation_kills() -> None:
    table = radioactive({"leo": "entrance-hall", "jack": "dining-room"}, tokens_on={"jack": 3}, wounds={"jack": 7})
    table.arrange(lambda state: setattr(state, "phase", "round")).play("go-on")
    assert "jack" not in table.state.survivors
    assert [event.cause for event in table.events("eliminated")] == ["radiation"]


@rule("D-RAD-14")
def test_in_the_showdown_the_loss_comes_after_each_reaction() -> None:
    table = radioactive({"leo": "entrance-hall", "jack": "dining-room"}, tokens_on={"jack": 2}, in_showdown=True)
    table.arrange(lambda state: setattr(state, "phase", "showdown-end"))
    assert table.prompt == "act"
    assert table.survivor("jack").wounds == 2
    assert table.survivor("leo").wounds == 0


@rule("D-RAD-14", "D-SHOW-11")
@pytest.mark.parametrize(
    ("options", "wounds"),
    [
        ({}, 2),
        ({"edition": "first"}, 2),
        ({"showdown_radiation": "every-phase"}, 2),
        ({"showdown_radiation": "after-reactions"}, 0),
    ],
)
def test_the_first_action_phase_of_the_showdown_begins_with_the_loss_too(options: dict[str, Any], wounds: int) -> None:
    table = radioactive(
        {"leo": "music-room", "jack": "dining-room"},
        tokens_on={"jack": 2},
        code=[],
        fire="r4c1",
        burns={"r4c1": 1},
        options=options,
    )
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    while table.prompt == "nemesis-cube":
        table.play(table.keys[0])
    assert (table.prompt, table.survivor("jack").wounds) == ("act", wounds)
    assert len(table.survivor("jack").markers) == table.rules.zone(table.survivor("jack"))
    table.arrange(lambda state: setattr(state, "phase", "showdown-end"))
    assert table.survivor("jack").wounds == wounds + 2


@rule("D-RAD-14", "D-END-02")
def test_radiation_may_kill_the_one_who_found_the_cure_on_the_spot() -> None:
    table = radioactive(
        {"leo": "music-room", "jack": "dining-room"},
        tokens_on={"leo": 1},
        wounds={"leo": 9},
        code=[],
        fire="r4c1",
        burns={"r4c1": 1},
    )
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    while table.prompt == "nemesis-cube":
        table.play(table.keys[0])
    assert table.state.result is not None
    assert table.state.result.reason == "cure-lost"


@rule("D-RAD-14")
def test_a_shift_alone_costs_no_health() -> None:
    table = radioactive({"leo": "entrance-hall"}, tokens_on={"leo": 2}, in_showdown=True)
    table.with_dice().play("move:leo:dining-room", "stop")
    assert table.survivor("leo").wounds == 0


@rule("D-RAD-29")
def test_pills_take_all_tokens_and_are_gone() -> None:
    table = radioactive(
        {"leo": "entrance-hall", "jack": "entrance-hall"}, tokens_on={"leo": 3, "jack": 1}, cards={"leo": [PILLS]}
    )
    table.with_dice().play(f"use:leo:{PILLS}")
    assert (table.survivor("leo").radiation, table.survivor("jack").radiation) == (0, 1)
    assert table.cards("leo") == []
    assert table.survivor("leo").ap == 4


@rule("D-RAD-29")
def test_without_a_token_there_is_nothing_to_take_pills_for() -> None:
    table = radioactive({"leo": "entrance-hall"}, cards={"leo": [PILLS]})
    assert f"use:leo:{PILLS}" not in table.keys


# Kit and suit


@rule("D-RAD-22")
def test_the_holder_of_the_kit_removes_a_marker_for_two_points() -> None:
    table = radioactive({"leo": "dining-room"}, ["r4c4", "r3c4"], cards={"leo": [KIT]})
    table.with_dice().play("decontaminate:leo")
    assert radiation(table).tiles == ["r3c4"]
    assert table.survivor("leo").ap == 2
    assert "decontaminate:leo" not in table.keys


@rule("D-RAD-22")
@pytest.mark.parametrize(
    ("room", "ap", "cards"), [("gallery", 4, [KIT]), ("dining-room", 1, [KIT]), ("dining-room", 4, ["ST1"])]
)
def test_removing_a_marker_takes_the_kit_the_points_and_the_place(room: str, ap: int, cards: list[str]) -> None:
    table = radioactive({"leo": room}, ["r4c4"], cards={"leo": cards}, ap={"leo": ap})
    assert "decontaminate:leo" not in table.keys


@rule("D-RAD-22", "D-INV-05")
def test_a_kit_in_the_pack_is_no_use() -> None:
    table = radioactive({"leo": "dining-room"}, ["r4c4"], cards={"leo": ["ST1", "EQ03", KIT]})
    assert "decontaminate:leo" not in table.keys


@rule("D-RAD-23")
def test_with_the_kit_one_die_is_enough() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], cards={"leo": [KIT]})
    table.with_dice(survivor=["failure"]).play("move:leo:dining-room")
    assert dice_of(table) == [1]
    assert table.survivor("leo").radiation == 1


@rule("D-RAD-24")
def test_somebody_beside_the_kit_removes_a_marker_for_three_points() -> None:
    table = radioactive(
        {"leo": "wardrobe", "jack": "guest-bedroom"},
        ["r3c5"],
        cards={"leo": [KIT]},
        groups=[["jack"], ["leo"]],
    )
    table.with_dice().play("decontaminate:jack")
    assert radiation(table).tiles == []
    assert table.survivor("jack").ap == 1


@rule("D-RAD-24")
@pytest.mark.parametrize(("room", "ap"), [("dining-room", 2), ("gallery", 4)])
def test_a_helper_needs_three_points_and_the_holder_on_the_tile(room: str, ap: int) -> None:
    table = radioactive({"jack": room, "leo": "dining-room"}, ["r4c4", "r3c4"], cards={"leo": [KIT]}, ap={"jack": ap})
    assert "decontaminate:jack" not in table.keys


@rule("D-RAD-24")
def test_one_companion_of_the_kit_rolls_two_dice() -> None:
    table = radioactive(
        {"leo": "entrance-hall", "jack": "entrance-hall", "nina": "entrance-hall"}, ["r4c4"], cards={"leo": [KIT]}
    )
    table.with_dice(survivor=["aim"] * 6).play("move:leo:dining-room", "yes", "yes")
    assert table.prompt == "kit-helps"
    table.play("survivor:nina")
    assert {event.data["survivor"]: len(event.data["dice"]) for event in table.events("radiation-check")} == {
        "leo": 1,
        "jack": 3,
        "nina": 2,
    }


@rule("D-RAD-24")
def test_who_comes_to_the_holder_of_the_kit_rolls_two_dice() -> None:
    table = radioactive({"jack": "entrance-hall", "leo": "dining-room"}, ["r4c4"], cards={"leo": [KIT]})
    table.with_dice(survivor=["aim", "aim"]).play("move:jack:dining-room")
    assert dice_of(table) == [2]


@rule("D-RAD-25")
def test_a_cleaned_tile_may_be_irradiated_again() -> None:
    table = radioactive({"leo": "dining-room"}, ["r4c4", "r3c4"], cards={"leo": [KIT]})
    table.play("decontaminate:leo")
    table.arrange(lambda state: setattr(state, "phase", "zombification"))
    assert "tile:r4c4" in table.keys


@rule("D-RAD-25")
def test_with_every_marker_gone_the_reactor_leaks_on() -> None:
    table = radioactive({"leo": "dining-room"}, reactor={"leaking": True}, phase="zombification")
    assert radiation(table).tiles == [REACTOR_SQUARE]


@rule("D-RAD-30")
def test_a_suit_in_use_leaves_one_die() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], cards={"leo": [SUIT]})
    table.with_dice(survivor=["aim"]).play("move:leo:dining-room")
    assert dice_of(table) == [1]


@rule("D-RAD-30", "D-INV-08")
def test_in_fear_a_suit_may_still_be_taken_in_hand() -> None:
    table = radioactive(
        {"leo": "dining-room"}, ["r3c4"], hordes={"dining-room": 1}, cards={"leo": ["ST1", "EQ03", SUIT]}
    )
    table.with_dice(creature=["fear"], survivor=["aim"]).play("end-turn", "endure", "room:gallery", "yes", "card:ST1")
    assert table.survivor("leo").room == "gallery"
    assert dice_of(table) == [1]


@rule("D-RAD-30", "D-INV-05")
def test_a_suit_in_the_pack_does_not_help() -> None:
    table = radioactive({"leo": "entrance-hall"}, ["r4c4"], cards={"leo": ["ST1", "EQ03", SUIT]})
    table.with_dice(survivor=["aim"] * 3).play("move:leo:dining-room")
    assert dice_of(table) == [3]
