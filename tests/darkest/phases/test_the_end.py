"""How the game is won and lost."""

import pytest

from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Result
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

DOCTOR = "doctor-mortimer"
FAR_OFF = (DOCTOR, "bathroom")
ONE_SPENT = [["leo"], [], []]
EVERYBODY = (0, 1)


def one_cube_left(table: Position) -> Position:
    """The nemesis is about to fall."""

    def change(state: DarkestState) -> None:
        assert state.nemesis is not None
        state.nemesis.cubes = [0, 0, 1, 0, 0]

    return table.arrange(change)


@rule("D-END-01", "D-END-06")
def test_all_win_when_the_nemesis_falls_and_the_cure_is_safe() -> None:
    table = showdown({"leo": "gallery", "nina": "wardrobe"}, nemesis=(DOCTOR, "gallery"), cure="nina", seats=2)
    one_cube_left(table).with_dice(survivor=["success", "aim"]).play("0=attack:leo:ST1")
    assert table.table.result == Result(EVERYBODY, "nemesis-dead")


@rule("D-END-02", "D-END-06")
def test_all_lose_when_the_cure_holder_dies() -> None:
    table = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"},
        cure="nina",
        wounds={"nina": 7},
        burns={"r4c4": 1},
        fire="r4c4",
        seats=2,
    )
    table.play("1=move:nina:dining-room")
    assert table.table.result == Result((), "cure-lost")


@rule("D-END-02")
def test_the_death_of_anybody_else_loses_nothing() -> None:
    table = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"}, cure="leo", wounds={"nina": 7}, burns={"r4c4": 1}, fire="r4c4"
    )
    table.play("move:nina:dining-room")
    assert table.table.result is None


@rule("D-END-02")
def test_a_cure_holder_who_turns_into_a_zombie_loses_the_game() -> None:
    table = showdown({"leo": "kitchen", "nina": "entrance-hall"}, cure="nina", boxes=ONE_SPENT, nemesis=FAR_OFF)

    def infect(state: DarkestState) -> None:
        state.survivors[SurvivorId("nina")].virus = ["left", "right"]
        state.survivors[SurvivorId("nina")].zombification = 2

    table.arrange(infect).play("shift")
    assert table.table.result == Result((), "cure-lost")


@rule("D-END-03", "D-END-06")
def test_the_round_in_which_the_darkness_is_complete_must_end_in_the_laboratory() -> None:
    table = position({"leo": "entrance-hall"}, darkness=5, rounds_left=0, code=[], seats=1).play("end-turn")
    assert table.table.result == Result((), "darkness")


@rule("D-END-03")
def test_a_tile_lost_in_the_last_reaction_makes_it_the_last_round_at_once() -> None:
    table = position({"leo": "entrance-hall"}, darkness=4, fire="r2c1", burns={"r2c1": 2})
    table.with_dice(d4=[4]).play("end-turn")
    assert table.state.destroyed == ["r2c1"]
    assert table.table.result == Result((), "darkness")


@rule("D-END-03")
def test_whoever_enters_the_laboratory_in_the_last_round_is_in_time() -> None:
    table = position({"leo": "music-room"}, darkness=5, rounds_left=0, code=[], fire="r4c5", burns={"r4c5": 1})
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.table.result is None
    assert table.prompt == "act"


@rule("D-END-03")
def test_a_grace_round_is_one_more() -> None:
    table = position(
        {"leo": "entrance-hall"}, darkness=4, fire="r2c1", burns={"r2c1": 2}, options={"grace_round": True}
    )
    table.with_dice(d4=[4]).play("end-turn")
    assert table.prompt == "next-round"
    assert table.state.rounds_left == 0


@rule("D-END-04")
def test_the_showdown_is_lost_when_its_darkness_track_is_full() -> None:
    table = showdown(
        {"leo": "gallery"}, nemesis=FAR_OFF, event=0, night=8, boxes=ONE_SPENT, fire="r3c4", burns={"r3c4": 2}
    )
    table.with_dice().play("shift")
    assert table.table.result == Result((), "darkness")
    assert table.survivor("leo").wounds == 0


