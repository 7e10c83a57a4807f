"""Haunt 49, You Wear It Well: minds that strike, bodies that are beaten, the ritual, and both victories."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h49_you_wear_it_well import YouWearItWell
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h49.astral import (
    APART,
    LONGFELLOW,
    OX,
    SPIRIT,
    VIVIAN,
    ZOE,
    astral,
    spirit_turn,
    well,
)

STRIKE, HAUNT, RITUAL = "h49-heroes-strike", "h49-traitor-strike", "h49-traitor-ritual"
MET = APART | {OX: "basement-landing", ZOE: "foyer"}
"""Ox meets the Spirit."""


# Souls strike


@rule("H49-T06")
@pytest.mark.parametrize(("trait", "dice"), [("knowledge", 3), ("sanity", 3)])
def test_a_soul_that_beats_the_spirit_counts_and_stuns_nothing(trait: str, dice: int) -> None:
    table = astral(MET).with_dice(*faces(4, dice), *faces(3, 6)).play(f"{STRIKE}:{SPIRIT}:{trait}")
    assert (YouWearItWell.memory.of(table.haunt).wounds, table.monster(SPIRIT).stunned) == (1, False)
    assert not table.offers(STRIKE)


@rule("H49-T06")
@pytest.mark.parametrize("roll", [3, 2])
def test_a_tie_or_a_loss_against_the_spirit_costs_nothing(roll: int) -> None:
    table = astral(MET).with_dice(*faces(roll, 3), *faces(3, 6)).play(f"{STRIKE}:{SPIRIT}:sanity")
    assert (changes(table, OX), YouWearItWell.memory.of(table.haunt).wounds, table.prompt) == ({}, 0, "turn")


@rule("H49-T06")
def test_a_win_in_defence_counts_for_nothing() -> None:
    table = spirit_turn(MET).with_dice(*faces(2, 6), *faces(5, 3)).play(f"{HAUNT}:{OX}:sanity")
    assert (YouWearItWell.memory.of(table.haunt).wounds, table.monster(SPIRIT).stunned) == (0, False)


@rule("H49-T07")
def test_as_many_blows_as_players_destroy_it_whoever_is_gone() -> None:
    table = astral(MET, wounds=3, dead=[LONGFELLOW]).with_dice(*faces(4, 3), *faces(3, 6))
    assert table.winners is None
    assert table.play(f"{STRIKE}:{SPIRIT}:sanity").winners == (0, 1, 2)


@rule("H49-T08")
@pytest.mark.parametrize(("trait", "dice"), [("knowledge", 3), ("sanity", 3)])
def test_the_spirit_hurts_the_mind_and_may_mark_a_body_in_the_same_turn(trait: str, dice: int) -> None:
    parts: dict[str, Any] = {"dead": [LONGFELLOW], "bodies": {LONGFELLOW: "basement-landing"}}
    table = spirit_turn(MET, **parts).with_dice(*faces(5, 6), *faces(2, dice))
    table.play(f"{HAUNT}:{OX}:{trait}", "split:1-2")
    assert changes(table, OX) == {"knowledge": -1, "sanity": -2}
    assert not table.offers(HAUNT)
    table.with_dice(*faces(5, 6)).play(f"{RITUAL}:body-{LONGFELLOW}")
    assert YouWearItWell.memory.of(table.haunt).marks == [LONGFELLOW]


@rule("H49-T16", "B-TURN-08")
def test_a_vision_of_blood_makes_a_soul_strike_with_a_trait_of_its_mind_and_no_card() -> None:
    where = {LONGFELLOW: "upper-landing", VIVIAN: "upper-landing", OX: "foyer", ZOE: "foyer"}
    table = astral(where, turn=OX, cards={OX: ["axe", "ring"]}, tokens={"closet": "foyer"})
    table.top("event", "bloody-vision").with_dice(1, 1, *faces(1, 3)).play("try:closet")
    assert (table.prompt, table.keys) == ("roll-trait", ["trait:knowledge", "trait:sanity"])
    table.with_dice(*faces(4, 3), *faces(1, 5)).play("trait:sanity")
    assert [(event.data["target"], event.data["trait"]) for event in table.events("attacks")] == [(ZOE, "sanity")]


@rule("H49-T09")
def test_a_soul_that_beats_the_traitor_stuns_and_one_that_loses_is_hurt() -> None:
    where = {LONGFELLOW: "upper-landing", VIVIAN: "upper-landing", OX: "foyer", ZOE: "foyer"}
    table = astral(where, turn=OX).with_dice(*faces(4, 3), *faces(1, 5)).play(f"{STRIKE}:{ZOE}:sanity")
    assert (changes(table, ZOE), table.explorer(ZOE).status) == ({}, {"stunned": 1})
    table.with_dice(0, 0, 0).play("end-turn")
    assert (table.asked, len(table.events("monster-turn"))) == ([0], 1), "Zoe's turn is missed, the Spirit's is not"
    assert table.explorer(ZOE).status == {}
    lost = astral(where, turn=OX).with_dice(*faces(1, 3), *faces(2, 5)).play(f"{STRIKE}:{ZOE}:sanity", "split:0-1")
    assert changes(lost, OX) == {"sanity": -1}


@rule("H49-T09")
def test_the_traitor_needs_a_card_to_attack_a_soul_and_is_never_hurt_by_one() -> None:
    where = APART | {OX: "foyer", ZOE: "foyer"}
    assert not astral(where, turn=ZOE, cards={ZOE: ["axe"]}).offers("attack")
    table = astral(where, turn=ZOE, cards={ZOE: ["ring"]}).with_dice(*faces(0, 5), *faces(6, 3), 0, 0, 0)
    table.play(f"attack:{OX}:ring")
    assert (changes(table, ZOE), table.explorer(ZOE).alive) == ({}, True)
    hit = astral(where, turn=ZOE, cards={ZOE: ["ring"]}).with_dice(*faces(1, 5), *faces(0, 3))
    assert hit.play(f"attack:{OX}:ring").prompt == "split-damage"


# Bodies


@rule("H49-T10")
def test_the_traitor_beats_a_body_and_its_soul_feels_it_anywhere() -> None:
    table = astral(APART | {ZOE: "grand-staircase"}, turn=ZOE, bodies={VIVIAN: "foyer"})
    assert {f"h49-body:{OX}", f"h49-body:{LONGFELLOW}"} <= set(table.keys)
    assert f"h49-body:{VIVIAN}" not in table.keys
    table.with_dice(2, 1).play(f"h49-body:{OX}")
    assert (table.prompt, table.asked) == ("split-damage", [0])
    table.play("split:1-2")
    assert changes(table, OX) == {"knowledge": -1, "sanity": -2}
    assert not table.offers("h49-body")


@rule("H49-T10")
def test_the_spirit_attacks_no_body() -> None:
    table = spirit_turn(APART | {ZOE: "foyer"}, spirit="grand-staircase")
    assert not table.offers(HAUNT)
    assert not table.offers("h49-body")


@rule("H49-T11")
def test_a_soul_beaten_out_of_its_body_leaves_nothing_to_wear() -> None:
    weak = {OX: {"sanity": 0, "knowledge": 0}}
    table = astral(APART | {ZOE: "grand-staircase"}, turn=ZOE, traits=weak, cards={OX: ["bell", "dog"]})
    table.with_dice(1, 0).play(f"h49-body:{OX}", "split:0-1")
    assert not table.explorer(OX).alive
    assert YouWearItWell.memory.of(table.haunt).ruined == [OX]
    assert (table.state.gone, table.state.piles) == (["bell"], {})
    assert well(table).empty_bodies() == []


@rule("H49-T11")
def test_a_soul_that_the_spirit_destroys_leaves_a_body_to_wear() -> None:
    table = spirit_turn(MET, traits={OX: {"sanity": 0, "knowledge": 0}}).with_dice(*faces(4, 6), *faces(0, 2))
    table.play(f"{HAUNT}:{OX}:sanity")
    table.play(table.keys[0])
    assert [who.id for who in well(table).empty_bodies()] == [OX]


@rule("H49-T12")
@pytest.mark.parametrize(("roll", "marked"), [(4, False), (5, True)])
def test_the_ritual_takes_more_than_the_four_that_vivian_began_with(roll: int, marked: bool) -> None:
    parts: dict[str, Any] = {
        "dead": [VIVIAN],
        "bodies": {VIVIAN: "basement-landing"},
        "traits": {VIVIAN: {"sanity": 7}},
    }
    table = spirit_turn(APART | {ZOE: "foyer"}, **parts).with_dice(*faces(roll, 6)).play(f"{RITUAL}:body-{VIVIAN}")
    assert YouWearItWell.memory.of(table.haunt).marks == [VIVIAN] * marked


# Victory


@rule("H49-T13")
def test_marks_are_counted_body_by_body() -> None:
    where = APART | {ZOE: "foyer"}
    bodies = {OX: "basement-landing", VIVIAN: "basement-landing"}
    marks = [OX, OX, OX, VIVIAN, VIVIAN]
    table = spirit_turn(where, dead=[OX, VIVIAN], bodies=bodies, marks=marks).with_dice(*faces(6, 6))
    table.play(f"{RITUAL}:body-{VIVIAN}")
    assert table.winners is None
    table = spirit_turn(where, dead=[OX, VIVIAN], bodies=bodies, marks=marks).with_dice(*faces(6, 6))
    assert table.play(f"{RITUAL}:body-{OX}").winners == (3,)


@rule("H49-T14")
def test_when_the_last_soul_is_destroyed_the_traitor_wins() -> None:
    table = spirit_turn(MET, dead=[VIVIAN, LONGFELLOW], traits={OX: {"sanity": 0, "knowledge": 0}})
    table.with_dice(*faces(4, 6), *faces(0, 2)).play(f"{HAUNT}:{OX}:sanity")
    table.play(table.keys[0])
    assert table.winners == (3,)


@rule("H49-T14")
def test_bots_strike_with_the_better_half_of_their_mind_and_the_traitor_goes_for_bodies() -> None:
    hero = SeenTable(SeatAt(astral(MET, traits={OX: {"sanity": 7}}).table, 0))
    assert hero.wanted[0].verbs == (f"{STRIKE}:{SPIRIT}:sanity",)
    weak, strong = ({OX: {"sanity": clip, "knowledge": clip}, ZOE: {"sanity": 3, "knowledge": 3}} for clip in (0, 7))
    odds = [SeenTable(SeatAt(astral(MET, traits=traits).table, 0)).wanted[1].foes for traits in (weak, strong)]
    assert odds == [(), (ZOE,)], "the traitor strikes back"
    traitor = SeenTable(SeatAt(astral(APART, turn=ZOE).table, 3))
    assert traitor.goals() == ["grand-staircase"]
    spirit = SeenTable(SeatAt(spirit_turn(MET).table, 3))
    assert "basement-landing" in spirit.goals()
