"""The plan of the house: however it came to lie like this, it is the same house."""

import pytest

from dreadhall.betrayal.components.rooms import DUSTY_HALLWAY, MYSTIC_ELEVATOR, STAIRS_FROM_BASEMENT
from dreadhall.betrayal.house.plan import FIRST, PLACES, Placed, Plan, read_plan
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.testing.betrayal import house, row
from dreadhall.testing.marks import rule

CHASM = Placed(RoomId("chasm"), "basement", 1, 0)
HALLWAY = Placed(DUSTY_HALLWAY, "basement", 2, 0)
STAIRS = Placed(STAIRS_FROM_BASEMENT, "basement", 0, 1, 2)
LIFT = Placed(MYSTIC_ELEVATOR, "upper", 0, 1)
TILES = (CHASM, HALLWAY, STAIRS, LIFT, *row("ground", "creaky-hallway", "junk-room"))
FLOORS = ("basement", "ground", "upper")
DOCKS = (Placed(MYSTIC_ELEVATOR, "ground", 0, -1, 2), Placed(MYSTIC_ELEVATOR, "basement", -1, 0, 1))


def looks(plan: Plan) -> list[object]:
    """All that a plan says of the house."""
    ways = [sorted(part.items()) for part in (plan.joined, plan.exits, plan.ways, plan.near, plan.doorways)]
    return [plan.text, dict(plan.placed), dict(plan.cells), *ways, [sorted(plan.open_doorways(f)) for f in FLOORS]]


def tells_the_truth(plan: Plan) -> bool:
    """Whether it is the same as if it were worked out from its text alone."""
    return looks(plan) == looks(read_plan(plan.text))


@pytest.mark.parametrize("number", range(1, len(TILES) + 1))
def test_a_house_that_grew_tile_by_tile_is_the_one_that_its_text_tells(number: int) -> None:
    plan = FIRST
    for tile in TILES[:number]:
        plan = plan.add(tile)
    assert tells_the_truth(plan)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_that_is_taken_up_leaves_nothing_behind(tile: Placed) -> None:
    plan = house(*TILES).without(tile.room)
    assert tells_the_truth(plan)
    assert tile.room not in plan.text
    assert not set(PLACES[tile.room]) & plan.ways.keys()


def test_a_tile_that_moves_on_and_on_lies_in_one_place_only() -> None:
    plan = house(*TILES)
    for dock in (*DOCKS, LIFT, *DOCKS):
        plan = plan.moved(dock)
        assert plan.placed[MYSTIC_ELEVATOR] == dock
        assert tells_the_truth(plan)


def test_what_is_built_on_one_house_leaves_that_house_as_it_was() -> None:
    plan = house(*TILES[:3])
    before = looks(plan)
    taller = plan.add(LIFT)
    after = looks(taller)
    taller.moved(DOCKS[0])
    taller.without(RoomId("chasm"))
    assert looks(plan) == before
    assert looks(taller) == after


@rule("B-BARR-02", "B-BARR-07")
def test_each_side_of_a_barrier_has_the_doors_that_it_touches() -> None:
    plan = house(CHASM, HALLWAY)
    assert [room for _, room in plan.exits[Place("chasm")]] == ["basement-landing"]
    assert [room for _, room in plan.exits[Place("chasm/far")]] == ["dusty-hallway"]
    assert plan.near[RoomId("chasm")] == ("basement-landing", "dusty-hallway")
    assert plan.ways[Place("dusty-hallway")] == ("chasm/far",)
    assert plan.near[DUSTY_HALLWAY] == ("chasm",)


@rule("B-STAIR-02")
def test_stairs_are_joined_and_parted_at_both_ends() -> None:
    with_stairs = FIRST.add(STAIRS)
    assert "stairs-from-basement" in with_stairs.ways[Place("foyer")]
    assert "foyer" in with_stairs.ways[Place("stairs-from-basement")]
    assert "stairs-from-basement" not in with_stairs.without(STAIRS_FROM_BASEMENT).ways[Place("foyer")]
    assert "stairs-from-basement" not in FIRST.ways[Place("foyer")]
