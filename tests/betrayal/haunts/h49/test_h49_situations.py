"""Haunt 49, You Wear It Well: situations that were decided from the two books alone."""

from typing import Any

import pytest

from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h49.astral import APART, LONGFELLOW, OX, VIVIAN, ZOE, astral, spirit_turn

STRIKE, HAUNT, RITUAL = "h49-heroes-strike", "h49-traitor-strike", "h49-traitor-ritual"
STAIRS = row("basement", "stairs-from-basement")
BESIDE = {LONGFELLOW: "upper-landing", VIVIAN: "upper-landing", OX: "foyer", ZOE: "foyer"}
"""Ox, who is up last before her, and Zoe, the traitor."""


@rule("H49-T09", "C-44")
def test_a_stunned_traitor_slows_nobody_and_is_stunned_once_by_two_blows() -> None:
    where = BESIDE | {LONGFELLOW: "foyer"}
    table = astral(where, rooms=STAIRS)
    table.with_dice(*faces(4, table.value(LONGFELLOW, "sanity")), *faces(1, 5)).play(f"{STRIKE}:{ZOE}:sanity")
    assert table.rules.step_price(table.explorer(LONGFELLOW), Place("entrance-hall")) == 1
    table.with_dice(*faces(4, 3), *faces(1, 5), 0, 0, 0).play("end-turn", "end-turn", f"{STRIKE}:{ZOE}:sanity")
    table.play("end-turn", "done", "end-turn", "end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("turn", [3])


@rule("H49-T20")
def test_a_traitor_who_is_stunned_in_the_own_turn_stops_at_once_and_misses_the_next() -> None:
    table = astral(BESIDE, turn=ZOE, cards={ZOE: ["ring"]}, rooms=STAIRS)
    table.with_dice(*faces(0, 5), *faces(6, 3), 0, 0, 0).play(f"attack:{OX}:ring")
    assert (changes(table, ZOE), table.prompt, table.asked) == ({}, "monster", [3])
    table.with_dice(0, 0, 0).play("done", "end-turn", "end-turn", "end-turn")
    assert (table.prompt, table.explorer(ZOE).status) == ("monster", {})


@rule("H49-T19")
@pytest.mark.parametrize("snare", ["debris", "webs"])
def test_what_holds_a_hero_when_it_begins_holds_the_body_alone(snare: str) -> None:
    where = {VIVIAN: "foyer", OX: "foyer", ZOE: "entrance-hall"}
    table = revealed(49, where, cards={OX: [snare]}, rooms=STAIRS)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.haunt.traitor, table.asked, table.cards(OX)) == (0, [1], [])
    assert table.state.tokens[f"body-{OX}"] == "foyer"
    assert table.offers("go")


@rule("H49-T19")
def test_no_rubble_holds_a_soul_that_draws_it() -> None:
    table = astral(BESIDE | {ZOE: "basement-landing"}, turn=OX, tokens={"closet": "foyer"}, rooms=STAIRS)
    table.top("event", "debris").with_dice(1, 1, *faces(1, 4), 1).play("try:closet", "split:1-0")
    assert (changes(table, OX), table.cards(OX)) == ({"knowledge": -1}, [])
    assert f"free:{OX}" not in table.keys


@rule("H49-T15", "C-41")
def test_armor_does_not_protect_a_mind() -> None:
    where = APART | {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = astral(where, turn=ZOE, cards={ZOE: ["dynamite"], OX: ["armor"]})
    table.with_dice(*faces(0, 4)).play("use:dynamite:foyer", "split:2-2")
    assert changes(table, OX) == {"knowledge": -2, "sanity": -2}


@rule("H49-T11")
def test_a_destroyed_souls_companion_waits_and_its_items_are_gone() -> None:
    parts: dict[str, Any] = {"traits": {OX: {"sanity": 0, "knowledge": 0}}, "cards": {OX: ["ring", "madman"]}}
    table = spirit_turn(APART | {OX: "basement-landing", ZOE: "foyer"}, **parts)
    table.with_dice(*faces(4, 6), *faces(0, 2)).play(f"{HAUNT}:{OX}:sanity")
    table.play(table.keys[0])
    assert (table.state.gone, table.state.piles) == (["ring"], {})
    assert table.state.companions == {"madman": "basement-landing"}


@rule("H49-T10", "H49-T13", "H49-46")
def test_nobody_beats_an_empty_body_and_a_dead_traitors_spirit_can_still_wear_it() -> None:
    table = astral(APART | {ZOE: "grand-staircase"}, turn=ZOE, dead=[OX])
    assert [key for key in table.keys if key.startswith("h49-body")] == [f"h49-body:{VIVIAN}", f"h49-body:{LONGFELLOW}"]
    parts: dict[str, Any] = {"bodies": {OX: "basement-landing"}, "marks": [OX] * 3, "rooms": STAIRS}
    table = astral(APART | {ZOE: "foyer"}, dead=[OX, ZOE], turn=LONGFELLOW, **parts)
    table.with_dice(0, 0, 0, *faces(4, 6)).play("end-turn", f"{RITUAL}:body-{OX}")
    assert table.winners == (3,)
