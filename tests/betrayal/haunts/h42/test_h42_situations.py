"""Haunt 42, Comes the Hero: situations that were decided from the two books alone."""

from dreadhall.betrayal.haunts.h42_comes_the_hero import ComesTheHero
from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import revealed
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h42.gate import APART, LONGFELLOW, OX, VIVIAN, ZOE, gate, immortal

FACE_TO_FACE = APART | {VIVIAN: "grand-staircase"}
WEAK = {VIVIAN: {"might": 0, "speed": 0}}


@rule("H42-T04", "B-ITEM-14")
def test_a_hero_who_dies_of_the_gift_has_awakened_the_statue() -> None:
    table = gate(cards={VIVIAN: ["holy-symbol"]}, traits={VIVIAN: {"sanity": 1}}).play("h42-heroes-offer:holy-symbol")
    assert ComesTheHero.memory.of(table.haunt).form == "judge"
    assert not table.explorer(VIVIAN).alive
    assert table.asked == [1]


@rule("H42-T08")
def test_what_the_traitor_steals_costs_its_owner_and_gives_the_traitor_nothing() -> None:
    table = gate(FACE_TO_FACE, cards={VIVIAN: ["holy-symbol"]}, turn=OX)
    table.with_dice(*faces(3, 5), *faces(0, 2)).play(f"attack:{VIVIAN}", "steal:holy-symbol")
    assert (table.cards(OX), changes(table, OX), changes(table, VIVIAN)) == (["holy-symbol"], {}, {"sanity": -2})


@rule("H42-T08")
def test_no_glove_robs_the_traitor_and_no_salve_mends() -> None:
    table = gate(FACE_TO_FACE, cards={VIVIAN: ["pickpockets-gloves"], OX: ["axe"]})
    assert not table.offers("use")
    assert not gate(FACE_TO_FACE, cards={OX: ["healing-salve"]}, traits={OX: {"might": 1}}, turn=OX).offers("use")


@rule("H42-T09", "H42-T08")
def test_a_blood_dagger_costs_the_immortal_nothing_and_makes_a_sacrifice() -> None:
    table = gate(FACE_TO_FACE, cards={OX: ["blood-dagger"], VIVIAN: ["dog"]}, turn=OX, traits=WEAK)
    table.with_dice(*faces(5, 8), *faces(0, 2)).play(f"attack:{VIVIAN}:blood-dagger")
    table.play(table.keys[0])
    assert changes(table, OX) == {}
    assert immortal(table).sacrifices() == [f"body-{VIVIAN}"]
    assert table.state.piles[Place("grand-staircase")] == [f"body-{VIVIAN}"]
    assert table.state.companions == {"dog": "grand-staircase"}


@rule("H42-T05", "H42-T06")
def test_two_heroes_hand_the_statue_on_to_the_traitor_in_one_round() -> None:
    table = gate(APART | {ZOE: "foyer"}, form="judge").with_dice(*faces(1, 4), *faces(2, 5))
    table.play("h42-heroes-move:sanity", "h42-heroes-statue:foyer", "end-turn")
    assert table.asked == [1]
    table.play("h42-heroes-move:knowledge", "h42-heroes-statue:grand-staircase", "end-turn", "end-turn")
    assert (table.asked, changes(table, OX)) == ([3], {"speed": -1})


@rule("H42-T12")
def test_a_traitor_who_carries_the_sacrifice_can_still_be_drained_to_death() -> None:
    cards, slow = {OX: [f"body-{LONGFELLOW}"]}, {OX: {"speed": 0}}
    table = gate(statue="grand-staircase", form="judge", sacrificed=[LONGFELLOW], cards=cards, traits=slow, turn=ZOE)
    table.play("end-turn")
    assert table.winners == (0, 1, 2)


@rule("H42-T03", "H42-36")
def test_who_has_only_dynamite_has_no_weapon() -> None:
    table = revealed(42, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), cards={OX: ["dynamite"]})
    assert table.prompt == "h42-traitor-stack"
