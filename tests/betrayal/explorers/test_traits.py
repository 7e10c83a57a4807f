"""Clips, damage, and rooms that raise a trait. (B-TRAIT, B-DMG, B-GAIN, B-EXPL)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.pieces import PrintedExplorer
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.people.off_the_card import OffTheCard
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, draw, faces
from tests.betrayal.plain import GHOUL_1, OX, VIVIAN, ZOE, Plain, haunted, monster_turn

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


def frightened(points: int, **parts: Any) -> Position:
    """Zoe, alone in the basement, takes so much mental damage and puts it all on her Sanity."""
    table = draw("silence", *faces(0, 5), *faces(points, 2), **parts)
    assert (table.prompt, table.asked) == ("split-damage", [2])
    return table.play(f"split:0-{points}")


# Clips


@rule("B-TRAIT-03")
def test_gains_and_losses_are_spaces_and_not_values() -> None:
    table = position({OX: "furnace-room", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("basement", "furnace-room"))
    table.play("end-turn", "split:1-0")
    assert table.clip(OX, "might") == 1
    assert table.value(OX, "might") == 5
    risen = position(
        {OX: "larder", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("basement", "larder"), traits={OX: {"might": 1}}
    )
    risen.play("end-turn")
    assert risen.clip(OX, "might") == 2
    assert risen.value(OX, "might") == 5


@rule("B-TRAIT-08")
def test_everybody_sees_all_clips() -> None:
    table = position(HALL, traits={VIVIAN: {"sanity": 6}})
    for seat in (0, 1, 2, None):
        boards = {board["id"]: board["traits"] for board in table.view(seat)["explorers"]}
        (sanity,) = [trait for trait in boards[VIVIAN] if trait["trait"] == "sanity"]
        assert (sanity["clip"], sanity["value"]) == (6, 8)
        assert {name: len(traits) for name, traits in boards.items()} == {OX: 4, VIVIAN: 4, ZOE: 4}


@rule("B-TRAIT-EX1")
def test_zoe_gains_two_spaces_of_might_and_shows_a_four() -> None:
    table = position({ZOE: "entrance-hall", OX: "foyer", VIVIAN: "foyer"}).top("room", "abandoned-room")
    assert table.value(ZOE, "might") == 3
    table.top("omen", "madman").play("explore:n")
    assert changes(table, ZOE)["might"] == 2
    assert table.value(ZOE, "might") == 4


@rule("B-TRAIT-EX2")
def test_zoe_loses_two_spaces_of_sanity_and_shows_a_three() -> None:
    assert position().value(ZOE, "sanity") == 5
    assert frightened(2).value(ZOE, "sanity") == 3


@rule("B-TRAIT-EX3")
@pytest.mark.parametrize("points", [3, 4])
def test_before_the_haunt_zoes_sanity_never_falls_below_three(points: int) -> None:
    table = frightened(points)
    assert table.explorer(ZOE).alive
    assert table.value(ZOE, "sanity") == 3


@rule("B-TRAIT-EX3")
@pytest.mark.parametrize("points", [3, 4])
def test_in_the_haunt_the_same_loss_kills_her(points: int) -> None:
    assert not frightened(points, rules=Plain, traitor=VIVIAN).explorer(ZOE).alive


# Damage


@rule("B-DEC-05")
def test_damage_is_split_by_the_player_of_whoever_is_hurt() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}, "entrance-hall")
    table.with_dice(2, 1, 0, 0, 0, 0).play("attack:vivian-lopez")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert table.keys == ["split:3-0", "split:2-1", "split:1-2", "split:0-3"]
    assert changes(table.play("split:1-2"), VIVIAN) == {"might": -1, "speed": -2}


@rule("B-DEC-05")
def test_with_only_one_split_nothing_is_asked() -> None:
    low = {OX: {"might": 0, "speed": 0}}
    table = position({**HALL, OX: "furnace-room"}, rooms=row("basement", "furnace-room"), traits=low).play("end-turn")
    assert table.state.turn.seat == 1


@rule("B-DMG-07")
def test_a_monster_that_is_beaten_is_stunned_whatever_the_points() -> None:
    table = haunted(HALL, "entrance-hall").with_dice(*faces(10, 5), *faces(0, 4)).play("attack:ghoul-1")
    assert table.monster(GHOUL_1).stunned
    assert table.monster(GHOUL_1).traits == {"speed": 3, "might": 4}


# Rooms that raise a trait


@rule("B-GAIN-02")
@pytest.mark.parametrize(
    ("room", "floor", "trait"),
    [
        ("larder", "basement", "might"),
        ("gymnasium", "upper", "speed"),
        ("chapel", "upper", "sanity"),
        ("library", "upper", "knowledge"),
    ],
)
def test_each_explorer_gains_once_in_each_such_room(room: str, floor: str, trait: str) -> None:
    table = position({OX: room, VIVIAN: room, ZOE: "foyer"}, rooms=row(floor, room))
    table.play("end-turn", "end-turn")
    assert changes(table, OX) == changes(table, VIVIAN) == {trait: 1}
    table.play("end-turn", "end-turn")
    assert changes(table, OX) == {trait: 1}


@rule("B-GAIN-02")
def test_another_room_helps_again() -> None:
    rooms = [*row("basement", "larder"), *row("upper", "chapel")]
    table = position({**HALL, OX: "larder"}, rooms=rooms).play("end-turn", "end-turn", "end-turn")
    table.arrange(lambda state: setattr(state.explorers[0], "place", "chapel")).play("end-turn")
    assert changes(table, OX) == {"might": 1, "sanity": 1}


@rule("B-GAIN-01")
def test_monsters_gain_nothing_there() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "larder", rooms=row("basement", "larder"))
    table.play("done")
    assert table.monster(GHOUL_1).traits == {"speed": 3, "might": 4}


# Explorers


@rule("B-EXPL-05")
def test_nothing_of_fears_and_friends_is_known_to_the_rules() -> None:
    told = {"colour", "other_side", "gender", "age", "birthday", "hobbies", "music", "tracks"}
    printed = {"id", "name", "rulings", "source", "confidence", "note"}
    assert set(PrintedExplorer.__struct_fields__) == told | printed


# Off the card


class Swollen(OffTheCard, Plain):
    """Nobody's traits are what they were."""


