"""Events that last: Debris, Webs, Grave Dirt, Lights Out."""

from typing import Any

import pytest

from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import THREE, Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces, mummy

BESIDE = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}


def held(card: str, failures: int = 0, **parts: Any) -> Position:
    """Ox is held by a card; it is his turn."""

    def failed(state: BetrayalState) -> None:
        if failures:
            state.explorers[THREE.index(OX)].status[card] = failures

    return position(parts.pop("where", APART), cards={OX: [card]}, change=failed, **parts)


# Debris and Webs


@rule("B-CARD-04")
@pytest.mark.parametrize(("result", "dice"), [(2, [1]), (1, [1]), (0, [1, 0])])
def test_debris_buries_the_slow_and_hurts_them(result: int, dice: list[int]) -> None:
    table = draw("debris", *faces(result, 4), *dice).play("split:1-0")
    assert changes(table, OX) == {"might": -1}
    assert table.cards(OX) == ["debris"]
    assert table.state.events.discards == []
    assert table.keys == ["free:ox-bellows", "end-turn"]


@pytest.mark.parametrize("result", [0, 3])
def test_webs_hold_the_weak_without_hurting_them(result: int) -> None:
    table = draw("webs", *faces(result, 5))
    assert table.cards(OX) == ["webs"]
    assert changes(table, OX) == {}
    assert table.keys == ["free:ox-bellows", "end-turn"]


@pytest.mark.parametrize("card", ["debris", "webs"])
def test_a_held_explorer_who_gets_free_goes_on_with_the_turn(card: str) -> None:
    table = held(card).with_dice(*faces(4, 5)).play("free:ox-bellows")
    assert table.cards(OX) == []
    assert table.state.events.discards == [card]
    assert "go:foyer" in table.keys
    assert changes(table, OX) == {}


@rule("B-DIE-06")
@pytest.mark.parametrize("card", ["debris", "webs"])
def test_a_held_explorer_tries_once_a_turn_to_get_free(card: str) -> None:
    table = held(card).with_dice(*faces(3, 5)).play("free:ox-bellows")
    assert table.explorer(OX).status[card] == 1
    assert table.keys == ["end-turn"]


@pytest.mark.parametrize(("card", "over"), [("debris", False), ("webs", True)])
def test_a_helper_who_fails_gets_stuck_in_webs_but_not_in_debris(card: str, over: bool) -> None:
    table = held(card, where=BESIDE, turn=VIVIAN).with_dice(*faces(3, 2)).play("free:ox-bellows")
    assert table.explorer(OX).status[card] == 1
    assert table.state.turn.over is over
    assert not table.offers("free")


def test_a_helper_in_the_same_place_may_set_somebody_free() -> None:
    table = held("webs", where=BESIDE, turn=VIVIAN).with_dice(2, 2).play("free:ox-bellows")
    assert table.cards(OX) == []
    assert not held("webs", turn=VIVIAN).offers("free")


