"""Haunt 48, Stacked Like Cordwood: situations that were decided from the two books alone."""

from dreadhall.betrayal.components.cards import AXE
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h48.jack import APART, JACK, OX, SEARCH, STUDY, VIVIAN, ZOE, stalked

DAGGER = "sacrificial-dagger"
HALL = APART | {OX: "entrance-hall"}


@rule("H48-T12", "H48-T11")
def test_the_weapon_of_a_hero_who_died_of_fear_is_studied_where_it_fell() -> None:
    where = HALL | {ZOE: "entrance-hall"}
    table = stalked(where, cursed=AXE, cards={OX: ["axe"]}, traits={OX: dict.fromkeys(TRAITS, 0)}, turn=VIVIAN)
    table.with_dice(0, 0, 0, 0, 0, *faces(3, 5)).play("end-turn", "done", "trait:knowledge")
    assert (table.explorer(OX).alive, table.asked) == (False, [1]), "Zoe was brave"
    assert table.state.piles[Place("entrance-hall")] == ["axe"]
    assert table.offers(STUDY)


@rule("H48-T10")
def test_a_dagger_that_turns_on_its_bearer_does_not_strike_jack() -> None:
    slips = stalked(HALL, cursed=CardId(DAGGER), studied=3, cards={OX: [DAGGER]})
    slips.with_dice(*faces(2, 3), 0, 0).play(f"attack:{JACK}:{DAGGER}")
    assert (JACK in slips.state.monsters, slips.offers("attack"), slips.winners) == (True, False, None)
    strikes = stalked(HALL, cursed=CardId(DAGGER), studied=3, cards={OX: [DAGGER]})
    strikes.with_dice(*faces(6, 3), *faces(5, 8), *faces(0, 3)).play(f"attack:{JACK}:{DAGGER}")
    assert strikes.winners == (0, 1)


@rule("H48-T07", "H48-T09")
def test_dynamite_only_drives_him_out_and_he_walks_in_the_turn_of_his_return() -> None:
    table = stalked(APART | {ZOE: "foyer"}, cursed=AXE, studied=3, cards={OX: ["dynamite", "axe"]})
    table.with_dice(0, 0, 0).play("use:dynamite:entrance-hall")
    assert (JACK in table.state.monsters, table.winners) == (False, None)
    table.with_dice(0, 0, 0, 1).play("end-turn", "end-turn")
    assert table.monster(JACK).traits == {"speed": 4, "might": 4, "sanity": 4}
    table.play("end-turn")
    assert (table.prompt, "go:foyer" in table.keys) == ("monster", True)


@rule("H48-T07", "H48-T13")
def test_a_dead_traitors_jack_comes_back_where_that_turn_would_begin() -> None:
    table = stalked(APART | {ZOE: "foyer"}, jack="", returns=1, dead=[VIVIAN], turn=ZOE)
    table.with_dice(*[0] * 5).play("end-turn")
    assert (table.monster(JACK).place, table.monster(JACK).traits["might"]) == ("entrance-hall", 5)
    assert (table.prompt, table.asked) == ("monster", [2])


@rule("H48-T03", "H48-T05", "C-29")
def test_a_weapon_just_found_is_studied_on_the_same_turn() -> None:
    table = stalked(APART | {OX: "attic"}, rooms=row("upper", "attic"))
    table.with_dice(*faces(3, 3)).play(SEARCH, "card:axe")
    assert table.offers(STUDY)


@rule("H48-T12", "C-31")
def test_nobody_studies_a_weapon_across_a_barrier() -> None:
    where = {OX: "tower", ZOE: "foyer", VIVIAN: "tower/far"}
    assert not stalked(where, cursed=AXE, cards={VIVIAN: ["axe"]}, rooms=row("upper", "tower", "attic")).offers(STUDY)
