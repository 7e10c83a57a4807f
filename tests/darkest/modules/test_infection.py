"""Infected enemies: how they catch it, how hard they die, how they heal."""

import pytest

from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import Foe, Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position

from .positions import infected_creature, is_red, radioactive, red

DOG, BIRD, GUARD = "zombie-dog", "undead-bird", "security-guard"
KNIFE, AXE, GUN, BAT, GRENADE = "ST3", "ST1", "ST2", "ST5", "EQ44"


def creature(table: Position) -> Foe:
    assert table.state.creature is not None
    return table.state.creature


# Catching it


@rule("D-RAD-15", "D-RAD-32")
@pytest.mark.parametrize(("tile", "infected"), [("r4c4", True), ("r4c3", True), ("r3c4", False), ("r4c2", False)])
def test_zombies_are_infected_on_the_irradiated_tiles_they_enter(tile: str, infected: bool) -> None:
    table = radioactive({"leo": "entrance-hall"}, [tile], hordes={"gallery": 2})
    table.with_dice(creature=["damage", "damage"]).play("end-turn")
    assert table.zombies("entrance-hall") == 2
    assert is_red(table, "entrance-hall") == infected


@rule("D-RAD-15", "D-RAD-32")
def test_going_from_room_to_room_of_one_tile_infects_nobody() -> None:
    table = radioactive({"leo": "guest-bedroom"}, ["r3c5"], hordes={"wardrobe": 2})
    table.with_dice(creature=["damage", "damage"]).play("end-turn")
    assert not is_red(table, "guest-bedroom")


@rule("D-RAD-15")
@pytest.mark.parametrize("infected", [True, False])
def test_a_token_passes_radiation_on_to_its_zombies(infected: bool) -> None:
    table = radioactive({"leo": "entrance-hall"}, tokens=["gallery"], spawn=[2])
    table.arrange(lambda state: setattr(state.tokens[0], "infected", infected))
    table.with_dice().play("move:leo:dining-room")
    assert table.zombies("gallery") == 2
    assert is_red(table, "gallery") == infected


@rule("D-RAD-15")
def test_a_token_catches_radiation_on_its_way() -> None:
    table = radioactive({"leo": "conservatory"}, ["r3c2"], tokens=["boiler-room"], spawn=[2])
    table.with_dice(creature=["damage", "damage"]).play("end-turn")
    assert table.zombies("conservatory") == 2
    assert is_red(table, "conservatory")


@rule("D-RAD-15")
@pytest.mark.parametrize("tile", ["r1c4", "r2c4"])
def test_a_token_that_appears_in_radiation_is_infected(tile: str) -> None:
    table = radioactive({"leo": "entrance-hall"}, [tile], cameras=[]).with_dice(d4=[1], d6=[4])
    table.arrange(lambda state: setattr(state, "phase", "spawn"))
    assert [(token.room, token.infected) for token in table.state.tokens] == [("workshop", tile == "r1c4")]


@rule("D-RAD-15")
def test_zombies_that_appear_in_radiation_are_infected() -> None:
    table = radioactive({"leo": "gallery"}, ["r3c4"], phase="round", spawn=[3], cameras=[])
    table.with_dice(d4=[3, 1], d6=[4, 1]).play("go-on")
    assert table.zombies("gallery") == 3
    assert is_red(table, "gallery")


@rule("D-RAD-15")
def test_a_creature_that_walks_through_radiation_is_infected() -> None:
    table = radioactive({"leo": "dining-room"}, ["r3c4"], creature=(BIRD, "great-hall"))
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure")
    assert creature(table).room == "dining-room"
    assert creature(table).infected


@rule("D-RAD-15")
@pytest.mark.parametrize("tile", ["r2c4", "r3c4"])
def test_a_creature_that_appears_in_radiation_is_infected(tile: str) -> None:
    table = radioactive({"leo": "conservatory", "jack": "conservatory"}, [tile], cards={})
    table.with_dice(survivor=["aim", "aim"], terror=["creature-appears"], d4=[2], d6=[4], creatures=[0])
    table.play("search:leo")
    assert creature(table).room == "great-hall"
    assert creature(table).infected == (tile == "r2c4")


@rule("D-RAD-15")
def test_a_creature_knocked_onto_an_irradiated_tile_is_infected() -> None:
    table = radioactive({"leo": "dining-room"}, ["r3c4"], creature=(DOG, "dining-room"))
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", f"push:{DOG}:gallery")
    assert creature(table).infected


