"""Zombies and creatures on the move: the revised edition beside the first."""

from typing import Any

import pytest

from dreadhall.darkest.ids import RoomId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.editions.ways import FIRST, REVISED, house_rule
from tests.darkest.openings import before_round


def creature_room(table: Position) -> str:
    """Where the creature stands."""
    assert table.state.creature is not None
    return table.state.creature.room


# Spawning


@rule("D-SPAWN-05")
@pytest.mark.parametrize(("options", "prompt", "zombies"), [(REVISED, "spawn-anywhere", 0), (FIRST, "act", 5)])
def test_the_other_room_of_the_own_tile_is_near_in_the_first_edition(
    options: dict[str, Any], prompt: str, zombies: int
) -> None:
    table = before_round({"leo": "kitchen"}, event=2, unlocked=["pantry.n"], spawn=[2, 3], options=options)
    table.with_dice(d4=[1, 1], d6=[6, 6]).play("go-on")
    assert (table.prompt, table.zombies("pantry")) == (prompt, zombies)


@rule("D-SPAWN-05")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_no_edition_lets_a_displaced_horde_appear_in_fire(options: dict[str, Any]) -> None:
    table = before_round({"leo": "entrance-hall"}, event=2, burns={"r4c4": 1}, spawn=[2], options=options)
    table.with_dice(d4=[1, 2], d6=[6, 1]).play("go-on")
    assert table.zombies("conservatory") == 2


@rule("D-SPAWN-07")
@pytest.mark.parametrize(("options", "zombies", "tokens"), [(REVISED, 0, ["gallery"]), (FIRST, 4, [])])
def test_a_horde_sent_anywhere_lies_face_down_or_stands_in_the_open(
    options: dict[str, Any], zombies: int, tokens: list[str]
) -> None:
    table = before_round({"leo": "kitchen"}, event=2, spawn=[4], options=options)
    table.with_dice(d4=[1, 1], d6=[6, 6]).play("go-on", "room:gallery")
    assert (table.zombies("gallery"), [token.room for token in table.state.tokens]) == (zombies, tokens)


@rule("D-SPAWN-07")
def test_the_first_edition_offers_every_open_room_that_does_not_burn() -> None:
    burns, destroyed = {"r3c1": 1}, ["r4c4"]
    open_ = ["wardrobe.n"]
    table = before_round({"leo": "kitchen"}, event=2, burns=burns, destroyed=destroyed, unlocked=open_, options=FIRST)
    table.with_dice(d4=[1], d6=[6]).play("go-on")
    assert {"room:guest-bedroom", "room:wardrobe"} <= set(table.keys)
    assert not {"room:boiler-room", "room:dining-room", "room:linen-store", "room:laboratory"} & set(table.keys)


# The terror die


@rule("D-TERROR-07")
@pytest.mark.parametrize(("options", "room"), [(REVISED, "workshop"), (FIRST, "great-hall")])
def test_a_horde_far_away_stirs_only_in_the_first_edition(options: dict[str, Any], room: str) -> None:
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, hordes={"workshop": 2}, options=options)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"]).play("search:leo")
    assert table.zombies(room) == 2


@rule("D-TERROR-07")
@pytest.mark.parametrize(
    ("options", "room", "prompt"), [(REVISED, "entrance-hall", "defend"), (FIRST, "dining-room", "act")]
)
def test_a_stirred_horde_of_the_first_edition_comes_one_room(options: dict[str, Any], room: str, prompt: str) -> None:
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, hordes={"gallery": 1}, options=options)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"], creature=["damage"]).play("search:leo")
    assert (table.zombies(room), table.prompt) == (1, prompt)


@rule("D-TERROR-07")
def test_two_hordes_but_no_token_stir_in_the_first_edition_and_attack_where_they_arrive() -> None:
    hordes = {"workshop": 1, "boiler-room": 2, "dining-room": 3}
    where = {"leo": "entrance-hall", "nina": "entrance-hall"}
    table = position(where, hordes=hordes, tokens=["wardrobe"], options=FIRST)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"], creature=["damage"] * 3)
    table.play("search:leo")
    assert set(table.keys) == {"horde:workshop", "horde:boiler-room", "horde:dining-room"}
    table.play("horde:dining-room")
    assert (table.prompt, table.zombies("entrance-hall")) == ("defend", 3)
    table.play("endure", "survivor:leo", "survivor:leo", "survivor:leo", "horde:workshop")
    assert (table.prompt, table.zombies("great-hall"), table.zombies("boiler-room")) == ("act", 1, 2)


