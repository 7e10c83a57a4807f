"""Haunt 48, Stacked Like Cordwood: Jack leaves, returns, frightens and dies."""

import pytest

from dreadhall.betrayal.components.cards import AXE
from dreadhall.betrayal.haunts.h48_stacked_like_cordwood import StackedLikeCordwood
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h48.jack import APART, JACK, LONGFELLOW, OX, STUDY, VIVIAN, ZOE, stalked

WITH_JACK = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
WON = (*faces(5, 5), *faces(3, 3))


# Leaving and returning


@rule("H48-T07")
@pytest.mark.parametrize("dead", [[], [VIVIAN]], ids=["alive", "dead"])
def test_beaten_he_is_gone_and_comes_back_stronger_when_the_traitors_turn_starts(dead: list[str]) -> None:
    table = stalked(WITH_JACK, jack="foyer", dead=dead).with_dice(*WON, 1, 1, 1, 1).play(f"attack:{JACK}")
    assert table.state.monsters == {}
    assert not table.events("stunned")
    table.play("end-turn", "end-turn")
    jack = table.monster(JACK)
    assert (jack.place, jack.traits) == ("entrance-hall", {"might": 4, "speed": 4, "sanity": 4})
    assert StackedLikeCordwood.memory.of(table.haunt).returns == 1
    table.play(*["end-turn"] * (not dead))
    assert table.prompt == "monster", "he moves in this very round, with four dice"


@rule("H48-T07")
def test_there_is_no_limit_to_his_growth() -> None:
    table = stalked(WITH_JACK, jack="", returns=6, turn=ZOE).play("end-turn")
    assert table.monster(JACK).traits == {"might": 10, "speed": 10, "sanity": 10}


@rule("H48-T08")
def test_when_he_attacks_and_loses_he_stays_away_until_the_next_traitor_turn() -> None:
    table = stalked(WITH_JACK, jack="foyer", turn=VIVIAN).with_dice(1, 1, 1, *faces(2, 3), *faces(4, 5))
    table.play("end-turn", f"attack:{OX}")
    assert table.state.monsters == {}
    table.play("end-turn", "end-turn")
    assert table.asked == [2]
    assert table.monster(JACK).place == "entrance-hall"


# What kills him


@rule("H48-T09")
@pytest.mark.parametrize(
    ("studied", "weapon"), [(2, "axe"), (3, "spear"), (3, "")], ids=["too early", "another weapon", "bare hands"]
)
def test_anything_else_only_drives_him_out(studied: int, weapon: str) -> None:
    table = stalked(WITH_JACK, jack="foyer", cursed=AXE, studied=studied, cards={OX: ["axe", "spear"]})
    dice = {"axe": 6, "spear": 7, "": 5}[weapon]
    table.with_dice(*faces(5, dice), *faces(3, 3)).play(f"attack:{JACK}" + f":{weapon}" * bool(weapon))
    assert (table.state.monsters, table.winners) == ({}, None)


@rule("H48-T09")
def test_a_ring_only_drives_him_out_and_a_shot_is_possible() -> None:
    table = stalked(WITH_JACK, jack="foyer", cursed=AXE, studied=3, cards={OX: ["axe", "ring", "revolver"]})
    assert f"attack:{JACK}:revolver" in table.keys
    table.with_dice(*faces(4, 3), *faces(2, 3)).play(f"attack:{JACK}:ring")
    assert (table.state.monsters, table.winners) == ({}, None)


@rule("H48-T09")
def test_to_win_in_defence_is_no_use_of_the_weapon() -> None:
    table = stalked(WITH_JACK, jack="foyer", cursed=AXE, studied=3, cards={OX: ["axe"]}, turn=VIVIAN)
    table.with_dice(1, 1, 1, *faces(2, 3), *faces(4, 5)).play("end-turn", f"attack:{OX}")
    assert (table.state.monsters, table.winners) == ({}, None)


