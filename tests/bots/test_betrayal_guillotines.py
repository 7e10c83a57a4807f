"""Scouts and a hidden traitor: whom they fight, whom they free, and what the traitor shows of itself. (H34-59)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CHASM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.people.hidden import HiddenTraitor
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.guillotines import FOUR, LONGFELLOW, OX, VIVIAN, ZOE, collared
from tests.bots.betrayal_seats import answers

ATTIC = row("upper", "attic")
WEAK = {name: {"might": 0, "speed": 0} for name in FOUR if name != OX}
"""Everybody but Ox is an easy prey."""
KEYS = ["key-attic", "key-crypt", "key-vault"]


def weak_company(traitor: str = LONGFELLOW, **parts: Any) -> Position:
    """It is the turn of Ox, strong, in the company of the weak."""
    return collared(dict.fromkeys(FOUR, "upper-landing"), traitor=traitor, traits=WEAK, **parts)


def known(name: str, table: Position) -> Position:
    """Everybody knows who the traitor is."""

    def show(state: BetrayalState) -> None:
        assert state.haunt is not None
        who = next(who for who in state.explorers if who.id == name)
        who.traitor = True
        who.status.pop("collar", None)
        state.haunt.traitor = who.seat
        HiddenTraitor.hidden.of(state.haunt).turned_up[ExplorerId(name)] = [1]

    return table.arrange(show)


# Whom they fight


def test_nobody_who_could_be_a_friend_is_attacked() -> None:
    table = weak_company()
    assert table.offers("attack")
    assert not [key for key in answers(table, 0) if key.startswith("attack")]


def test_once_the_traitor_is_known_heroes_attack_nobody_else() -> None:
    table = known(ZOE, weak_company(traitor=ZOE))
    assert {f"attack:{VIVIAN}", f"attack:{ZOE}"} <= set(table.keys)
    assert answers(table, 0) == {f"attack:{ZOE}"}


def test_a_hidden_traitor_attacks_nobody_before_it_is_late() -> None:
    assert not [key for key in answers(weak_company(OX), 0) if key.startswith(("attack", "show-role"))]
    late = answers(weak_company(OX, track=4), 0)
    assert late
    assert all(key.startswith("attack:") for key in late)


def test_a_traitor_without_a_collar_has_nothing_to_hide_when_it_is_late() -> None:
    assert answers(weak_company(OX, track=4, free=[OX]), 0) == {"show-role"}


# Keys and collars


@rule("H34-59")
def test_two_keys_are_for_the_lowest_number_on_the_floor() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing", LONGFELLOW: "upper-landing"}
    table = collared(where, turn=ZOE, cards={ZOE: KEYS[:2]})
    assert answers(table, 2) == {f"h34-unlock:{VIVIAN}"}
    nearer = collared({**where, VIVIAN: "attic"}, turn=ZOE, cards={ZOE: KEYS[:2]}, rooms=ATTIC)
    assert answers(nearer, 2) == {"go:attic"}
    alone = collared({**where, VIVIAN: "foyer"}, turn=ZOE, cards={ZOE: KEYS[:2]})
    assert answers(alone, 2) == {f"h34-unlock:{ZOE}"}


def test_who_brings_keys_crosses_a_barrier_to_the_collar() -> None:
    rooms = [Placed(CHASM, "basement", -1, 0)]
    for here, there in (("chasm", "chasm/far"), ("chasm/far", "chasm")):
        where = {OX: "foyer", VIVIAN: there, ZOE: here, LONGFELLOW: "foyer"}
        crossing = answers(collared(where, turn=ZOE, cards={ZOE: KEYS[:2]}, rooms=rooms), 2, range(30))
        assert "cross" in crossing
        assert "end-turn" not in crossing


@rule("H34-59")
def test_of_two_single_keys_the_lower_number_gets_both() -> None:
    held = {VIVIAN: KEYS[:1], ZOE: KEYS[1:2]}
    table = collared(dict.fromkeys(FOUR, "upper-landing"), turn=ZOE, cards=held)
    assert answers(table, 2) == {f"trade:{VIVIAN}:key-crypt"}
    table.play(f"trade:{VIVIAN}:key-crypt")
    assert (table.prompt, answers(table, 2)) == ("ask-in-return", {"for:nothing"})
    table.play("for:nothing")
    assert answers(table, 1) == {"yes"}
    other = collared(dict.fromkeys(FOUR, "upper-landing"), turn=VIVIAN, cards=held)
    assert not [key for key in answers(other, 1) if key.startswith("trade")]


@rule("H34-59")
def test_a_hidden_traitor_looks_for_keys_and_wastes_them_on_itself() -> None:
    where = dict.fromkeys(FOUR, "upper-landing")
    table = collared(where, traitor=ZOE, turn=ZOE, rooms=ATTIC, keys={"key-attic": "attic"})
    assert answers(table, 2) == {"go:attic"}
    rich = collared(where, traitor=ZOE, turn=ZOE, cards={ZOE: KEYS[:2]})
    assert answers(rich, 2) == {f"h34-unlock:{ZOE}"}


@rule("H34-10")
def test_what_a_hero_wants_does_not_depend_on_who_the_traitor_is() -> None:
    wishes = [weak_company(traitor).view(0)["haunt"]["objectives"] for traitor in (VIVIAN, ZOE, LONGFELLOW)]
    assert wishes[0] == wishes[1] == wishes[2]


# Hazards


@pytest.mark.parametrize(("speed", "answer"), [(3, "go-on"), (2, "go-on"), (1, "show-role"), (0, "show-role")])
def test_a_hidden_traitor_steps_forward_at_a_hazard_only_to_save_its_skin(speed: int, answer: str) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing", LONGFELLOW: "foyer"}
    clips = {"might": 3, "speed": speed, "knowledge": 3, "sanity": 3}
    table = collared(where, traitor=ZOE, turn=ZOE, traits={ZOE: clips}).top("room", "collapsed-room").play("explore:n")
    assert (table.prompt, answers(table, 2)) == ("hazard", {answer})