def swollen(**numbers: int) -> Position:
    """Vivian is the traitor, some of her traits are off the card, and she has the turn in the Gymnasium."""
    where = {VIVIAN: "gymnasium", OX: "foyer", ZOE: "gymnasium"}

    def off(state: BetrayalState) -> None:
        state.explorers[0].numbers = numbers

    rooms = row("upper", "gymnasium")
    return haunted(where, rules=Swollen, traitor=VIVIAN, rooms=rooms, change=off, cards={VIVIAN: ["axe"]})


def test_everything_asks_for_a_trait_that_is_off_the_card() -> None:
    table = swollen(speed=9, might=2)
    assert table.value(VIVIAN, "speed") == table.view(0)["turn"]["spaces"] == 9
    assert table.view(None)["explorers"][0]["traits"][0]["value"] == 2
    table.with_dice(0, 0, 0, 2, 2, 2).play(f"attack:{ZOE}:axe")
    assert [event.data["faces"] for event in table.events("rolled")] == [[0, 0, 0], [2, 2, 2]]


def test_a_number_off_the_card_rises_over_the_track_and_falls_to_one() -> None:
    table = swollen(speed=8, might=2)
    clips = list(table.explorer(VIVIAN).clips)
    table.play("end-turn")
    assert table.explorer(VIVIAN).numbers == {"speed": 9, "might": 2}, "the Gymnasium gives Speed"
    rules = table.rules
    vivian = table.explorer(VIVIAN)
    assert rules.drop_clip(vivian, "might", 5, floor=-1) == 1
    assert rules.drop_clip(vivian, "might", 1, floor=-1) == 0
    assert rules.raise_to_start(vivian, "might") == 0
    assert rules.value(vivian, "might") == 1
    assert vivian.clips == clips
