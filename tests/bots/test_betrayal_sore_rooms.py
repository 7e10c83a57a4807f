"""Rooms that hurt whoever ends a turn there, falls that may kill, and remedies for those who need them."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import COLLAPSED_ROOM
from dreadhall.betrayal.ids import place_in
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import PERILOUS
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.h08.test_h08_wail_of_the_banshee import before_flight
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = "ox-bellows", "vivian-lopez", "zoe-ingstrom"
EXORCISE = "h08-heroes-exorcise:sanity:crypt"
BELOW = row("basement", "crypt")
"""The Crypt, which is wanted, south of the Basement Landing."""
WEAK = {OX: {"sanity": 0, "knowledge": 0}}


def wailing(where: str, *, spent: int = 0, **parts: Any) -> Position:
    """It is the turn of a hero who has spent so many of four spaces; the traitor and the Banshee are far."""

    def walked(state: BetrayalState) -> None:
        state.turn.spent = spent

    parts.setdefault("rooms", BELOW)
    explorers = {OX: where, ZOE: "foyer", VIVIAN: "upper-landing"}
    return before_flight(explorers, "upper-landing", turn=OX, **parts).arrange(walked)


def in_the_crypt(**parts: Any) -> Position:
    """A hero has tried in vain what can be done in the Crypt."""
    table = wailing("crypt", **parts)
    return table.with_dice(*[0] * table.value(OX, "sanity")).play(EXORCISE)


def test_whoever_is_done_in_a_room_that_hurts_steps_out_of_it() -> None:
    assert answers(in_the_crypt(), 0) == {"go:basement-landing"}


@pytest.mark.parametrize("anew", [False, True])
def test_and_does_not_go_in_again_in_the_same_turn_even_if_it_is_made_anew(anew: bool) -> None:
    table, bot = in_the_crypt(), ScoutBot(0)
    answer = bot.choose(SeatAt(table.table, 0))
    table.play(answer.key)
    if anew:
        bot = ScoutBot(0)
        bot.recall(answer.memory)
    assert "go:crypt" in table.keys
    assert bot.choose(SeatAt(table.table, 0)).key == "end-turn"


def test_in_the_next_turn_it_goes_in_again() -> None:
    table, bot = in_the_crypt(), ScoutBot(0)
    table.play(bot.choose(SeatAt(table.table, 0)).key)
    again = wailing("basement-landing")
    assert bot.choose(SeatAt(again.table, 0)).key == "go:crypt"


def test_whom_nothing_can_hurt_there_stays() -> None:
    assert answers(in_the_crypt(cards={OX: ["medallion"]}), 0) == {"end-turn"}


def test_for_what_can_be_done_there_one_goes_in_with_the_last_step() -> None:
    assert answers(wailing("basement-landing", spent=3), 0) == {"go:crypt"}


def test_whoever_would_die_there_does_not_go_in_with_the_last_step() -> None:
    assert "go:crypt" not in answers(wailing("basement-landing", spent=3, traits=WEAK), 0)
    assert answers(wailing("basement-landing", traits=WEAK), 0) == {"go:crypt"}


def test_no_last_step_of_a_turn_leads_into_a_room_that_hurts_and_where_nothing_is_wanted() -> None:
    rooms = row("basement", "furnace-room", "crypt")
    assert answers(wailing("basement-landing", rooms=rooms), 0) == {"go:furnace-room"}
    assert answers(wailing("basement-landing", spent=3, rooms=rooms), 0) == {"end-turn"}
    clad = wailing("basement-landing", spent=3, rooms=rooms, cards={OX: ["armor"]})
    assert answers(clad, 0) == {"go:furnace-room"}


def test_no_room_hurts_a_traitor() -> None:
    table = wailing("crypt")
    assert SeenTable(SeatAt(table.table, 0)).sore == {"crypt", "furnace-room"}
    assert SeenTable(SeatAt(table.table, 2)).sore == frozenset()


# Falls


@pytest.mark.parametrize(("clip", "price"), [(0, PERILOUS), (3, 4)])
def test_a_fall_is_a_long_way_for_whoever_may_die_of_it(clip: int, price: int) -> None:
    rooms = row("ground", "collapsed-room")
    table = wailing("collapsed-room", rooms=rooms, traits={OX: {"might": clip, "speed": clip}})
    ways = SeenTable(SeatAt(table.table, 0)).paths.ways
    assert [way.price for way in ways[place_in(COLLAPSED_ROOM)] if way.by == "fall"] == [price]


# Remedies

KIT = "use:medical-kit"


def test_a_remedy_is_for_whoever_is_worst_off() -> None:
    traits = {OX: {"might": 0}, ZOE: {"might": 0, "speed": 0}}
    table = wailing("foyer", cards={OX: ["medical-kit"]}, traits=traits)
    assert {f"{KIT}:{OX}", f"{KIT}:{ZOE}"} <= set(table.keys)
    assert answers(table, 0) == {f"{KIT}:{OX}"}
    friend = wailing("foyer", cards={OX: ["medical-kit"]}, traits={ZOE: {"might": 0}})
    assert answers(friend, 0) == {f"{KIT}:{ZOE}"}


def test_no_remedy_is_wasted_on_a_foe_or_on_a_scratch() -> None:
    table = before_flight(
        {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"},
        "upper-landing",
        turn=OX,
        cards={OX: ["medical-kit"], VIVIAN: ["spirit-board"]},
        traits={VIVIAN: {"might": 0}, OX: {"speed": 3}},
    )
    assert {f"{KIT}:{OX}", f"{KIT}:{VIVIAN}"} <= set(table.keys)
    assert not any(key.startswith(KIT) for key in answers(table, 0))
