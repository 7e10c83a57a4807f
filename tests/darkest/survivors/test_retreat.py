"""Retreat: slipping out of a fight."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position


def retreats(table: Position) -> list[str]:
    return [key for key in table.keys if key.startswith("retreat:")]


@rule("D-DICE-15")
def test_a_retreat_takes_the_attacker_or_a_friend_of_any_group_next_door() -> None:
    table = position(
        {"leo": "dining-room", "nina": "dining-room", "jack": "gallery"},
        groups=[["leo", "jack"], ["nina"]],
        hordes={"dining-room": 2},
    )
    table.with_dice(survivor=["retreat", "aim"]).play("attack:leo:ST1")
    ways = ["gallery", "entrance-hall"]
    assert retreats(table) == [f"retreat:{name}:{room}" for name in ("leo", "nina") for room in ways]
    table.play("retreat:nina:entrance-hall")
    assert table.survivor("nina").room == "entrance-hall"
    assert table.survivor("nina").ap == 4
    assert table.survivor("leo").ap == 3


@rule("D-DICE-16")
def test_two_retreats_may_take_two_survivors_to_different_rooms() -> None:
    table = position({"leo": "dining-room", "nina": "dining-room"}, hordes={"dining-room": 2})
    table.with_dice(survivor=["retreat", "retreat"]).play("attack:leo:ST1")
    table.play("retreat:nina:entrance-hall", "retreat:leo:gallery")
    assert table.survivor("nina").room == "entrance-hall"
    assert table.survivor("leo").room == "gallery"


@rule("D-DICE-16")
def test_two_retreats_may_take_one_survivor_two_rooms() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": 2}, unlocked="all")
    table.with_dice(survivor=["retreat", "retreat"]).play("attack:leo:ST1", "retreat:leo:gallery")
    table.play("retreat:leo:great-hall")
    assert table.survivor("leo").room == "great-hall"


@rule("D-DICE-18")
def test_whoever_is_held_cannot_slip_away() -> None:
    table = position({"leo": "dining-room", "nina": "dining-room"}, hordes={"dining-room": 2}, entrapped=["nina"])
    table.with_dice(survivor=["retreat", "aim"]).play("attack:leo:ST1")
    assert retreats(table) == ["retreat:leo:gallery", "retreat:leo:entrance-hall"]


@rule("D-DICE-19")
def test_a_retreat_may_lead_among_enemies_and_through_fire() -> None:
    table = position(
        {"nina": "dining-room"}, hordes={"dining-room": 2, "gallery": 1}, burns={"r3c4": 2}, unlocked="all"
    )
    table.with_dice(survivor=["retreat", "retreat", "aim"]).play("attack:nina:ST3", "retreat:nina:gallery")
    assert table.survivor("nina").wounds == 2
    table.play("retreat:nina:dining-room")
    assert table.survivor("nina").wounds == 2


@rule("D-DICE-19")
def test_a_retreat_onto_a_destroyed_tile_burns() -> None:
    table = position({"nina": "dining-room"}, hordes={"dining-room": 2}, destroyed=["r4c3"])
    table.with_dice(survivor=["retreat", "aim", "aim"]).play("attack:nina:ST3", "retreat:nina:entrance-hall")
    assert table.survivor("nina").wounds == 3


@rule("D-DICE-20")
def test_nobody_has_to_retreat() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": 2})
    table.with_dice(survivor=["retreat", "retreat"]).play("attack:leo:ST1", "done")
    assert table.prompt == "act"
    assert table.survivor("leo").room == "dining-room"


@rule("D-DICE-20")
def test_a_retreat_icon_is_useless_in_a_search_and_in_a_defense_roll() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": 1})
    table.with_dice(survivor=["retreat"], terror=["fire"]).play("search:leo")
    assert table.prompt == "act"
    table.with_dice(creature=["damage"], survivor=["retreat"]).play("end-turn", "defend")
    assert table.survivor("leo").room == "dining-room"
    assert table.survivor("leo").wounds == 1


def test_the_other_icons_still_count_from_where_the_attack_was_made() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": 2, "gallery": 1})
    table.with_dice(survivor=["retreat", "success"])
    table.play("attack:leo:ST1", "retreat:leo:gallery")
    assert table.zombies("dining-room") == 1
    assert table.zombies("gallery") == 1


def test_an_attack_goes_on_in_what_the_fire_leaves_of_the_room() -> None:
    table = position(
        {"leo": "linen-store", "nina": "linen-store"},
        hordes={"linen-store": 6},
        burns={"r2c4": 2, "r2c5": 2},
        fire="r2c4",
        cards={"leo": ["EQ08"]},
        wounds={"nina": 7},
        darkness=2,
        unlocked="all",
    )
    table.with_dice(survivor=["retreat", "retreat", "knockback"], d4=[2]).play("attack:leo:EQ08")
    table.play("retreat:nina:servants-passage", "retreat:nina:great-hall")
    assert table.state.destroyed == ["r2c5"]
    assert table.survivor("leo").room == "servants-passage"
    table.play("push:zombie:guest-bedroom")
    assert table.zombies("guest-bedroom") == 1