@rule("D-END-04")
def test_one_space_before_the_last_the_showdown_goes_on() -> None:
    table = showdown({"leo": "gallery"}, nemesis=FAR_OFF, event=0, night=7, boxes=ONE_SPENT).with_dice().play("shift")
    assert table.table.result is None


@rule("D-END-05")
def test_the_third_corner_destroyed_by_the_nemesis_loses_the_game() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(DOCTOR, "medic-bay"), destroyed=["r4c1", "r1c5"], boxes=ONE_SPENT)
    table.with_dice().play("shift")
    assert table.table.result == Result((), "corners-destroyed")


@rule("D-END-05")
def test_corners_that_burn_down_count_as_well() -> None:
    table = showdown(
        {"leo": "wardrobe"},
        nemesis=FAR_OFF,
        destroyed=["r4c1", "r1c5"],
        fire="r4c5",
        burns={"r4c5": 2},
        boxes=ONE_SPENT,
    )
    table.with_dice(d4=[3]).play("shift")
    assert table.table.result == Result((), "corners-destroyed")


@rule("D-END-05")
@pytest.mark.parametrize("destroyed", [["r4c1", "r1c5"], ["r4c1", "r1c5", "r4c5"]])
def test_corners_lost_before_the_showdown_count_when_it_starts(destroyed: list[str]) -> None:
    table = position({"leo": "music-room"}, code=[], destroyed=destroyed, fire="r3c1", burns={"r3c1": 1})
    assert table.table.result is None
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.table.result == (Result((), "corners-destroyed") if len(destroyed) == 3 else None)


@rule("D-END-07")
def test_before_the_showdown_an_empty_house_just_plays_on() -> None:
    table = position({"nina": "entrance-hall"}, wounds={"nina": 7}, fire="r4c4", burns={"r4c4": 1}, cards={})
    table.with_dice(d4=[1, 3, 3], d6=[2, 2]).play("move:nina:dining-room")
    assert table.state.survivors == {}
    assert table.table.result is None
    table.play("go-on", "survivor:nina")
    assert table.survivor("nina").room == "entrance-hall"


@rule("D-END-08")
def test_a_won_game_is_over_in_the_middle_of_an_attack() -> None:
    table = showdown({"leo": "gallery"}, nemesis=(DOCTOR, "gallery"), burns={"r4c4": 2}, wounds={"leo": 9})
    one_cube_left(table).with_dice(survivor=["success", "retreat"])
    table.play("attack:leo:ST1", f"hit-beast:{DOCTOR}:gallery")
    assert table.table.result == Result((0,), "nemesis-dead")


@rule("D-END-08")
def test_a_lost_game_is_over_before_the_next_effect() -> None:
    table = showdown(
        {"leo": "gallery", "nina": "gallery"},
        cure="nina",
        nemesis=FAR_OFF,
        hordes={"gallery": 2},
        wounds={"nina": 7},
        boxes=ONE_SPENT,
    )
    table.with_dice(creature=["damage", "damage"]).play("shift", "endure", "survivor:nina", "survivor:leo")
    assert table.table.result == Result((), "cure-lost")
    assert table.survivor("leo").wounds == 0


@rule("D-END-08", "D-END-01")
def test_fire_that_kills_nemesis_and_cure_holder_at_once_loses() -> None:
    table = showdown(
        {"leo": "gallery"},
        nemesis=(DOCTOR, "kitchen"),
        fire="r2c1",
        burns={"r1c3": 2, "r3c4": 1},
        wounds={"leo": 9},
        boxes=ONE_SPENT,
        options={"house_rules": {"fire_hurts_nemesis": "de"}},
    )
    one_cube_left(table).with_dice(d4=[4]).play("shift")
    assert table.table.result == Result((), "cure-lost")