@rule("H48-T10")
def test_the_weapon_that_is_understood_kills_him() -> None:
    table = stalked(WITH_JACK, jack="foyer", cursed=AXE, studied=3, cards={OX: ["axe"]})
    assert table.with_dice(*faces(5, 6), *faces(3, 3)).play(f"attack:{JACK}:axe").winners == (0, 1)


@rule("H48-T06")
def test_the_tokens_of_all_count_those_of_the_dead_too() -> None:
    where = {OX: "foyer", ZOE: "foyer", LONGFELLOW: "foyer", VIVIAN: "basement-landing"}
    table = stalked(where, jack="foyer", cursed=AXE, studied=3, dead=[LONGFELLOW], cards={ZOE: ["axe"]})
    table.with_dice(*faces(5, 5)).play(f"{STUDY}:might")
    assert StackedLikeCordwood.memory.of(table.haunt).studied == 4
    table.with_dice(*faces(4, 5), *faces(5, 4), *faces(3, 3)).play("end-turn")
    assert not table.offers(STUDY), "it is understood"
    assert table.play(f"attack:{JACK}:axe").winners == (0, 1, 2)


# Fear


@rule("H48-T11")
@pytest.mark.parametrize(("sanity", "afraid"), [(2, True), (3, False)])
def test_whoever_begins_a_turn_beside_him_may_lose_two_traits(sanity: int, afraid: bool) -> None:
    where = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "basement-landing"}
    table = stalked(where, jack="foyer", cards={OX: ["armor"]}).with_dice(*faces(sanity, 3)).play("end-turn")
    assert (table.prompt == "lose-trait") is afraid
    if afraid:
        assert set(table.keys) == {"trait:knowledge", "trait:sanity"}
        table.play("trait:sanity", "trait:might")
        assert (table.clip(OX, "sanity"), table.clip(OX, "might")) == (1, 1)
    assert table.prompt == "turn"


@rule("H48-T11")
def test_elsewhere_and_for_the_traitor_there_is_nothing_to_fear() -> None:
    table = stalked({ZOE: "upper-landing", OX: "foyer", VIVIAN: "grand-staircase"}, jack="grand-staircase")
    table.with_dice().play("end-turn", "end-turn")
    assert table.asked == [2]


# How it ends


@rule("H48-T13")
def test_the_last_hero_dies_of_fear_and_the_traitor_wins() -> None:
    where = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "basement-landing"}
    table = stalked(where, jack="foyer", dead=[ZOE], turn=VIVIAN, traits={OX: {"sanity": 0}})
    table.with_dice(1, 1, 1, *faces(0, 3), *faces(0, 5), 0, 0).play("end-turn", f"attack:{OX}", "done", "trait:sanity")
    assert table.winners == (2,)


@rule("H48-T13")
def test_the_traitors_death_ends_nothing() -> None:
    table = stalked(APART, jack="foyer", dead=[VIVIAN])
    table.play("end-turn")
    assert table.winners is None


# What bots go by


@rule("H48-T14")
def test_only_the_bearer_of_the_understood_weapon_is_sent_against_him() -> None:
    table = stalked(cursed=AXE, studied=3, cards={OX: ["axe"]})
    bearer, other = (table.view(seat)["haunt"]["objectives"][-1] for seat in (0, 1))
    assert (bearer["foes"], bearer["verbs"], bearer["avoid"]) == ((JACK,), (f"attack:{JACK}:axe",), ())
    assert (other["foes"], other["avoid"]) == ((), ("entrance-hall",)), "who beats him otherwise makes him stronger"


@rule("H48-T14")
def test_a_traitor_who_has_the_weapon_is_to_be_robbed() -> None:
    table = stalked(cursed=AXE, studied=3, cards={VIVIAN: ["axe"]})
    for seat in (0, 1):
        wish = table.view(seat)["haunt"]["objectives"][-1]
        assert (wish["foes"], wish["cards"]) == ((VIVIAN,), ("axe",))
