"""The advanced icons: gas leaks, lurking creatures, secure rooms."""

from typing import Any

import pytest

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

ADVANCED = {"advanced": True}
APART = {"leo": "entrance-hall", "nina": "dining-room"}
LEAK = "r1c4"
BESIDE_THE_LEAK = ["r1c3", "r1c5", "r2c4"]


def fire_event(fire: str, options: dict[str, Any] | None = None, **fields: Any) -> Position:
    """A round whose event is the fire, with the advanced rules unless said."""
    return position(APART, phase="round", event=0, fire=fire, options=options or ADVANCED, **fields)


# Gas leaks


@rule("D-ADV-01")
def test_without_the_advanced_rules_the_icons_mean_nothing() -> None:
    table = fire_event("r2c4", {"advanced": False}).with_dice(d4=[1]).play("go-on")
    assert table.state.fire == LEAK
    assert table.state.burns == {LEAK: 1}
    table = position({"nina": "entrance-hall"}, unlocked="all").with_dice().play("move:nina:conservatory")
    assert table.events("lurking-check") == []


@rule("D-ADV-02")
def test_fire_on_a_gas_leak_sets_two_adjacent_tiles_alight() -> None:
    table = fire_event("r2c4").with_dice(d4=[1]).play("go-on")
    assert table.prompt == "gas-leak"
    assert sorted(table.keys) == [f"tile:{tile}" for tile in BESIDE_THE_LEAK]
    table.play("tile:r1c5")
    assert sorted(table.keys) == ["tile:r1c3", "tile:r2c4"]
    table.play("tile:r1c3")
    assert table.prompt == "group-order"
    assert table.state.burns == {LEAK: 1, "r1c5": 1, "r1c3": 1}


@rule("D-ADV-02")
def test_a_gas_leak_blows_up_every_time_the_fire_arrives() -> None:
    table = fire_event("r2c4", burns={LEAK: 1, "r1c3": 1, "r1c5": 1}).with_dice(d4=[1])
    table.play("go-on", "tile:r1c5", "tile:r1c3")
    assert table.state.burns == {LEAK: 2, "r1c3": 2, "r1c5": 2}


@rule("D-ADV-03", "D-ADV-02")
def test_a_gas_leak_skips_destroyed_tiles_as_far_as_it_must() -> None:
    table = fire_event("r2c4", destroyed=["r1c3", "r1c5"]).with_dice(d4=[1]).play("go-on")
    assert table.prompt == "group-order"
    assert table.state.burns == {LEAK: 1, "r2c4": 1}


@rule("D-ADV-03", "D-LAB-05")
def test_a_gas_leak_skips_the_laboratory() -> None:
    hard = {**ADVANCED, "house": "hard"}
    table = position({"leo": "entrance-hall", "nina": "medic-bay"}, phase="round", event=0, fire="r2c2", options=hard)
    table.with_dice(d4=[4]).play("go-on")
    assert table.prompt == "group-order"
    assert table.state.burns == {"r2c1": 1, "r2c2": 1, "r3c1": 1}


@rule("D-ADV-03")
def test_the_markers_of_a_gas_leak_may_destroy_tiles() -> None:
    table = fire_event("r2c4", burns={"r1c5": 2}).with_dice(d4=[1]).play("go-on", "tile:r1c5", "tile:r1c3")
    assert table.state.destroyed == ["r1c5"]
    assert table.state.darkness == 2


@rule("D-ADV-04")
def test_an_outbreak_on_a_gas_leak_is_an_arrival() -> None:
    table = position(APART, phase="round", event=1, darkness=2, options=ADVANCED)
    table.with_dice(d4=[1], d6=[4]).play("go-on", "tile:r1c5", "tile:r1c3")
    assert table.state.burns == {LEAK: 1, "r1c5": 1, "r1c3": 1}


@rule("D-ADV-04")
def test_a_fire_that_stays_on_a_gas_leak_does_not_arrive() -> None:
    table = fire_event(LEAK, burns={LEAK: 1}).with_dice(d4=[1]).play("go-on")
    assert table.prompt == "group-order"
    assert table.state.burns == {LEAK: 2}


@rule("D-ADV-02", "D-MODEL-11")
def test_a_gas_leak_is_gone_once_its_tile_is_destroyed() -> None:
    table = fire_event("r2c4", destroyed=[LEAK]).with_dice(d4=[1]).play("go-on")
    assert table.prompt == "group-order"
    assert table.state.burns == {}


@rule("D-ADV-02")
def test_a_gas_leak_destroyed_by_the_arriving_fire_still_blows_up() -> None:
    table = fire_event("r2c4", burns={LEAK: 2}).with_dice(d4=[1]).play("go-on", "tile:r1c5", "tile:r1c3")
    assert table.state.destroyed == [LEAK]
    assert table.state.burns == {"r1c5": 1, "r1c3": 1}


@rule("D-FIRE-28", "D-ADV-04")
def test_a_fire_icon_reached_by_a_gas_leak_waits_for_the_second_tile() -> None:
    table = position({"nina": "gallery", "leo": "gallery"}, darkness=2, burns={"r1c5": 2}, options=ADVANCED)
    table.with_dice(survivor=["aim", "aim"], terror=["fire"], d4=[1, 3], d6=[4]).play("search:nina", "tile:r1c5")
    assert table.state.darkness == 3
    assert table.prompt == "gas-leak"
    assert table.state.fire == LEAK
    table.play("tile:r1c3")
    assert table.state.fire == "r2c4"


# Lurking creatures


