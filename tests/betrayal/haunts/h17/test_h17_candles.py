"""Haunt 17, A Breath of Wind: candles, and how it ends."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import DINING_ROOM, KITCHEN, PATIO
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import place_in
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, row
from tests.betrayal.haunts.h17.wind import APART, FIND, LIGHT, OX, VIVIAN, ZOE, carried, disturbed, its_turn, roll

CANDLE = "wax-candle-1"
SMART = {OX: {"knowledge": 4}}
CHAPEL = row("ground", "chapel")


@rule("H17-T11")
def test_a_candle_is_found_and_may_be_lit_at_once() -> None:
    where = {**APART, OX: "chapel"}
    table = disturbed(where, rooms=CHAPEL, haunt_room="foyer", traits=SMART)
    table.with_dice(*roll(table, OX, "speed", 3)).play(FIND)
    assert table.cards(OX) == [CANDLE]
    assert FIND not in table.keys, "once a turn"
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(f"{LIGHT}:{CANDLE}")
    assert (table.cards(OX), table.state.tokens) == ([], {"lit-candle-1": "chapel"})


@rule("H17-T16")
def test_candles_are_found_in_four_rooms_and_no_others() -> None:
    table = disturbed({**APART, OX: "chapel"}, rooms=CHAPEL, haunt_room="foyer")
    table.with_dice(*roll(table, OX, "speed", 2)).play(FIND)
    assert table.cards(OX) == []
    ox = table.rules.state.explorers[0]
    table.rules.turn.tried.clear()
    for room in ROOMS:
        ox.place = place_in(room)
        if room in table.rules.plan:
            offered = [choice.key for choice in table.rules.actions(ox)]  # type: ignore[attr-defined]
            assert (FIND in offered) == (room in ("kitchen", "dining-room", "chapel", "gallery"))
    for room in (KITCHEN, DINING_ROOM):
        assert FIND in disturbed({**APART, OX: room}, rooms=row("ground", room), haunt_room="foyer").keys
    assert FIND in disturbed({**APART, OX: "gallery"}, rooms=row("upper", "gallery"), haunt_room="foyer").keys
    assert FIND not in disturbed({**APART, VIVIAN: "chapel"}, rooms=CHAPEL, haunt_room="foyer", turn=VIVIAN).keys


@rule("H17-T12")
def test_five_lights_a_candle_for_good_and_four_loses_it() -> None:
    where = {**APART, OX: "foyer"}
    table = disturbed(where, ghost="kitchen", cards={OX: [CANDLE, "wax-candle-2"]}, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(f"{LIGHT}:{CANDLE}")
    assert table.state.tokens == {"lit-candle-1": "foyer"}
    assert not [key for key in table.keys if key.startswith(LIGHT)]
    table = disturbed(where, ghost="kitchen", cards={OX: [CANDLE]}, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 4)).play(f"{LIGHT}:{CANDLE}")
    assert (table.state.tokens, table.cards(OX), table.state.gone) == ({}, [], [CANDLE])


@rule("H17-T12")
def test_not_where_one_burns_and_not_on_another_floor() -> None:
    lit = disturbed({**APART, OX: "foyer"}, ghost="kitchen", cards={OX: [CANDLE]}, lit={"lit-candle-1": "foyer"})
    assert f"{LIGHT}:{CANDLE}" not in lit.keys
    assert f"{LIGHT}:{CANDLE}" in disturbed({**APART, OX: "foyer"}, ghost="kitchen", cards={OX: [CANDLE]}).keys
    assert f"{LIGHT}:{CANDLE}" not in disturbed(cards={OX: [CANDLE]}).keys


@rule("H17-T12")
def test_the_candle_card_serves_once() -> None:
    table = disturbed({**APART, OX: "foyer"}, ghost="kitchen", cards={OX: ["candle"]}, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(f"{LIGHT}:candle")
    assert (table.state.tokens, table.state.items.discards) == ({"lit-candle-1": "foyer"}, ["candle"])


@rule("H17-T13")
def test_it_may_steal_a_candle_but_not_one_that_burns() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = disturbed(where, turn=VIVIAN, cards={OX: [CANDLE]}, lit={"lit-candle-1": "foyer"})
    assert not [key for key in table.keys if key.startswith("take:")]
    its_turn(table, 0)
    assert not [key for key in table.keys if key.startswith("take:")]
    table.with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}", f"steal:{CANDLE}")
    assert (carried(table), table.haunt.track) == ([CANDLE], 5)


@rule("H17-T14")
@pytest.mark.parametrize(("burning", "winners"), [(1, None), (2, (0, 2, 3))])
def test_a_candle_for_every_hero_there_was_wins(burning: int, winners: tuple[int, ...] | None) -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[3].alive = False

    where = dict.fromkeys(SEVERAL[:4], "upper-landing") | {OX: "foyer"}
    rooms = [*row("ground", "junk-room", "kitchen"), Placed(PATIO, "ground", -1, 1)]
    lit = {f"lit-candle-{number + 1}": room for number, room in enumerate(("patio", "kitchen")[:burning])}
    table = disturbed(where, ghost="junk-room", cards={OX: [CANDLE]}, traits=SMART, lit=lit, rooms=rooms).arrange(dead)
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(f"{LIGHT}:{CANDLE}")
    assert table.winners == winners


@rule("H17-T09", "H17-T12")
def test_a_candle_left_behind_when_it_re_forms_can_be_lit() -> None:
    where = {**APART, OX: "foyer"}
    table = disturbed(where, turn=VIVIAN, track=5, carries=[CANDLE], traits=SMART).play("end-turn")
    table.with_dice(0, 0, 0).play("room:kitchen", "done", "end-turn", f"take:{CANDLE}")
    assert table.cards(OX) == [CANDLE]
    table.play("end-turn", "end-turn").with_dice(0, 0, 0).play("h17-traitor-stay", "done", "end-turn")
    assert f"{LIGHT}:{CANDLE}" in table.keys


@rule("H17-T10", "H17-T14")
def test_scattered_it_is_driven_out_as_well() -> None:
    lit = {"lit-candle-1": "kitchen"}
    table = disturbed({**APART, OX: "foyer"}, ghost="", cards={OX: [CANDLE]}, traits=SMART, lit=lit)
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(f"{LIGHT}:{CANDLE}")
    assert table.winners == (0, 2)


@rule("H17-T14")
def test_with_no_hero_left_the_traitor_wins_dead_or_alive() -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[1].alive = False
        state.explorers[2].alive = False

    table = disturbed({**APART, OX: "foyer"}, turn=OX, traits={OX: {"might": 0, "speed": 0}}).arrange(last_hero)
    table.with_dice(0, 0, 0).play("end-turn", "h17-traitor-stay")
    table.with_dice(2, 2, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}", "split:0-4")
    assert (table.winners, table.explorer(ZOE).alive) == ((1,), False)
