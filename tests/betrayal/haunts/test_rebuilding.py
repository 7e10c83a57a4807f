"""The house is laid anew: which tiles find a place, and what the invariants say of one that is wrong. (T-15)"""

import pytest

from dreadhall.betrayal.components.rooms import (
    CHASM,
    CRYPT,
    JUNK_ROOM,
    MYSTIC_ELEVATOR,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    STOREROOM,
    VAULT,
)
from dreadhall.betrayal.house.plan import FIRST, STARTING, Placed, plan_with
from dreadhall.betrayal.house.resettling import filled, in_order, spots_beside, steps_from_start
from dreadhall.testing.betrayal import house, row
from dreadhall.testing.betrayal.legal_house import HouseChange, bad_growth
from dreadhall.testing.marks import rule

DEAD_ENDS = [CRYPT, MYSTIC_ELEVATOR, PENTAGRAM_CHAMBER, STAIRS_FROM_BASEMENT, STOREROOM, VAULT]


@rule("H32-T04")
def test_a_floor_holds_dead_ends_only_as_long_as_one_doorway_stays_open() -> None:
    assert filled(FIRST, "basement", DEAD_ENDS[:3]) is not None
    assert filled(FIRST, "basement", DEAD_ENDS[:4]) is None
    with_a_hall = filled(FIRST, "basement", in_order([*DEAD_ENDS[:4], JUNK_ROOM]))
    assert with_a_hall is not None
    assert with_a_hall.open_doorways("basement")


@rule("H32-T04")
def test_a_tile_goes_to_the_doorways_closest_to_the_start_that_leave_room_for_the_others() -> None:
    free = spots_beside(FIRST, "basement", CRYPT, [])
    assert {doorway.room for doorway in free} == {"basement-landing"}
    crowded = house(Placed(JUNK_ROOM, "basement", 0, -1), Placed(CRYPT, "basement", 0, 1))
    plan = filled(crowded, "basement", [VAULT, STOREROOM])
    assert plan is not None
    assert steps_from_start(plan, "basement") == {
        "basement-landing": 0,
        "junk-room": 1,
        "crypt": 1,
        "vault": 1,
        "storeroom": 1,
    }
    farther = spots_beside(plan, "basement", PENTAGRAM_CHAMBER, [])
    assert {doorway.room for doorway in farther} == {"junk-room"}


@rule("H32-T04")
def test_which_side_of_a_barrier_meets_the_door_is_a_choice() -> None:
    ways = next(iter(spots_beside(FIRST, "basement", CHASM, []).values()))
    assert len(ways) == 2


@pytest.mark.parametrize(
    ("tiles", "problem"),
    [
        (row("basement", "junk-room"), ""),
        (row("basement", "crypt"), "crypt came into a house that was laid anew"),
        (row("upper", "junk-room"), "junk-room was laid on another floor"),
    ],
)
def test_a_new_house_has_its_own_tiles_on_their_floors(tiles: list[Placed], problem: str) -> None:
    before = house(*row("basement", "abandoned-room", "junk-room"))
    found = list(bad_growth(before, house(*tiles), HouseChange(frozenset(), frozenset(), laid_anew=True)))
    assert found == ([problem] if problem else [])


def test_a_new_house_that_cannot_grow_is_wrong() -> None:
    plan = filled(FIRST, "basement", DEAD_ENDS[:3])
    assert plan is not None
    (last,) = plan.open_doorways("basement")
    floor, x, y = plan.behind(last)
    turn = next(turn for turn in range(4) if plan.add(Placed(VAULT, floor, x, y, turn)).joined[VAULT])
    sealed = plan.add(Placed(VAULT, floor, x, y, turn))
    before = plan_with({**sealed.placed})
    assert set(before.placed) - STARTING == {*DEAD_ENDS[:3], "vault"}
    found = list(bad_growth(before, sealed, HouseChange(frozenset(), frozenset(), laid_anew=True)))
    assert found == ["the floor basement was laid anew and cannot grow"]
