"""Haunt 31, Airborne: parachutes when something comes in between."""

from dreadhall.betrayal.components.rooms import GALLERY
from dreadhall.betrayal.haunts.h31_airborne import EXIT, STEAL
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h31.aloft import ONE, OX, VIVIAN, aloft, rivals

LOW = {OX: {"sanity": 0}}


@rule("H31-13", "B-DIE-15")
def test_who_dies_of_the_idol_before_the_leap_leaves_the_parachute_behind() -> None:
    table = rivals(cards={OX: [ONE, "idol"]}, traits=LOW).play(f"{EXIT}:knowledge", "use:idol")
    assert (table.explorer(OX).alive, table.winners) == (False, None)
    assert f"take:{ONE}" in table.keys


@rule("H31-11", "B-DIE-15")
def test_who_dies_of_the_idol_while_stealing_has_stolen_nothing() -> None:
    table = rivals(cards={OX: ["idol"], VIVIAN: [ONE]}, traits=LOW).play(f"{STEAL}:{VIVIAN}:knowledge", "use:idol")
    assert (table.cards(VIVIAN), table.asked) == ([ONE], [1])


@rule("H31-13")
def test_who_has_not_dared_to_leap_may_still_attack() -> None:
    table = rivals(cards={OX: [ONE]})
    table.with_dice(*[0] * table.value(OX, "sanity")).play(f"{EXIT}:sanity")
    assert f"attack:{VIVIAN}" in table.keys


@rule("H31-30", "H31-43")
def test_who_gets_one_in_an_exchange_may_walk_on_and_leaps_in_another_turn() -> None:
    table = rivals(cards={OX: ["axe"], VIVIAN: [ONE]}).play(f"trade:{VIVIAN}:axe", f"for:{ONE}", "yes")
    assert table.cards(OX) == [ONE]
    assert (table.offers("go"), table.offers(EXIT)) == (True, False)


@rule("H31-21", "C-58")
def test_whoever_leaps_takes_dog_and_axe_along() -> None:
    where = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "entrance-hall"}
    table = aloft(where, emptied=[GALLERY], cards={OX: [ONE, "dog", "axe"]})
    table.with_dice(*faces(4, table.value(OX, "sanity"))).play(f"{EXIT}:sanity")
    assert (table.state.companions, table.state.piles, table.winners) == ({}, {}, None)


@rule("H31-11")
def test_webs_hold_a_thief_and_do_not_save_a_victim() -> None:
    assert not rivals(cards={OX: ["webs"], VIVIAN: [ONE]}).offers(STEAL)
    assert not rivals(cards={OX: ["webs", ONE]}).offers(EXIT)
    assert rivals(cards={VIVIAN: ["webs", ONE]}).offers(STEAL)
