"""Creatures: their boards, what hits cost them, and how they die."""

from dreadhall.darkest.components.catalogue import CREATURES
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.kernel import Stack
from dreadhall.testing import rule
from dreadhall.testing.darkest import position

HALL = "gallery"


def dog(cubes: list[int], room: str = HALL) -> Foe:
    """A Zombie Dog with cubes on blue, red, orange and white."""
    return Foe("zombie-dog", RoomId(room), cubes)


def bird(cubes: list[int], room: str = HALL) -> Foe:
    """An Undead Bird with cubes on two blue locations, red, orange and white."""
    return Foe("undead-bird", RoomId(room), cubes)


@rule("D-CREA-01")
def test_a_board_shows_movement_dice_power_bite_and_hit_locations() -> None:
    board = CREATURES["zombie-dog"]
    assert (board.movement, board.attack_dice, board.power, board.bite) == (3, 3, "dog-discard", True)
    assert [(part.colour, part.hits) for part in board.targets] == [
        ("blue", 2),
        ("red", 2),
        ("orange", 2),
        ("white", 1),
    ]
    assert board.fire_resistant


@rule("D-CREA-02", "D-CREA-03")
def test_a_hit_goes_to_any_location_that_is_not_full() -> None:
    table = position({"leo": HALL}, creature=dog([2, 0, 1, 0]))
    table.with_dice(survivor=["success", "success"]).play("attack:leo:ST1")
    assert table.prompt == "hit-where"
    assert table.keys == ["part:2-red", "part:3-orange", "part:4-white"]
    table.play("part:3-orange")
    assert table.keys == ["part:2-red", "part:4-white"]


@rule("D-CREA-04")
def test_without_its_jaw_one_bite_is_negated_in_each_attack() -> None:
    table = position({"leo": HALL}, creature=dog([0, 0, 2, 0]))
    table.with_dice(creature=["bite", "bite", "damage"]).play("end-turn", "endure", "side:left")
    assert table.survivor("leo").virus == ["left"]


@rule("D-CREA-05", "D-CREA-EX1")
def test_two_cubes_on_the_blue_location_cost_the_dog_one_room() -> None:
    near = position({"leo": "entrance-hall"}, creature=dog([1, 0, 0, 0], "servants-passage"))
    far = position({"leo": "entrance-hall"}, creature=dog([2, 0, 0, 0], "servants-passage"))
    near.play("end-turn", "room:guest-bedroom")
    far.play("end-turn", "room:guest-bedroom")
    assert near.state.creature
    assert near.state.creature.room == "dining-room"
    assert far.state.creature
    assert far.state.creature.room == "gallery"


@rule("D-CREA-06")
def test_a_lost_red_location_costs_a_die() -> None:
    table = position({"leo": HALL}, creature=dog([0, 2, 0, 0]))
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure")
    assert table.survivor("leo").wounds == 2


@rule("D-CREA-06")
def test_one_die_is_left_however_many_red_locations_are_lost() -> None:
    table = position({"leo": HALL}, creature=Foe("security-guard", RoomId(HALL), [0, 3, 2]))
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.survivor("leo").wounds == 1


@rule("D-CREA-07")
def test_a_lost_white_location_negates_one_reinforcement_icon() -> None:
    table = position({"leo": HALL}, creature=dog([0, 0, 0, 1]))
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("end-turn", "endure")
    assert table.events("power-attack") == []
    assert table.cards("leo") == ["ST1"]


@rule("D-CREA-08")
def test_lost_locations_of_one_colour_add_up() -> None:
    table = position({"leo": "entrance-hall"}, creature=bird([2, 1, 0, 0, 0], "servants-passage"))
    table.play("end-turn", "room:great-hall")
    assert table.state.creature
    assert table.state.creature.room == "gallery"


@rule("D-CREA-09")
def test_when_the_last_location_is_destroyed_everybody_in_play_gains_two_xp() -> None:
    table = position({"leo": HALL, "nina": "entrance-hall"}, creature=dog([2, 2, 2, 0]))
    table.with_dice(survivor=["success", "aim"]).play("attack:leo:ST1")
    assert table.state.creature is None
    assert (table.survivor("leo").xp, table.survivor("nina").xp) == (2, 2)


@rule("D-CREA-09")
def test_a_creature_pushed_into_the_fire_dies_in_combat() -> None:
    table = position({"leo": HALL}, creature=bird([2, 1, 1, 1, 0]), fire="r2c4", burns={"r2c4": 1})
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:undead-bird:great-hall")
    assert table.state.creature is None
    assert table.survivor("leo").xp == 2


@rule("D-CREA-09")
def test_nobody_learns_from_a_creature_that_burns() -> None:
    table = position({"leo": "bathroom"}, creature=bird([2, 1, 1, 1, 0]), fire="r3c3", burns={"r3c4": 1})
    table.with_dice(d4=[2]).play("end-turn")
    assert table.state.creature is None
    assert table.survivor("leo").xp == 0


@rule("D-CREA-10")
def test_a_dead_creature_goes_under_the_pile_and_comes_back_unhurt() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=dog([2, 2, 2, 0]), creatures=Stack("creatures", []))
    table.with_dice(survivor=["success", "aim", "aim", "aim"], terror=["creature-appears"], d4=[4], d6=[2])
    table.play("attack:leo:ST1")
    assert table.state.creatures_below == ["zombie-dog"]
    table.play("search:nina")
    assert table.state.creature == Foe("zombie-dog", RoomId("conservatory"), [0, 0, 0, 0])


@rule("D-CREA-10")
def test_boards_not_used_yet_come_before_the_dead() -> None:
    pile = Stack("creatures", ["security-guard"])
    table = position({"leo": HALL, "nina": HALL}, creatures=pile, creatures_below=["zombie-dog"])
    table.with_dice(survivor=["aim", "aim"], terror=["creature-appears"], d4=[4], d6=[2], creatures=[0])
    table.play("search:leo")
    assert table.state.creature
    assert table.state.creature.id == "security-guard"


@rule("D-CREA-11")
def test_a_fire_resistant_creature_stands_and_walks_in_fire_unharmed() -> None:
    table = position(
        {"leo": "entrance-hall"}, creature=dog([0, 0, 0, 0], "great-hall"), fire="r3c4", burns={"r3c4": 2, "r2c4": 1}
    )
    table.with_dice(d4=[4], creature=["damage"] * 3).play("end-turn", "endure")
    assert table.state.creature == Foe("zombie-dog", RoomId("entrance-hall"), [0, 0, 0, 0])


@rule("D-CREA-11")
def test_a_creature_that_does_not_resist_fire_is_hurt_by_it() -> None:
    table = position({"leo": "bathroom"}, creature=bird([0] * 5), fire="r3c3", burns={"r3c4": 1})
    table.with_dice(d4=[2]).play("end-turn", "part:3-red", "part:4-orange")
    assert table.state.creature
    assert table.state.creature.cubes == [0, 0, 1, 1, 0]


@rule("D-CREA-12")
def test_knockback_pushes_a_creature_as_it_does_a_zombie() -> None:
    table = position({"leo": HALL}, creature=dog([0, 0, 0, 0]))
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie-dog:great-hall")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"


@rule("D-CREA-13")
def test_a_location_that_loses_a_cube_works_again() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=dog([2, 0, 0, 0], "conservatory"))
    table.with_dice(survivor=["aim", "aim"], terror=["creature-appears"]).play("search:leo")
    table.with_dice(creature=["damage"] * 3).play("end-turn")
    assert table.state.creature
    assert table.state.creature.cubes == [0, 0, 0, 0]
    assert table.state.creature.room == HALL
