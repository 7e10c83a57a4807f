"""Haunt 29, Frankenstein's Legacy: torches and edges when something comes in between."""

from dreadhall.betrayal.components.rooms import CHASM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h29.monster import HALL, MONSTER, OX, PUSH, THROW, VIVIAN, ZOE, alive

EDGE = [Placed(CHASM, "basement", 1, 0)]


@rule("H29-31", "H29-T12")
def test_a_torch_taken_with_light_fingers_burns_on_in_the_traitors_hand() -> None:
    where, gloves = HALL | {VIVIAN: "foyer"}, "pickpockets-gloves"
    table = alive(where, turn=VIVIAN, cards={OX: ["torch-1"], VIVIAN: [gloves]}).play(f"use:{gloves}:{OX}")
    assert (table.cards(OX), table.cards(VIVIAN)) == ([], ["torch-1"])
    table = alive(where, turn=VIVIAN, cards={OX: ["torch-1"], VIVIAN: [gloves, "torch-2"]}).play(f"use:{gloves}:{OX}")
    assert (table.cards(OX), table.cards(VIVIAN)) == ([], ["torch-2"]), "nobody carries two"


@rule("H29-11")
def test_a_hero_with_a_torch_takes_no_second_one_with_light_fingers() -> None:
    cards = {OX: ["torch-1"], ZOE: ["pickpockets-gloves", "torch-2"]}
    assert not alive(HALL | {ZOE: "foyer"}, turn=ZOE, cards=cards).offers("use")


@rule("H29-15", "H29-32")
def test_whoever_gets_across_to_it_may_push_in_the_same_turn() -> None:
    table = alive(HALL | {OX: "chasm"}, monster="chasm/far", rooms=EDGE)
    table.with_dice(*faces(3, table.value(OX, "speed"))).play("cross")
    assert table.with_dice(*faces(6, table.value(OX, "might"))).play(PUSH).winners == (0, 1)


@rule("H29-15", "B-DIE-15")
def test_a_push_is_a_trait_roll_and_comes_to_nothing_if_its_price_kills() -> None:
    table = alive(HALL | {OX: "chasm"}, monster="chasm", rooms=EDGE, cards={OX: ["adrenaline-shot"]})
    table.with_dice(*faces(2, table.value(OX, "might"))).play(PUSH, "use:adrenaline-shot")
    assert table.winners == (0, 1)
    low = {OX: {"sanity": 0}}
    table = alive(HALL | {OX: "chasm"}, monster="chasm", rooms=EDGE, cards={OX: ["idol"]}, traits=low)
    table.play(PUSH, "use:idol")
    assert not table.explorer(OX).alive
    assert (table.winners, list(table.state.monsters)) == (None, [MONSTER])


@rule("H29-13", "B-DIE-15")
def test_the_torch_of_a_thrower_who_dies_before_the_throw_lies_there() -> None:
    cards, low = {OX: ["idol", "torch-1"]}, {OX: {"sanity": 0}}
    table = alive(HALL, cards=cards, traits=low).play(THROW, "use:idol")
    assert (table.state.piles, table.haunt.track) == ({"foyer": ["idol", "torch-1"]}, 0)


@rule("H29-13")
def test_a_throw_is_the_attack_of_the_turn() -> None:
    cards = {OX: ["torch-1", "revolver", "dynamite"]}
    table = alive(HALL | {VIVIAN: "foyer"}, cards=cards)
    assert f"attack:{VIVIAN}" in table.keys
    table.with_dice(*[0] * (table.value(OX, "speed") + 3)).play(THROW)
    assert not table.offers("attack")
    assert not table.offers("use")
