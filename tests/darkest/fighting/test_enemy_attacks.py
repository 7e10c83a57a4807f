"""From the creature dice to the wounds."""

from collections import Counter

from dreadhall.darkest.components.catalogue import CREATURE_DIE
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import position

HALL = "gallery"


@rule("D-CDICE-01")
def test_the_creature_die_shows_six_icons_once_each() -> None:
    icons = ["damage", "heavy-damage", "entrap", "fear", "reinforcement", "bite"]
    assert Counter(CREATURE_DIE.faces) == Counter(icons)


@rule("D-CDICE-02")
def test_roll_weaken_defend_allocate_suffer() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=Foe("zombie-dog", RoomId(HALL), [0, 0, 2, 0]))
    table.with_dice(creature=["bite", "damage", "heavy-damage"], survivor=["success", "aim"]).play("end-turn", "defend")
    assert table.prompt == "cancel-icon"
    assert table.keys == ["icon:heavy-damage", "icon:damage"]
    table.play("icon:heavy-damage")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["after"]["nina"]) == ("allocate", {"health": 7, "ap": 4})
    assert table.events("wounded") == []
    table.play("survivor:nina")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (0, 1)


@rule("D-CDICE-03")
def test_results_go_to_survivors_of_any_group_in_the_room_and_one_may_take_several() -> None:
    table = position(
        {"leo": HALL, "nina": HALL, "jack": "dining-room"}, hordes={HALL: 2}, groups=[["jack"], ["leo"], ["nina"]]
    )
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure")
    assert table.keys == ["survivor:leo", "survivor:nina"]
    table.play("survivor:nina", "survivor:nina")
    assert table.survivor("nina").wounds == 2


@rule("D-CDICE-04")
def test_a_result_must_go_to_whoever_can_take_it_and_else_is_ignored() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 2}, entrapped=["nina"])
    table.with_dice(survivor=["aim"] * 3, creature=["entrap", "entrap"]).play("escape:nina", "no", "end-turn", "endure")
    assert table.survivor("leo").entrapped == "enemies"
    assert table.prompt == "next-round"


@rule("D-CDICE-05")
def test_entrap_is_allocated_first_and_fear_last() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 4}, unlocked="all")
    table.with_dice(creature=["fear", "damage", "bite", "entrap"]).play("end-turn", "endure")
    icons = []
    while table.prompt == "allocate" and table.table.ask is not None:
        icons.append(table.table.ask.data["icon"])
        table.play("survivor:leo")
    assert icons == ["entrap", "damage", "bite"]
    table.play("side:left")
    assert (table.prompt, table.table.ask and table.table.ask.data["survivor"]) == ("flee-where", "nina")


@rule("D-CDICE-06")
def test_zombies_and_creature_in_one_room_each_face_their_own_defence() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, creature=("zombie-dog", HALL))
    table.with_dice(creature=["damage"] * 4, survivor=["success", "success"]).play("end-turn", "defend", "defend")
    assert table.survivor("leo").wounds == 2


@rule("D-CDICE-07", "D-CDICE-08")
def test_damage_costs_one_health_and_heavy_damage_two_of_the_same_survivor() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 2})
    table.with_dice(creature=["heavy-damage", "damage"]).play("end-turn", "endure", "survivor:leo", "survivor:nina")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (2, 1)


@rule("D-CDICE-09")
def test_results_of_the_dead_are_lost_and_the_others_stand() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 3}, wounds={"nina": 7})
    table.with_dice(creature=["heavy-damage", "damage", "damage"])
    table.play("end-turn", "endure", "survivor:nina", "survivor:nina", "survivor:leo")
    assert "nina" not in table.state.survivors
    assert table.survivor("leo").wounds == 1