@rule("D-TERROR-07")
def test_a_stirred_horde_of_the_first_edition_makes_for_the_nearest_of_the_group() -> None:
    where = {"leo": "entrance-hall", "nina": "entrance-hall", "jack": "music-room"}
    table = position(where, groups=[list(where)], hordes={"boiler-room": 1}, options=FIRST)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"], creature=["damage"]).play("search:leo")
    assert (table.prompt, table.zombies("music-room")) == ("defend", 1)


@rule("D-TERROR-07", "D-TERROR-15")
@pytest.mark.parametrize("lair", ["servants-passage", "guest-bedroom"])
def test_the_second_horde_of_the_first_edition_finds_those_who_have_fled(lair: str) -> None:
    hordes = {"dining-room": 2, lair: 1}
    table = position({"leo": "gallery", "nina": "gallery"}, hordes=hordes, unlocked="all", options=FIRST)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"], creature=["fear", "fear", "damage"])
    table.play("search:leo", "horde:dining-room", "endure", "survivor:leo", *["room:guest-bedroom"] * 2)
    assert (table.prompt, table.zombies("guest-bedroom")) == ("defend", 1)


@rule("D-TERROR-14")
def test_a_walled_in_horde_of_the_first_edition_cannot_be_named_either() -> None:
    hordes = {"pantry": 1, "boiler-room": 1, "workshop": 1}
    table = position({"leo": "entrance-hall", "nina": "entrance-hall"}, hordes=hordes, options=FIRST)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-reaction"]).play("search:leo")
    assert set(table.keys) == {"horde:boiler-room", "horde:workshop"}


# The reaction phase


@rule("D-REACT-11")
@pytest.mark.parametrize(("options", "attacked"), [(REVISED, False), (FIRST, True)])
def test_hordes_far_from_the_group_attack_in_the_first_edition(options: dict[str, Any], attacked: bool) -> None:
    table = position({"leo": "dining-room", "nina": "music-room"}, hordes={"music-room": 1}, options=options)
    table.with_dice(creature=["damage"]).play("end-turn")
    assert bool(table.events("attack-roll")) is attacked
    assert (table.prompt == "defend") is attacked


@rule("D-ZMOVE-07")
@pytest.mark.parametrize(("options", "room"), [(REVISED, "dining-room"), (FIRST, "panic-room")])
def test_zombies_of_the_first_edition_take_no_way_round(options: dict[str, Any], room: str) -> None:
    table = position({"leo": "gallery"}, hordes={"panic-room": 2}, unlocked=["panic-room.s"], options=options)
    table.with_dice().play("end-turn")
    assert table.zombies(room) == 2


@rule("D-ZMOVE-07")
@pytest.mark.parametrize(("options", "room"), [(REVISED, "gallery"), (FIRST, "conservatory")])
def test_zombies_of_the_first_edition_go_for_the_closest_survivors_outside_the_area_too(
    options: dict[str, Any], room: str
) -> None:
    table = position({"leo": "gallery", "nina": "conservatory"}, hordes={"entrance-hall": 1}, options=options)
    table.with_dice(creature=["damage"]).play("end-turn")
    assert (table.prompt, table.zombies(room)) == ("defend", 1)


@rule("D-CMOVE-03")
@pytest.mark.parametrize(
    ("options", "room"),
    [
        (REVISED, "great-hall"),
        (FIRST, "conservatory"),
        (house_rule("creature_target", "de", edition="first"), "great-hall"),
    ],
)
def test_the_creature_of_the_first_edition_hunts_those_who_acted(options: dict[str, Any], room: str) -> None:
    bird = ("undead-bird", "gallery")
    table = position({"leo": "conservatory", "nina": "great-hall"}, creature=bird, options=options)
    table.with_dice(creature=["damage", "damage"]).play("end-turn")
    assert (table.prompt, creature_room(table)) == ("defend", room)


