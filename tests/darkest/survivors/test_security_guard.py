"""The Security Guard: it rolls for its steps and shoots at whoever it sees."""

import pytest

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import position
from dreadhall.words import Words

GUARD = "security-guard"


@rule("D-BEAST-04")
def test_the_guard_cannot_be_knocked_back() -> None:
    table = position({"leo": "gallery"}, creature=(GUARD, "gallery"), hordes={"gallery": 1})
    table.with_dice(survivor=["knockback", "knockback"]).play("attack:leo:ST1")
    assert table.prompt == "use-icons"
    assert not any(GUARD in key for key in table.keys)
    assert "push:zombie:great-hall" in table.keys


@rule("D-BEAST-05")
def test_where_it_stops_it_attacks_each_survivor_within_two_rooms_separately() -> None:
    table = position(
        {"leo": "dining-room", "nina": "dining-room", "jack": "entrance-hall"}, creature=(GUARD, "workshop"), seats=1
    )
    table.with_dice(d4=[1], creature=["damage", "damage", "heavy-damage", "damage"])
    table.play("end-turn")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"
    assert table.prompt == "guard-shoots"
    assert table.keys == ["survivor:leo", "survivor:nina"]
    table.play("survivor:nina", "endure", "endure")
    assert (table.survivor("nina").wounds, table.survivor("leo").wounds, table.survivor("jack").wounds) == (2, 3, 0)


@rule("D-BEAST-06")
def test_its_steps_are_rolled_each_time_and_its_range_counts_from_where_it_stops() -> None:
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, creature=(GUARD, "workshop"))
    table.with_dice(d4=[1]).play("end-turn")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"
    assert table.prompt == "next-round"


@rule("D-BEAST-06", "D-CREA-05")
def test_a_lost_leg_costs_one_of_the_steps_rolled() -> None:
    table = position({"leo": "entrance-hall"}, creature=Foe(GUARD, RoomId("workshop"), [2, 0, 0]))
    table.with_dice(d4=[2]).play("end-turn")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"


@rule("D-BEAST-06", "D-CREA-05")
@pytest.mark.parametrize(
    ("cubes", "rolled", "movement", "said"),
    [
        ([0, 0, 0], 2, 2, "The security guard rolls 2 for its steps and may go up to 2 rooms."),
        ([2, 0, 0], 2, 1, "The security guard rolls 2 for its steps and may go one room."),
        ([2, 0, 0], 1, 0, "The security guard rolls 1 for its steps and gets nowhere."),
    ],
)
def test_its_way_is_told_as_far_as_its_legs_carry_it(cubes: list[int], rolled: int, movement: int, said: str) -> None:
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, creature=Foe(GUARD, RoomId("kitchen"), cubes))
    event = table.with_dice(d4=[rolled]).play("end-turn").events("movement-roll")[0]
    told = {"beast": GUARD, "room": "kitchen", "movement": movement, "rolled": rolled, "reached": movement}
    assert {name: event.data[name] for name in told} == told
    assert Words("en").say_event("darkest", {"kind": event.kind, "cause": event.cause, "data": event.data}) == said


@rule("D-BEAST-06", "D-BEAST-05")
def test_entering_a_room_with_survivors_ends_its_way_and_each_of_them_is_attacked_alone() -> None:
    table = position({"leo": "great-hall", "nina": "great-hall", "jack": "dining-room"}, creature=(GUARD, "workshop"))
    table.with_dice(d4=[4], creature=["damage"] * 6)
    table.play("end-turn")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"
    assert table.keys == ["survivor:leo", "survivor:nina", "survivor:jack"]
    table.play("survivor:leo", "endure", "survivor:jack", "endure", "endure")
    assert [table.survivor(name).wounds for name in ("leo", "nina", "jack")] == [2, 2, 2]


@rule("D-ENTRAP-02")
def test_from_afar_it_entraps_nobody_but_in_its_own_room_it_does() -> None:
    table = position({"leo": "great-hall", "jack": "dining-room"}, creature=(GUARD, "workshop"))
    table.with_dice(d4=[1], creature=["entrap", "damage", "entrap", "damage"])
    table.play("end-turn", "survivor:leo", "endure", "endure")
    assert table.survivor("leo").entrapped == "enemies"
    assert table.survivor("jack").entrapped == ""
    assert table.survivor("jack").wounds == 1


@rule("D-BEAST-07")
def test_it_has_neither_a_power_nor_a_bite() -> None:
    table = position({"leo": "gallery"}, creature=(GUARD, "gallery"))
    table.with_dice(creature=["reinforcement", "bite"]).play("end-turn")
    assert table.events("power-attack") == []
    assert table.survivor("leo").virus == []
    assert table.prompt == "next-round"


@rule("D-BEAST-08")
def test_among_survivors_it_attacks_like_any_creature_and_does_not_shoot() -> None:
    table = position({"leo": "gallery", "nina": "gallery", "jack": "dining-room"}, creature=(GUARD, "gallery"))
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure", "survivor:nina", "survivor:nina")
    assert table.survivor("nina").wounds == 2
    assert table.survivor("jack").wounds == 0
    assert table.prompt == "act"


@rule("D-BEAST-09")
def test_everybody_in_the_targets_room_helps_to_defend() -> None:
    table = position({"leo": "dining-room", "nina": "dining-room"}, creature=(GUARD, "workshop"))
    table.with_dice(d4=[1], creature=["damage"] * 4, survivor=["success", "success", "aim", "aim"])
    table.play("end-turn", "survivor:leo", "defend", "endure")
    assert table.survivor("leo").wounds == 0
    assert table.survivor("nina").wounds == 2
