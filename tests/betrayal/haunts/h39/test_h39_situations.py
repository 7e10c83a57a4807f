"""Haunt 39, The Heir: situations that were decided from the two books alone."""

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h39_the_heir import HIDE
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h39.blades import (
    CORRIDOR,
    HALL,
    LANE,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    hunted,
    lurking,
    struck,
)

SOUTH = "creaky-hallway"
DYING = {OX: {"might": 0, "speed": 0}}


@rule("H39-T08")
def test_a_bell_that_calls_the_heir_to_the_throne_wins_in_another_heros_turn() -> None:
    where = HALL | {OX: CORRIDOR, ZOE: "dusty-hallway"}
    table = hunted(where, cards={OX: ["bell"], ZOE: ["spear", "ring"]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play("use:bell", f"pull:{ZOE}:{CORRIDOR}")
    assert table.winners == (1, 2, 3)


@rule("H39-T05")
def test_of_two_whom_a_bell_calls_past_one_blade_only_the_first_is_struck() -> None:
    where = HALL | {OX: "dusty-hallway"}
    table = hunted(where, assassins=[SOUTH], cards={OX: ["bell"]}, traits={OX: {"sanity": 7}})
    table.with_dice(*faces(5, 7), 0, 1).play("use:bell", f"pull:{ZOE}:{SOUTH}", "split:1-0")
    table.play(f"pull:{LONGFELLOW}:{SOUTH}")
    assert struck(table) == [(ZOE, SOUTH)]
    assert table.explorer(LONGFELLOW).place == SOUTH


@rule("H39-T05", "H39-T11")
def test_a_blade_that_kills_in_the_middle_of_a_walk_leaves_everything_there() -> None:
    table = hunted(assassins=[SOUTH], cards={OX: ["ring", "axe", "dog"]}, traits=DYING)
    table.with_dice(1, 0).play(f"go:{SOUTH}", "split:1-0")
    assert (table.explorer(OX).alive, table.asked, table.winners) == (False, [2], None)
    assert sorted(table.state.piles[Place(SOUTH)]) == ["axe", "ring"]
    table.play(f"go:{SOUTH}")
    assert table.cards(ZOE) == ["dog"]
    assert len(struck(table)) == 1


@rule("H39-T05")
def test_the_elevator_does_not_run_with_whom_a_blade_killed_in_it() -> None:
    rooms = [*LANE, Placed(MYSTIC_ELEVATOR, "ground", -1, -1, 2)]
    table = hunted(HALL | {OX: "foyer"}, rooms=rooms, assassins=[MYSTIC_ELEVATOR], traits=DYING)
    table.with_dice(1, 0).play("go:mystic-elevator", "split:1-0")
    assert not table.explorer(OX).alive
    assert not table.events("elevator-moves")


@rule("H39-T05")
def test_the_traitor_passes_a_blade_and_may_shove_a_hero_onto_it() -> None:
    where = {VIVIAN: "entrance-hall", OX: "entrance-hall", ZOE: "foyer", LONGFELLOW: "foyer"}
    table = hunted(where, assassins=[SOUTH], turn=VIVIAN).with_dice().play(f"go:{SOUTH}")
    assert (lurking(table), struck(table)) == ([SOUTH], [])
    table = hunted(where, assassins=[SOUTH], cards={VIVIAN: ["dark-dice"]}, turn=VIVIAN)
    table.with_dice(2, 2, 1, 0, 0).play("use:dark-dice", f"shove:{OX}:{SOUTH}")
    assert struck(table) == [(OX, SOUTH)]


@rule("H39-T14", "H39-T07")
def test_a_dead_traitors_player_hides_the_new_assassins() -> None:
    where = {**dict.fromkeys((OX, ZOE, LONGFELLOW), "entrance-hall"), VIVIAN: "basement-landing"}
    table = hunted(where, track=2, dead=[VIVIAN], turn=LONGFELLOW).play("end-turn")
    assert (table.prompt, table.asked, table.haunt.track) == (HIDE, [3], 3)
    assert f"{HIDE}:basement-landing" in table.keys, "the dead do not occupy a room"
