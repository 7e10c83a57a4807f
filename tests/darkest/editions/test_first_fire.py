"""Fire and darkness: the revised edition beside the first."""

from typing import Any

import pytest

from dreadhall.darkest.enemies.hordes import Hordes
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.editions.ways import FIRST, REVISED, house_rule

CODE = ["red", "red", "blue"]


@rule("D-FIRE-09")
@pytest.mark.parametrize(("options", "fire", "burns"), [(REVISED, "r3c3", {"r2c3": 1}), (FIRST, "r2c3", {"r2c3": 2})])
def test_ruins_stop_the_fire_of_the_first_edition(options: dict[str, Any], fire: str, burns: dict[str, int]) -> None:
    table = position({"leo": "boiler-room"}, fire="r2c3", burns={"r2c3": 1}, destroyed=["r3c3"], options=options)
    table.with_dice(d4=[3]).play("end-turn")
    assert (table.state.fire, table.state.burns) == (fire, burns)


@rule("D-FIRE-09")
def test_a_fire_stopped_on_a_ruin_of_the_first_edition_adds_nothing() -> None:
    table = position({"leo": "boiler-room"}, fire="r2c3", destroyed=["r2c3", "r3c3"], options=FIRST)
    table.with_dice(d4=[3]).play("end-turn")
    assert (table.state.fire, table.state.burns) == ("r2c3", {})


@rule("D-FIRE-15")
@pytest.mark.parametrize(("options", "tokens"), [(REVISED, 1), (FIRST, 0)])
def test_a_tile_of_the_first_edition_takes_its_tokens_with_it(options: dict[str, Any], tokens: int) -> None:
    burns = {"r2c3": 1, "r3c3": 2}
    table = position({"leo": "boiler-room"}, fire="r2c3", burns=burns, tokens=["panic-room", "pantry"], options=options)
    table.with_dice(d4=[3]).play("end-turn")
    assert table.state.destroyed == ["r3c3"]
    assert [token.room for token in table.state.tokens] == ["panic-room", "pantry"][1 - tokens :]


@rule("D-FIRE-15")
def test_burnt_tokens_never_come_back_into_the_stack() -> None:
    burns = {"r2c3": 1, "r3c3": 2}
    table = position({"leo": "boiler-room"}, fire="r2c3", burns=burns, tokens=["panic-room"], options=FIRST)
    before = tokens_left(table)
    table.with_dice(d4=[3]).play("end-turn")
    assert tokens_left(table) == before


def tokens_left(table: Position) -> int:
    """How many tokens can still be drawn."""
    assert isinstance(table.rules, Hordes)
    return table.rules.tokens_left()


@rule("D-FIRE-23")
@pytest.mark.parametrize(("options", "standing", "xp"), [(REVISED, 1, 0), (FIRST, 0, 1)])
def test_a_zombie_knocked_through_fire_burns_in_the_first_edition(
    options: dict[str, Any], standing: int, xp: int
) -> None:
    table = position({"nina": "conservatory"}, hordes={"conservatory": 1}, burns={"r4c3": 1}, options=options)
    table.with_dice(survivor=["knockback", "knockback", "aim"]).play(
        "attack:nina:ST3", "push:zombie:entrance-hall", "yes"
    )
    assert (table.zombies("dining-room"), table.survivor("nina").xp) == (standing, xp)


@rule("D-FIRE-25")
@pytest.mark.parametrize(("options", "answers"), [(REVISED, ["yes"]), (FIRST, ["yes", "part:3-red"])])
def test_a_creature_of_the_first_edition_burns_on_every_hot_tile(options: dict[str, Any], answers: list[str]) -> None:
    bird = ("undead-bird", "conservatory")
    table = position({"nina": "conservatory"}, creature=bird, burns={"r4c3": 1}, options=options)
    table.with_dice(survivor=["knockback", "knockback", "aim"])
    table.play("attack:nina:ST3", "push:undead-bird:entrance-hall", *answers)
    assert table.state.creature is not None
    assert table.state.creature.room == "dining-room"
    assert table.state.creature.cubes == [0, 0, len(answers) - 1, 0, 0]


@rule("D-FIRE-25")
def test_fire_does_not_hurt_what_resists_it_in_the_first_edition_either() -> None:
    dog = ("zombie-dog", "conservatory")
    table = position({"nina": "conservatory"}, creature=dog, burns={"r4c3": 1}, options=FIRST)
    table.with_dice(survivor=["knockback", "knockback", "aim"])
    table.play("attack:nina:ST3", "push:zombie-dog:entrance-hall", "no")
    assert table.state.creature is not None
    assert sum(table.state.creature.cubes) == 0