@pytest.mark.parametrize("card", ["debris", "webs"])
def test_after_three_failures_of_anybody_one_is_free_at_the_start_of_the_next_turn(card: str) -> None:
    table = held(card, 2, turn=ZOE, where={OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"})
    table.with_dice(*faces(3, 3)).play("free:ox-bellows")
    assert table.cards(OX) == [card]
    table.play("end-turn")
    assert table.cards(OX) == []
    assert "go:entrance-hall" in table.keys


@pytest.mark.parametrize("card", ["debris", "webs"])
def test_two_failures_are_not_enough(card: str) -> None:
    table = held(card, 2, turn=ZOE).play("end-turn")
    assert table.keys == ["free:ox-bellows", "end-turn"]


@rule("B-DEATH-07")
def test_cards_that_held_the_dead_are_discarded() -> None:
    cards = {OX: ["debris", "grave-dirt", "bite"]}
    traits = {OX: {"might": 0}}
    table = position(APART, cards=cards, traits=traits, turn=ZOE, haunt=1, traitor=VIVIAN, monsters=[mummy()])
    table.play("end-turn", "split:1-0")
    assert not table.explorer(OX).alive
    assert table.cards(OX) == []
    assert sorted(table.state.events.discards) == ["debris", "grave-dirt"]
    assert table.state.gone == ["bite"]


# Grave Dirt


@pytest.mark.parametrize("result", [0, 3])
def test_grave_dirt_sticks_to_the_weak(result: int) -> None:
    table = draw("grave-dirt", *faces(result, 5))
    assert table.cards(OX) == ["grave-dirt"]
    assert changes(table, OX) == {}


@rule("B-DMG-01")
def test_grave_dirt_hurts_at_the_start_of_each_turn() -> None:
    table = held("grave-dirt", turn=ZOE).play("end-turn")
    assert table.prompt == "split-damage"
    assert changes(table.play("split:0-1"), OX) == {"speed": -1}


@pytest.mark.parametrize(
    ("room", "floor"), [("balcony", "upper"), ("gardens", "ground"), ("patio", "ground"), ("larder", "basement")]
)
def test_grave_dirt_is_washed_off_where_a_turn_ends(room: str, floor: str) -> None:
    where = {OX: room, VIVIAN: "foyer", ZOE: "foyer"}
    table = held("grave-dirt", where=where, rooms=row(floor, room)).play("end-turn")
    assert table.cards(OX) == []
    assert table.state.events.discards == ["grave-dirt"]


def test_grave_dirt_stays_on_elsewhere() -> None:
    assert held("grave-dirt").play("end-turn").cards(OX) == ["grave-dirt"]


@rule("B-ITEM-13")
def test_an_item_card_that_raises_a_trait_washes_off_grave_dirt() -> None:
    table = held("grave-dirt", piles={"entrance-hall": ["bell", "axe"]}).play("take:axe", "done")
    assert "grave-dirt" in table.cards(OX)
    table = held("grave-dirt", piles={"entrance-hall": ["bell"]}).play("take:bell")
    assert table.cards(OX) == ["bell"]


def test_an_omen_that_raises_a_trait_leaves_grave_dirt_on() -> None:
    table = held("grave-dirt", piles={"entrance-hall": ["book"]}).play("take:book")
    assert table.cards(OX) == ["grave-dirt", "book"]


def test_an_item_that_cannot_raise_the_trait_leaves_grave_dirt_on() -> None:
    table = held("grave-dirt", piles={"entrance-hall": ["bell"]}, traits={OX: {"sanity": 7}}).play("take:bell")
    assert table.cards(OX) == ["grave-dirt", "bell"]


def test_healing_with_an_item_washes_off_grave_dirt() -> None:
    table = position(APART, cards={OX: ["grave-dirt", "smelling-salts"]}, traits={OX: {"knowledge": 0}})
    assert table.play("use:smelling-salts:ox-bellows").cards(OX) == []


# Lights Out


def test_without_light_one_goes_a_single_space() -> None:
    table = draw("lights-out")
    assert table.cards(OX) == ["lights-out"]
    table = held("lights-out").play("go:foyer")
    assert table.rules.spaces_left(table.explorer(OX)) == 0
    assert not table.offers("go")


def test_company_at_the_end_of_a_turn_gives_light() -> None:
    assert held("lights-out", where=BESIDE).play("end-turn").cards(OX) == []
    assert held("lights-out").play("end-turn").cards(OX) == ["lights-out"]


@rule("B-BARR-07")
def test_company_across_a_barrier_gives_no_light() -> None:
    where = {OX: "catacombs", VIVIAN: "catacombs/far", ZOE: "foyer"}
    table = held("lights-out", where=where, rooms=row("basement", "catacombs")).play("end-turn")
    assert table.cards(OX) == ["lights-out"]


def test_the_furnace_gives_light() -> None:
    where = {OX: "furnace-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = held("lights-out", where=where, rooms=row("basement", "furnace-room")).play("end-turn", "split:1-0")
    assert table.cards(OX) == []


def test_a_candle_picked_up_gives_light() -> None:
    table = held("lights-out", piles={"entrance-hall": ["candle"]}).play("take:candle")
    assert table.cards(OX) == ["candle"]


# Turning traitor


@rule("B-POW-01")
@pytest.mark.parametrize("card", ["debris", "grave-dirt", "lights-out", "webs"])
def test_who_turns_traitor_is_rid_of_whatever_impedes(card: str) -> None:
    table = held(card)
    table.rules.turn_traitor(table.explorer(OX))
    assert table.cards(OX) == []
    assert table.state.events.discards == [card]