@rule("D-CMOVE-03")
def test_of_a_split_group_the_creature_of_the_first_edition_hunts_the_closest() -> None:
    where = {"leo": "music-room", "nina": "great-hall", "jack": "gallery"}
    bird = ("undead-bird", "guest-bedroom")
    table = position(where, groups=[["leo", "nina"], ["jack"]], creature=bird, options=FIRST)
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "room:servants-passage")
    assert (table.prompt, creature_room(table)) == ("defend", "great-hall")


@rule("D-CMOVE-03")
def test_with_nobody_left_who_acted_the_creature_of_the_first_edition_hunts_the_nearest() -> None:
    where, bird = {"leo": "gallery", "nina": "conservatory"}, ("undead-bird", "boiler-room")
    table = position(where, hordes={"gallery": 1}, creature=bird, wounds={"leo": 9}, options=FIRST)
    table.with_dice(creature=["damage"] * 3).play("end-turn", "endure")
    assert ("leo" in table.state.survivors, creature_room(table)) == (False, "conservatory")


@rule("D-REACT-EX5")
@pytest.mark.parametrize("options", [REVISED, FIRST])
@pytest.mark.parametrize(
    ("unlocked", "room"),
    [
        ([], "gallery"),
        (["workshop.w"], "gallery"),
        (["bathroom.e"], "gallery"),
        (["workshop.w", "bathroom.e"], "kitchen"),
    ],
)
def test_the_dog_sets_out_only_if_both_doors_on_its_way_are_open(
    options: dict[str, Any], unlocked: list[str], room: str
) -> None:
    dog = ("zombie-dog", "gallery")
    table = position({"leo": "bathroom", "nina": "bathroom"}, creature=dog, unlocked=unlocked, options=options)
    table.with_dice().play("end-turn")
    assert creature_room(table) == room


# Reinforcement


def reinforced(options: dict[str, Any], source: str, **fields: Any) -> Position:
    """One zombie beside Leo rolls a reinforcement while two others stand elsewhere."""
    where = {"leo": "entrance-hall", **fields.pop("others", {})}
    table = position(
        where, groups=[[name] for name in where], hordes={"entrance-hall": 1, source: 2}, options=options, **fields
    )
    return table.with_dice(creature=["reinforcement", *["damage"] * 6]).play("end-turn", "endure")


@rule("D-REINF-04")
@pytest.mark.parametrize("source", ["dining-room", "gallery"])
@pytest.mark.parametrize(("options", "called"), [(REVISED, False), (FIRST, True)])
def test_help_comes_from_next_door_in_the_first_edition(options: dict[str, Any], called: bool, source: str) -> None:
    table = reinforced(options, source)
    assert bool(table.events("horde-called")) is called
    if called:
        assert (table.zombies("entrance-hall"), table.state.hordes[RoomId("entrance-hall")].waiting) == (3, 0)
        assert len(table.events("attack-roll")) == 1


@rule("D-REINF-04")
@pytest.mark.parametrize(
    ("source", "burns"),
    [("dining-room", {"r4c3": 1}), ("gallery", {"r4c3": 1}), ("gallery", {"r4c4": 1}), ("gallery", {"r3c4": 1})],
)
def test_no_help_of_the_first_edition_comes_through_fire(source: str, burns: dict[str, int]) -> None:
    assert not reinforced(FIRST, source, burns=burns).events("horde-called")


@rule("D-REINF-04")
def test_next_door_may_burn_as_long_as_the_contested_room_does_not() -> None:
    assert reinforced(FIRST, "dining-room", burns={"r4c4": 1}).events("horde-called")


@rule("D-REINF-04")
def test_no_help_of_the_first_edition_comes_past_walls_or_survivors() -> None:
    assert not reinforced(FIRST, "panic-room").events("horde-called")
    assert not reinforced(FIRST, "gallery", others={"nina": "dining-room"}).events("horde-called")


@rule("D-REINF-04")
@pytest.mark.parametrize(
    ("options", "called"), [(FIRST, False), (house_rule("reinforce", "de", edition="first"), True)]
)
def test_two_steps_out_of_a_burning_room_are_enough_in_german(options: dict[str, Any], called: bool) -> None:
    assert bool(reinforced(options, "gallery", burns={"r3c4": 1}).events("horde-called")) is called
    assert not reinforced(options, "gallery", burns={"r4c4": 1}).events("horde-called")