@rule("D-TERROR-11")
@pytest.mark.parametrize(("options", "prompt", "cubes"), [(REVISED, "act", 0), (FIRST, "burn-where", 1)])
def test_a_creature_of_the_first_edition_burns_where_it_appears(
    options: dict[str, Any], prompt: str, cubes: int
) -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, burns={"r3c1": 2}, options=options)
    table.with_dice(survivor=["aim", "aim"], terror=["creature-appears"], d4=[3], d6=[1], creatures=[1])
    table.play("search:leo")
    assert table.prompt == prompt
    if cubes:
        table.play("part:1-blue", "part:2-blue")
    assert table.state.creature is not None
    assert (table.state.creature.room, table.state.creature.cubes) == ("boiler-room", [cubes, cubes, 0, 0, 0])


@rule("D-DARK-05")
@pytest.mark.parametrize(("options", "d4", "fire"), [(REVISED, [2], "r2c4"), (FIRST, [], "r2c3")])
def test_the_fire_icon_drives_a_fire_on_but_not_in_the_first_edition(
    options: dict[str, Any], d4: list[int], fire: str
) -> None:
    where = {"leo": "medic-bay"}
    table = position(where, fire="r2c3", burns={"r2c3": 1}, darkness=2, code=CODE, options=options)
    table.with_dice(d4=d4).play("bypass:leo", "colour:red")
    assert (table.state.darkness, table.state.fire) == (3, fire)


@rule("D-DARK-08")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_ruins_and_bypassed_code_move_the_darkness_in_both_editions(options: dict[str, Any]) -> None:
    burns = {"r2c3": 1, "r2c4": 2}
    table = position({"leo": "medic-bay"}, fire="r2c3", burns=burns, darkness=3, code=CODE, options=options)
    table.with_dice(d4=[2]).play("bypass:leo", "colour:red", "end-turn")
    assert [event.cause for event in table.events("darkness-grows")] == ["bypass", "tile-destroyed"]


@rule("D-EXT-04")
@pytest.mark.parametrize(("options", "fire"), [(REVISED, "r3c4"), (FIRST, None)])
def test_the_first_edition_puts_a_fire_out_on_its_own_tile(options: dict[str, Any], fire: str | None) -> None:
    table = position({"leo": "gallery"}, fire="r3c4", burns={"r3c4": 1, "r1c1": 1}, options=options)
    table.play("douse:leo:ST1")
    assert (table.state.fire, table.state.burns) == (fire, {"r1c1": 1})
    if fire is None:
        table.with_dice().play("end-turn")
        assert table.state.burns == {"r1c1": 1}


@rule("D-EXT-04")
def test_water_elsewhere_or_on_nothing_left_does_not_put_the_fire_of_a_ruin_out() -> None:
    table = position({"leo": "gallery"}, fire="r1c4", destroyed=["r1c4"], burns={"r3c4": 1}, options=FIRST)
    table.play("douse:leo:ST1")
    assert (table.state.fire, table.state.burns) == ("r1c4", {})


@rule("D-FIRE-04")
@pytest.mark.parametrize("translation", ["de", "fr"])
@pytest.mark.parametrize(("d6", "destroyed"), [([6], []), ([2], []), ([3], ["r1c3"]), ([1], [])])
def test_a_translation_moves_the_outbreak_of_the_track_like_a_spawn(
    translation: str, d6: list[int], destroyed: list[str]
) -> None:
    options = house_rule("outbreak_roll", translation)
    where, open_ = {"leo": "medic-bay"}, ["medic-bay.w"]
    table = position(where, unlocked=open_, destroyed=destroyed, darkness=2, code=CODE, options=options)
    table.with_dice(d4=[1], d6=d6).play("bypass:leo", "colour:red")
    assert (table.state.fire, table.state.burns) == ("r4c4", {"r4c4": 1})


@rule("D-FIRE-04")
def test_the_team_chooses_a_tile_where_no_survivor_sees_one() -> None:
    options = house_rule("outbreak_roll", "de")
    table = position({"leo": "medic-bay"}, darkness=2, code=CODE, burns={"r3c4": 1}, options=options)
    table.with_dice(d4=[1], d6=[6]).play("bypass:leo", "colour:red")
    assert table.prompt == "outbreak-where"
    assert not {"tile:r1c1", "tile:r1c2", "tile:r3c4"} & set(table.keys)
    assert table.play("tile:r2c1").state.fire == "r2c1"


@rule("D-FIRE-04")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_both_editions_roll_again_for_the_outbreak_of_the_track(options: dict[str, Any]) -> None:
    table = position({"leo": "medic-bay"}, darkness=2, code=CODE, options=options)
    table.with_dice(d4=[1, 1], d6=[6, 1, 2]).play("bypass:leo", "colour:red")
    assert table.state.fire == "r1c2"
