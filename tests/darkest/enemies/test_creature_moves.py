"""How the creature moves in a reaction."""

import pytest

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

DOG, BIRD = "zombie-dog", "undead-bird"


def creature_room(table: Position) -> str:
    """Where the creature stands."""
    assert table.state.creature is not None
    return table.state.creature.room


@rule("D-CMOVE-01")
def test_the_creature_moves_after_the_zombies() -> None:
    table = position({"leo": "gallery"}, hordes={"dining-room": 1}, creature=(DOG, "workshop"))
    table.with_dice(creature=["damage"] * 4).play("end-turn", "endure", "endure")
    story = [event.kind for event in table.table.events if event.kind in ("zombies-move", "creature-moves")]
    assert story == ["zombies-move", "creature-moves"]
    assert creature_room(table) == "gallery"


@rule("D-CMOVE-01")
def test_a_creature_that_has_attacked_does_not_follow_its_prey() -> None:
    table = position({"leo": "gallery"}, creature=(BIRD, "gallery"), unlocked="all")
    table.with_dice(creature=["fear", "damage"]).play("end-turn", "endure", "room:dining-room")
    assert table.survivor("leo").room == "dining-room"
    assert creature_room(table) == "gallery"


@rule("D-CMOVE-01", "D-FEAR-09")
@pytest.mark.parametrize(("way", "wounds"), [("attacked", 2), ("spared", 0)])
def test_a_creature_to_which_somebody_fled_from_zombies_attacks_where_it_is_or_lets_be(way: str, wounds: int) -> None:
    hordes, options = {"dining-room": 1}, {"driven_by_fear": way}
    table = position({"leo": "gallery"}, hordes=hordes, creature=(BIRD, "great-hall"), unlocked="all", options=options)
    table.with_dice(creature=["fear", "damage", "damage"])
    table.play("end-turn", "endure", "room:great-hall")
    if wounds:
        table.play("endure")
    assert table.survivor("leo").room == creature_room(table) == "great-hall"
    assert table.survivor("leo").wounds == wounds


@rule("D-CMOVE-02")
def test_it_goes_for_the_closest_survivors_of_any_group() -> None:
    table = position(
        {"leo": "music-room", "nina": "dining-room"}, creature=(DOG, "great-hall"), groups=[["leo"], ["nina"]]
    )
    table.with_dice(creature=["damage"] * 3).play("end-turn", "endure")
    assert creature_room(table) == "dining-room"
    assert table.survivor("nina").wounds == 3


@rule("D-CMOVE-02")
def test_between_survivors_equally_close_the_team_chooses() -> None:
    table = position(
        {"leo": "dining-room", "nina": "great-hall"}, creature=(DOG, "gallery"), groups=[["leo"], ["nina"]]
    )
    table.with_dice(creature=["damage"] * 3).play("end-turn")
    assert table.prompt == "creature-target"
    assert table.keys == ["room:dining-room", "room:great-hall"]
    table.play("room:great-hall", "endure")
    assert creature_room(table) == "great-hall"


@rule("D-CMOVE-04")
def test_without_an_open_way_it_stays() -> None:
    table = position({"leo": "bathroom"}, creature=(DOG, "workshop")).play("end-turn")
    assert creature_room(table) == "workshop"


@rule("D-CMOVE-04")
def test_fire_bars_the_way_of_a_creature_that_does_not_resist_it() -> None:
    people, burns = {"leo": "dining-room"}, {"r3c4": 1}
    bird = position(people, creature=(BIRD, "great-hall"), burns=burns).play("end-turn")
    assert creature_room(bird) == "great-hall"
    dog = position(people, creature=(DOG, "great-hall"), burns=burns)
    dog.with_dice(creature=["damage"] * 3).play("end-turn", "endure")
    assert creature_room(dog) == "dining-room"


@rule("D-CMOVE-04")
def test_ruins_bar_its_way_too() -> None:
    table = position({"leo": "dining-room"}, creature=(BIRD, "great-hall"), destroyed=["r3c4"]).play("end-turn")
    assert creature_room(table) == "great-hall"


@rule("D-CMOVE-05")
def test_it_goes_a_shortest_way_as_far_as_it_can() -> None:
    table = position({"leo": "conservatory"}, creature=(DOG, "great-hall")).play("end-turn")
    assert creature_room(table) == "entrance-hall"


@rule("D-CMOVE-06")
def test_it_stays_rather_than_end_on_a_tile_farther_away() -> None:
    table = position({"leo": "music-room"}, creature=(DOG, "great-hall"))
    assert table.rules.plan.distances(RoomId("great-hall"))[RoomId("music-room")] == 7
    table.play("end-turn")
    assert creature_room(table) == "great-hall"


@rule("D-CMOVE-06")
def test_it_goes_where_the_tile_is_just_as_far() -> None:
    slow = Foe(DOG, RoomId("great-hall"), [2, 0, 0, 0])
    table = position({"leo": "boiler-room"}, creature=slow).play("end-turn")
    assert creature_room(table) == "dining-room"


@rule("D-CMOVE-07")
def test_the_first_room_with_survivors_ends_its_way_and_it_attacks_at_once() -> None:
    table = position(
        {"leo": "gallery", "nina": "entrance-hall"}, creature=(DOG, "workshop"), groups=[["nina"], ["leo"]]
    )
    table.with_dice(creature=["damage"] * 3).play("end-turn", "endure")
    assert creature_room(table) == "gallery"
    assert table.survivor("leo").wounds == 3


@rule("D-CMOVE-08")
def test_of_two_equally_short_ways_the_team_chooses() -> None:
    table = position({"leo": "entrance-hall"}, creature=(DOG, "servants-passage")).play("end-turn")
    assert table.prompt == "creature-route"
    assert table.keys == ["room:guest-bedroom", "room:great-hall"]
    table.play("room:great-hall")
    assert creature_room(table) == "dining-room"
