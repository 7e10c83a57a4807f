"""Haunt 35, Small Change: the catch of a cat when something comes in between."""

from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h35.mice import APART, CAT, LONGFELLOW, OX, VIVIAN, ZOE, mice

TURNED = {ZOE: "basement-landing", OX: "foyer", VIVIAN: "entrance-hall", LONGFELLOW: "upper-landing"}
"""Longfellow is the traitor, and Vivian's turn comes after Ox's."""


@rule("H35-40")
def test_a_shot_from_afar_or_an_explosion_frees_who_is_held() -> None:
    table = mice(APART, "entrance-hall", held={OX: CAT}, turn=VIVIAN, cards={VIVIAN: ["revolver"]})
    table.with_dice(*[2] * (table.value(VIVIAN, "speed") + 1), *[0] * 6).play(f"attack:{CAT}:revolver")
    assert (table.monster(CAT).stunned, table.explorer(OX).status) == (True, {})
    table = mice(APART, "entrance-hall", held={OX: CAT}, turn=VIVIAN, cards={VIVIAN: ["dynamite"]})
    table.with_dice(*faces(5, table.value(OX, "speed")), *[0] * 6).play("use:dynamite:entrance-hall")
    assert (table.monster(CAT).stunned, table.explorer(OX).status) == (True, {})


@rule("H35-39", "C-59")
def test_a_shot_of_adrenaline_helps_in_the_contest() -> None:
    table = mice(TURNED, "entrance-hall", held={VIVIAN: CAT}, turn=OX, cards={VIVIAN: ["adrenaline-shot"]})
    table.play("end-turn", "h35-heroes-struggle:might")
    table.with_dice(*[0] * table.value(VIVIAN, "might"), *faces(3, 7)).play("use:adrenaline-shot")
    assert (table.explorer(VIVIAN).status, table.prompt, table.asked) == ({}, "turn", [2])


@rule("H35-36", "H35-42", "B-DIE-15")
def test_a_captive_whom_the_idol_kills_was_not_eaten_and_the_cat_is_free() -> None:
    low = {VIVIAN: {"sanity": 0}}
    table = mice(TURNED, "entrance-hall", held={VIVIAN: CAT}, turn=OX, cards={VIVIAN: ["idol"]}, traits=low)
    table.play("end-turn", "h35-heroes-struggle:might", "use:idol")
    assert (table.explorer(VIVIAN).alive, table.haunt.killers) == (False, {"2": ""})
    table.with_dice(*[0] * 6).play("end-turn")
    assert (table.prompt, table.offers("go")) == ("monster", True)


@rule("H35-38")
def test_what_somebody_had_who_was_swallowed_stays_and_the_cat_goes_on() -> None:
    cards = {OX: ["axe", "girl"]}
    table = mice(APART, "entrance-hall", held={OX: CAT}, struggled=[OX], turn=ZOE, cards=cards)
    table.with_dice(*[0] * 6).play("end-turn")
    assert (table.state.piles, table.state.companions) == ({"entrance-hall": ["axe"]}, {"girl": "entrance-hall"})
    assert (table.prompt, table.offers("go")) == ("monster", True)


@rule("H35-36")
def test_armor_keeps_nobody_out_of_its_paws() -> None:
    table = mice({**APART, VIVIAN: "upper-landing"}, "entrance-hall", turn=ZOE, cards={OX: ["armor"]})
    dice = [*[0] * 6, *faces(1, 7), *[0] * table.value(OX, "might")]
    assert table.with_dice(*dice).play("end-turn", f"attack:{OX}").explorer(OX).status == {"caught": 1}
