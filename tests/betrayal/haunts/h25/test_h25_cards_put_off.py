"""Haunt 25: the card of a room that was found waits only where its finder could still go on. (H25-21, H25-40)"""

import pytest

from dreadhall.betrayal.components.rooms import LARDER
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.dolls import OX, SEARCH, VIVIAN, ZOE, cursed, drawn, laid

FOYER = {ZOE: "entrance-hall", OX: "foyer", VIVIAN: "foyer"}
FRAIL = {OX: {"might": 0, "speed": 0, "knowledge": 0, "sanity": 0}}


def placed(table: Position) -> Position:
    """Every tile that was found is laid in the first way it can."""
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    return table


@rule("H25-21", "H25-40")
def test_who_finds_a_room_when_the_movement_is_over_draws_its_card_at_once() -> None:
    table = cursed(FOYER, turn=OX).top("room", "ballroom", "chapel", "larder")
    table.top("event", "the-walls", "the-lost-one").top("item", "bottle")
    laid(table.play("explore:n"))
    table.with_dice(*faces(0, table.value(OX, "knowledge")), 0, 0, 0)
    placed(table.play("stay-and-draw"))
    assert table.explorer(OX).place == "larder"
    assert drawn(table) == ["the-walls", "the-lost-one", "bottle"]


@rule("H25-40")
def test_who_finds_a_room_in_the_turn_of_another_draws_its_card_at_once() -> None:
    table = cursed(FOYER | {VIVIAN: "grand-staircase"}, turn=OX).top("room", "ballroom")
    table.top("event", "the-beckoning", "a-moment-of-hope")
    laid(table.play("explore:n"))
    table.with_dice(*faces(0, table.value(VIVIAN, "sanity")), 0, back=[0])
    placed(table.play("stay-and-draw"))
    assert table.explorer(VIVIAN).place == "patio"
    assert [event.data["explorer"] for event in table.events("draws")] == [OX, VIVIAN]
    assert not Voodoo.stop.of(table.haunt).card_waits_in


@rule("H25-40")
@pytest.mark.parametrize(("who", "ended"), [(VIVIAN, False), (OX, True)], ids=["another's turn", "after the turn"])
def test_nobody_waits_who_could_not_go_on_even_if_nothing_was_drawn_before(who: str, ended: bool) -> None:
    table = cursed(FOYER, turn=OX).top("item", "bottle")
    table.rules.turn.ended = ended
    for _ in table.rules.draw_for_room(table.explorer(who), LARDER).__await__():
        raise AssertionError("nobody is asked")
    assert [event.data["card"] for event in table.rules.events if event.kind == "draws"] == ["bottle"]


@rule("H25-21", "B-DEATH-03")
def test_who_dies_of_a_card_that_had_waited_has_no_more_turn() -> None:
    table = cursed(FOYER | {OX: "upper-landing"}, turn=OX, traits=FRAIL).top("room", "tower")
    table.top("event", "angry-being")
    laid(table.play("explore:n"))
    table.with_dice(*faces(0, table.value(OX, "might")), *faces(0, table.value(OX, "speed")), 1)
    table.play("cross")
    assert drawn(table) == ["angry-being"]
    table.play("split:1-0")
    assert not table.explorer(OX).alive
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H25-T08", "H25-22", "H25-41")
def test_the_card_of_a_search_may_kill_or_carry_off_before_anything_is_found() -> None:
    table = cursed(FOYER, turn=OX, traits=FRAIL).top("room", "ballroom").top("event", "angry-being")
    laid(table.play("explore:n")).with_dice(*[0] * table.value(OX, "speed"), 2, 2).play(SEARCH)
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, Voodoo.memory.of(table.haunt).destroyed, table.asked) == (False, [OX], [2])
    lost = cursed(FOYER, turn=OX).top("room", "ballroom", "larder").top("event", "the-lost-one").top("item", "bottle")
    laid(lost.play("explore:n")).with_dice(*faces(0, lost.value(OX, "knowledge")), 0, 0, 0)
    placed(lost.play(SEARCH))
    assert (lost.explorer(OX).place, Voodoo.memory.of(lost.haunt).empty) == ("larder", [])
    for found in (table, lost):
        assert "task" not in [event.data["why"] for event in found.events("rolled")], "nobody searched"


@rule("H25-T08")
def test_webs_do_not_keep_anybody_from_the_search_that_was_begun() -> None:
    table = cursed(FOYER, turn=OX).top("room", "ballroom").top("event", "webs")
    laid(table.play("explore:n"))
    table.with_dice(*[0] * table.value(OX, "might"), *faces(2, table.value(OX, "knowledge"))).play(SEARCH)
    assert Voodoo.memory.of(table.haunt).empty == ["ballroom"]
