"""Haunt 47, Worm Ouroboros: situations that were decided from the two books alone."""

from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.worm import HEAD_1, HEAD_2, OX, SPELL, VIVIAN, ZOE, body, crawling, head, worm

FOYER = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
UPSTAIRS = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}


@rule("H47-T08")
def test_a_skull_that_was_given_away_serves_its_new_owner_on_the_next_turn() -> None:
    table = worm(FOYER | {ZOE: "foyer"}, [head("foyer")], cards={OX: ["skull"]})
    table.play(f"trade:{ZOE}:skull", "2=yes")
    assert (table.cards(ZOE), table.offers(SPELL)) == (["skull"], False)
    table.with_dice(0).play("end-turn", "done")
    assert table.asked == [2]
    assert table.offers(SPELL)


@rule("H47-T10", "H47-T07")
def test_the_other_head_needs_a_spell_of_its_own_and_the_coils_of_the_first_still_slow() -> None:
    heads = [head("foyer", hits=1), head("foyer", 2)]
    table = worm(FOYER, heads, coils=["foyer"], cards={OX: ["skull"]})
    table.with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert (list(table.state.monsters), table.winners) == ([HEAD_2], None)
    assert f"{SPELL}:{HEAD_2}" in table.keys
    assert not table.offers("attack")
    assert table.rules.step_price(table.explorer(OX), Place("entrance-hall")) == 3


@rule("H47-T12")
def test_a_head_that_no_spell_has_touched_loses_its_attack_for_nothing() -> None:
    table = worm(FOYER, [head("foyer")]).with_dice(0, *faces(0, 6), *faces(5, 5)).play("end-turn", f"attack:{OX}")
    assert (table.monster(HEAD_1).status, table.monster(HEAD_1).stunned) == ({}, False)


@rule("H47-T05", "H47-T06")
def test_a_head_that_finds_the_coal_chute_slides_down_and_goes_on() -> None:
    table = crawling(UPSTAIRS, [head("entrance-hall")], 2).top("room", "coal-chute").play("explore:n")
    assert (table.monster(HEAD_1).place, body(table)) == ("basement-landing", ["entrance-hall", "coal-chute"])
    assert (table.prompt, table.offers("explore")) == ("monster", True)


@rule("H47-T03", "H47-T16")
def test_a_head_that_a_bell_draws_away_leaves_a_coil_in_a_heros_turn() -> None:
    table = worm(FOYER, [head("entrance-hall")], cards={OX: ["bell"]})
    table.with_dice(*[0] * table.value(OX, "sanity")).play("use:bell", f"pull:{HEAD_1}:foyer")
    assert (table.monster(HEAD_1).place, body(table)) == ("foyer", ["entrance-hall"])


@rule("H47-T08", "C-31")
def test_no_spell_reaches_across_a_barrier() -> None:
    where = {OX: "tower", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("upper", "tower", "attic")
    assert not worm(where, [head("tower/far")], rooms=rooms, cards={OX: ["skull"]}).offers(SPELL)
    assert worm(where, [head("tower")], rooms=rooms, cards={OX: ["skull"]}).offers(SPELL)
