"""Knockback: pushing enemies out of the room."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

# Leo stands in the dining room: the gallery lies north of it, then the great hall; the entrance hall lies west, then
# the conservatory; the medic bay in the east is locked.


def leo_rolls(*faces: str, zombies: int | Horde = 3, destroyed: list[str] | None = None) -> Position:
    """Leo swings his axe in the dining room."""
    table = position({"leo": "dining-room"}, hordes={"dining-room": zombies}, destroyed=destroyed or [])
    return table.with_dice(survivor=faces).play("attack:leo:ST1")


def pushes(table: Position) -> list[str]:
    return [key for key in table.keys if key.startswith("push:")]


@rule("D-DICE-06", "D-DICE-07")
def test_a_knockback_pushes_one_zombie_into_an_open_room_next_door() -> None:
    table = leo_rolls("knockback", "aim")
    assert pushes(table) == ["push:zombie:gallery", "push:zombie:entrance-hall"]
    table.play("push:zombie:gallery")
    assert (table.zombies("dining-room"), table.zombies("gallery")) == (2, 1)
    assert table.survivor("leo").xp == 0


@rule("D-DICE-06")
def test_bare_fists_push_as_well() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": 1}, cards={})
    table.with_dice(survivor=["knockback"]).play("attack:leo:fists", "push:zombie:gallery")
    assert table.zombies("gallery") == 1


@rule("D-DICE-06")
def test_a_gun_pushes_nobody_in_another_room() -> None:
    table = position({"jack": "dining-room"}, hordes={"gallery": 2})
    table.with_dice(survivor=["knockback"] * 3).play("attack:jack:ST2")
    assert table.prompt == "act"
    assert table.zombies("gallery") == 2


@rule("D-DICE-07", "D-DICE-08")
def test_a_creature_is_pushed_whole_and_unhurt() -> None:
    table = position({"leo": "dining-room"}, creature=("zombie-dog", "dining-room"))
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie-dog:gallery")
    assert table.state.creature is not None
    assert table.state.creature.room == "gallery"
    assert table.state.creature.cubes == [0, 0, 0, 0]


@rule("D-DICE-08")
def test_the_attacker_chooses_whom_to_push() -> None:
    table = position(
        {"leo": "dining-room"}, hordes={"dining-room": 1}, creature=("undead-bird", "dining-room"), unlocked="all"
    )
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1")
    assert {"push:zombie:gallery", "push:undead-bird:gallery", "push:undead-bird:medic-bay"} < set(table.keys)


@rule("D-DICE-09")
def test_two_knockbacks_push_one_zombie_two_rooms_in_a_straight_line() -> None:
    table = leo_rolls("knockback", "knockback").play("push:zombie:gallery")
    assert table.prompt == "push-on"
    table.play("yes")
    assert (table.zombies("dining-room"), table.zombies("gallery"), table.zombies("great-hall")) == (2, 0, 1)
    assert table.prompt == "act"


@rule("D-DICE-09")
def test_a_push_ends_where_the_way_is_closed() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["knockback", "knockback"]).play("attack:leo:ST1", "push:zombie:guest-bedroom")
    assert table.prompt == "use-icons"
    assert table.zombies("guest-bedroom") == 1


@rule("D-DICE-09")
def test_a_push_ends_where_sight_ends() -> None:
    table = leo_rolls("knockback", "knockback", destroyed=["r2c4"]).play("push:zombie:gallery")
    assert table.prompt == "use-icons"
    assert table.zombies("gallery") == 1


@rule("D-DICE-10")
def test_two_knockbacks_may_push_two_zombies() -> None:
    table = leo_rolls("knockback", "knockback").play("push:zombie:gallery", "no", "push:zombie:gallery")
    assert (table.zombies("dining-room"), table.zombies("gallery")) == (1, 2)


@rule("D-DICE-11")
def test_nobody_has_to_push() -> None:
    table = leo_rolls("knockback", "knockback").play("done")
    assert table.prompt == "act"
    assert table.zombies("dining-room") == 3


@rule("D-DICE-12")
def test_where_no_way_is_open_nobody_can_be_pushed() -> None:
    table = position({"leo": "medic-bay"}, hordes={"medic-bay": 2})
    table.with_dice(survivor=["knockback", "knockback"]).play("attack:leo:ST1")
    assert table.prompt == "act"


@rule("D-DICE-13")
def test_a_zombie_pushed_among_other_survivors_just_stands_there() -> None:
    table = position({"leo": "dining-room", "nina": "gallery"}, hordes={"dining-room": 2, "gallery": 1})
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie:gallery")
    assert table.prompt == "act"
    assert table.zombies("gallery") == 2
    assert not table.events("attack-roll")


@rule("D-DICE-14")
def test_pushing_the_last_enemy_out_frees_the_entrapped() -> None:
    table = position({"leo": "dining-room", "nina": "dining-room"}, hordes={"dining-room": 1}, entrapped=["nina"])
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie:gallery")
    assert not table.survivor("nina").entrapped
    assert table.survivor("nina").ap == 4


@rule("D-DICE-14")
def test_the_entrapped_stay_so_while_an_enemy_is_left() -> None:
    table = position({"leo": "dining-room", "nina": "dining-room"}, hordes={"dining-room": 2}, entrapped=["nina"])
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie:gallery")
    assert table.survivor("nina").entrapped


@rule("D-BEAST-02")
def test_pushing_the_bird_away_does_not_free_its_prey() -> None:
    table = position(
        {"leo": "dining-room", "nina": "dining-room"},
        creature=("undead-bird", "dining-room"),
        entrapped={"nina": "bird"},
    )
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:undead-bird:gallery")
    assert table.survivor("nina").entrapped == "bird"


@rule("D-REINF-05")
def test_a_called_zombie_that_is_pushed_goes_on_waiting() -> None:
    table = leo_rolls("knockback", "aim", zombies=Horde(2, waiting=2)).play("push:zombie:gallery")
    assert table.state.hordes[RoomId("dining-room")].waiting == 1
    assert table.state.hordes[RoomId("gallery")].waiting == 1
