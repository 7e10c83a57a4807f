"""Haunt 45, Tick, Tick, Tick: situations that were decided from the two books alone."""

from dreadhall.betrayal.components.rooms import CREAKY_HALLWAY
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h45.test_h45_tick_tick_tick import (
    APART,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    dead,
    wired,
)

DYING = {"might": 0, "speed": 0}


@rule("H45-T06")
def test_whoever_discovers_a_room_beside_the_traitor_draws_no_card_any_more() -> None:
    where = APART | {OX: "creaky-hallway", VIVIAN: "upper-landing"}
    table = wired(where, rooms=[Placed(CREAKY_HALLWAY, "upper", 1, 1)]).top("room", "library").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert (dead(table), table.events("draws"), table.asked) == ([OX], [], [1])


@rule("H45-T06")
def test_whoever_began_beside_the_traitor_may_stay_but_not_go_next_door() -> None:
    where = APART | {OX: "entrance-hall"}
    assert dead(wired(where).play("end-turn")) == []
    assert dead(wired(where).play("go:foyer")) == [OX]


@rule("H45-T06")
def test_a_bell_that_calls_a_bomb_beside_the_traitor_kills_the_ringer_too() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "grand-staircase", LONGFELLOW: "upper-landing"}
    table = wired(where, cards={OX: ["bell"]}, free=[OX], traits={OX: {"sanity": 7}})
    table.with_dice(*faces(5, 7)).play("use:bell", f"pull:{ZOE}:foyer")
    assert (dead(table), table.winners) == ([OX, ZOE], None)


@rule("H45-T05", "H45-35")
def test_nothing_is_left_of_what_a_bomb_destroys_not_even_a_companion() -> None:
    table = wired(cards={OX: ["madman", "axe", "book"]}).play("go:grand-staircase", "go:foyer")
    assert dead(table) == [OX]
    assert (table.state.piles, table.state.companions) == ({}, {})


@rule("H45-15", "B-DEATH-05")
def test_whom_the_dynamite_kills_leaves_everything_and_no_bomb_goes_off() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}
    table = wired(where, cards={OX: ["axe"], VIVIAN: ["dynamite"]}, traits={OX: DYING}, turn=VIVIAN)
    table.with_dice(*faces(5, 4), *faces(0, 2)).play("use:dynamite:foyer")
    table.play(table.keys[0])
    assert (dead(table), table.state.piles) == ([OX], {"foyer": ["axe"]})


@rule("H45-13")
def test_a_bomb_is_taken_off_somebody_whom_something_holds() -> None:
    table = wired(APART | {ZOE: "upper-landing"}, cards={ZOE: ["debris"]}, traits={OX: {"knowledge": 7}})
    table.with_dice(*faces(7, 6)).play(f"h45-heroes-defuse:{ZOE}", "yes")
    assert "time-bomb" not in table.explorer(ZOE).status
