"""The terror die: what noise and cameras bring."""

from collections import Counter
from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import TERROR_DIE
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HALL = "gallery"
PAIR = {"leo": HALL, "nina": HALL}
DOG = "zombie-dog"


def noise(table: Position, face: str, **dice: list[int | str]) -> Position:
    """Leo searches, two dice show the same, and the terror die this face."""
    faces = {"survivor": ["aim", "aim", *dice.pop("survivor", [])], "terror": [face, *dice.pop("terror", [])]}
    return table.with_dice(**faces, **dice).play("search:leo")


def creature(table: Position) -> Foe:
    """The creature in the house."""
    assert table.state.creature is not None
    return table.state.creature


@rule("D-TERROR-01")
def test_the_faces_of_the_terror_die() -> None:
    assert Counter(TERROR_DIE.faces) == {"horde-nearby": 2, "creature-reaction": 2, "creature-appears": 1, "fire": 1}


@rule("D-TERROR-02")
def test_it_is_rolled_with_every_search_but_counts_only_if_triggered() -> None:
    table = position(PAIR).with_dice(survivor=["aim", "retreat"], terror=["fire"]).play("search:leo")
    assert table.events("search-roll")[0].data["terror"] == "fire"
    assert table.events("terror") == []
    assert table.state.fire is None


@rule("D-TERROR-02")
def test_it_is_rolled_with_every_camera_check() -> None:
    table = position({"leo": HALL}, event=0)
    table.with_dice(survivor=["failure"], terror=["horde-nearby"], d4=[2], d6=[1]).play("end-turn", "go-on")
    assert table.events("camera-check")[0].data["terror"] == "horde-nearby"
    assert table.prompt == "horde-nearby"


@rule("D-TERROR-03", "D-TERROR-04")
def test_a_token_is_placed_on_one_of_the_eight_tiles_around_the_check() -> None:
    table = noise(position({**PAIR, "jack": "music-room"}, destroyed=["r4c3"]), "horde-nearby")
    rooms = ["great-hall", "servants-passage", "guest-bedroom", "dining-room"]
    assert table.keys == [f"room:{room}" for room in rooms]
    table.play("room:servants-passage")
    assert [token.room for token in table.state.tokens] == ["servants-passage"]


@rule("D-TERROR-04")
def test_a_token_placed_in_sight_becomes_a_horde_at_once() -> None:
    table = noise(position(PAIR, spawn=[4]), "horde-nearby").play("room:dining-room")
    assert table.state.tokens == []
    assert table.zombies("dining-room") == 4


@rule("D-TERROR-04")
def test_a_burning_tile_may_be_chosen() -> None:
    table = noise(position(PAIR, burns={"r2c4": 1}), "horde-nearby")
    assert "room:great-hall" in table.keys


@rule("D-TERROR-04")
def test_without_a_room_or_a_token_nothing_happens() -> None:
    walled = {"leo": "ammo-reserve", "nina": "ammo-reserve"}
    table = position(walled, destroyed=["r1c4", "r2c4", "r2c5"])
    assert noise(table, "horde-nearby").state.tokens == []
    table = position(PAIR).arrange(lambda state: state.spawn.rest.clear())
    assert noise(table, "horde-nearby").prompt == "act"


@rule("D-TERROR-05")
def test_the_creature_comes_with_its_full_movement_and_attacks() -> None:
    table = noise(position(PAIR, creature=(DOG, "workshop")), "creature-reaction", creature=["damage"] * 3)
    assert creature(table).room == HALL
    table.play("endure", *["survivor:leo"] * 3)
    assert table.survivor("leo").wounds == 3


@rule("D-TERROR-05")
def test_it_stops_in_any_room_with_survivors_on_its_way() -> None:
    table = position({**PAIR, "jack": "great-hall"}, creature=(DOG, "workshop"), groups=[["leo", "nina"], ["jack"]])
    noise(table, "creature-reaction", creature=["damage"] * 3).play("endure")
    assert creature(table).room == "great-hall"
    assert table.survivor("jack").wounds == 3


@rule("D-TERROR-05")
def test_a_creature_among_survivors_elsewhere_attacks_there() -> None:
    table = position({**PAIR, "jack": "music-room"}, creature=(DOG, "music-room"), groups=[["leo", "nina"], ["jack"]])
    noise(table, "creature-reaction", creature=["damage"] * 3).play("endure")
    assert creature(table).room == "music-room"
    assert table.survivor("jack").wounds == 3


@rule("D-TERROR-05")
def test_it_goes_into_the_very_room_of_a_two_room_tile() -> None:
    table = position(
        {"leo": "pantry", "nina": "pantry"}, creature=(DOG, "workshop"), unlocked=["pantry.n", "workshop.w"]
    )
    noise(table, "creature-reaction", creature=["damage"] * 3)
    assert creature(table).room == "pantry"