@rule("D-RAD-15")
def test_a_zombie_knocked_onto_an_irradiated_tile_is_infected_and_the_others_are_not() -> None:
    table = radioactive({"leo": "dining-room"}, ["r3c4"], hordes={"dining-room": 3})
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:zombie:gallery")
    assert is_red(table, "gallery")
    assert not is_red(table, "dining-room")


@rule("D-RAD-15")
def test_called_zombies_catch_it_where_every_way_is_irradiated() -> None:
    table = radioactive({"leo": "dining-room"}, ["r3c4"], hordes={"dining-room": 1, "great-hall": 2})
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.zombies("dining-room") == 3
    assert is_red(table, "dining-room")


@rule("D-RAD-16")
def test_one_infected_zombie_infects_the_horde_it_joins() -> None:
    table = radioactive({"leo": "dining-room"}, hordes={"dining-room": red(2), "gallery": 1})
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:zombie:gallery")
    assert table.zombies("gallery") == 2
    assert is_red(table, "gallery")


@rule("D-RAD-16")
def test_an_infected_creature_infects_the_horde_of_its_room() -> None:
    dog = infected_creature(DOG, "gallery", [0, 0, 0, 0])
    table = radioactive({"leo": "dining-room"}, creature=dog, hordes={"dining-room": 1})
    table.with_dice(creature=["damage"] * 4).play("end-turn", "endure", "endure")
    assert creature(table).room == "dining-room"
    assert is_red(table, "dining-room")


@rule("D-RAD-16", "D-RAD-32")
def test_an_infected_horde_infects_the_creature_it_joins() -> None:
    table = radioactive({"leo": "dining-room"}, creature=(GUARD, "dining-room"), hordes={"gallery": red(1)})
    table.with_dice(creature=["damage"] * 5).play("end-turn", "endure", "endure")
    assert creature(table).infected


# Infected zombies


@rule("D-RAD-17")
def test_the_first_hit_lays_an_infected_zombie_down_and_the_second_kills_it() -> None:
    table = radioactive({"nina": "dining-room"}, hordes={"dining-room": red(2)})
    table.with_dice(survivor=["success", "aim", "aim"] * 2).play(f"attack:nina:{KNIFE}")
    assert (table.zombies("dining-room"), table.state.hordes[RoomId("dining-room")].downed) == (2, 1)
    assert table.survivor("nina").xp == 0
    table.play(f"attack:nina:{KNIFE}")
    assert (table.zombies("dining-room"), table.state.hordes[RoomId("dining-room")].downed) == (1, 0)
    assert table.survivor("nina").xp == 1


@rule("D-RAD-17")
def test_two_hits_of_one_blast_kill_one_infected_zombie() -> None:
    table = radioactive({"leo": "entrance-hall"}, hordes={"dining-room": red(3)}, cards={"leo": [GRENADE]})
    table.with_dice().play(f"use:leo:{GRENADE}")
    assert table.zombies("dining-room") == 2


@rule("D-RAD-17")
def test_an_infected_zombie_stands_up_healed_in_the_next_reaction() -> None:
    table = radioactive(
        {"jack": "gallery", "leo": "conservatory"}, hordes={"workshop": red(1)}, cards={"jack": [GUN]}, ap={"jack": 2}
    )
    table.with_dice(survivor=["success", "aim", "knockback"]).play(f"attack:jack:{GUN}")
    assert table.state.hordes[RoomId("workshop")].downed == 1
    table.arrange(lambda state: state.groups.reverse()).with_dice().play("end-turn")
    assert table.state.hordes[RoomId("workshop")].downed == 0


@rule("D-RAD-17", "D-ITEM-02")
def test_two_blows_with_the_bat_still_kill() -> None:
    table = radioactive({"lucy": "dining-room"}, hordes={"dining-room": red(2)})
    table.with_dice(survivor=["knockback", "knockback"]).play(f"attack:lucy:{BAT}", "knock-down", "finish-off")
    assert table.zombies("dining-room") == 1


@rule("D-RAD-18")
def test_a_little_fire_only_lays_an_infected_zombie_down() -> None:
    table = radioactive({"leo": "dining-room"}, hordes={"dining-room": red(2)}, burns={"r3c4": 1})
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:zombie:gallery")
    assert table.zombies("gallery") == 1
    assert table.state.hordes[RoomId("gallery")].downed == 1
    assert table.survivor("leo").xp == 0


@rule("D-RAD-18")
@pytest.mark.parametrize(("burns", "destroyed"), [({"r3c4": 2}, []), ({}, ["r3c4"])])
def test_more_fire_kills_an_infected_zombie(burns: dict[str, int], destroyed: list[str]) -> None:
    table = radioactive({"leo": "dining-room"}, hordes={"dining-room": red(2)}, burns=burns, destroyed=destroyed)
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:zombie:gallery")
    assert table.zombies("gallery") == 0
    assert table.survivor("leo").xp == 1


