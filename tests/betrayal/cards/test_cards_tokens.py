"""What tokens offer: Closet, Safe, Skeletons, Slide and Wall Switch."""

from typing import Any

import pytest

from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces, mummy


def beside(token: str, *dice: int, place: str = "entrance-hall", **parts: Any) -> Position:
    """Ox stands beside a token."""
    return position(parts.pop("where", APART), tokens={token: place}, **parts).with_dice(*dice)


# Placing them


@pytest.mark.parametrize(("event", "token"), [("closet-door", "closet"), ("locked-safe", "safe")])
def test_a_token_is_left_where_the_event_was_drawn(event: str, token: str) -> None:
    table = draw(event, where={**APART, OX: "foyer"})
    assert table.state.tokens[token] == "foyer"
    assert table.state.events.discards == [event]


def test_skeletons_frighten_and_stay() -> None:
    table = draw("skeletons", 1).play("split:1-0")
    assert changes(table, OX) == {"knowledge": -1}
    assert table.state.tokens["skeletons"] == "entrance-hall"


@rule("B-MOVE-05", "B-CARD-03")
def test_what_an_event_left_may_be_tried_in_the_same_turn() -> None:
    table = draw("locked-safe")
    assert table.state.turn.over
    assert "try:safe" in table.keys
    assert not table.offers("go")


# Trying them


@rule("B-DIE-06")
@pytest.mark.parametrize("token", ["closet", "safe", "skeletons"])
def test_a_token_is_tried_once_a_turn(token: str) -> None:
    table = beside(token, 0, 0, 0, 0, 0, 0, 0, 0).top("event", "smoke").play(f"try:{token}")
    assert not table.offers("try")


@pytest.mark.parametrize("token", ["closet", "safe", "skeletons"])
def test_a_token_elsewhere_cannot_be_tried(token: str) -> None:
    assert not beside(token, place="foyer").offers("try")


@rule("B-BARR-07")
def test_a_token_across_a_barrier_cannot_be_tried() -> None:
    where = {OX: "catacombs", VIVIAN: "foyer", ZOE: "foyer"}
    assert not beside("safe", where=where, place="catacombs/far", rooms=row("basement", "catacombs")).offers("try")


def test_the_closet_holds_an_item_on_four() -> None:
    table = beside("closet", 2, 2).top("item", "axe").play("try:closet")
    assert table.cards(OX) == ["axe"]
    assert "closet" in table.state.tokens


@pytest.mark.parametrize(("result", "stays"), [(3, True), (2, True), (1, False), (0, False)])
def test_the_closet_holds_an_event_below_four_and_is_gone_below_two(result: int, stays: bool) -> None:
    table = beside("closet", *faces(result, 2)).top("event", "smoke").play("try:closet")
    assert table.state.tokens["smoke"] == "entrance-hall"
    assert ("closet" in table.state.tokens) is stays


def test_the_safe_opens_on_five() -> None:
    table = beside("safe", *faces(5, 3)).top("item", "axe", "bell").play("try:safe")
    assert table.cards(OX) == ["axe", "bell"]
    assert "safe" not in table.state.tokens


@pytest.mark.parametrize(("result", "dice"), [(4, 1), (2, 1), (1, 2), (0, 2)])
def test_the_safe_hurts_whoever_fails(result: int, dice: int) -> None:
    table = beside("safe", *faces(result, 3), *[1] * dice).play("try:safe", f"split:{dice}-0")
    assert changes(table, OX) == {"might": -dice}
    assert "safe" in table.state.tokens


def test_the_skeletons_yield_an_item_on_five() -> None:
    table = beside("skeletons", *faces(5, 3)).top("item", "axe").play("try:skeletons")
    assert table.cards(OX) == ["axe"]
    assert "skeletons" not in table.state.tokens


@pytest.mark.parametrize("result", [4, 0])
def test_the_skeletons_frighten_whoever_fails(result: int) -> None:
    table = beside("skeletons", *faces(result, 3), 1).play("try:skeletons", "split:0-1")
    assert changes(table, OX) == {"sanity": -1}
    assert "skeletons" in table.state.tokens


def test_the_candle_does_not_light_a_token_that_an_event_left() -> None:
    table = beside("safe", *faces(4, 3), 0, cards={OX: ["candle"]}).play("try:safe")
    assert len(table.events("rolled")[0].data["faces"]) == 3


# The Slide


@rule("B-MOVE-10")
def test_the_slide_takes_the_strong_down_for_no_space() -> None:
    table = beside("slide", *faces(5, 5)).play("try:slide")
    assert table.explorer(OX).place == "basement-landing"
    assert table.state.turn.spent == 0
    assert table.offers("explore")


@rule("B-DISC-12")
def test_whoever_falls_down_the_slide_in_the_own_turn_draws_for_the_room() -> None:
    table = beside("slide", *faces(4, 5), 0).top("room", "storeroom").top("item", "axe")
    table.play("try:slide", "doorway:basement-landing:s")
    assert (table.explorer(OX).place, table.cards(OX)) == ("storeroom", ["axe"])


@rule("B-MOVE-06")
@pytest.mark.parametrize("token", ["slide", "wall-switch"])
def test_neither_slide_nor_wall_switch_works_once_movement_is_over(token: str) -> None:
    def stopped(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("foyer"))
        state.turn.over = True

    assert not beside(token, change=stopped).offers("try")


# The Wall Switch


def at_switch(*dice: int, **parts: Any) -> Position:
    """A Revolving Wall joins the Entrance Hall and the Upper Landing."""

    def joined(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("upper-landing"))

    return beside("wall-switch", *dice, change=joined, **parts)


@rule("B-REVW-01", "B-MOVE-10")
def test_a_knowledge_roll_of_three_turns_the_wall_for_no_space() -> None:
    table = at_switch(*faces(3, 3)).play("try:wall-switch")
    assert table.explorer(OX).place == "upper-landing"
    assert table.state.turn.spent == 0
    assert not table.offers("try")


@rule("B-DIE-06")
def test_a_wall_that_does_not_turn_stays_shut_for_the_turn() -> None:
    table = at_switch(*faces(2, 3)).play("try:wall-switch")
    assert table.explorer(OX).place == "entrance-hall"
    assert table.offers("go")
    assert not table.offers("try")


def test_the_wall_turns_from_both_sides() -> None:
    table = at_switch(*faces(3, 5), turn=VIVIAN).play("try:wall-switch")
    assert table.explorer(VIVIAN).place == "entrance-hall"


@rule("B-REVW-01", "B-POW-03")
def test_the_traitor_passes_the_wall_without_a_roll_once_a_turn() -> None:
    table = at_switch(haunt=1, traitor=OX, monsters=[mummy()]).play("try:wall-switch")
    assert table.explorer(OX).place == "upper-landing"
    assert not table.offers("try")