@rule("D-TERROR-06")
def test_without_a_creature_two_units_of_the_teams_choice_come_closer() -> None:
    table = position(PAIR, hordes={"workshop": 1, "servants-passage": 2, "dining-room": 1}, tokens=["entrance-hall"])
    noise(table, "creature-reaction", creature=["entrap"] * 5)
    assert table.prompt == "horde-stirs"
    assert table.keys == ["horde:servants-passage", "horde:dining-room", "token:entrance-hall"]
    table.play("horde:servants-passage", "room:great-hall", "endure", "survivor:leo")
    assert table.keys == ["horde:dining-room", "token:entrance-hall"]
    table.play("horde:dining-room")
    assert table.zombies(HALL) == 3
    assert [token.room for token in table.state.tokens] == ["entrance-hall"]


@rule("D-TERROR-14")
def test_a_walled_in_horde_cannot_be_named_instead_of_one_that_comes() -> None:
    table = position(PAIR, hordes={"panic-room": 1, "dining-room": 1, "great-hall": 1})
    noise(table, "creature-reaction", creature=["entrap"] * 3)
    assert (table.prompt, table.keys) == ("horde-stirs", ["horde:dining-room", "horde:great-hall"])
    table.play("horde:great-hall", "endure", "survivor:leo")
    assert table.prompt == "defend"
    assert (table.zombies(HALL), table.zombies("panic-room")) == (2, 1)


@rule("D-TERROR-14")
def test_where_no_unit_can_come_closer_nothing_happens() -> None:
    table = noise(position(PAIR, hordes={"panic-room": 1}, tokens=["medic-bay"]), "creature-reaction")
    assert table.prompt == "act"


@rule("D-TERROR-06")
def test_only_one_unit_moves_where_there_is_only_one_and_none_where_there_is_none() -> None:
    table = noise(position(PAIR, hordes={"dining-room": 1}), "creature-reaction", creature=["damage"])
    table.play("endure", "survivor:leo")
    assert table.zombies(HALL) == 1
    assert noise(position(PAIR, hordes={"workshop": 1}), "creature-reaction").zombies("workshop") == 1


@rule("D-TERROR-06")
def test_zombies_in_the_room_of_the_check_do_not_act() -> None:
    table = noise(position(PAIR, hordes={HALL: 3}), "creature-reaction")
    assert table.prompt == "act"


@rule("D-TERROR-06")
def test_zombies_that_have_stirred_stay_when_the_horde_they_joined_stirs() -> None:
    people = {"leo": "panic-room", "nina": "panic-room"}
    table = position(people, hordes={"vault": 2, "gallery": 3}, unlocked=["vault.e", "panic-room.s"])
    noise(table, "creature-reaction").play("horde:vault")
    assert (table.zombies("gallery"), table.zombies("entrance-hall")) == (2, 3)


@rule("D-TERROR-06")
def test_stirred_zombies_keep_to_the_tiles_around() -> None:
    people = {"leo": "workshop", "nina": "workshop"}
    table = position(people, hordes={"vault": 2}, unlocked=["vault.w"])
    assert noise(table, "creature-reaction").zombies("vault") == 2


@rule("D-TERROR-06", "D-ZMOVE-08")
def test_stirred_zombies_stop_at_survivors_of_another_group_on_their_way() -> None:
    apart = {**PAIR, "jack": "dining-room"}
    table = position(apart, hordes={"entrance-hall": 1}, groups=[["leo", "nina"], ["jack"]])
    noise(table, "creature-reaction", creature=["damage"]).play("endure")
    assert (table.zombies("dining-room"), table.survivor("jack").wounds) == (1, 1)


def frightened(room: str, **position_: Any) -> Position:
    """Two zombies out of the dining room frighten Leo and Nina out of the gallery into this room."""
    table = position(PAIR, unlocked="all", **position_)
    noise(table, "creature-reaction", creature=["fear", "fear", "damage"]).play("horde:dining-room", "endure")
    return table.play("survivor:leo", f"room:{room}", f"room:{room}")


@rule("D-TERROR-06")
def test_the_second_horde_makes_for_the_survivors_where_fear_has_driven_them() -> None:
    table = frightened("guest-bedroom", hordes={"dining-room": 2, "servants-passage": 1})
    assert (table.prompt, table.zombies("guest-bedroom"), table.zombies(HALL)) == ("defend", 1, 2)


@rule("D-TERROR-06")
def test_they_make_for_the_nearest_of_the_active_group_and_for_nobody_else() -> None:
    apart = {**PAIR, "jack": "servants-passage", "lucy": "entrance-hall"}
    table = position(apart, groups=[["leo", "nina", "lucy"], ["jack"]], hordes={"dining-room": 1, "guest-bedroom": 1})
    noise(table, "creature-reaction", creature=["damage"] * 2).play("horde:dining-room")
    assert table.prompt == "zombie-target"
    assert set(table.keys) == {f"room:{HALL}", "room:entrance-hall"}
    table.play("room:entrance-hall", "endure")
    assert (table.survivor("lucy").wounds, table.zombies(HALL), table.prompt) == (1, 1, "defend")