def sneak_in(survivor: list[str], survivors: dict[str, str] | None = None, **fields: Any) -> Position:
    """Nina enters the conservatory, where something may lurk."""
    table = position(survivors or {"nina": "entrance-hall"}, unlocked="all", options=ADVANCED, **fields)
    return table.with_dice(survivor=survivor, d4=[1], d6=[4], creatures=[0]).play("move:nina:conservatory")


@rule("D-ADV-05")
def test_a_failure_on_a_lurking_tile_brings_a_creature() -> None:
    table = sneak_in(["failure"])
    assert table.state.creature is not None
    assert table.state.creature.room == "workshop"


@rule("D-ADV-05")
def test_without_a_failure_nothing_appears() -> None:
    table = sneak_in(["retreat"])
    assert table.events("lurking-check")[0].data["dice"] == ["retreat"]
    assert table.state.creature is None


@rule("D-ADV-05")
def test_everybody_on_the_tile_adds_a_die_but_never_more_than_four() -> None:
    waiting = {"leo": "conservatory", "nina": "entrance-hall"}
    table = sneak_in(["aim", "failure"], waiting, groups=[["nina"], ["leo"]])
    assert table.state.creature is not None
    crowd = dict.fromkeys(("leo", "jack", "bruce", "lucy"), "conservatory")
    table = sneak_in(["aim"] * 4, {"nina": "entrance-hall", **crowd}, groups=[["nina"], list(crowd)])
    assert table.events("lurking-check")[0].data["dice"] == ["aim"] * 4


@rule("D-ADV-05")
def test_no_check_is_made_while_a_creature_is_in_the_house() -> None:
    table = sneak_in([], creature=("zombie-dog", "vault"))
    assert table.events("lurking-check") == []


@rule("D-ADV-06", "D-ADV-EX1", "D-MOVE-08")
def test_three_who_enter_together_make_one_roll() -> None:
    table = position(["leo", "nina", "jack"], unlocked="all", options=ADVANCED)
    table.with_dice(survivor=["aim", "failure", "success"], d4=[1], d6=[4], creatures=[0])
    table.play("move:nina:conservatory", "yes", "yes")
    assert [event.data["dice"] for event in table.events("lurking-check")] == [["aim", "failure", "success"]]
    assert table.state.creature is not None
    assert table.state.creature.room == "workshop"


@rule("D-ADV-07")
def test_a_retreat_onto_a_lurking_tile_is_checked() -> None:
    table = position({"nina": "entrance-hall"}, hordes={"entrance-hall": 1}, unlocked="all", options=ADVANCED)
    table.with_dice(survivor=["aim", "retreat", "aim", "aim"]).play("attack:nina:ST3", "retreat:nina:conservatory")
    assert len(table.events("lurking-check")) == 1


@rule("D-ADV-07", "D-FEAR-06")
def test_fleeing_onto_a_lurking_tile_is_checked() -> None:
    table = position({"nina": "entrance-hall"}, hordes={"entrance-hall": 1}, unlocked="all", options=ADVANCED)
    table.with_dice(creature=["fear"], survivor=["aim"]).play("end-turn", "endure", "room:conservatory")
    assert table.survivor("nina").room == "conservatory"
    assert len(table.events("lurking-check")) == 1


@rule("D-ADV-07", "D-ADV-01")
def test_changing_rooms_on_a_lurking_tile_is_not_entering_it() -> None:
    table = position({"nina": "great-hall"}, unlocked="all", options=ADVANCED)
    table.with_dice(survivor=["aim"]).play("move:nina:servants-passage")
    assert len(table.events("lurking-check")) == 1
    table.play("move:nina:linen-store", "move:nina:servants-passage")
    assert len(table.events("lurking-check")) == 1


@rule("D-ADV-08", "D-ITEM-20")
def test_night_vision_rolls_dice_of_the_check_again() -> None:
    table = sneak_in(["failure", "aim"], cards={"nina": ["EQ31"]})
    assert table.prompt == "night-vision"
    table.play("icon:failure")
    assert table.state.creature is None
    assert table.events("lurking-check")[0].data["dice"] == ["failure"]


# Secure rooms


@pytest.mark.parametrize(("advanced", "dice"), [(True, 4), (False, 1)])
@rule("D-ADV-09", "D-DEF-05", "D-ADV-01")
def test_in_a_secure_room_survivors_always_defend_with_four_dice(advanced: bool, dice: int) -> None:
    table = position({"nina": "panic-room"}, hordes={"panic-room": 1}, options={"advanced": advanced})
    table.with_dice(creature=["damage"], survivor=["success", *["aim"] * (dice - 1)]).play("end-turn", "defend")
    assert len(table.events("defense-roll")[0].data["dice"]) == dice
    assert table.survivor("nina").wounds == 0


@rule("D-ADV-09")
def test_in_a_secure_room_one_who_is_not_entrapped_is_enough() -> None:
    pair = {"nina": "panic-room", "leo": "panic-room"}
    table = position(pair, hordes={"panic-room": 1}, options=ADVANCED, groups=[["leo"], ["nina"]], entrapped=["nina"])
    table.with_dice(creature=["damage"], survivor=["success", "aim", "aim", "aim"]).play("end-turn", "defend")
    assert len(table.events("defense-roll")[0].data["dice"]) == 4


@rule("D-ADV-09")
def test_in_a_secure_room_the_entrapped_alone_do_not_defend() -> None:
    table = position({"nina": "panic-room"}, hordes={"panic-room": 1}, options=ADVANCED, entrapped=["nina"])
    table.with_dice(creature=["damage"], survivor=["aim"]).play("escape:nina", "end-turn")
    assert table.events("defense-roll") == []
    assert table.survivor("nina").wounds == 1
