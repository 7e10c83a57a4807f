"""What is worth dying for, and what is better left alone: objectives that say so, and scouts who go by them."""

import pytest

from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import THREE, Position, row
from tests.betrayal.haunts.h06.test_h06_the_floating_eye import eye
from tests.betrayal.haunts.h17.wind import disturbed
from tests.betrayal.haunts.h28.solomon import demon, hell
from tests.betrayal.haunts.h30.tomb import DRACULA, night
from tests.betrayal.haunts.h33.test_h33_an_invocation_of_darkness import invoked
from tests.betrayal.haunts.h40.test_h40_buried_alive import buried
from tests.betrayal.haunts.ivy import LANE, ivy
from tests.betrayal.haunts.wolves import wolves
from tests.betrayal.haunts.worm import HEAD_1, head, worm
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
WEAK, STRONG = {"might": 0}, {"might": 7}
CELLARS = row("basement", "larder", "wine-cellar")


def attacks(table: Position, target: str, seat: int = 0) -> bool:
    """Whether a scout strikes somebody, who could be struck."""
    assert any(key.startswith(f"attack:{target}") for key in table.keys)
    return all(key.startswith(f"attack:{target}") for key in answers(table, seat))


# Worth dying for


@pytest.mark.parametrize(("tokens", "strikes"), [(3, False), (4, True)])
def test_whoever_is_about_to_become_a_god_is_attacked_whatever_the_odds(tokens: int, strikes: bool) -> None:
    where = {VIVIAN: "foyer", OX: "foyer", ZOE: "upper-landing"}
    table = invoked(where, turn=OX, tokens=tokens, traits={OX: WEAK, VIVIAN: STRONG}, cards={})
    assert attacks(table, VIVIAN, seat=1) == strikes


@pytest.mark.parametrize(("dug", "strikes"), [(1, False), (2, True)])
def test_the_last_spadeful_is_stopped_whatever_the_odds(dug: int, strikes: bool) -> None:
    where = {OX: "larder", VIVIAN: "larder", ZOE: "foyer"}
    traits = {OX: STRONG, VIVIAN: WEAK}
    table = buried(where, "larder", found=True, dug=dug, rooms=CELLARS, turn=VIVIAN, traits=traits)
    assert attacks(table, OX, seat=1) == strikes


@pytest.mark.parametrize(("hits", "strikes"), [(0, False), (1, True)])
def test_the_last_blow_at_the_last_head_is_struck_whatever_the_odds(hits: int, strikes: bool) -> None:
    table = worm({OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}, [head("foyer", hits=hits)], traits={OX: WEAK})
    assert attacks(table, HEAD_1) == strikes


@pytest.mark.parametrize(("others", "strikes"), [([], False), (["vampire-bride-1"], True)])
def test_the_last_vampire_is_attacked_whatever_the_odds(others: list[str], strikes: bool) -> None:
    armed = {ZOE: ["spear"]}
    table = night(dracula="foyer", track=3, gone=others, turn=ZOE, cards=armed, traits={ZOE: WEAK})
    assert attacks(table, DRACULA, seat=2) == strikes


@pytest.mark.parametrize(("lit", "dares"), [(0, False), (1, True)])
def test_the_last_candle_is_brought_past_the_ghost(lit: int, dares: bool) -> None:
    dark = {f"lit-candle-{number}": "foyer" for number in range(lit)}
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = disturbed(where, "junk-room", lit=dark, cards={OX: ["wax-candle-1"]})
    assert SeenTable(SeatAt(table.table, 0)).is_desperate == dares


@pytest.mark.parametrize(("hits", "dares"), [(1, False), (2, True)])
def test_for_the_last_blow_at_the_ship_all_go_though_the_eye_is_there(hits: int, dares: bool) -> None:
    where = {OX: "dusty-hallway", ZOE: "dusty-hallway"}
    table = eye(where, "dining-room", ship="dining-room", hits=hits, turn=ZOE, traits={ZOE: WEAK})
    assert (answers(table, 2) == {"go:dining-room"}) == dares


# Better left alone


def left_alone(table: Position, seat: int = 0) -> frozenset[str]:
    """Whom a seat had better not strike."""
    return SeenTable(SeatAt(table.table, seat)).left_alone


def test_vampires_are_left_alone_without_spear_and_holy_symbol() -> None:
    where = {OX: "foyer", ZOE: "foyer"}
    for cards, spared in (([], True), (["spear"], False), (["holy-symbol"], False)):
        table = night(where, dracula="foyer", track=3, cards={OX: cards}, traits={OX: STRONG})
        assert (DRACULA in left_alone(table)) == spared
    assert not attacks(night(where, dracula="foyer", track=3, traits={OX: STRONG}), DRACULA)


def test_demons_are_left_alone_by_all_who_do_not_bear_the_ring() -> None:
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(1, "foyer"), turn=ZOE, traits={ZOE: STRONG})
    assert {"demon-1", "demon-lord-1"} <= left_alone(table, 2)
    assert not left_alone(table, 0)
    assert not attacks(table, "demon-1", seat=2)


def test_werewolves_are_left_alone_without_gun_and_silver() -> None:
    assert VIVIAN in left_alone(wolves(turn=OX), 1)


def test_aliens_are_left_alone_by_those_who_hold_back() -> None:
    table = eye({OX: "foyer", ZOE: "foyer"}, "foyer", ship="foyer", turn=ZOE, traits={ZOE: WEAK, OX: STRONG})
    assert not left_alone(table, 0)
    assert left_alone(table, 2) == {"alien-1"}


def test_creepers_are_left_alone_unless_they_hold_somebody_or_one_has_the_spray() -> None:
    where = {OX: "creaky-hallway", VIVIAN: "upper-landing", ZOE: "creaky-hallway"}
    creeper = ("bloody-room", "creaky-hallway")
    assert left_alone(ivy(where, creeper, rooms=LANE)) == {"tip-1"}
    assert not left_alone(ivy(where, creeper, rooms=LANE, held={ZOE: 1}))
    assert not left_alone(ivy(where, creeper, rooms=LANE, made=True, cards={OX: ["plant-spray"]}))