@rule("D-TERROR-15")
@pytest.mark.parametrize(("way", "attacked"), [("attacked", True), ("spared", False)])
def test_a_horde_that_has_not_stirred_attacks_whoever_is_driven_to_it(way: str, attacked: bool) -> None:
    hordes, options = {"dining-room": 2, "great-hall": 1}, {"driven_by_fear": way}
    table = frightened("great-hall", hordes=hordes, options=options)
    assert table.prompt == ("defend" if attacked else "act")
    assert (table.zombies("great-hall"), table.zombies(HALL)) == (1, 2)


@rule("D-TERROR-15")
def test_a_horde_that_was_among_survivors_before_does_not_act() -> None:
    apart = {**PAIR, "jack": "great-hall"}
    table = position(apart, groups=[["leo", "nina"], ["jack"]], hordes={"great-hall": 1})
    assert noise(table, "creature-reaction").prompt == "act"


@rule("D-TERROR-16")
def test_nothing_more_stirs_once_nobody_of_them_is_left() -> None:
    apart = {**PAIR, "jack": "music-room"}
    hordes = {"dining-room": 2, "great-hall": 1}
    table = position(apart, groups=[["leo", "nina"], ["jack"]], hordes=hordes, wounds={"leo": 8, "nina": 6})
    noise(table, "creature-reaction", creature=["heavy-damage"] * 2, d4=[1, 1], d6=[2])
    table.play("horde:dining-room", "endure", "survivor:leo", "survivor:nina")
    assert (list(table.state.survivors), table.zombies("great-hall")) == (["jack"], 1)


@rule("D-TERROR-08")
def test_the_fire_does_not_spread_with_a_creature_reaction() -> None:
    table = position(PAIR, creature=(DOG, "conservatory"), fire="r1c2", burns={"r1c2": 1})
    noise(table, "creature-reaction", creature=["damage"] * 3).play("endure", *["survivor:leo"] * 3)
    assert table.state.fire == "r1c2"
    assert table.state.burns == {"r1c2": 1}


@rule("D-TERROR-09")
def test_a_creature_in_the_house_loses_three_cubes_of_the_teams_choice() -> None:
    table = noise(position(PAIR, creature=Foe(DOG, RoomId("workshop"), [2, 1, 2, 0])), "creature-appears")
    assert table.prompt == "recover-where"
    table.play("part:1-blue", "part:3-orange", "part:1-blue")
    assert creature(table).cubes == [0, 1, 1, 0]


@rule("D-TERROR-09")
def test_a_creature_with_fewer_cubes_loses_all() -> None:
    table = noise(position(PAIR, creature=Foe(DOG, RoomId("workshop"), [2, 0, 0, 0])), "creature-appears")
    assert creature(table).cubes == [0, 0, 0, 0]


@rule("D-TERROR-10")
def test_a_new_creature_appears_where_the_dice_say_and_does_not_attack() -> None:
    table = noise(position(PAIR), "creature-appears", d4=[1, 2, 3], d6=[6, 3, 4], creatures=[0])
    assert creature(table).room == HALL
    assert table.events("attack-roll") == []


@rule("D-TERROR-10")
def test_on_a_two_room_tile_it_appears_in_the_open_room() -> None:
    table = noise(position(PAIR), "creature-appears", d4=[2], d6=[5], creatures=[0])
    assert creature(table).room == "servants-passage"


@rule("D-TERROR-11")
def test_fire_does_not_hurt_a_creature_on_appearing() -> None:
    table = position(PAIR, burns={"r2c5": 2}).arrange(lambda state: state.creatures.rest.remove(DOG))
    noise(table, "creature-appears", d4=[2], d6=[5], creatures=[0])
    assert creature(table) == Foe("undead-bird", RoomId("servants-passage"), [0] * 5)


@rule("D-TERROR-12")
def test_the_fire_face_starts_a_fire_or_lets_it_spread_with_its_damage() -> None:
    table = noise(position(PAIR), "fire", d4=[3], d6=[4])
    assert (table.state.fire, table.survivor("leo").wounds) == ("r3c4", 0)
    table = noise(position(PAIR, fire="r2c4", burns={"r2c4": 1}), "fire", d4=[3])
    assert (table.state.fire, table.survivor("leo").wounds) == ("r3c4", 1)


@rule("D-TERROR-13")
def test_a_map_in_the_room_rolls_the_die_again() -> None:
    table = noise(position(PAIR, cards={"nina": ["EQ52"]}), "fire", terror=["creature-reaction"])
    assert table.prompt == "map"
    table.play("yes")
    assert table.events("terror")[0].data["face"] == "creature-reaction"
    assert table.state.fire is None
    assert table.cards("nina") == []