@rule("D-RAD-18")
def test_in_the_first_edition_the_heat_of_all_tiles_on_the_way_counts() -> None:
    table = radioactive(
        {"leo": "dining-room"},
        hordes={"dining-room": red(2)},
        burns={"r3c4": 1, "r2c4": 1},
        options={"edition": "first"},
    )
    table.with_dice(survivor=["knockback", "knockback"]).play(f"attack:leo:{AXE}", "push:zombie:gallery", "yes")
    assert table.zombies("great-hall") == 0
    assert table.survivor("leo").xp == 1


@rule("D-RAD-19")
@pytest.mark.parametrize(("heat", "left"), [(1, 3), (2, 2), (3, 2)])
def test_spreading_fire_needs_two_points_for_each_infected_zombie(heat: int, left: int) -> None:
    fields = {"destroyed": ["r1c4"]} if heat == 3 else {"burns": {"r1c4": heat}}
    table = radioactive({"leo": "entrance-hall"}, hordes={"workshop": red(3)}, fire="r4c1", **fields)
    table.with_dice(d4=[4]).play("end-turn")
    assert table.zombies("workshop") == left
    assert table.survivor("leo").xp == 0


# Infected beasts


@rule("D-RAD-20")
def test_every_power_attack_of_an_infected_creature_removes_a_cube() -> None:
    dog = infected_creature(DOG, "dining-room", [1, 1, 0, 0])
    table = radioactive({"leo": "dining-room"}, creature=dog, cards={})
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("end-turn", "endure")
    assert table.prompt == "recover-where"
    table.play("part:2-red")
    assert creature(table).cubes == [1, 0, 0, 0]


@rule("D-RAD-20")
def test_a_creature_that_is_not_infected_does_not_heal() -> None:
    table = radioactive({"leo": "dining-room"}, creature=Foe(DOG, RoomId("dining-room"), [1, 0, 0, 0]), cards={})
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("end-turn", "endure")
    assert creature(table).cubes == [1, 0, 0, 0]


def nemesis_attacks(*faces: str, infected: bool, **options: object) -> Position:
    """Doctor Mortimer attacks Leo where both of them stand."""
    table = radioactive(
        {"leo": "dining-room", "jack": "workshop"},
        nemesis=("doctor-mortimer", "dining-room"),
        in_showdown=True,
        boxes=[["leo"], [], []],
        cure="jack",
        fire="r4c2",
        options={"house_rules": options},
    )
    table.arrange(lambda state: setattr(state.nemesis, "infected", infected))
    return table.with_dice(d4=[3], creature=faces).play("shift")


@rule("D-RAD-21")
def test_by_the_german_rules_an_infected_nemesis_gains_a_cube_for_each_reinforcement_icon() -> None:
    table = nemesis_attacks("reinforcement", "damage", "damage", "damage", infected=True, nemesis_radiation="de")
    assert table.prompt == "nemesis-cube"
    table.play("part:3-white")
    assert table.state.nemesis is not None
    assert table.state.nemesis.cubes == [3, 3, 4, 3, 3]


@rule("D-RAD-21")
def test_a_clean_nemesis_gains_nothing() -> None:
    table = nemesis_attacks("reinforcement", "damage", "damage", "damage", infected=False, nemesis_radiation="de")
    assert table.prompt == "defend"


@rule("D-RAD-21")
@pytest.mark.parametrize("rules", [{}, {"nemesis_radiation": "de"}])
def test_only_by_the_german_rules_the_nemesis_can_be_infected(rules: dict[str, str]) -> None:
    table = radioactive(
        {"leo": "dining-room"},
        ["r3c4"],
        nemesis=("doctor-mortimer", "dining-room"),
        in_showdown=True,
        options={"house_rules": rules},
    )
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:doctor-mortimer:gallery")
    assert table.state.nemesis is not None
    assert table.state.nemesis.infected == bool(rules)


@rule("D-RAD-15")
def test_a_survivor_zombified_in_radiation_leaves_an_infected_zombie() -> None:
    table = radioactive({"leo": "dining-room", "jack": "gallery"}, ["r3c4"], phase="round")
    table.arrange(lambda state: state.survivors[SurvivorId("jack")].virus.extend(["left", "left"]))
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("jack")], "zombification", 2))
    table.arrange(lambda state: setattr(state, "phase", "zombification"))
    assert table.state.hordes[RoomId("gallery")] == Horde(1, infected=True)
