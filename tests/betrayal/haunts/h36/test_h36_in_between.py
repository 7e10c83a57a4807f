"""Haunt 36, Better with Friends: boat and water when something comes in between."""

from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h36.sinking import LONGFELLOW, OX, VIVIAN, ZOE, sinking

WAITING = {OX: "foyer", ZOE: "balcony", LONGFELLOW: "balcony", VIVIAN: "basement-landing"}
WEAK = {OX: {"might": 0, "speed": 0}}


@rule("H36-28", "H36-41", "H36-44")
def test_the_water_that_kills_a_straggler_frees_the_others_unless_it_was_the_carrier() -> None:
    table = sinking(WAITING, track=4, turn=VIVIAN, traits=WEAK, cards={ZOE: ["rowboat"]}).play("end-turn")
    assert table.play(table.keys[0]).winners == (0, 1, 2)
    table = sinking(WAITING, track=4, turn=VIVIAN, traits=WEAK, cards={OX: ["rowboat"]}).play("end-turn")
    table.play(table.keys[0])
    assert (table.winners, table.state.piles) == (None, {"foyer": ["rowboat"]})


@rule("H36-28")
def test_a_bell_that_calls_the_last_hero_to_the_boat_saves_all() -> None:
    where = {**WAITING, OX: "balcony", ZOE: "upper-landing"}
    table = sinking(where, cards={OX: ["rowboat", "bell"]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play("use:bell", f"pull:{ZOE}:balcony")
    assert table.winners == (0, 1, 2)


@rule("H36-19", "H36-22", "C-33")
def test_a_carrier_in_deep_water_still_gets_one_room_farther() -> None:
    where = {OX: "upper-landing", ZOE: "balcony", VIVIAN: "basement-landing"}
    table = sinking(where, track=6, turn=VIVIAN, cards={OX: ["rowboat"]}).play("end-turn")
    table.play(table.keys[0])
    assert table.play("go:balcony").winners == (0, 1)


@rule("H36-18", "H36-38")
def test_the_medallion_holds_back_the_water_of_a_dead_traitor_too() -> None:
    where = {OX: "basement-landing", ZOE: "upper-landing", VIVIAN: "upper-landing"}
    table = sinking(where, track=1, dead=[VIVIAN], cards={OX: ["medallion"]})
    table.play("h36-heroes-medallion", "end-turn", "end-turn")
    assert table.haunt.track == 1
    assert table.play("end-turn", "end-turn").haunt.track == 2


@rule("H36-19", "C-33")
def test_the_traitor_beside_a_carrier_costs_a_space_more() -> None:
    table = sinking({OX: "attic", ZOE: "upper-landing", VIVIAN: "attic"}, cards={OX: ["rowboat"]})
    assert table.table.ask is not None
    assert [way.data["price"] for way in table.table.ask.choices_for(0) if way.verb == "go"] == [3]
