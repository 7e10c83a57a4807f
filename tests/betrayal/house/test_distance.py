"""How far rooms are from each other, by secret ways and past ruins; and who sees whom. (B-MOVE-13, C-37, B-LOS)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import (
    BALLROOM,
    BASEMENT_LANDING,
    CHASM,
    COAL_CHUTE,
    DUSTY_HALLWAY,
    ENTRANCE_HALL,
    FOYER,
    GALLERY,
    GRAVEYARD,
)
from dreadhall.betrayal.house.paths import distance, distances, in_reach, passages
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import OX, VIVIAN, ZOE

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
CHUTE = Placed(COAL_CHUTE, "ground", 0, -1, 2)
UNREACHABLE = 100


def standing(*rooms: Placed, **parts: Any) -> Position:
    """The house with these rooms."""
    return position(HALL, rooms=rooms, **parts)


def gone(*rooms: RoomId, **fields: Any) -> Any:
    """These rooms are destroyed."""

    def change(state: BetrayalState) -> None:
        state.destroyed = list(rooms)
        for name, value in fields.items():
            setattr(state, name, value)

    return change


@rule("B-MOVE-13")
def test_a_secret_passage_is_a_space_long_both_ways() -> None:
    for name in ("secret-passage", "secret-stairs"):
        rules = standing(tokens={f"{name}-1": "entrance-hall", f"{name}-2": "basement-landing"}).rules
        assert distance(rules, Place("entrance-hall"), Place("basement-landing")) == 1
        assert distance(rules, Place("upper-landing"), Place("basement-landing")) == 4
        assert distance(rules, Place("basement-landing"), Place("foyer")) == 2
        assert distances(rules, BASEMENT_LANDING)[FOYER] == 2
        assert set(in_reach(rules, BASEMENT_LANDING)) == set(rules.plan.placed)


@rule("B-MOVE-13")
def test_a_passage_with_one_end_leads_nowhere() -> None:
    rules = standing(tokens={"secret-passage-1": "entrance-hall"}).rules
    assert distance(rules, Place("entrance-hall"), Place("basement-landing")) > UNREACHABLE
    assert passages(rules, Place("entrance-hall")) == []


@rule("B-MOVE-13", "C-37")
def test_no_way_leads_through_a_ruin() -> None:
    rules = standing(change=gone(FOYER)).rules
    assert distance(rules, Place("entrance-hall"), Place("grand-staircase")) > UNREACHABLE
    assert distances(rules, ENTRANCE_HALL) == {"entrance-hall": 0}
    assert list(in_reach(rules, ENTRANCE_HALL)) == ["entrance-hall"]


@rule("B-MOVE-13", "C-37")
def test_no_slide_leads_into_a_ruin() -> None:
    rooms = [CHUTE, *row("basement", "dusty-hallway"), *row("upper", "gallery"), *row("ground", "ballroom")]
    rules = standing(*rooms, change=gone(BASEMENT_LANDING, BALLROOM)).rules
    for start, goal in ((ENTRANCE_HALL, BASEMENT_LANDING), (GALLERY, BALLROOM)):
        assert distance(rules, start, goal) > UNREACHABLE
        assert goal not in distances(rules, start)
        assert goal not in in_reach(rules, start)


@rule("B-MOVE-13")
def test_nobody_gets_off_the_coal_chute_but_at_its_end() -> None:
    rules = standing(CHUTE).rules
    assert distances(rules, COAL_CHUTE) == {"coal-chute": 0, "basement-landing": 0}
    assert set(in_reach(rules, COAL_CHUTE)) == {"coal-chute", "basement-landing"}


@rule("B-MOVE-13")
def test_a_revolving_wall_is_no_space_wide() -> None:
    rooms = row("ground", "creaky-hallway", "dusty-hallway")
    table = standing(*rooms, change=gone(switch=("entrance-hall", "dusty-hallway")))
    assert distance(table.rules, Place("foyer"), Place("dusty-hallway")) == 1
    assert distances(table.rules, DUSTY_HALLWAY)[ENTRANCE_HALL] == 0


@rule("B-MOVE-13")
def test_a_gallery_without_a_ballroom_leads_nowhere_down() -> None:
    rules = standing(*row("upper", "gallery")).rules
    assert set(distances(rules, GALLERY)) == {
        "gallery", "upper-landing", "grand-staircase", "foyer", "entrance-hall",
    }  # fmt: skip


# Sight


@rule("B-LOS-02")
@pytest.mark.parametrize("smoke", ["entrance-hall", "foyer", "grand-staircase"])
def test_smoke_is_seen_neither_into_nor_out_of_nor_through(smoke: str) -> None:
    where = {OX: "entrance-hall", VIVIAN: "grand-staircase", ZOE: "foyer"}
    table = position(where, tokens={"smoke": smoke})
    ox, vivian, zoe = table.state.explorers
    assert not table.rules.sees(ox, vivian)
    assert not table.rules.sees(vivian, ox)
    assert table.rules.sees(ox, zoe) == (smoke == "grand-staircase")
    assert table.rules.sees(zoe, vivian) == (smoke == "entrance-hall")


@rule("B-LOS-03", "B-BARR-07")
def test_those_on_two_sides_of_a_barrier_do_not_see_each_other() -> None:
    chasm = Placed(CHASM, "basement", 1, 0)
    table = position({OX: "chasm", VIVIAN: "chasm/far", ZOE: "chasm"}, rooms=[chasm])
    ox, vivian, zoe = table.state.explorers
    assert not table.rules.sees(ox, vivian)
    assert table.rules.sees(ox, zoe)


# Sealing


@rule("B-SEAL-01", "B-SEAL-02")
def test_a_tile_with_no_way_on_seals_no_floor_that_is_open_elsewhere() -> None:
    assert not standing().rules.seals(Placed(GRAVEYARD, "ground", 0, -1))
